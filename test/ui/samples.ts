import type { Basket, BasketRow } from "../../core/basket/basket.ts"
import type { Price } from "../../core/values/money.ts"
import type { ProductDetails, ProductPicture } from "../../core/product/details.ts"
import type { ProductOffer, ProductSize } from "../../core/product/offer.ts"
import type { Unit } from "../../core/quantity/unit.ts"

/** Saturday 21 November 2026, 10:00 UTC. */
export const nowMs = Date.UTC(2026, 10, 21, 10)

export const gross = (minor: number): Price => ({ gross: { minor }, net: { minor: Math.round(minor / 1.23) } })

const none = { minPerOrder: null, minPerSize: null, subscriptionMin: null, maxPerOrder: null, maxPerSize: null }
const one = { coefficient: 1, scale: 0 }

export const piece: Unit = {
  name: "szt.",
  singular: "sztuka",
  plural: "sztuk",
  few: "sztuki",
  fraction: "sztuki",
  sellBy: one,
  precision: 0,
}

export function picture(name: string, alt: string): ProductPicture {
  const files = (kind: string, px: number) => ({
    webp: `/hpeciai/1/pol_${kind}_${name}.webp`,
    jpg: `/hpeciai/1/pol_${kind}_${name}.jpg`,
    px,
  })
  return { alt, large: files("pl", 1200), medium: files("pm", 600), icon: files("il", 400), thumbnail: files("ps", 160) }
}

export function size(id: string, name: string, stock: number, minor = 18_900): ProductSize {
  return {
    id,
    name,
    stock: { is: "limited", amount: { coefficient: stock, scale: 0 } },
    availability:
      stock > 0 ? { status: "enable", description: "Produkt dostępny" } : { status: "disable", description: "Produkt niedostępny" },
    phonePrice: false,
    price: {
      price: gross(minor),
      max: gross(23_900),
      youSavePercent: 21,
      omnibus: { price: gross(19_900), higherThanSelling: true, percent: 5, validUntil: null },
      beforeRebate: null,
      suggested: null,
      pointsEarned: null,
    },
  }
}

export const shirt: ProductOffer = {
  id: 501,
  type: "item",
  name: "Lniana koszula",
  versionName: "szałwia",
  sizes: [size("XS", "XS", 0), size("S", "S", 4), size("M", "M", 2), size("L", "L", 9), size("XL", "XL", 1)],
  unit: piece,
  limits: none,
  pointsPrice: null,
  vatPercent: 23,
  reductionEndsAtMs: null,
  advance: null,
}

export const shoes: ProductOffer = {
  ...shirt,
  id: 502,
  name: "Kapcie z filcu",
  sizes: Array.from({ length: 13 }, (_, index) => size(String(35 + index), String(35 + index), index % 4)),
}

export const mug: ProductOffer = { ...shirt, id: 503, name: "Kubek Nysa", versionName: null, sizes: [size("uniw", "", 12, 6_900)] }

export const shirtDetails: ProductDetails = {
  code: "KOS-501",
  summary: "Prosta koszula z miękkiego lnu, który z każdym praniem układa się lepiej.",
  descriptionHtml:
    "<p>Len z Żyrardowa, 170 g/m². Guziki z masy perłowej.</p><h3>Pranie</h3><ul><li>40 °C</li><li>prasować wilgotną</li></ul>",
  producer: {
    name: "Szwalnia Łąka",
    place: "Żyrardów",
    story: "Pięć osób, dwa piętra i jedna stara krajalnica. Szyjemy krótkie serie, od kroju do guzika.",
  },
  breadcrumbs: [
    { name: "Odzież", link: "/pol_m_Odziez-20.html" },
    { name: "Koszule", link: "/pol_m_Odziez_Koszule-21.html" },
  ],
  pictures: [
    picture("koszula-1", "Koszula z przodu"),
    picture("koszula-2", "Splot lnu z bliska"),
    picture("koszula-3", "Koszula na krześle"),
  ],
  parameters: [
    { name: "Materiał", values: ["len 100%"] },
    { name: "Krój", values: ["luźny", "unisex"] },
  ],
  reviews: [
    { author: "Marta", rating: 5, date: "2026-10-02", text: "Noszę ją co drugi dzień. Rękawy w sam raz.", language: "pl", confirmed: true },
    {
      author: "Piotr W.",
      rating: 2,
      date: "2026-08-17",
      text: "Ładna, ale gniecie się od samego patrzenia.",
      language: "pl",
      confirmed: false,
    },
  ],
  rating: { mean: "3.5", count: 2 },
  variants: {
    name: "Kolor",
    links: [
      {
        productId: 501,
        name: "szałwia",
        link: "/product-pol-501-Lniana-koszula.html",
        icon: picture("koszula-1", "").thumbnail,
        selected: true,
        available: true,
      },
      {
        productId: 511,
        name: "ecru",
        link: "/product-pol-511-Lniana-koszula.html",
        icon: picture("koszula-4", "").thumbnail,
        selected: false,
        available: true,
      },
      {
        productId: 512,
        name: "grafit",
        link: "/product-pol-512-Lniana-koszula.html",
        icon: picture("koszula-5", "").thumbnail,
        selected: false,
        available: false,
      },
    ],
  },
  warranty: "Dwa lata na szwy i guziki. Naprawiamy w pracowni.",
  links: { pl: "/product-pol-501-Lniana-koszula.html", en: "/product-eng-501-Linen-shirt.html" },
  related: [503],
}

const row = (offer: ProductOffer, sizeId: string, quantity: number, minor: number): BasketRow => ({
  rowId: `hash-${offer.id}-${sizeId}`,
  productId: offer.id,
  sizeId,
  name: offer.name,
  versionName: offer.versionName,
  sizeName: sizeId === "uniw" ? "" : sizeId,
  link: `/product-pol-${offer.id}.html`,
  picture: picture(`kubek-${offer.id}`, "").thumbnail,
  quantity: { coefficient: quantity, scale: 0 },
  unit: piece,
  stock: { is: "limited", amount: { coefficient: 9, scale: 0 } },
  limits: none,
  unitPrice: gross(minor),
  lineTotal: gross(minor * quantity),
  isAvailable: true,
})

export const basket: Basket = {
  rows: [row(shirt, "M", 1, 18_900), row(mug, "uniw", 2, 6_900)],
  subtotal: gross(32_700),
  shipping: gross(1_499),
  toFreeShipping: { minor: 7_300 },
  freeShippingFrom: { minor: 40_000 },
  total: gross(34_199),
  pieces: 3,
}
