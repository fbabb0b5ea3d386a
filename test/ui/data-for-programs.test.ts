import { runInNewContext } from "node:vm"
import { describe, expect, test } from "vitest"
import { renderedPage } from "./rendered-page.ts"

describe("what programs read from a page without looking at it", () => {
  test("programs read the price that the shopper sees, while no size is chosen too (10.107, 10.109)", async () => {
    const page = await renderedPage("productDearFirst")
    expect(page.querySelector("#projector_price_value")?.textContent).toContain("189,00 zł")
    expect(page.querySelector('meta[property="product:price:amount"]')?.getAttribute("content")).toBe("189.00")
    expect(page.querySelector("[itemprop=price]")?.getAttribute("content")).toBe("189.00")
    expect(page.querySelector("script.ajaxLoad")?.textContent).toContain("base_price:{value:189}")
  })

  test("a wholesaler's programs read the net price wherever the page shows it, and both by name in the sizes (10.107 to 10.109)", async () => {
    const page = await renderedPage("productNet")
    expect(page.querySelector("#projector_price_value")?.textContent).toContain("153,66 zł")
    expect(page.querySelector('meta[property="product:price:amount"]')?.getAttribute("content")).toBe("153.66")
    expect(page.querySelector("[itemprop=price]")?.getAttribute("content")).toBe("153.66")
    expect(page.querySelector('script[type="application/ld+json"]')?.textContent).toContain('"price":"153.66"')
    const data = page.querySelector("script.ajaxLoad")?.textContent ?? ""
    expect(data).toContain("base_price:{value:153.66}")
    expect(data).toContain("price:{price:{gross:{value:189},net:{value:153.66}}}")
  })

  test("importers find the product's data in the source (10.107)", async () => {
    const source = (await renderedPage("product")).querySelector("script.ajaxLoad")?.textContent ?? ""
    expect(source).toMatch(
      /^window\.product_data=\[\{id:501,currency:"PLN",unit:\{name:"szt\."\},base_price:\{value:189\},sizes:\[\{id:"XS",/,
    )
    expect(source).toContain(
      'availability:{visible:true,description:"Produkt dostępny",status:"enable"},price:{price:{gross:{value:189},net:{value:153.66}}}',
    )
  })

  test.each(["home", "product", "cart", "signIn"])(
    "%s has app_shop: how the shop is set, and functions that harm nothing (10.156, 10.157)",
    async (name) => {
      const scripts = [...(await renderedPage(name)).querySelectorAll("script")].map(({ textContent }) => textContent)
      const code = scripts.find((text) => text.includes("app_shop=")) ?? ""
      const location = { origin: "https://shop.example", href: "https://shop.example/x" }
      const run = (calls: string): unknown => runInNewContext(`${code};${calls}`, { location })
      run('app_shop.runApp(); app_shop.fn.addToBasketAjax(".product", "button")')
      run("app_shop.vars.hotspot_slider.init(); app_shop.vars.hotspot_slider.destroy()")
      expect(run("JSON.stringify([app_shop.vars, app_shop.urls])")).toBe(
        JSON.stringify([
          {
            vat_registered: "1",
            currency_format: "###,##0.00",
            currency_before_value: false,
            currency_space: true,
            symbol: "zł",
            id: "PLN",
            logged: false,
            blacklist_extension: [],
            blacklist_mime: [],
            session_share: {},
            sites: {},
            cache_html: false,
            hotspot_slider: {},
            baseurl: "https://shop.example/",
            sslurl: "https://shop.example/",
            curr_url: "https://shop.example/x",
          },
          { contact: "/contact-pol.html" },
        ]),
      )
    },
  )

  test("the product is described for search engines (10.108)", async () => {
    const scripts = [...(await renderedPage("product")).querySelectorAll('script[type="application/ld+json"]')]
    expect(scripts.map((script) => JSON.parse(script.textContent))).toContainEqual(
      expect.objectContaining({
        "@type": "Product",
        name: "Lniana koszula",
        sku: "KOS-501",
        offers: expect.arrayContaining([
          expect.objectContaining({ price: "189.00", priceCurrency: "PLN", availability: "https://schema.org/InStock" }),
        ]),
      }),
    )
  })
})
