import type { ChosenPickup } from "../../../core/basket/basket.ts"
import type { PaymentCost } from "../../../core/basket/payment.ts"
import type { ChoiceOffer } from "../../../core/order/choosing/order-choice.ts"
import type { ChoosingState } from "../../../core/order/choosing/choosing.ts"
import type { OrderBuyer, OrderQuote } from "../../../core/order/order-quote.ts"
import type { OrderStore } from "../../../core/order/ways/order-stores.ts"
import type { OrderDelivery, OrderPayment } from "../../../core/order/order-ways.ts"
import type { ShownOrder } from "../../../core/order/placed-order.ts"
import type { ReviewState } from "../../../core/order/review/reviewing.ts"
import { plainShell } from "../../../core/shell/shell.ts"

const zero = { minor: 0 }
const free: PaymentCost = { percent: null, fixed: null, minimum: null }

const payment = (id: string, group: string, more: Partial<OrderPayment> = {}): OrderPayment => ({
  id,
  name: id,
  moment: group === "delivery" ? "dvp" : "prepaid",
  group,
  terms: `Warunki: ${id}.`,
  surcharge: zero,
  cost: free,
  ...more,
})

/** A delivery to the door that comes on a Monday. */
export const sampleDelivery = (id: string, minor: number | null, more: Partial<OrderDelivery> = {}): OrderDelivery => ({
  id,
  name: id,
  moment: "prepaid",
  cost: minor === null ? null : { minor },
  points: null,
  isPickup: false,
  needsPoint: false,
  missing: null,
  arrives: { date: { year: 2026, month: 11, day: 23 }, days: 2, weekday: 1 },
  days: [],
  ...more,
})

/** Goods of 69 zł, with three payments and three deliveries, one of them to a point and one that is paid as it comes. */
export const sampleChoiceOffer = (more: Partial<ChoiceOffer> = {}): ChoiceOffer => ({
  payments: [
    payment("blik", "online"),
    payment("przelew", "transfer"),
    payment("za-30-dni", "later", {
      surcharge: { minor: 300 },
      cost: { percent: { coefficient: 15, scale: 1 }, fixed: { minor: 100 }, minimum: { minor: 300 } },
    }),
    payment("gotowka", "delivery"),
  ],
  deliveries: [
    sampleDelivery("dpd", 1490),
    sampleDelivery("automat", 1290, { isPickup: true, needsPoint: true }),
    sampleDelivery("dpd-dvp", 2090, { moment: "dvp" }),
  ],
  isCarried: true,
  hasPoint: false,
  pointsLeft: null,
  goodsPoints: null,
  balance: zero,
  card: null,
  sums: {
    goods: { minor: 6900 },
    shipping: { minor: 1490 },
    wrapping: zero,
    insurance: zero,
    deposit: zero,
    surcharge: zero,
    fromBalance: zero,
    fromCard: zero,
    total: { minor: 8390 },
    vat: [],
    points: null,
    saved: null,
  },
  ...more,
})

/** The locker that was chosen. */
export const samplePoint: ChosenPickup = { id: 7, name: "Automat KRA-0007", street: "Długa 3", zipcode: "31-147", city: "Kraków" }

/** A store of the shop's own. */
export const sampleStore: OrderStore = { id: "krakow", name: "Pracownia Kraków", street: "Gliniana 7", zipcode: "30-001", city: "Kraków" }

/** The choice as its page opens: BLIK and the courier. */
export const sampleChoosing = (more: Partial<ChoosingState> = {}): ChoosingState => ({
  offer: sampleChoiceOffer(),
  paymentId: "blik",
  deliveryIds: { prepaid: "dpd", dvp: "dpd-dvp" },
  point: null,
  stores: [],
  storeId: null,
  clientNumber: null,
  deliveryDay: null,
  isForPoints: false,
  note: "",
  isNoteCut: false,
  problem: null,
  cardProblem: null,
  isSending: false,
  priceFormat: plainShell("pl", "Pracownia").priceFormat,
  ...more,
})

/** The last look, before anything is stated. */
export const sampleReview = (more: Partial<ReviewState> = {}): ReviewState => ({
  key: "k1",
  shown: "s1",
  total: "83.90",
  stated: { terms: false, cancel: false },
  missing: [],
  isToldAbove: false,
  isSending: false,
  ...more,
})

const home = {
  firstName: "Ewa",
  lastName: "Lis",
  firm: "",
  street: "Długa 3 m. 4",
  zipcode: "31-147",
  city: "Kraków",
  countryId: "1143020057",
  country: "Polska",
  phone: "+48 600 000 000",
}

/** Who orders, and has it sent home. */
export const sampleBuyer: OrderBuyer = { email: "ewa@example.com", taxNumber: "", billing: home, delivery: home }

/** What an order of the sample basket would be. */
export const sampleQuote = (more: Partial<OrderQuote> = {}): OrderQuote => {
  const { payments, deliveries, isCarried, sums, balance, card } = sampleChoiceOffer()
  return {
    key: "k1",
    shown: "s1",
    obstacle: null,
    lacks: [],
    buyer: sampleBuyer,
    payments,
    deliveries,
    payment: "blik",
    delivery: "dpd",
    isCarried,
    note: "",
    balance,
    card,
    sums,
    stores: [],
    store: null,
    parts: [],
    pointsLeft: null,
    isForPoints: false,
    deliveryDay: null,
    clientNumber: null,
    ...more,
  }
}

/** An order of two mugs as it was placed, to be paid by transfer. */
export const samplePlaced = (more: Partial<ShownOrder> = {}): ShownOrder => ({
  number: "7KQ2M-X9D4R",
  placedAtMs: Date.UTC(2026, 10, 21, 10),
  currency: "PLN",
  status: "waiting",
  paid: "open",
  dueMs: Date.UTC(2026, 10, 28, 10),
  transfer: { account: "92124012340001567890123456", recipient: "Pracownia sp. z o.o." },
  lastTry: "none",
  otherPayments: [],
  parcels: [],
  documents: [],
  hasSubscription: false,
  zone: "Europe/Warsaw",
  lines: [
    {
      productId: 501,
      sizeId: "uniw",
      code: "501",
      name: "Kubek kamionkowy Poranek",
      versionName: "szałwia",
      sizeName: "",
      quantity: { coefficient: 2, scale: 0 },
      unit: "szt.",
      unitPrice: { minor: 3450 },
      total: { minor: 6900 },
      vatPercent: 23,
      points: null,
      details: [],
      parameters: [],
      options: "",
      comment: "",
      isWrapped: false,
      picture: { avif: null, webp: "/hpeciai/0/pol_ps_kubek-501_1.webp", jpg: "/hpeciai/0/pol_ps_kubek-501_1.jpg", px: 160 },
    },
  ],
  sums: sampleChoiceOffer().sums,
  buyer: sampleBuyer,
  payment: { id: "przelew", name: "Zwykły przelew", moment: "prepaid", group: "transfer" },
  delivery: { id: "dpd", name: "Kurier", isPickup: false, day: null, clientNumber: "" },
  point: null,
  note: "",
  ...more,
})
