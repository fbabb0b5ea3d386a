import type { PageName } from "../../core/pages/page.ts"
import { AccountAddressesPage } from "../account/AccountAddressesPage.tsx"
import { AccountConnectionsPage } from "../account/AccountConnectionsPage.tsx"
import { AccountConsentsPage } from "../account/AccountConsentsPage.tsx"
import { AccountDataPage } from "../account/AccountDataPage.tsx"
import { AccountEmailPage } from "../account/AccountEmailPage.tsx"
import { AccountPointsPage } from "../account/AccountPointsPage.tsx"
import { AccountPrivacyPage } from "../account/AccountPrivacyPage.tsx"
import { AccountPage } from "../account/AccountPage.tsx"
import { AccountPasskeysPage } from "../account/AccountPasskeysPage.tsx"
import { AccountSecurityPage } from "../account/AccountSecurityPage.tsx"
import { ClientOrderPage } from "../account/ClientOrderPage.tsx"
import { ClientOrdersPage } from "../account/ClientOrdersPage.tsx"
import { SubscriptionsPage } from "../account/SubscriptionsPage.tsx"
import { ReviewPart } from "../asking/AskingParts.tsx"
import { JsonScript } from "../islands/JsonScript.tsx"
import { pickupMapData } from "../pickup/PickupMap.tsx"
import { ChoosingScreen } from "./ChoosingScreen.tsx"
import { PlacedScreen } from "./PlacedScreen.tsx"
import { OrderCheckScreen } from "./OrderCheckScreen.tsx"
import { PickupPage } from "../pickup/PickupPage.tsx"
import { productEntry } from "../product/ProductPart.tsx"
import { CasePage } from "../returns/CasePage.tsx"
import { CasesPage } from "../returns/CasesPage.tsx"
import { CartScreen } from "./CartScreen.tsx"
import { CategoriesPage } from "./CategoriesPage.tsx"
import { CategoryPage } from "./CategoryPage.tsx"
import { ClientScreen } from "./ClientScreen.tsx"
import { ComparisonPage } from "./ComparisonPage.tsx"
import { ContactScreen } from "./ContactScreen.tsx"
import { ContentPage } from "./ContentPage.tsx"
import { FailureScreen } from "./FailureScreen.tsx"
import { FavouritesPage } from "./FavouritesPage.tsx"
import { HomePage } from "./HomePage.tsx"
import { InstalmentsPage } from "./InstalmentsPage.tsx"
import { NewsletterScreen } from "./NewsletterScreen.tsx"
import { LastSeenPage } from "./LastSeenPage.tsx"
import { MessagePage } from "./MessagePage.tsx"
import type { BodyRecord } from "./page-body.ts"
import { OrderOpenPage } from "./OrderOpenPage.tsx"
import { PasswordScreen } from "./PasswordScreen.tsx"
import { PaymentsPage } from "./PaymentsPage.tsx"
import { ProducerPage } from "./ProducerPage.tsx"
import { ProductScreen } from "./ProductScreen.tsx"
import { ProductMetadata } from "./ProductMetadata.tsx"
import { ReviewPage } from "./ReviewPage.tsx"
import { SignInScreen } from "./SignInScreen.tsx"
import { ShoppingListsPage } from "./ShoppingListsPage.tsx"
import { SearchPage } from "./SearchPage.tsx"
import { StoresPage } from "./StoresPage.tsx"
import { structuredCategory, structuredProducer, structuredProduct } from "./structured-data.ts"

/** The products of a list (`TileGrid`). */
const tilesFrom = '<div id="search"'

/** The body of every page; one that is left out does not compile. What else there is to know of a page is in its record, `core/pages/pages.ts`. */
export const bodies: { readonly [Name in PageName]: BodyRecord<Name> } = {
  home: { Body: HomePage, pricesFrom: '<figcaption class="hero__caption"' },
  product: { Body: ProductScreen, entry: productEntry, Metadata: ProductMetadata, structured: structuredProduct },
  category: { Body: CategoryPage, entry: () => "list", structured: structuredCategory, pricesFrom: tilesFrom },
  categories: { Body: CategoriesPage },
  producer: { Body: ProducerPage, entry: () => "list", structured: structuredProducer, pricesFrom: tilesFrom },
  lastSeen: { Body: LastSeenPage },
  search: { Body: SearchPage, entry: () => "list", pricesFrom: tilesFrom },
  cart: { Body: CartScreen, entry: ({ basket }) => (basket === null ? "shell" : "cart") },
  comparison: { Body: ComparisonPage },
  favourites: { Body: FavouritesPage },
  shoppingLists: { Body: ShoppingListsPage },
  signIn: { Body: SignInScreen, entry: () => "account" },
  password: { Body: PasswordScreen, entry: () => "account" },
  review: { Body: (props) => <ReviewPage {...props} form={<ReviewPart {...props} />} /> },
  account: { Body: AccountPage, entry: () => "account" },
  accountPasskeys: { Body: AccountPasskeysPage, entry: () => "account" },
  accountAddresses: { Body: AccountAddressesPage, entry: () => "account" },
  accountConnections: { Body: AccountConnectionsPage },
  accountConsents: { Body: AccountConsentsPage, entry: () => "account" },
  accountData: { Body: AccountDataPage, entry: () => "account" },
  accountEmail: { Body: AccountEmailPage, entry: () => "account" },
  accountPoints: { Body: AccountPointsPage, entry: () => "account" },
  accountPrivacy: { Body: AccountPrivacyPage, entry: () => "account" },
  accountSecurity: { Body: AccountSecurityPage, entry: () => "account" },
  client: { Body: ClientScreen },
  clientOrder: { Body: ClientOrderPage, entry: () => "account" },
  clientOrders: { Body: ClientOrdersPage },
  subscriptions: { Body: SubscriptionsPage },
  orderOpen: { Body: OrderOpenPage, entry: () => "servedForms" },
  contact: { Body: ContactScreen, entry: () => "letters" },
  newsletter: { Body: NewsletterScreen, entry: () => "letters" },
  order1: { Body: ChoosingScreen },
  order2: { Body: OrderCheckScreen },
  placeOrder: { Body: PlacedScreen, entry: () => "servedForms" },
  prepaid: { Body: PlacedScreen },
  case: { Body: CasePage, entry: () => "servedForms" },
  cases: { Body: CasesPage },
  content: { Body: ContentPage },
  message: { Body: MessagePage },
  pickup: {
    Body: (props) => (
      <PickupPage
        {...props}
        data={<JsonScript id="pickup_map_data" type="application/json" data={pickupMapData(props.model, props.scene)} />}
      />
    ),
  },
  payments: { Body: PaymentsPage },
  instalments: { Body: InstalmentsPage },
  stores: { Body: StoresPage },
  failure: { Body: FailureScreen },
}
