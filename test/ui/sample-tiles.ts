import type { ListedProduct } from "../../core/product/listing.ts"
import type { KnownPrice } from "../../core/product/offer.ts"
import { gross, picture } from "./samples.ts"

const costs = (minor: number): KnownPrice => ({ price: gross(minor), max: null, youSavePercent: null, omnibus: null })

export const tile: ListedProduct = {
  id: 503,
  name: "Kubek Nysa",
  versionName: null,
  link: "/product-pol-503-Kubek-Nysa.html",
  producer: { name: "Pracownia Nysa", link: "/firm-pol-30-Pracownia-Nysa.html" },
  picture: picture("kubek-1", "Kubek"),
  secondPicture: picture("kubek-2", "Kubek z bliska"),
  price: costs(6_900),
  priceFrom: false,
  pointsPrice: null,
  phonePrice: false,
  available: true,
  sizeNames: [],
  traits: [{ name: "Materiał", values: ["kamionka", "wiklina"] }],
  perUnit: null,
  quickAdd: { number: "1", sizes: [{ value: "uniw", name: "" }] },
}

export const tiles: readonly ListedProduct[] = [
  tile,
  {
    ...tile,
    id: 501,
    name: "Lniana koszula",
    link: "/product-pol-501-Lniana-koszula.html",
    producer: { name: "Szwalnia Łąka", link: "/firm-pol-31-Szwalnia-Laka.html" },
    picture: picture("koszula-1", ""),
    secondPicture: picture("koszula-3", ""),
    price: {
      price: gross(18_900),
      max: gross(23_900),
      youSavePercent: 21,
      omnibus: { price: gross(19_900), higherThanSelling: true, percent: 5, validUntil: null },
    },
    sizeNames: ["S", "M", "L", "XL"],
    quickAdd: { number: "2", sizes: ["S", "M", "XL"].map((size) => ({ value: size, name: size })) },
  },
  {
    ...tile,
    id: 504,
    name: "Len surowy",
    link: "/product-pol-504-Len-surowy.html",
    picture: picture("len-1", ""),
    price: costs(5_400),
    priceFrom: true,
    perUnit: "m",
    secondPicture: null,
  },
  {
    ...tile,
    id: 505,
    name: "Stół dębowy na zamówienie",
    link: "/product-pol-505-Stol.html",
    picture: picture("stol-1", ""),
    price: null,
    phonePrice: true,
  },
  {
    ...tile,
    id: 506,
    name: "Torba płócienna",
    link: "/product-pol-506-Torba.html",
    picture: picture("torba-1", ""),
    price: null,
    pointsPrice: { coefficient: 120, scale: 0 },
  },
  {
    ...tile,
    id: 507,
    name: "Wazon Morena",
    link: "/product-pol-507-Wazon.html",
    picture: picture("wazon-1", ""),
    available: false,
    price: costs(24_900),
  },
]
