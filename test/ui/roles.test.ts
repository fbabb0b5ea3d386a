import { expect, test } from "vitest"
import type { Visitor } from "../../core/shell/shell.ts"
import { decimal } from "../support/core/sample-offer.ts"
import { productModel } from "./page-models.ts"
import { htmlOf } from "./rendered-page.ts"

const client = { is: "client", firstName: "Ewa", lastName: "Lis", email: "ewa@example.com", points: "120" } as const

/** What a visitor reads of the points that a product earns. */
async function read(visitor: Visitor): Promise<string> {
  const model = productModel()
  const sizes = model.offer.sizes.map((size) =>
    size.price === null ? size : { ...size, price: { ...size.price, pointsEarned: decimal("12") } },
  )
  const html = await htmlOf({ ...model, offer: { ...model.offer, sizes }, frame: { ...model.frame, visitor } })
  const page = new DOMParser().parseFromString(html, "text/html")
  return page.querySelector(".projector_prices__points")?.textContent.replaceAll("\u00a0", " ") ?? ""
}

test("a product's page knows a guest, a client and a wholesaler: only the guest is told that points need an account (6.1, 15.44)", async () => {
  const [guest, signedIn, wholesaler] = [
    await read({ is: "guest" }),
    await read({ ...client, kind: "client" }),
    await read({ ...client, kind: "wholesaler" }),
  ]
  expect([guest.includes("12"), guest.length > signedIn.length, signedIn.includes("12"), wholesaler]).toEqual([true, true, true, signedIn])
})

test("a country that the shop does not deliver to is told at the top of a page that has no form for it (10.908)", async () => {
  const refused = { is: "placeRefused", refusal: { _tag: "CountryUnknown" }, typed: { countryId: "1", postcode: "" } } as const
  const { frame } = productModel()
  const html = await htmlOf({ page: "categories", frame: { ...frame, notice: refused } })
  const page = new DOMParser().parseFromString(html, "text/html")
  expect(page.querySelector(".notice-line")?.textContent).toBe("Błędnie wybrany region.")
})

test("the way to a page stands at the top of its layout (2.29)", async () => {
  const html = await htmlOf(productModel())
  const page = new DOMParser().parseFromString(html, "text/html")
  expect(page.querySelector("main :is(a, h1, p, button)")?.closest("#breadcrumbs")).not.toBeNull()
})
