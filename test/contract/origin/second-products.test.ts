import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { platformProducts } from "../../../fixtures/platform-shop/data/other-products.ts"
import { platformOpinions } from "../../../fixtures/platform-shop/data/platform-opinions.ts"
import { openSecondFront } from "../../support/origin/second-front.ts"
import { boughtFields, cartNames, isPressable } from "../../support/origin/bought-fields.ts"

// Pages of products of the shop that nobody of us wrote, as they are read.

const themes = ["current", "older"] as const

describe.each(themes)("in its %s theme", (theme) => {
  const { pages } = openSecondFront(theme)

  test.each(platformProducts.map((product) => [product.id, product] as const))(
    "the page of product %d tells what the shop knows of it, field by field (10.1023, 10.1024)",
    async (id, product) => {
      const read = await Effect.runPromise(pages.product(id, "pl"))
      expect(read).not.toBeNull()
      if (read === null) return
      expect({ id: read.id, name: read.name, code: read.code, summary: read.summary }).toEqual({
        id,
        name: product.name.pol,
        code: product.code,
        summary: product.short.pol,
      })
      const plain = (html: string) => html.replaceAll(/<(style|script|form)[\s\S]*?<\/\1>/g, " ").replaceAll(/<[^>]*>/g, " ")
      const words = (html: string) => plain(html).replaceAll(/\s+/g, " ").trim()
      expect(words(read.descriptionHtml)).toBe(words(product.long.pol))
      expect(read.producer === null).toBe(product.producer === null)
      expect(read.parameters).toEqual(product.traits.map(({ name, value }) => ({ name: name.pol, values: [value.pol] })))
      expect(read.codes).toEqual(product.sizes.length > 1 ? product.sizes.map(({ name, code }) => ({ name, code })) : [])
      expect(read.pictures).toHaveLength(product.pictures)
      expect(read.way.length).toBeGreaterThan(0)
      expect(read.versions?.links.map(({ productId, name }) => [productId, name]) ?? []).toEqual(
        product.versions?.members.map(([member, called]) => [member, called.pol]) ?? [],
      )
      expect(read.versions?.links.find(({ selected }) => selected)?.productId).toBe(product.versions === undefined ? undefined : id)
      expect(read.levels?.attributes.map(({ name }) => name) ?? []).toEqual(product.levels?.names.map(({ pol }) => pol) ?? [])
      for (const variant of read.levels?.variants ?? []) {
        const values = variant.values.map((value, at) => read.levels?.attributes[at]?.values.find((one) => one.id === value)?.name)
        expect(product.levels?.members.map(([member, of]) => [member, ...of.map(({ pol }) => pol)])).toContainEqual([
          variant.productId,
          ...values,
        ])
      }
      expect(read.set?.parts.map(({ productId, quantity }) => [productId, quantity]) ?? []).toEqual(
        product.parts?.map((part) => [part.product, part.quantity]) ?? [],
      )
      expect(read.related.every((tile) => platformProducts.some((other) => other.id === tile.id && other.name.pol === tile.name))).toBe(
        true,
      )
      expect(read.subscription).toBe(product.subscription === undefined ? null : product.subscription.isOnly ? "only" : "optional")
      expect(read.periods).toEqual(product.subscription?.periods ?? [])
      expect(read.isConfigured).toBe(product.fields !== undefined)
      // what only the newer theme has
      const isTold = theme === "current"
      expect([...read.stock]).toEqual(isTold ? product.sizes.map((size) => [size.id, size.amount]) : [])
      expect(read.unit?.name).toBe(isTold ? product.unit.pol[0] : undefined)
      const opinions = isTold ? platformOpinions.filter((opinion) => opinion.product === id) : []
      expect(read.reviews.map(({ author, text, rating }) => [author, text, rating])).toEqual(
        opinions.map(({ author, content, rating }) => [author, content, rating]),
      )
      // the older one says it in microdata
      const rated = platformOpinions.filter((opinion) => opinion.product === id)
      const mean = rated.reduce((sum, { rating }) => sum + rating, 0) / rated.length
      expect(read.rating).toEqual(rated.length === 0 ? null : { mean: Number(mean.toFixed(2)).toFixed(1), count: rated.length })
    },
  )

  test.each([
    [210, "a bundle", ["Zestaw śniadaniowy"]],
    [211, "a collection", null],
  ])("product %d, %s, is bought with its parts by a form without scripts (10.1024)", async (id, _, names) => {
    const front = openSecondFront(theme)
    const { html } = await front.html(`/product-pol-${id}.html`)
    expect(isPressable(html)).toBe(true)
    const parts = platformProducts.find((product) => product.id === id)?.parts ?? []
    const posted = await front.post("/basketchange.php", boughtFields(html))
    expect(posted.headers.get("location")).toMatch(/basketedit/)
    const cart = cartNames((await front.html("/basketedit.php")).html)
    const expected = names ?? parts.map((part) => platformProducts.find((product) => product.id === part.product)?.name.pol)
    expect(new Set(cart)).toEqual(new Set(expected))
    expect(cart).toHaveLength(expected.length)
  })
})
