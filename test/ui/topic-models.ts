import { readDayHours } from "../../core/delivery/opening-hours.ts"
import { storeStock } from "../../core/delivery/stores.ts"
import type { ShownPageModel } from "../../core/pages/page.ts"
import { decimalOf } from "../../core/values/decimal.ts"
import { decimal, money, price } from "../support/core/sample-offer.ts"
import { frame } from "./sample-frame.ts"
import { picture, shirt } from "./samples.ts"

const about = { offer: shirt, sizeId: "M", quantity: decimalOf(1) }
const open = readDayHours({ open: true, allDay: false, from: "10:00", till: "18:00" })
const closed = readDayHours({ open: false, allDay: false, from: null, till: null })

/** What is told of a product on pages of their own, as they are drawn. */
export const topicModels: Readonly<Record<"payments" | "instalments" | "stores" | "review", ShownPageModel>> = {
  payments: {
    page: "payments",
    frame: frame(),
    ...about,
    payments: {
      methods: [{ id: "1", name: "Przelew", payment: "prepaid", cost: { percent: null, fixed: null, minimum: null }, terms: "Do 7 dni." }],
      defaultId: "1",
      paid: money("189.00"),
    },
  },
  instalments: {
    page: "instalments",
    frame: frame(),
    ...about,
    of: "product",
    instalments: {
      plan: { name: "Raty", min: money("100"), max: money("5000"), maxProducts: 2, terms: [{ months: 8, percent: decimal("0") }] },
      worth: price("189.00", "153.66"),
      inCart: false,
      cart: { subtotal: price("0", "0"), products: 0, allAllowed: true },
    },
  },
  stores: {
    page: "stores",
    frame: frame(),
    offer: shirt,
    sizeId: "M",
    city: null,
    stores: {
      stores: [
        {
          name: "Pracownia Kraków",
          street: "ul. Gliniana 7",
          zipcode: "30-001",
          city: "Kraków",
          phone: "+48 12 000 04 51",
          email: "sklep@example.com",
          hours: [open, open, open, open, open, open, closed],
          stock: storeStock(3),
          position: { latitude: 50, longitude: 20 },
        },
      ],
      unit: shirt.unit,
      zone: "Europe/Warsaw",
    },
  },
  review: {
    page: "review",
    frame: frame(),
    product: {
      id: shirt.id,
      name: shirt.name,
      link: "/product-pol-502-Lniana-koszula.html",
      picture: picture("koszula-1", "Lniana koszula"),
    },
    asked: null,
  },
}
