import { describe, expect, test } from "vitest"
import { openWholeFront } from "../../support/origin/whole-front.ts"

const described = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1]

describe.each(["current", "older"] as const)("in front of a shop in its %s theme", (theme) => {
  test("the home page has the shop's claim as its title and heading, and what it says that it is about (10.1012)", async () => {
    const { visit } = openWholeFront({ theme })
    const { html } = await visit.open("/")
    expect(titleOf(html)).toBe("Ogrodnik i Syn – Narzędzia, doniczki, koszule")
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]?.replaceAll("\u00A0", " ")).toBe("Narzędzia, doniczki, koszule")
    expect(described(html)).toBe("Sklep z rzeczami, które się naprawia.")
  })

  test("a list is about what its own page says, and a product says in its head whether it can be bought (10.1012)", async () => {
    const { visit } = openWholeFront({ theme })
    expect(described((await visit.open("/pol_m_Ogrod-10.html")).html)).toBe("Ogród")
    const { html } = await visit.open("/product-pol-201.html")
    expect(/product:availability" content="([^"]*)/.exec(html)?.[1]).toBe("in stock")
  })

  test("a browser installs it and searches it under its own name and sign (10.1013)", async () => {
    const { visit } = openWholeFront({ theme })
    const { html } = await visit.open("/")
    const icon = /<link rel="icon" href="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&")
    expect(icon).toMatch(/favicon/)
    const manifest: unknown = JSON.parse((await visit.open(/rel="manifest" href="([^"]*)/.exec(html)?.[1] ?? "")).html)
    expect(manifest).toMatchObject({
      name: "Ogrodnik i Syn – Narzędzia, doniczki, koszule",
      short_name: "Ogrodnik",
      icons: [{ src: icon, sizes: "any" }],
    })
    const search = await visit.open(/type="application\/opensearchdescription\+xml"[^>]*href="([^"]*)/.exec(html)?.[1] ?? "")
    expect(search.status).toBe(200)
    expect(search.html).toContain("<ShortName>Ogrodnik i Syn</ShortName>")
    expect(search.html).toMatch(/<Image width="16" height="16">http[^<]*favicon/)
  })
})
