import type { ShownPageModel } from "../../core/pages/page.ts"
import { samplePlaced, samplePoint } from "../support/core/sample-order.ts"
import { signedInFrame } from "./account-models.ts"
import { frame } from "./sample-frame.ts"

/** Two orders, of which one waits for its payment. */
const someVat = [{ vatPercent: 23, gross: { minor: 8390 }, net: { minor: 6821 }, tax: { minor: 1569 } }]

/** An order that is looked at again. */
export const ownOrderModels = {
  ownOrderSubscribed: { page: "clientOrder", frame: frame(), order: samplePlaced({ hasSubscription: true }) },
  ownOrderWeakPassword: {
    page: "clientOrder",
    frame: { ...frame(), notice: { is: "accountChanged", what: "orderAccountWeak" } },
    order: samplePlaced(),
  },
  ownOrderNotAddress: {
    page: "clientOrder",
    frame: {
      ...signedInFrame(),
      notice: {
        is: "accountFormRefused",
        form: "orderAddress",
        about: samplePlaced().number,
        why: "fields",
        typed: {
          delivery_firstname: "Anna",
          delivery_lastname: "Nowak",
          delivery_street: "",
          delivery_city: "Gdynia <b>",
          delivery_zipcode: "8100",
        },
        faults: [{ field: "delivery_zipcode", fault: { _tag: "Code", code: "incorect_delivery_zipcode", message: "", detail: "" } }],
      },
    },
    order: samplePlaced(),
  },
  ownOrderChanged: {
    page: "clientOrder",
    frame: {
      ...frame(),
      notice: {
        is: "accountFormRefused",
        form: "orderAddress",
        about: samplePlaced().number,
        why: "changed",
        typed: { delivery_firstname: "Anna", delivery_lastname: "Nowak", delivery_street: "Moja 5", delivery_zipcode: "81-001" },
        faults: [
          { field: "delivery_zipcode", fault: { _tag: "Code", code: "courier_not_there", message: "", detail: "Tam kurier nie jeździ." } },
        ],
      },
    },
    order: samplePlaced(),
  },
  ownOrder: { page: "clientOrder", frame: signedInFrame(), order: samplePlaced({ sums: { ...samplePlaced().sums, vat: someVat } }) },
  ownOrderMoved: {
    page: "clientOrder",
    frame: { ...signedInFrame(), notice: { is: "accountChanged", what: "orderAddress" } },
    order: samplePlaced(),
  },
  ownOrderOnline: {
    page: "clientOrder",
    frame: signedInFrame(),
    order: samplePlaced({
      payment: { id: "blik", name: "BLIK", moment: "prepaid", group: "online" },
      transfer: null,
      note: "Kod do bramy: 12",
      currency: "EUR",
    }),
  },
  ownOrderSent: {
    page: "clientOrder",
    frame: frame(),
    order: samplePlaced({
      status: "sent",
      paid: "paid",
      point: samplePoint,
      dueMs: null,
      parcels: [
        { number: "680000001234", link: "https://courier.example/680000001234" },
        { number: "680000001235", link: null },
      ],
      documents: [
        { id: 7, kind: "invoice", number: "FV/1/11/2026" },
        { id: 9, kind: "correction", number: "FV-KOR/1/12/2026" },
      ],
    }),
  },
} as const satisfies Readonly<Record<string, ShownPageModel>>
