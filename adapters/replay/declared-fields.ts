import { type Schema, SchemaAST } from "effect"
import { writtenFormNames } from "../../core/asking/form-names.ts"
import { answerFormNames } from "../../core/front/consent.ts"
import { eventNames } from "../../core/pages/event-names.ts"
import { queryNames } from "../../core/addresses/query-names.ts"
import { caseFormNames } from "../../core/returns/form-names.ts"
import { productFormNames } from "../../core/product-page/form-names.ts"
import { unreadFields, unreadNames } from "../http/unread-names.ts"
import { RecordedField } from "../http/recorded-field.ts"
import { askedNames } from "../http/asked-names.ts"
import * as account from "../http/operations/account.ts"
import * as changeBasket from "../http/operations/change-basket.ts"
import * as compared from "../http/operations/compared.ts"
import * as content from "../http/operations/content.ts"
import * as favourites from "../http/operations/favourites.ts"
import * as home from "../http/operations/home.ts"
import * as instalments from "../http/operations/instalments.ts"
import * as listing from "../http/operations/listing.ts"
import * as loginWays from "../http/operations/login-ways.ts"
import * as newsletterKey from "../http/operations/newsletter-key.ts"
import * as notice from "../http/operations/notice.ts"
import * as orderQuote from "../http/operations/order-quote.ts"
import * as ownCases from "../http/operations/own-cases.ts"
import * as ownOrders from "../http/operations/own-orders.ts"
import * as ownSubscriptions from "../http/operations/own-subscriptions.ts"
import * as placedOrder from "../http/operations/placed-order.ts"
import * as outlook from "../http/operations/outlook.ts"
import * as passkeyLeave from "../http/operations/passkey-leave.ts"
import * as passkeyLogin from "../http/operations/passkey-login.ts"
import * as passkeys from "../http/operations/passkeys.ts"
import * as passwordKey from "../http/operations/password-key.ts"
import * as payments from "../http/operations/payments.ts"
import * as pickup from "../http/operations/pickup.ts"
import * as producer from "../http/operations/producer.ts"
import * as registration from "../http/operations/registration.ts"
import * as search from "../http/operations/search.ts"
import * as productChoices from "../http/operations/product-choices.ts"
import * as productDetails from "../http/operations/product-details.ts"
import * as productOffer from "../http/operations/product-offer.ts"
import * as productQuestions from "../http/operations/product-questions.ts"
import * as productReviews from "../http/operations/product-reviews.ts"
import * as productSubscription from "../http/operations/product-subscription.ts"
import * as productTiles from "../http/operations/product-tiles.ts"
import * as quickPayments from "../http/operations/quick-payments.ts"
import * as readBasket from "../http/operations/read-basket.ts"
import * as rowNotes from "../http/operations/row-notes.ts"
import * as readSubscriptions from "../http/operations/read-subscriptions.ts"
import * as recommendedProducts from "../http/operations/recommended-products.ts"
import * as region from "../http/operations/region.ts"
import * as regionSettings from "../http/operations/region-settings.ts"
import * as relatedProducts from "../http/operations/related-products.ts"
import * as saved from "../http/operations/saved.ts"
import * as shell from "../http/operations/shell.ts"
import * as shoppingList from "../http/operations/shopping-list.ts"
import * as shipping from "../http/operations/shipping.ts"
import * as stores from "../http/operations/stores.ts"
import * as visitor from "../http/operations/visitor.ts"
import * as clientData from "../http/client-data.wire.ts"
import * as notify from "../http/notify.wire.ts"
import * as productBlocks from "../http/product-blocks.wire.ts"
import * as refreshSize from "../http/refresh-size.wire.ts"
import * as unitPrice from "../http/unit-price.wire.ts"
import type { HarmlessKind } from "../../core/values/field-names.ts"
import { type DeclaredNames, joinNames } from "../../core/scenario/harmless-words.ts"

const isSchema = (value: unknown): value is Schema.Top =>
  value !== null && (typeof value === "object" || typeof value === "function") && "ast" in value

/** Everything that decodes what a shop answers. */
const modules: readonly object[] = [
  account,
  changeBasket,
  clientData,
  compared,
  content,
  favourites,
  home,
  instalments,
  listing,
  loginWays,
  newsletterKey,
  notice,
  orderQuote,
  ownCases,
  ownOrders,
  ownSubscriptions,
  placedOrder,
  outlook,
  passkeyLeave,
  passkeyLogin,
  passkeys,
  passwordKey,
  registration,
  payments,
  pickup,
  producer,
  search,
  productChoices,
  productDetails,
  productOffer,
  productQuestions,
  productReviews,
  productSubscription,
  productTiles,
  quickPayments,
  readBasket,
  rowNotes,
  readSubscriptions,
  recommendedProducts,
  region,
  regionSettings,
  relatedProducts,
  saved,
  shell,
  shoppingList,
  shipping,
  stores,
  visitor,
  notify,
  productBlocks,
  refreshSize,
  unitPrice,
]

/** Every Schema of a reply. */
export const replySchemas: readonly Schema.Top[] = modules.flatMap((module) => Object.values(module).flatMap(repliesOf))

/** Those of an operation, of a decoder, or of several operations under their names. */
function repliesOf(found: unknown): readonly Schema.Top[] {
  if (found === null || (typeof found !== "object" && typeof found !== "function")) return []
  if ("reply" in found && isSchema(found.reply)) return [found.reply]
  if ("decode" in found) return repliesOf(found.decode)
  return typeof found === "object"
    ? Object.values(found).flatMap((inner: unknown) => (typeof inner === "object" ? repliesOf(inner) : []))
    : []
}

function recordingOf({ context }: SchemaAST.AST): RecordedField | undefined {
  const found: unknown = context?.annotations?.["recording"]
  return found instanceof RecordedField ? found : undefined
}

/** What Schemas declare of their fields. Names that hold different things in two places hold nothing that is known. */
export function declaredFields(schemas: readonly Schema.Top[]): DeclaredNames {
  const [said, names, kinds] = [new Set<string>(), new Set<string>(), new Map<string, HarmlessKind>()]
  const seen = new Set<SchemaAST.AST>()
  const visit = (ast: SchemaAST.AST): void => {
    if (seen.has(ast)) return
    seen.add(ast)
    if (SchemaAST.isArrays(ast)) [...ast.elements, ...ast.rest].forEach(visit)
    if (SchemaAST.isUnion(ast)) ast.types.forEach(visit)
    if (!SchemaAST.isObjects(ast)) return
    for (const { type } of ast.indexSignatures) visit(type)
    for (const { name: key, type } of ast.propertySignatures) {
      const name = String(key)
      names.add(name)
      const recording = recordingOf(type)
      if (recording?.isSaid === true) said.add(name)
      if (recording !== undefined && recording.kind !== "free")
        kinds.set(name, (kinds.get(name) ?? recording.kind) === recording.kind ? recording.kind : "free")
      visit(type)
    }
  }
  for (const schema of schemas) visit(SchemaAST.toEncoded(schema.ast))
  return { said, names, kinds }
}

const unread: DeclaredNames = { names: new Set([...unreadNames, ...unreadFields]), said: new Set(unreadNames), kinds: new Map() }

/** All that is declared of what passes between a shopper, the storefront and the shop. */
export const declaredNames: DeclaredNames = joinNames(
  [declaredFields(replySchemas), unread],
  [askedNames, eventNames, queryNames, productFormNames, caseFormNames, writtenFormNames, answerFormNames],
)
