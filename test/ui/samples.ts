import type { RowNote } from "../../core/basket/notes/noted-row.ts"
import type { Basket, BasketRow } from "../../core/basket/basket.ts"
import type { Price } from "../../core/values/money.ts"
import type { ProductDetails, ProductPicture } from "../../core/product/details.ts"
import type { FoundReviews } from "../../core/product/reviews.ts"
import type { ProductOffer, ProductSize } from "../../core/product/offer.ts"
import { decimal, limited, sampleOffer, sampleSize } from "../support/core/sample-offer.ts"
import { sampleRow } from "../support/core/sample-shell.ts"

/** Saturday 21 November 2026, 10:00 UTC. */
export const nowMs = Date.UTC(2026, 10, 21, 10)

export const gross = (minor: number): Price => ({ gross: { minor }, net: { minor: Math.round(minor / 1.23) } })

export function picture(name: string, alt: string): ProductPicture {
  const files = (kind: string, px: number) => ({
    avif: `/hpeciai/1/pol_${kind}_${name}.avif`,
    webp: `/hpeciai/1/pol_${kind}_${name}.webp`,
    jpg: `/hpeciai/1/pol_${kind}_${name}.jpg`,
    px,
  })
  return {
    alt,
    large: files("pl", 1200),
    phone: files("ph", 800),
    medium: files("pm", 600),
    icon: files("il", 400),
    thumbnail: files("ps", 160),
  }
}

/** A size that costs 189 zł instead of 239. */
export function size(id: string, name: string, stock: number, minor = 18_900): ProductSize {
  return sampleSize(id, limited(String(stock)), {
    name,
    ...(stock > 0 ? {} : { availability: { status: "disable", description: "Produkt niedostępny" } }),
    price: {
      price: gross(minor),
      max: gross(23_900),
      youSavePercent: 21,
      omnibus: { price: gross(19_900), higherThanSelling: true, percent: 5, validUntil: null },
      beforeRebate: null,
      suggested: null,
      pointsEarned: null,
    },
  })
}

/** The sample product as its page shows it: in a colour and five sizes, reduced. */
export const shirt: ProductOffer = sampleOffer({
  name: "Lniana koszula",
  versionName: "szałwia",
  sizes: [size("XS", "XS", 0), size("S", "S", 4), size("M", "M", 2), size("L", "L", 9), size("XL", "XL", 1)],
})

export const shoes: ProductOffer = {
  ...shirt,
  id: 502,
  name: "Kapcie z filcu",
  sizes: Array.from({ length: 13 }, (_, index) => size(String(35 + index), String(35 + index), index % 4)),
}

export const mug: ProductOffer = { ...shirt, id: 503, name: "Kubek Nysa", versionName: null, sizes: [size("uniw", "", 12, 6_900)] }

export const shirtReviews: FoundReviews = {
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
  found: 2,
  perPage: 4,
  perStars: [1, 0, 0, 1, 0],
}

export const shirtDetails: ProductDetails = {
  code: "KOS-501",
  codes: [
    { name: "S", code: "KOS-501-S" },
    { name: "M", code: "KOS-501-M" },
  ],
  summary: "Prosta koszula z miękkiego lnu, który z każdym praniem układa się lepiej.",
  descriptionHtml:
    "<p>Len z Żyrardowa, 170 g/m². Guziki z masy perłowej.</p><h3>Pranie</h3><ul><li>40 °C</li><li>prasować wilgotną</li></ul>",
  producer: {
    name: "Szwalnia Łąka",
    link: "/firm-pol-31-Szwalnia-Laka.html",
    place: "Żyrardów",
    contact: { address: "ul. Lniana 4, 96-300 Żyrardów", email: "laka@example.com" },
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
    { name: "Gramatura", values: ["170 g/m²"], description: "Ile waży metr kwadratowy tkaniny." },
  ],
  rating: { mean: "3.5", count: 2 },
  instalments: false,
  safety: "Trzymać z dala od ognia.",
  video: null,
  documents: [
    { type: "safety", name: "Informacje o bezpieczeństwie", url: "/document-pol-koszula-bezpieczenstwo.txt", extension: "txt" },
    { type: "enclosure", name: "Jak prać len", url: "/document-pol-jak-prac-len.txt", extension: "txt" },
  ],
  priceEnds: null,
  sizeChart: {
    note: "Wymiary w centymetrach.",
    columns: ["Klatka piersiowa", "Rękaw"],
    rows: [
      { size: "S", values: ["88–94", "60"] },
      { size: "M", values: ["94–100", "61"] },
    ],
  },
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
}

const row = (offer: ProductOffer, sizeId: string, quantity: number, minor: number): BasketRow =>
  sampleRow({
    rowId: `hash-${offer.id}-${sizeId}`,
    productId: offer.id,
    sizeId,
    name: offer.name,
    versionName: offer.versionName,
    sizeName: sizeId === "uniw" ? "" : sizeId,
    link: `/product-pol-${offer.id}.html`,
    picture: picture(`kubek-${offer.id}`, "").thumbnail,
    quantity: decimal(String(quantity)),
    stock: limited("9"),
    unitPrice: gross(minor),
    lineTotal: gross(minor * quantity),
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

/** What is noted at its rows. */
export const notedRows: readonly RowNote[] = basket.rows.map(({ rowId, productId, sizeId }, at) => ({
  rowId,
  productId,
  sizeId,
  comment: at === 0 ? "Proszę nie składać w kostkę" : "",
  ...(at === 0 ? { isWrapped: true } : {}),
}))
