import fc from "fast-check"
import { expect, test } from "vitest"
import { textWords } from "../../../core/search/search-words.ts"
import { wordStem } from "../../../core/search/word-stem.ts"
import type { Language } from "../../../core/values/language.ts"
import { loadCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import { readSoldOut } from "../../../fixtures/shop/catalogue/products-store.ts"
import { makeFilterIndex } from "../../../fixtures/shop/filters/filter-index.ts"
import { filterWords, listedGoods } from "../../../fixtures/shop/seed/write-listed-goods.ts"
import type { ShopReader } from "../../../fixtures/shop/store/shop-store.ts"
import { findProducts } from "../../../fixtures/shop/search/find-products.ts"
import { writeSearch } from "../../../fixtures/shop/search/write-search.ts"
import { openTestStore } from "../../support/store/store-of-test.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { runs } from "../../support/property/property.ts"

const catalogue = await loadCatalogue()

const goods = listedGoods(catalogue, testNowMs)
const words = filterWords(catalogue)

/** The index of the shop's lists, as the stock of this moment has it. */
async function indexOf(reader: ShopReader) {
  const soldOut = new Set((await readSoldOut(reader)).map(({ productId, sizeId }) => `${productId} ${sizeId}`))
  const inStock = (id: number, size: string) => !soldOut.has(`${id} ${size}`)
  return makeFilterIndex(
    goods.map((good) => ({ ...good, sizes: good.sizes.map(({ id }) => ({ id, inStock: inStock(good.id, id) })) })),
    words,
  )
}

/** The project's products, as far as a search reads them. */
async function openSearch() {
  const { store } = await openTestStore()
  await store.transaction(async (within) => {
    await within
      .insertInto("producer")
      .values(catalogue.producers.map(({ id }) => ({ id, document: "{}" })))
      .execute()
    const products = catalogue.products.map(({ id, code, listed, producer }) => ({ id, code, listed: listed ? 1 : 0, producer }) as const)
    await within
      .insertInto("product")
      .values(products.map((product) => ({ ...product, document: "{}", reduction_end: null })))
      .execute()
    const sizes = catalogue.products.flatMap(({ id, sizes: all }) =>
      all.map(({ id: size, stock }, position) => ({ product: id, size, position, stock, seeded: stock })),
    )
    await within.insertInto("product_size").values(sizes).execute()
    await writeSearch(within, catalogue)
  }, "serializable")
  const find = async (text: string, language: Language = "pl") => {
    const { foundOrder, firstFound } = await indexOf(store.reader)
    const found = await findProducts(store.reader, foundOrder, text, language)
    return { by: found.by, ids: found.by === "code" ? found.ids : firstFound(found.goods, catalogue.products.length) }
  }
  const names = async (text: string, language: Language = "pl") => {
    const { ids, by } = await find(text, language)
    return { by, names: ids.map((id) => catalogue.products.find((product) => product.id === id)?.name[language]) }
  }
  return { store, find, names }
}

test("the forms of a word find the same, in both languages (19.75)", async () => {
  const { find } = await openSearch()
  for (const forms of [
    "kubek kubka kubki kubków kubkami",
    "dzbanek dzbanka dzbanki",
    "świeca świece ŚWIECY swieca",
    "talerze talerzem",
    "miseczka miseczki miseczek",
    "obrus obrusy obrusów",
    "ręcznik ręczniki ręczników recznik",
    "poduszka poduszki poduszek",
    "lampa lampy",
    "torba torby toreb",
  ]) {
    const found = await Promise.all(forms.split(" ").map(async (form) => (await find(form)).ids.join(" ")))
    expect([forms, new Set(found).size, found[0] !== ""]).toEqual([forms, 1, true])
  }
  // these are beginnings of other words, too: of a candle holder, of a saucer, of a small lamp
  for (const [form, whole] of [
    ["świec", "świeca"],
    ["talerz", "talerze"],
    ["talerzy", "talerze"],
    ["lamp", "lampa"],
  ] as const)
    expect((await find(form)).ids).toEqual(expect.arrayContaining([...(await find(whole)).ids]))
  expect((await find("mugs", "en")).ids).toEqual((await find("mug", "en")).ids)
})

test("a beginning finds, a slip is forgiven, but never in a code, and not where something is found as it was typed (19.74, 19.77)", async () => {
  const { names, find } = await openSearch()
  expect((await names("tal")).names).toContain("Talerz śniadaniowy 21 cm")
  expect(await names("talez śniadaniowy")).toMatchObject({ by: "forgiven", names: expect.arrayContaining(["Talerz śniadaniowy 21 cm"]) })
  expect(await names("kubek pornaek")).toMatchObject({ by: "forgiven", names: expect.arrayContaining(["Kubek kamionkowy Poranek 350 ml"]) })
  expect(await find("GP-5033")).toEqual({ ids: [], by: "words" })
  expect((await find("talerz")).by).toBe("words")
})

test("a code is found alone, however it is written, and so is that of a size (10.175, 19.76)", async () => {
  const { find } = await openSearch()
  const product = catalogue.products.find(({ sizes }) => sizes.length > 1)
  if (product === undefined) throw new Error("no product with sizes")
  const sizeCode = product.sizes[1]?.code ?? ""
  const written = [product.code, product.code.toLowerCase(), product.code.replaceAll("-", " "), sizeCode]
  expect(await Promise.all(written.map((text) => find(text)))).toEqual(written.map(() => ({ ids: [product.id], by: "code" })))
})

test("what has the words in its name stands before what is only described by them, and sold out goods last (19.78)", async () => {
  const { find, store } = await openSearch()
  const isNamed = (id: number) => /kub(ek|ki)/i.test(catalogue.products.find((product) => product.id === id)?.name.pl ?? "")
  const { ids } = await find("kubek")
  const many = ids.filter(isNamed).length
  expect([ids.slice(0, many).every(isNamed), many > 1, many < ids.length]).toEqual([true, true, true])
  const [first = 0] = ids
  await store.writer.updateTable("product_size").set({ stock: "0" }).where("product", "=", first).execute()
  const after = (await find("kubek")).ids
  const soldOut = await store.reader.selectFrom("product_size").select("product").where("stock", "=", "0").execute()
  const behind = after.slice(after.indexOf(first), many)
  expect([after.indexOf(first) > 0, after.slice(0, many).every(isNamed)]).toEqual([true, true])
  expect(behind.filter((id) => !soldOut.some(({ product }) => product === id))).toEqual([])
})

test("products that have no tile are found by their siblings' names, and none of them by themselves", async () => {
  const { find } = await openSearch()
  const hidden = new Set(catalogue.products.filter(({ listed }) => !listed).map(({ id }) => id))
  const { ids } = await find("kubek")
  expect(ids.filter((id) => hidden.has(id))).toEqual([])
})

test("any text is searched as text", async () => {
  const { find } = await openSearch()
  const long = ["ł".repeat(100_000), Array.from({ length: 3000 }, (_, at) => `w${at}`).join(" ")]
  const marks = [
    '"',
    "'",
    "AND",
    "NOT kubek*",
    "name_words : x",
    "a:b & !c | (d <-> e)",
    "x-1",
    "\u0000",
    "💧💧",
    "%_",
    "\\",
    "--; drop table",
  ]
  for (const text of ["", "  ", ...marks, ...long]) {
    const { ids } = await find(text)
    expect([text.slice(0, 20), ids.filter((id) => !catalogue.products.some((product) => product.id === id))]).toEqual([
      text.slice(0, 20),
      [],
    ])
  }
})

/** What a product says in Polish, read plainly. */
const saidOf = ({
  name,
  versionName,
  summary,
  description,
  parameters,
  sizes,
  producer,
  categories: inCategories,
}: (typeof catalogue.products)[number]) =>
  [
    name.pl,
    versionName?.pl ?? "",
    summary.pl,
    description.pl.replaceAll(/<[^>]*>/g, " "),
    ...parameters.flatMap((parameter) => [parameter.name.pl, ...parameter.values.map(({ pl }) => pl)]),
    ...sizes.map((size) => size.name ?? ""),
    catalogue.producers.find(({ id }) => id === producer)?.name ?? "",
    ...inCategories.map((id) => catalogue.categories.find((category) => category.id === id)?.name.pl ?? ""),
  ].join(" ")

test("any words find what a look at every product finds (19.74, 19.75)", async () => {
  const { find } = await openSearch()
  const listed = catalogue.products.filter((product) => product.listed && product.variantGroup === undefined)
  const texts = listed.map((product) => ({ id: product.id, words: textWords(saidOf(product)) }))
  const known = [...new Set(texts.flatMap(({ words }) => words))]
  const searched = fc.array(
    fc.constantFrom(...known).chain((word) => fc.integer({ min: 1, max: word.length }).map((length) => word.slice(0, length))),
    { minLength: 1, maxLength: 3 },
  )
  await fc.assert(
    fc.asyncProperty(searched, async (words) => {
      const { ids, by } = await find(words.join(" "))
      if (by !== "words") return
      const has = (said: readonly string[], word: string) =>
        said.some((one) => one.startsWith(word) || wordStem(one, "pl") === wordStem(word, "pl"))
      const expected = texts.filter(({ words: said }) => words.every((word) => has(said, word))).map(({ id }) => id)
      expect(new Set(ids.filter((id) => texts.some((text) => text.id === id)))).toEqual(new Set(expected))
    }),
    runs(40),
  )
})
