import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

const lamp = "/ajax/projector.php?product=547&get=multiversions"

/** The shop with the project's own catalogue: seven lamps of three attributes. */
async function openShopper() {
  const { shop, close } = await openProjectShop()
  return { shopper: makeShopper(shop), close }
}

const Reply = Schema.Struct({
  multiversions: Schema.Struct({
    items: Schema.Array(
      Schema.Struct({
        values_id: Schema.String,
        disabled: Schema.Boolean,
        products: Schema.Array(Schema.Struct({ product_id: Schema.Int, url: Schema.String })),
      }),
    ),
  }),
})

/** Which products each value leads to. */
const ways = (reply: unknown) =>
  Object.fromEntries(
    Schema.decodeUnknownSync(Reply)(reply).multiversions.items.map(({ values_id, products }) => [
      values_id,
      products.map(({ product_id }) => product_id),
    ]),
  )

describe("the block multiversions of /ajax/projector.php", () => {
  test("tells where each value leads, and speaks of the version that is chosen (7.75, 7.76, 11.56, 16.10)", async () => {
    const { shopper, close } = await openShopper()
    try {
      // of the product's own values: dome, linen cable, 38 cm
      expect(ways(await shopper.json(lamp))).toEqual({ 11: [547], 12: [], 13: [], 21: [547], 22: [549], 31: [547], 32: [548] })

      // the brass cone came last, so the product shown is one with it; two values of the old choice have none
      const chosen = `${lamp},sizes,sizeprices&multiversions[selected]=11,12,21,32&multiversions[last_selected]=12`
      const reply = await shopper.json(chosen)
      expect(ways(reply)).toEqual({ 11: [548], 12: [], 13: [552], 21: [], 22: [551], 31: [], 32: [] })
      expect(reply).toMatchObject({
        sizes: { id: 551, code: expect.any(String) },
        sizeprices: { value: expect.stringMatching(/^\d+\.\d\d$/) },
      })

      const form = new URLSearchParams({ product: "547", get: "multiversions", "multiversions[selected]": "32" })
      expect(ways(await (await shopper.send("/ajax/projector.php", { method: "POST", body: form })).json())).toMatchObject({ 11: [548] })
    } finally {
      await close()
    }
  })

  test("what is hostile, unknown or of a product without versions changes nothing", async () => {
    const { shopper, close } = await openShopper()
    try {
      const own = await shopper.json(lamp)
      for (const selected of ["", "99", "%27;DROP", "11%00", ",".repeat(500), "__proto__"])
        expect(await shopper.json(`${lamp}&multiversions[selected]=${selected}&multiversions[last_selected]=${selected}`)).toEqual(own)
      expect(await shopper.json("/ajax/projector.php?product=501&get=multiversions&multiversions[selected]=11")).toEqual({})
    } finally {
      await close()
    }
  })
})
