import { expect, test } from "vitest"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

/** What the shop of the project suggests to visitors of its own. */
async function asking() {
  const { shop } = await openProjectShop()
  const shopper = makeShopper(shop)
  return (text: string, selection: string, { limit, language = "pol" }: { readonly limit?: number; readonly language?: string } = {}) => {
    const input = `text: ${JSON.stringify(text)}${limit === undefined ? "" : `, limit: ${limit}`}`
    return shopper.data(`{ productsTextSearch(searchInput: { ${input} }) { ${selection} } }`, `/graphql/v1/?lang=${language}`)
  }
}

const groups = "products { link } series { name } producers { name } menuNodes { name } cms { name } searchQueries { name }"
const none = { products: [], series: [], producers: [], menuNodes: [], cms: [], searchQueries: [] }

test("a text suggests products as the search page finds them, with their smallest pictures and prices (7.27, 7.28, 11.91, 3.24)", async () => {
  const suggested = await asking()
  expect(
    await suggested(
      "dzbanek stu",
      "products { name link iconSmall iconSmallSecond price { price { gross { value formatted } net { value } } } }",
    ),
  ).toEqual({
    productsTextSearch: {
      products: [
        {
          name: "Dzbanek Studnia 1,2 l",
          link: "/product-pol-507-Dzbanek-Studnia-1-2-l.html",
          iconSmall: expect.stringMatching(/^\/hpeciai\/\w+\/pol_ps_Dzbanek-Studnia-1-2-l-507_1\.avif$/),
          iconSmallSecond: expect.stringMatching(/_1\.jpg$/),
          price: { price: { gross: { value: 169, formatted: expect.stringMatching(/^169,00\szł$/) }, net: { value: 137.4 } } },
        },
      ],
    },
  })
})

test("makers, categories with their paths and pages of text are suggested by the beginnings of their words, in the language of the page (3.25 to 3.27)", async () => {
  const suggested = await asking()
  expect(await suggested("czaj", "menuNodes { name link bc { item { title } } }")).toEqual({
    productsTextSearch: {
      menuNodes: [
        {
          name: "Dzbanki i czajniczki",
          link: "/pol_m_Ceramika_Dzbanki_i_czajniczki-103.html",
          bc: { item: [{ title: "Ceramika" }, { title: "Dzbanki i czajniczki" }] },
        },
      ],
    },
  })
  expect(await suggested("POPIOL", "producers { name link }")).toEqual({
    productsTextSearch: { producers: [{ name: "Glina i Popiół", link: "/firm-pol-11-Glina-i-Popiol.html" }] },
  })
  expect(await suggested("zwroty", "cms { name link }")).toEqual({
    productsTextSearch: { cms: [{ name: "Zwroty i reklamacje", link: "/pl/content/returns.html" }] },
  })
  expect(await suggested("terms", "cms { link }", { language: "eng" })).toEqual({
    productsTextSearch: { cms: [{ link: "/en/content/terms.html" }] },
  })
})

test("there are six of each kind at most, as many as are asked for, and never more than twenty (7.27, 9.18)", async () => {
  const suggested = await asking()
  const counted = async (limit?: number) => {
    const found = await suggested("ku", "products { link }", limit === undefined ? {} : { limit })
    return JSON.stringify(found).split('"link"').length - 1
  }
  expect(await Promise.all([counted(), counted(2), counted(0), counted(-1)])).toEqual([6, 2, 0, 0])
  expect(await counted(5000)).toBeLessThanOrEqual(20)
})

test.each(["k", "  k ", "", "!?", "zzzzqq"])("%j suggests nothing (5.84)", async (text) => {
  expect(await (await asking())(text, groups)).toEqual({ productsTextSearch: none })
})

test("what somebody types is never part of the question: quotation marks and backslashes are looked for like any other sign", async () => {
  expect(await (await asking())('ku" OR \\ NEAR(*', groups)).toEqual({ productsTextSearch: none })
})
