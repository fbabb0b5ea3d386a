import type { ShownPageModel } from "../../core/pages/page.ts"
import { sampleChoiceOffer, sampleDelivery, samplePlaced, samplePoint, sampleQuote, sampleStore } from "../support/core/sample-order.ts"
import { frame } from "./sample-frame.ts"
import { basket } from "./samples.ts"

/** The pages of an order, in the states that change what is in them. */
export const orderModels = {
  orderOpen: { page: "orderOpen", frame: frame(), step: "ask", refused: null, typed: { number: "7KQ2M-X9D4R", email: "" } },
  orderOpenRefused: { page: "orderOpen", frame: frame(), step: "ask", refused: "email", typed: { number: "7KQ2M-X9D4R", email: "ewa@" } },
  orderOpenAway: {
    page: "orderOpen",
    frame: frame(),
    step: "ask",
    refused: "noMail",
    typed: { number: "7KQ2M-X9D4R", email: "ewa@example.com" },
  },
  orderOpenCode: { page: "orderOpen", frame: frame(), step: "code", refused: null, typed: { number: "", email: "" } },
  signInOfOrder: { page: "signIn", frame: frame(), refused: null, login: "", returnTo: "/client-orders.php?order=7KQ2M-X9D4R" },
  orderOpenWrong: { page: "orderOpen", frame: frame(), step: "code", refused: "wrong", typed: { number: "", email: "" } },
  order1: { page: "order1", frame: frame(), quote: sampleQuote(), lack: null, card: null, isNoteCut: false },
  order1Lacking: {
    page: "order1",
    frame: frame("pl", { ...basket, pickup: { state: "none", point: null } }),
    quote: sampleQuote({
      payment: "przelew",
      delivery: "automat",
      lacks: ["point"],
      deliveries: [...sampleChoiceOffer().deliveries, sampleDelivery("rower", 1990, { missing: { minor: 3100 } })],
    }),
    lack: "point",
    card: null,
    isNoteCut: false,
  },
  order1WrongCard: { page: "order1", frame: frame(), quote: sampleQuote(), lack: null, card: "unknown", isNoteCut: false },
  order1Card: { page: "order1", frame: frame(), quote: sampleQuote({ card: { minor: 5000 } }), lack: null, card: null, isNoteCut: false },
  order1NoteCut: { page: "order1", frame: frame(), quote: sampleQuote({ note: "Kod do bramy" }), lack: null, card: null, isNoteCut: true },
  order1Stores: {
    page: "order1",
    frame: frame(),
    quote: sampleQuote({
      deliveries: [
        sampleDelivery("dpd", 1490, { points: { coefficient: 300, scale: 0 } }),
        sampleDelivery("odbior", 0, { isPickup: true }),
      ],
      delivery: "odbior",
      stores: [sampleStore, { ...sampleStore, id: "gdansk", name: "Pracownia Gdańsk", city: "Gdańsk" }],
      store: "gdansk",
      pointsLeft: { coefficient: 620, scale: 0 },
      parts: [
        { day: { date: { year: 2026, month: 11, day: 23 }, days: 2, weekday: 1 }, names: ["Kubek", "Miska"] },
        { day: null, names: ["Lampa"] },
      ],
    }),
    lack: null,
    card: null,
    isNoteCut: false,
  },
  order1Points: {
    page: "order1",
    frame: frame(),
    quote: sampleQuote({
      deliveries: [sampleDelivery("dpd", 1490, { points: { coefficient: 300, scale: 0 } })],
      pointsLeft: { coefficient: 620, scale: 0 },
    }),
    lack: null,
    card: null,
    isNoteCut: false,
  },
  order1ClientNumber: {
    page: "order1",
    frame: frame("pl", { ...basket, pickup: { state: "taken", point: samplePoint } }),
    quote: sampleQuote({
      deliveries: [
        sampleDelivery("automat", 1290, { isPickup: true, needsPoint: true }),
        sampleDelivery("wniesienie", 0, {
          days: [
            { id: "2026-12-02", weekday: 3 },
            { id: "2026-12-03", weekday: 4 },
          ],
        }),
      ],
      delivery: "automat",
      deliveryDay: null,
      clientNumber: "K1",
      lacks: ["clientNumber"],
    }),
    lack: "clientNumber",
    card: null,
    isNoteCut: false,
  },
  order1Obstacle: {
    page: "order1",
    frame: frame(),
    quote: sampleQuote({ obstacle: { code: "109", message: null } }),
    lack: null,
    card: null,
    isNoteCut: false,
  },
  order2: { page: "order2", frame: frame(), quote: sampleQuote({ note: "Kod do bramy: 12" }), stop: null },
  order2Point: {
    page: "order2",
    frame: frame("pl", { ...basket, pickup: { state: "taken", point: samplePoint } }),
    quote: sampleQuote({ delivery: "automat", payment: "przelew" }),
    stop: { is: "incomplete", lacks: ["cancel"] },
  },
  order2ClientNumber: {
    page: "order2",
    frame: frame("pl", { ...basket, pickup: { state: "taken", point: samplePoint } }),
    quote: sampleQuote({
      deliveries: [sampleDelivery("automat", 1290, { isPickup: true, needsPoint: true, days: [{ id: "2026-12-03", weekday: 4 }] })],
      delivery: "automat",
      deliveryDay: { id: "2026-12-03", weekday: 4 },
      clientNumber: "KR-204771",
    }),
    stop: null,
  },
  order2Store: {
    page: "order2",
    frame: frame(),
    quote: sampleQuote({
      deliveries: [sampleDelivery("odbior", 0, { isPickup: true })],
      delivery: "odbior",
      stores: [sampleStore],
      store: sampleStore.id,
      parts: [
        { day: { date: { year: 2026, month: 11, day: 23 }, days: 2, weekday: 1 }, names: ["Kubek"] },
        { day: null, names: ["Lampa"] },
      ],
    }),
    stop: null,
  },
  order2Rose: { page: "order2", frame: frame(), quote: sampleQuote(), stop: { is: "rose", shown: { minor: 8390 }, now: { minor: 8690 } } },
  order2Virtual: {
    page: "order2",
    frame: frame(),
    quote: sampleQuote({ isCarried: false, deliveries: [], delivery: null }),
    stop: null,
  },
  prepaid: { page: "prepaid", frame: frame("pl", { ...basket, rows: [] }), offersPasskey: false, order: samplePlaced() },
  prepaidOnline: {
    page: "prepaid",
    frame: frame("pl", { ...basket, rows: [] }),
    offersPasskey: false,
    order: samplePlaced({ payment: { id: "blik", name: "BLIK", moment: "prepaid", group: "online" }, transfer: null }),
  },
  prepaidRefused: {
    page: "prepaid",
    frame: frame("pl", { ...basket, rows: [] }),
    offersPasskey: false,
    order: samplePlaced({
      payment: { id: "blik", name: "BLIK", moment: "prepaid", group: "online" },
      transfer: null,
      lastTry: "refused",
      otherPayments: [
        { id: "karta", name: "Karta płatnicza", moment: "prepaid", group: "online", total: { minor: 8390 } },
        { id: "przelew", name: "Zwykły przelew", moment: "prepaid", group: "transfer", total: { minor: 8390 } },
        { id: "pobranie", name: "Gotówka u kuriera", moment: "dvp", group: "delivery", total: { minor: 8990 } },
      ],
    }),
  },
  prepaidAwaited: {
    page: "prepaid",
    frame: frame("pl", { ...basket, rows: [] }),
    offersPasskey: false,
    order: samplePlaced({ payment: { id: "blik", name: "BLIK", moment: "prepaid", group: "online" }, transfer: null, lastTry: "begun" }),
  },
  prepaidUnfit: {
    page: "prepaid",
    frame: frame("pl", { ...basket, rows: [] }),
    offersPasskey: false,
    order: samplePlaced({ payment: { id: "blik", name: "BLIK", moment: "prepaid", group: "online" }, transfer: null, lastTry: "unfit" }),
  },
  placeOrder: {
    page: "placeOrder",
    frame: frame("pl", { ...basket, rows: [] }),
    offersPasskey: false,
    order: samplePlaced({
      status: "accepted",
      paid: "onDelivery",
      dueMs: null,
      transfer: null,
      payment: { id: "pobranie", name: "Gotówka lub karta u kuriera", moment: "dvp", group: "delivery" },
    }),
  },
  placeOrderCancelled: {
    page: "placeOrder",
    frame: frame("pl", { ...basket, rows: [] }),
    offersPasskey: false,
    order: samplePlaced({ status: "cancelled", transfer: null }),
  },
} as const satisfies Readonly<Record<string, ShownPageModel>>
