import { Effect } from "effect"
import type { BasketApi } from "../../ports/basket-api.ts"
import type { Captcha } from "../../ports/captcha.ts"
import type { ClientApi } from "../../ports/client-api.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import type { ShopFailure } from "../../ports/failures.ts"
import type { ProductApi } from "../../ports/product-api.ts"
import type { Basket, BasketReply, ChangeOutcome, LineToAdd, RowToChange } from "../basket/basket.ts"
import type { NoteChange, NoteOutcome, RowNote } from "../basket/notes/noted-row.ts"
import type { ClientDataReply } from "../form/asked/remote-check.ts"
import type { FormulaQuestion } from "../formula/configured-price.ts"
import { type BasketRefusal, notOfferedRefusal } from "../messages/refusal.ts"
import type { ShopCalls } from "../pages/page-task.ts"
import type { NotifyReply } from "../asking/notify.ts"
import type { RefreshedSizes, UnitPriceReply } from "../product-page/choice.ts"
import { fieldValue, type SentField } from "../product-page/submit.ts"
import type { AddedRow } from "../subscription/period-check.ts"
import type { SubscriptionRow } from "../subscription/period-decision.ts"
import { compareMoney, type Price } from "../values/money.ts"
import { moneyText } from "../values/money-text.ts"
import type { AnswerPasskeys } from "./answer-passkeys.ts"
import type { AskDelivery } from "./ask-delivery.ts"
import type { SetPlace } from "./set-place.ts"
import type { ReadOutlook } from "./read-outlook.ts"
import type { Suggest } from "./suggest.ts"
import { orElseLogged } from "./or-else-logged.ts"

/**
 * The basket as the shop has it; `null` when it cannot be read.
 *
 * Spec: 7.37, 8.52 (basket calls that a page makes by itself fail silently).
 */
export const makeReadBasket = (api: BasketApi, log: ErrorLog) => (): Effect.Effect<Basket | null> =>
  api.read().pipe(orElseLogged(log, "read basket", null))

export type ReadBasket = ReturnType<typeof makeReadBasket>

/**
 * Fresh data of the chosen size; `null` when they cannot be had: the page goes on with what it knows.
 *
 * Spec: 4.48, 7.70, 8.55 (a refresh fails silently).
 */
export const makeRefreshSize =
  (api: ProductApi, log: ErrorLog) =>
  (size: ShopCalls["refreshSize"]["input"]): Effect.Effect<RefreshedSizes | null> =>
    api.refreshSize(size.productId, size.sizeId, size.isSubscription).pipe(orElseLogged(log, "refresh size", null))

export type RefreshSize = ReturnType<typeof makeRefreshSize>

/**
 * What a bundle of chosen parts costs; `null` when it cannot be told: the page shows what the parts cost one by one.
 *
 * Spec: 7.72, 8.55, 16.23, 16.40.
 */
export const makeAskBundlePrice =
  (api: ProductApi, log: ErrorLog) =>
  (fields: readonly SentField[]): Effect.Effect<Price | null> =>
    api.bundlePrice(fields).pipe(orElseLogged(log, "ask bundle price", null))

export type AskBundlePrice = ReturnType<typeof makeAskBundlePrice>

/**
 * A request to be told when a size is back; `null` when it could not be made. The shopper asked for it, so every end is an answer.
 *
 * Spec: 7.79, 8.57, 8.82 to 8.85, 14.26. Nothing is repeated by itself.
 */
export const makeNotify =
  (api: ProductApi, captcha: Captcha, log: ErrorLog) =>
  (request: ShopCalls["notify"]["input"]): Effect.Effect<NotifyReply | null> =>
    captcha.token().pipe(
      Effect.flatMap((token) => api.notify(request, token)),
      orElseLogged(log, "ask to be notified", null),
    )

export type Notify = ReturnType<typeof makeNotify>

/**
 * The price of a configured product by our own interpreter, which is fetched when the first price is needed; `null` = the formula has
 * none for this choice.
 *
 * Spec: 12.9, 12.15, 12.20.
 */
export const makeOwnPrice =
  (log: ErrorLog) =>
  (question: FormulaQuestion): Effect.Effect<Price | null> =>
    Effect.tryPromise(() => calculated(question)).pipe(
      Effect.catch((failure) => log.write("calculate a price", failure).pipe(Effect.as(null))),
    )

export type OwnPrice = ReturnType<typeof makeOwnPrice>

async function calculated(question: FormulaQuestion): Promise<Price | null> {
  const { ownPriceOf } = await import("../formula/load-formula.ts")
  return ownPriceOf(question)
}

/**
 * The price of a configured product as the shop computes it, which is what counts; `null` when it cannot be had. Where our own
 * interpreter comes to another price, that is logged: it is a defect of one of the two.
 *
 * Spec: 7.77, 7.78, 12.6, 16.33.
 */
export const makeUnitPrice =
  (api: ProductApi, log: ErrorLog, ownPrice: OwnPrice) =>
  ({ fields, formula }: ShopCalls["unitPrice"]["input"]): Effect.Effect<UnitPriceReply | null> =>
    Effect.gen(function* () {
      const reply = yield* api.unitPrice(fields).pipe(orElseLogged(log, "calculate price", null))
      const own = formula === null ? null : yield* ownPrice(formula)
      if (reply?._tag === "UnitPrice" && own !== null && compareMoney(own.gross, reply.price.gross) !== 0)
        yield* log.write("compare prices", differenceOf(fieldValue(fields, "product"), reply.price, own))
      return reply
    })

export type UnitPrice = ReturnType<typeof makeUnitPrice>

const differenceOf = (product: string, shop: Price, own: Price): Error =>
  new Error(`product ${product}: the shop says ${moneyText(shop.gross)}, the formula ${moneyText(own.gross)}`)

/**
 * Changes of the basket. They are asked for by a shopper, so every end is an answer; failures are logged as well.
 *
 * Spec: 8.57 (an action of the shopper always answers), 7.63, 7.64. Nothing is repeated by itself.
 */
export function makeChangeBasket(api: BasketApi, log: ErrorLog) {
  const answered = (during: string, change: Effect.Effect<BasketReply, ShopFailure>): Effect.Effect<ChangeOutcome> =>
    change.pipe(
      Effect.catchTag("NotOffered", () => Effect.succeed<ChangeOutcome>({ _tag: "Refused", refusal: notOfferedRefusal })),
      Effect.catch((failure) => log.write(during, failure).pipe(Effect.as<ChangeOutcome>({ _tag: "Failed" }))),
    )
  return {
    add: (lines: readonly LineToAdd[]) => answered("add to basket", api.add(lines)),
    change: (row: RowToChange, quantity: string) => answered("change basket row", api.change(row, quantity)),
    remove: (rows: readonly RowToChange[]) => answered("remove basket rows", api.remove(rows)),
  }
}

export type ChangeBasket = ReturnType<typeof makeChangeBasket>

/**
 * The moving of subscriptions to a common period, in its three calls. A refusal counts as a failure: what was done is read off the basket.
 *
 * Spec: 4.66, 7.49, 7.63, 7.64, 17.15, 17.20. Nothing is repeated by itself.
 */
export function makeMoveSubscriptions(api: BasketApi, log: ErrorLog) {
  const done = (during: string, change: Effect.Effect<BasketRefusal | null, ShopFailure>): Effect.Effect<boolean> =>
    change.pipe(
      Effect.map((refusal) => refusal === null),
      orElseLogged(log, during, false),
    )
  return {
    read: (): Effect.Effect<readonly SubscriptionRow[] | null> =>
      api.readSubscriptions().pipe(orElseLogged(log, "read subscriptions", null)),
    remove: (rows: readonly RowToChange[]) => done("remove subscriptions", api.removeRows(rows)),
    add: (rows: readonly AddedRow[]) => done("add subscriptions", api.addSubscriptions(rows)),
  }
}

export type MoveSubscriptions = ReturnType<typeof makeMoveSubscriptions>

/**
 * What is noted at rows of the basket. A change is made once; that what the shop has now cannot be read then is no failure of the change.
 *
 * Spec: 4.78, 8.57. Nothing is repeated by itself.
 */
export function makeNoteRows(api: BasketApi, log: ErrorLog) {
  const read = (): Effect.Effect<readonly RowNote[] | null> => api.notes().pipe(orElseLogged(log, "read notes", null))
  return {
    read,
    change: (row: RowToChange, change: NoteChange): Effect.Effect<NoteOutcome> =>
      api.note(row, change).pipe(
        Effect.flatMap((refusal) =>
          refusal === null
            ? Effect.map(read(), (notes): NoteOutcome => ({ _tag: "Changed", notes }))
            : Effect.succeed<NoteOutcome>({ _tag: "Refused", words: refusal._tag === "Other" ? refusal.message : "" }),
        ),
        Effect.catch((failure) => log.write("change note", failure).pipe(Effect.as<NoteOutcome>({ _tag: "Failed" }))),
      ),
  }
}

export type NoteRows = ReturnType<typeof makeNoteRows>

/**
 * What the shop says of fields of a form. A failure stops nobody: the shop judges the form itself when it is sent.
 *
 * Spec: 7.4 to 7.10, 8.52, 14.10.
 */
export const makeCheckForm = (api: ClientApi, log: ErrorLog) => ({
  clientData: (questions: ShopCalls["checkClientData"]["input"]): Effect.Effect<ClientDataReply | null> =>
    api.validate(questions).pipe(orElseLogged(log, "check a form", null)),
  bankAccount: (number: string): Effect.Effect<number | null> =>
    api.verifyBankAccount(number).pipe(orElseLogged(log, "check a bank account", null)),
})

export type CheckForm = ReturnType<typeof makeCheckForm>

/** Loads what answers a page about passkeys; a page that does not ask goes without. */
export type LoadPasskeys = () => Promise<AnswerPasskeys>

/** The use case behind each call that a machine makes. */
export type AnswerShopCalls = {
  readonly [Call in keyof ShopCalls]: (input: ShopCalls[Call]["input"]) => Effect.Effect<ShopCalls[Call]["reply"]>
}

/**
 * Answers the calls of the machines. What a page loads by itself fails silently, what a shopper asked for never does.
 *
 * Spec: 4.48, 7.37, 8.52, 8.55, 8.57.
 */
export const makeAnswerShopCalls = (
  refreshSize: RefreshSize,
  askBundlePrice: AskBundlePrice,
  readBasket: ReadBasket,
  changeBasket: ChangeBasket,
  subscriptions: MoveSubscriptions,
  notes: NoteRows,
  unitPrice: UnitPrice,
  ownPrice: OwnPrice,
  askDelivery: AskDelivery,
  notify: Notify,
  setPlace: SetPlace,
  suggest: Suggest,
  readOutlook: ReadOutlook,
  checkForm: CheckForm,
  loadPasskeys: LoadPasskeys,
): AnswerShopCalls => ({
  passkeyDevice: (question) => Effect.promise(loadPasskeys).pipe(Effect.flatMap(({ ofDevice }) => ofDevice(question))),
  passkeyCall: (call) => Effect.promise(loadPasskeys).pipe(Effect.flatMap(({ calls }) => calls(call))),
  checkClientData: checkForm.clientData,
  checkBankAccount: checkForm.bankAccount,
  refreshSize,
  askBundlePrice,
  unitPrice,
  ownPrice,
  askDelivery,
  notify,
  setPlace,
  suggest,
  readBasket: () => readBasket(),
  readOutlook: () => readOutlook(),
  changeRow: ({ row, quantity }) => changeBasket.change(row, quantity),
  addRows: (lines) => changeBasket.add(lines),
  takeRows: (rows) => changeBasket.remove(rows),
  readNotes: () => notes.read(),
  changeNote: ({ row, change }) => notes.change(row, change),
  readSubscriptions: () => subscriptions.read(),
  removeRows: subscriptions.remove,
  addSubscriptions: subscriptions.add,
})
