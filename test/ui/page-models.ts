import type { ShownPageModel } from "../../core/pages/page.ts"
import type { ProductPageModel } from "../../core/product-page/product.page.ts"
import type { ProductDetails } from "../../core/product/details.ts"
import { plainReviewQuery } from "../../core/product/reviews.ts"
import type { ProductOffer } from "../../core/product/offer.ts"
import { ownTiles } from "../../core/delivery/pickup-map.ts"
import { samplePickup } from "../support/core/sample-delivery.ts"
import { accountModels } from "./account-models.ts"
import { ownOrderModels } from "./own-order-models.ts"
import { loginModels } from "./login-models.ts"
import { caseModels } from "./case-models.ts"
import { clientModel } from "./client-models.ts"
import { letterModels } from "./letter-models.ts"
import { listModels } from "./list-models.ts"
import { frame } from "./sample-frame.ts"
import { orderModels } from "./order-models.ts"
import { savedModels } from "./saved-models.ts"
import { tile, tiles } from "./sample-tiles.ts"
import { basket, mug, notedRows, picture, shirt, shirtDetails, shirtReviews, shoes, size } from "./samples.ts"
import { topicModels } from "./topic-models.ts"

export const productModel = (offer: ProductOffer = shirt, details: ProductDetails | null = shirtDetails): ProductPageModel => ({
  page: "product",
  frame: frame(),
  offer,
  details,
  reviews: details === null ? null : { ...shirtReviews, query: plainReviewQuery, isAsked: false },
  questions:
    details === null
      ? null
      : [{ text: "Czy kurczy się w praniu?", answer: "Nie, len jest już dekatyzowany.", language: "pl", askedOn: "2026-03-01" }],
  choices: null,
  shipping: null,
  selectedSizeId: null,
  typedQuantity: null,
  refusal: null,
  asked: null,
  related: tiles.slice(0, 4),
  quickPayments: null,
  added: null,
})

/** Mugs of two glazes and two sizes, one of which is not made. */
const versionChoices: ProductPageModel["choices"] = {
  kind: {
    is: "versions",
    way: "content",
    table: {
      attributes: [
        {
          id: "1",
          name: "Szkliwo",
          values: [
            { id: "11", name: "morze" },
            { id: "12", name: "las" },
            { id: "13", name: "mgła" },
          ],
        },
        {
          id: "2",
          name: "Pojemność",
          values: [
            { id: "21", name: "250 ml" },
            { id: "22", name: "350 ml" },
          ],
        },
      ],
      variants: [
        { productId: mug.id, link: "/product-pol-501-Kubek.html", values: ["11", "21"], available: true },
        { productId: 902, link: "/product-pol-902-Kubek.html", values: ["11", "22"], available: false },
        { productId: 903, link: "/product-pol-903-Kubek.html", values: ["12", "22"], available: true },
      ],
    },
  },
  wanted: { days: null, date: null, parts: null },
}

/** One model of every kind of page, and of every state that changes what is in it. */
export const pageModels: Readonly<Record<string, ShownPageModel>> = {
  home: {
    page: "home",
    frame: frame(),
    hero: tile,
    picture: picture("home", "Dzbanek na stole przy oknie"),
    chosen: tiles,
    reduced: tiles.slice(0, 2),
    categories: [{ id: 11, picture: picture("kubek-1", "Kubek") }],
    makers: [{ name: "Pracownia Nysa", link: "/firm-pol-30-Pracownia-Nysa.html", place: "Nysa", story: "Dwoje garncarzy i pies." }],
  },
  ...listModels,
  categories: { page: "categories", frame: frame() },
  categoriesNone: { page: "categories", frame: { ...frame(), shell: { ...frame().shell, menu: [] } } },
  lastSeen: { page: "lastSeen", frame: frame(), tiles: tiles.slice(0, 3) },
  ...orderModels,
  ...caseModels,
  ...savedModels,
  lastSeenNothing: { page: "lastSeen", frame: frame(), tiles: [] },
  product: productModel(),
  productChosen: { ...productModel(), selectedSizeId: "M" },
  productRefused: { ...productModel(), refusal: { _tag: "SizeNotChosen" }, typedQuantity: "3" },
  productWithLayer: { ...productModel(), added: { sizeId: "M", quantity: { coefficient: 2, scale: 0 }, rowId: "r1" } },
  productManySizes: productModel(shoes),
  productVersions: { ...productModel(mug), choices: versionChoices },
  productQuick: {
    ...productModel(mug),
    quickPayments: {
      note: "Wersja pokazowa.",
      buttons: [
        { id: "demoPay", kind: "oneClick", name: "Zapłać z DemoPay" },
        { id: "demoLocker", kind: "locker", name: "Zapłać przy automacie" },
      ],
    },
  },
  productOneSize: productModel(mug, null),
  productDearFirst: productModel({ ...shirt, sizes: [size("S", "S", 4, 25_900), size("M", "M", 2), size("L", "L", 0, 9_900)] }),
  productNet: { ...productModel(shirt), frame: { ...frame(), shell: { ...frame().shell, priceType: "net" } } },
  productNoPrice: productModel({ ...shirt, sizes: shirt.sizes.map((one) => ({ ...one, price: null, phonePrice: true })) }),
  productSoldOut: productModel({ ...shirt, sizes: shirt.sizes.slice(0, 1) }),
  cart: { page: "cart", frame: frame(), basket, refusal: null, notes: notedRows, recommended: tiles.slice(0, 4) },
  cartRefused: {
    page: "cart",
    frame: frame(),
    basket,
    refusal: { rowId: "hash-503-uniw", refusal: { _tag: "QuantityAboveMaximum", max: { coefficient: 9, scale: 0 } } },
    notes: null,
    recommended: [],
  },
  cartUnreachable: { page: "cart", frame: frame("pl", null), basket: null, refusal: null, notes: null, recommended: [] },
  pickup: {
    page: "pickup",
    frame: frame(),
    query: { text: "Kraków", position: { latitude: 50.06, longitude: 19.94 }, page: 0 },
    list: { points: [1, 2, 3].map((id) => ({ ...samplePickup({ id }), distanceM: id * 400 })), found: 43, perPage: 20 },
    chosen: { id: 2, name: "Automat KRA-0002", street: "Długa 3", zipcode: "31-147", city: "Kraków" },
    productId: 501,
    zone: "Europe/Warsaw",
    tiles: ownTiles,
  },
  pickupNothing: {
    page: "pickup",
    frame: frame(),
    query: { text: "Nibylandia", position: null, page: 0 },
    list: { points: [], found: 0, perPage: 20 },
    chosen: null,
    productId: null,
    zone: "Europe/Warsaw",
    tiles: ownTiles,
  },
  pickupStart: {
    page: "pickup",
    frame: frame(),
    query: { text: "", position: null, page: 0 },
    list: null,
    chosen: null,
    productId: null,
    zone: "Europe/Warsaw",
    tiles: ownTiles,
  },
  signIn: { page: "signIn", frame: frame(), refused: null, login: "", returnTo: null },
  signInClosed: { page: "signIn", frame: frame(), refused: null, login: "", returnTo: "/pol_m_Dom-11.html", isForWholesalers: true },
  signInOrder: { page: "signIn", frame: frame(), refused: null, login: "", returnTo: null, isOrdering: true },
  signInRefused: { page: "signIn", frame: frame(), refused: "wrong", login: "marta", returnTo: null },
  password: { page: "password", frame: frame(), step: { is: "ask", refused: null } },
  passwordOrder: { page: "password", frame: frame(), step: { is: "ask", refused: null }, isOrdering: true },
  passwordGone: { page: "password", frame: frame(), step: { is: "ask", refused: "gone" } },
  passwordMissing: { page: "password", frame: frame(), step: { is: "ask", refused: "missing" }, returnTo: "/basketedit.php?mode=1" },
  passwordSent: { page: "password", frame: frame(), step: { is: "sent" } },
  passwordNew: { page: "password", frame: frame(), step: { is: "set", key: "k".repeat(43), code: "weak_password" } },
  ...letterModels,
  client: clientModel("register"),
  clientOptional: { ...clientModel("register"), setting: { purpose: "register", isAccountOptional: true } },
  clientOrdering: { ...clientModel("register"), isOrdering: true },
  clientOrder: clientModel("order"),
  clientRefused: {
    ...clientModel("register"),
    refused: {
      is: "clientRefused",
      why: "exists",
      typed: { client_type: "firm", client_firm: "Glinka", client_email: "marta@example.com", client_zipcode: "1" },
      faults: [{ field: "client_zipcode", fault: { _tag: "Code", code: "incorect_zipcode", message: "", detail: "XX-XXX" } }],
    },
  },
  ...accountModels,
  ...ownOrderModels,
  ...loginModels,
  content: {
    page: "content",
    frame: frame(),
    key: "delivery",
    title: "Dostawa",
    html: "<h2>Koszt</h2><p>14,99 zł, od 400 zł <strong>gratis</strong>.</p>",
  },
  message: { page: "message", offered: tiles, frame: frame("pl", { ...basket, rows: [] }), status: "basket_empty" },
  ...topicModels,
  missing: { page: "failure", frame: frame(), status: 404 },
  broken: { page: "failure", frame: null, status: 502 },
}
