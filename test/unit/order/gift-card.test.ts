import { describe, expect, test } from "vitest"
import { giftCardCode, giftCardProblem, readGiftCardCode } from "../../../core/order/codes/gift-card.ts"
import { viewGiftCard } from "../../../core/order/choosing/view-gift-card.ts"
import { money } from "../../support/core/sample-offer.ts"
import { sampleChoiceOffer, sampleChoosing } from "../../support/core/sample-order.ts"
import { polish } from "../../support/core/sample-texts.ts"

const day = 86_400_000

describe("a gift card", () => {
  test.each([
    // what is on it, days since its mail, what keeps it from paying
    ["100.00", 0, null],
    ["0.01", 730, null],
    ["0", 730, "spent"],
    ["100.00", 731, "over"],
    ["0", 800, "over"],
  ] as const)("with %s on it pays after %i days, unless it is %s (9.200, 10.873)", (balance, days, problem) =>
    expect(giftCardProblem({ balance: money(balance), atMs: 5 * day }, (5 + days) * day)).toBe(problem),
  )

  test("that the shop does not have pays nothing (10.873)", () => expect(giftCardProblem(null, 0)).toBe("unknown"))

  test.each([
    ["7kq2 x9d4-r3tm8wzp", "7KQ2-X9D4-R3TM-8WZP"],
    ["7KQ2-X9D4-R3TM-8WZ", null],
    ["7KQ2-X9D4-R3TM-8WZ0", null],
    ["7KQ2-X9D4-R3TM-8WZPP", null],
    ["", null],
  ])("typed as %j is %j (10.872)", (typed, code) => expect(readGiftCardCode(typed)).toBe(code))

  test("has a code of sixteen signs by chance, or none where there is too little of it (10.872)", () => {
    expect(giftCardCode(Array.from({ length: 16 }, (_, at) => at))).toBe("2345-6789-ABCD-EFGH")
    expect(giftCardCode([255, ...Array.from({ length: 15 }, () => 0)])).toBeNull()
  })

  test.each(["unknown", "spent", "over", "later"] as const)("that is %s says so in a sentence (10.873)", (cardProblem) =>
    expect(viewGiftCard(sampleChoosing({ cardProblem }), polish)).toEqual({ left: null, error: expect.stringMatching(/\.$/) }),
  )

  test("that pays says what is on it (10.873)", () =>
    expect(
      viewGiftCard(sampleChoosing({ offer: sampleChoiceOffer({ card: money("50.00") }) }), polish).left?.replaceAll("\u00a0", " "),
    ).toBe("Na karcie jest 50,00 zł."))
})
