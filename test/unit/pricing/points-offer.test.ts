import { describe, expect, test } from "vitest"
import { type PointsOffer, viewPointsOffer } from "../../../core/pricing/points-offer.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal } from "../../support/core/sample-offer.ts"

const view = (more: Partial<PointsOffer>) =>
  viewPointsOffer(
    { role: "client", balance: decimal("620"), inBasket: decimal("0"), price: decimal("590"), isSoldForMoney: true, ...more },
    textCatalogue("pl", {}),
  )

describe("what a page says about buying for points (6.3 to 6.6, 15.23, 15.65)", () => {
  test("a client with enough of them chooses, and sees the balance", () => {
    expect(view({})).toEqual({
      price: "590 pkt.",
      choice: "open",
      need: null,
      isSignIn: false,
      balance: "Masz do wykorzystania 620 punktów.",
    })
  })

  test.each([
    ["who has too few", { balance: decimal("589") }, "Brakuje Ci 1 punktu."],
    ["whose basket takes most of them", { inBasket: decimal("590") }, "Brakuje Ci 560 punktów."],
    ["by a fraction", { price: decimal("620.5") }, "Brakuje Ci 0,5 punktu."],
  ])("a client %s reads how many are missing", (_, more, need) => {
    expect(view(more)).toMatchObject({ choice: "closed", need, isSignIn: false })
  })

  test("a guest reads that one signs in, and no balance", () => {
    expect(view({ role: "guest", balance: decimal("0") })).toMatchObject({
      choice: "closed",
      need: "Zaloguj się, aby kupić ten produkt za punkty.",
      isSignIn: true,
      balance: null,
    })
  })

  test.each(["client", "wholesaler"] as const)(
    "a %s whose points the shop does not tell may choose them, and is told nothing (10.1032)",
    (role) => {
      expect(view({ role, balance: null, inBasket: decimal("590") })).toEqual({
        price: "590 pkt.",
        choice: "open",
        need: null,
        isSignIn: false,
        balance: null,
      })
      expect(view({ role: "guest", balance: null })).toMatchObject({ choice: "closed", isSignIn: true, balance: null })
    },
  )

  test("what is sold for points only leaves no choice, and what is not says nothing", () => {
    expect(view({ isSoldForMoney: false })?.choice).toBeNull()
    expect([view({ price: null }), view({ price: decimal("0") })]).toEqual([null, null])
  })
})
