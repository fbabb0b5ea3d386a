import { expect, test } from "vitest"
import { openRebateBlock, rebateBlock, type RebateBlock, viewRebateBlock } from "../../../core/basket/rebate-block.ts"
import { polish } from "../../support/core/sample-texts.ts"
import { price } from "../../support/core/sample-offer.ts"
import { sampleBasket } from "../../support/core/sample-shell.ts"

const code = (gross: string) => ({ code: "DZBANEK20", saved: price(gross, gross) })
const after = (block: RebateBlock, rebate: RebateBlock["rebate"] | undefined) => {
  const { rebate: _, ...basket } = sampleBasket(1)
  return rebateBlock(block, { type: "Published", basket: rebate === undefined ? basket : { ...basket, rebate } })
}
const words = (block: RebateBlock) => viewRebateBlock(block, polish)?.active?.text ?? null

test.each<readonly [string, RebateBlock["rebate"] | undefined, string | null]>([
  ["the last row that a code covers is gone", code("0.00"), "Kod DZBANEK20 jest aktywny, ale nie zmienia tu żadnej ceny."],
  ["a row that it covers is back", code("20.00"), "Kod DZBANEK20 jest aktywny: ceny są już po rabacie."],
  ["the code itself is over", null, null],
  ["the shop tells nothing of codes", undefined, "Kod DZBANEK20 jest aktywny: ceny są już po rabacie."],
])("when %s, the form says so (15.68)", (_, rebate, text) => {
  const [block, commands] = after({ rebate: code("20.00"), refused: null }, rebate)
  expect([words(block), commands]).toEqual([text, []])
})

test("why the last code was not taken stays beside its field, whatever happens to the rows (15.61, 15.68)", () => {
  const refused = { is: "rebateRefused", why: "expired", typed: "ZIMA15" } as const
  const opened = openRebateBlock({ basket: { rebate: null }, notice: refused })
  expect(opened).toEqual({ rebate: null, refused })
  const [block] = opened === null ? [null] : after(opened, code("0.00"))
  expect(block === null ? null : viewRebateBlock(block, polish)).toMatchObject({
    typed: "ZIMA15",
    problem: "Kod „ZIMA15” stracił ważność.",
  })
})
