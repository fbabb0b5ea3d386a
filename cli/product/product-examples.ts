import type { ProductKindName } from "../../core/product-page/choice.ts"
import type { FileOf } from "./file-kinds.ts"
import type { FileOffer, FileSize } from "./file-parts.ts"

const size = (id: string, price: string, more: Partial<FileSize> = {}): FileSize => ({ id, price, ...more })
const oneSize = (id: number, name: string, price: string): FileOffer => ({ id, name, sizes: [size("uniw", price)] })

const red = { id: "red", name: "Czerwony" }
const blue = { id: "blue", name: "Niebieski" }

/**
 * A file of each kind to start from; a kind that is left out does not compile. Each refuses once, so that it shows what a shopper reads
 * then. They stand apart from what reads files, because printing one needs no package.
 */
export const productExamples: { readonly [Name in ProductKindName]: FileOf<Name> } = {
  single: {
    kind: "single",
    offer: {
      id: 501,
      name: "Koszula",
      sizes: [
        size("S", "129.00", { before: "159.00", stock: 3 }),
        size("M", "129.00", { before: "159.00" }),
        size("L", "149.00", { stock: 0 }),
      ],
    },
    subscription: {
      mode: "optional",
      once: "129.00",
      periods: [
        { days: 14, price: "110.00" },
        { days: 30, price: "120.00" },
      ],
    },
    events: [
      { type: "AddPressed" },
      { wait: 3500 },
      { type: "SizeChosen", sizeId: "S" },
      { shop: "answers", facts: { size: size("S", "119.00", { before: "159.00", stock: 2 }) } },
      { type: "QuantityTyped", text: "5" },
      { type: "QuantityLeft" },
      { wait: 10_000 },
      { type: "PurchaseChosen", purchase: "subscription" },
      { shop: "doesNotAnswer" },
      { type: "PeriodChosen", days: 30 },
      { type: "AddPressed" },
      { cart: "empty" },
    ],
  },
  versions: {
    kind: "versions",
    offer: oneSize(1, "Koszula czerwona, krótka", "99.00"),
    attributes: [
      { id: "colour", name: "Kolor", values: [red, blue] },
      {
        id: "length",
        name: "Długość",
        values: [
          { id: "short", name: "Krótka" },
          { id: "long", name: "Długa" },
        ],
      },
    ],
    variants: [
      { productId: 1, link: "/shirt-1", values: ["red", "short"], available: true },
      { productId: 2, link: "/shirt-2", values: ["red", "long"], available: true },
      { productId: 3, link: "/shirt-3", values: ["blue", "short"], available: true },
    ],
    events: [
      { type: "VersionChosen", attribute: "length", value: "long" },
      { shop: "answers", facts: { offer: oneSize(2, "Koszula czerwona, długa", "119.00") } },
      { type: "VersionChosen", attribute: "colour", value: "blue" },
      { type: "AddPressed" },
      { type: "VersionChosen", attribute: "length", value: "short" },
      { shop: "answers", facts: { offer: oneSize(3, "Koszula niebieska, krótka", "109.00") } },
      { type: "AddPressed" },
    ],
  },
  set: {
    kind: "set",
    boughtAs: "bundle",
    offer: oneSize(20, "Zestaw śniadaniowy", "89.00"),
    parts: [
      { id: "cup", optional: false, quantity: 2, versions: [{ id: 21, name: "Kubek", sizes: [size("S", "25.00"), size("M", "29.00")] }] },
      {
        id: "plate",
        optional: true,
        versions: [
          { ...oneSize(22, "Talerz", "39.00"), versionName: "Biały" },
          { ...oneSize(23, "Talerz", "45.00"), versionName: "Niebieski" },
        ],
      },
    ],
    events: [
      { type: "AddPressed" },
      { type: "PartVersionChosen", partId: "plate", productId: 23 },
      { shop: "answers", facts: { bundlePrice: null } },
      { type: "AddPressed" },
      { type: "PartSizeChosen", partId: "cup", sizeId: "M" },
      { shop: "answers", facts: { bundlePrice: "94.00" } },
      { type: "QuantityStepped", by: 1 },
      { wait: 1000 },
      { type: "AddPressed" },
    ],
  },
  configured: {
    kind: "configured",
    offer: oneSize(30, "Półka na wymiar", "150.00"),
    parameters: [
      { id: "width", name: "Szerokość (cm)", type: "number", min: 40, max: 200, required: true },
      {
        id: "finish",
        name: "Wykończenie",
        type: "checkbox",
        required: true,
        values: [
          { id: "oil", name: "Olej" },
          { id: "paint", name: "Farba" },
        ],
      },
    ],
    events: [
      { type: "ValueTyped", itemId: "width", text: "250" },
      { type: "ValueLeft", itemId: "width" },
      { type: "AddPressed" },
      { type: "OptionPressed", itemId: "finish", optionId: "oil" },
      { wait: 500 },
      { shop: "answers", facts: { unitPrice: "412.50" } },
      { type: "AddPressed" },
    ],
  },
  dated: {
    kind: "dated",
    offer: oneSize(35, "Warsztaty ceramiczne", "290.00"),
    dates: [
      { id: "2026-12-05T10:00", places: 3 },
      { id: "2026-12-12T10:00", places: 0 },
      { id: "2026-12-19T17:00", places: 8 },
    ],
    events: [
      { type: "AddPressed" },
      { type: "DateChosen", dateId: "2026-12-12T10:00" },
      { type: "DateChosen", dateId: "2026-12-05T10:00" },
      { type: "QuantityTyped", text: "4" },
      { type: "QuantityLeft" },
      { type: "AddPressed" },
    ],
  },
  rows: {
    kind: "rows",
    offer: oneSize(40, "Farba", "60.00"),
    rows: [
      { offer: oneSize(41, "Farba biała", "60.00") },
      { offer: { id: 42, name: "Farba zielona", sizes: [size("1L", "60.00"), size("5L", "240.00", { stock: 4 })] } },
    ],
    events: [
      { type: "AddPressed" },
      { type: "RowTyped", productId: 42, text: "2" },
      { type: "AddPressed" },
      { type: "RowSizeChosen", productId: 42, sizeId: "5L" },
      { type: "AddPressed" },
    ],
  },
}
