import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { crc32, deflateSync } from "node:zlib"
import type { CatalogueText } from "../../../fixtures/catalogue/catalogue-files.ts"
import type { ProductFile } from "../../../fixtures/catalogue/product-file.ts"
import { smallCurrencies, smallRates } from "./small-currencies.ts"

const both = (text: string) => ({ pl: text, en: `${text} (en)` })

type OwnFields = Partial<ProductFile> & Pick<ProductFile, "id" | "name" | "sizes">

function product(own: OwnFields): ProductFile {
  return {
    code: `T-${own.id}`,
    type: "item",
    categories: [12],
    producer: 1,
    listed: true,
    vatPercent: 23,
    unit: "piece",
    parameters: [{ name: both("Kolor"), values: [both("zielony")] }],
    summary: both("Krótko."),
    description: both("<p>Długo.</p>"),
    pictures: (["front", "detail", "side"] as const).map((view) => ({ view, alt: both(`Widok ${view}`) })),
    reviews: [],
    ...own,
  }
}

const uniw = (id: number, stock: string) => [{ id: "uniw", code: `T-${id}`, stock }]
const sizes = (id: number, stocks: Readonly<Record<string, string>>) =>
  Object.entries(stocks).map(([size, stock]) => ({ id: size, name: size, code: `T-${id}-${size}`, stock }))

/** A catalogue made for rules: each product has one thing about it. */
export const smallProducts: readonly ProductFile[] = [
  product({
    id: 601,
    name: both("Koszula"),
    gross: "129.00",
    wholesaleNet: "80.00",
    sizes: sizes(601, { S: "2", M: "5", L: "0" }),
    points: { earned: "12", price: "40.25" },
  }),
  product({
    id: 602,
    name: both("Kubek"),
    gross: "40.00",
    suggestedGross: "55.00",
    sizes: uniw(602, "-1"),
    dispatchDays: 0,
    reduction: { kind: "promotion", beforeGross: "50.00", startedDaysAgo: 5, endsInDays: 2, endsAtHour: "20:00" },
    priceHistory: [
      { daysAgo: 100, gross: "42.00" },
      { daysAgo: 60, gross: "45.00" },
      { daysAgo: 20, gross: "50.00" },
    ],
    reviews: [
      { author: "Ola", rating: 5, daysAgo: 3, language: "pl", text: "Bardzo dobry kubek.", confirmed: true },
      { author: "Jan", rating: 4, daysAgo: 1, language: "pl", text: "Kubek jak kubek, ale ładny.", confirmed: false },
    ],
    questions: [
      { text: "Ile mieści?", answer: "350 ml.", daysAgo: 9, language: "pl" },
      { text: "Can it go in the oven?", answer: "Up to 200 degrees.", daysAgo: 2, language: "en" },
    ],
  }),
  product({
    id: 603,
    name: both("Len"),
    gross: "39.90",
    unit: "metre",
    sizes: uniw(603, "12.5"),
    orderLimits: { minPerOrder: "1.5", maxPerOrder: "6" },
  }),
  product({ id: 604, name: both("Stół"), sizes: [{ id: "uniw", code: "T-604", stock: "1", phonePrice: true }] }),
  product({ id: 605, name: both("Ramka"), sizes: uniw(605, "4"), points: { price: "500", only: true } }),
  product({
    id: 606,
    name: both("Zestaw"),
    type: "bundle",
    gross: "150.00",
    sizes: uniw(606, "3"),
    parts: [{ product: 602, quantity: "2" }],
  }),
  product({
    id: 607,
    name: both("Dzbanek Morze"),
    versionName: both("morze"),
    gross: "89.00",
    sizes: uniw(607, "3"),
    variantGroup: "jugs",
  }),
  product({
    id: 608,
    name: both("Dzbanek Las"),
    versionName: both("las"),
    gross: "99.00",
    sizes: uniw(608, "0"),
    variantGroup: "jugs",
    listed: false,
  }),
  product({
    id: 609,
    name: both("Skarpety"),
    gross: "19.00",
    wholesaleNet: "10.00",
    sizes: sizes(609, { A: "9", B: "9" }).map((size) => (size.id === "B" ? { ...size, gross: "28.50" } : size)),
    orderLimits: { maxPerOrder: "4" },
  }),
  product({
    id: 610,
    name: both("Herbata"),
    gross: "20.00",
    sizes: uniw(610, "20"),
    subscription: { mode: "optional", periodsDays: [14, 30], rebateType: "percentage", rebate: "10", minQuantity: "2" },
  }),
]

/** A client and a wholesaler, with their passwords. */
export const smallAccounts = [
  {
    kind: "client",
    login: "ola@example.com",
    password: "tajne123",
    email: "ola@example.com",
    firstName: "Ola",
    lastName: "Nowak",
    points: "120.5",
  },
  {
    kind: "wholesaler",
    login: "hurt",
    password: "hurtowo1",
    email: "hurt@example.com",
    firstName: "Jan",
    lastName: "Kos",
    company: "Kos",
    points: "0",
  },
]

/** The products whose rules a test may change. */
export function smallCatalogue(products: readonly ProductFile[] = smallProducts): readonly CatalogueText[] {
  const files: Readonly<Record<string, unknown>> = {
    "accounts.json": smallAccounts,
    "categories.json": [
      { id: 11, parent: null, name: both("Dom"), description: both("Rzeczy do domu.") },
      { id: 12, parent: 11, name: both("Różne"), description: both("Różne rzeczy.") },
    ],
    "producers.json": [
      { id: 1, name: "Pracownia Żuk", place: "Łódź", story: both("Od lat."), address: "ul. Cicha 1", email: "zuk@example.com" },
    ],
    "units.json": {
      piece: {
        short: { pl: "szt.", en: "pc" },
        pl: { one: "sztuka", few: "sztuki", many: "sztuk", fraction: "sztuki" },
        en: { one: "piece", other: "pieces" },
        sellBy: "1",
        precision: 0,
      },
      metre: {
        short: { pl: "m", en: "m" },
        pl: { one: "metr", few: "metry", many: "metrów", fraction: "metra" },
        en: { one: "metre", other: "metres" },
        sellBy: "0.5",
        precision: 1,
      },
    },
    "variant-groups.json": {
      jugs: { kind: "links", name: both("Szkliwo"), members: [607, 608].filter((id) => products.some((one) => one.id === id)) },
    },
    "shop.json": {
      name: "Sklep próbny",
      claim: both("Na próbę"),
      company: "Próba sp. z o.o.",
      street: "ul. Prosta 1",
      zipcode: "00-001",
      city: "Warszawa",
      taxNumber: "5260001246",
      phone: "+48 22 000 00 00",
      email: "sklep@example.com",
      hours: both("Pn-Pt 9-17"),
      timeZone: "Europe/Warsaw",
      currencies: smallCurrencies,
      delivery: {
        dispatchDeadline: "13:00",
        freeFromGross: "299.00",
        countries: [
          { id: "PL", name: both("Polska"), zipcode: "XX-XXX" },
          { id: "DE", name: both("Niemcy"), zipcode: "XXXXX" },
        ],
        couriers: [
          { id: "kurier", name: both("Kurier"), payment: "prepaid", gross: "14.99", pickup: false, workingDays: 1, countries: ["PL"] },
          {
            id: "pobranie",
            name: both("Kurier"),
            payment: "dvp",
            gross: "14.99",
            alwaysGross: "5.00",
            pickup: false,
            workingDays: 1,
            countries: ["PL"],
          },
          {
            id: "miejski",
            name: both("Kurier miejski"),
            payment: "prepaid",
            gross: "9.99",
            neverFree: true,
            points: "250",
            minimumGross: "100.00",
            pickup: false,
            workingDays: 0,
            countries: ["PL"],
            zipcodes: ["00-"],
          },
        ],
      },
      home: { hero: 601, chosen: [602, 601], reduced: [602], categories: [{ category: 11, product: 602 }] },
      stores: [],
      rebateCodes: [
        { code: "LATO10", off: { is: "percentage", percent: "10" } },
        { code: "MINUS5", off: { is: "quota", amount: "5.00" }, products: [609], endsInDays: 3 },
        { code: "DAWNY", off: { is: "percentage", percent: "50" }, endsInDays: -1 },
        { code: "ZUZYTY", off: { is: "percentage", percent: "50" }, usesLeft: 0 },
      ],
    },
    "rates.json": smallRates,
    "content/terms.json": { key: "terms", title: both("Regulamin"), html: both("<h2>Regulamin</h2><p>Kupuj mądrze.</p>") },
    ...Object.fromEntries(products.map((one) => [`products/${one.id}-${one.code}.json`, one])),
  }
  return Object.entries(files).map(([file, json]) => ({ file, text: JSON.stringify(json) }))
}

/** Writes a photograph of one colour for each picture of some products. */
export async function writePhotographs(folder: string, products: readonly ProductFile[] = smallProducts): Promise<void> {
  await mkdir(join(folder, "photographs"), { recursive: true })
  for (const { id, pictures } of products)
    for (const at of pictures.keys()) await writeFile(join(folder, "photographs", `${id}-${at + 1}.png`), plainPng(id + at))
}

/** A grey square of 600 px, no two of different shades alike. */
function plainPng(shade: number): Buffer {
  const side = 600
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 8
  const row = Buffer.alloc(side + 1, shade % 256)
  row[0] = 0
  const part = (name: string, content: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(name), content])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const rows = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), part("IHDR", head), part("IDAT", rows), part("IEND", Buffer.alloc(0))])
}

/** Writes a catalogue's files into a folder. */
export async function writeCatalogue(folder: string, files: readonly CatalogueText[]): Promise<void> {
  for (const { file, text } of files) {
    const path = join(folder, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}
