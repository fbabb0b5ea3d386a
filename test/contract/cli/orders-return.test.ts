import { expect, onTestFinished, test } from "vitest"
import { caseAnswer, caseStepAnswer, sentCasesAnswer } from "../../../cli/shop/case-answers.ts"
import { UserError } from "../../../cli/user-error.ts"
import { anna, boughtMugs, casesOf, withdrawn } from "../../support/shop/case-shop.ts"
import { openOrdering } from "../../support/shop/order-shop.ts"
import { putInto } from "../../support/shop/ordering.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

async function withCase(amount: string) {
  const bought = await boughtMugs(onTestFinished)
  await withdrawn(bought.shopper, bought.number, amount)
  const told = (await casesOf(bought.shopper))?.[0]?.number ?? ""
  const step = (is: Parameters<typeof caseStepAnswer>[2]["step"], more: Partial<Parameters<typeof caseStepAnswer>[2]> = {}) =>
    caseStepAnswer(bought.place, told, { step: is, amount: null, answer: "", toStock: true, atMs: testNowMs, ...more })
  return { ...bought, told, step }
}

test("`witryna orders return` lists and shows a withdrawal, and its money goes back once, with the correction's number (10.861, 10.951, 10.952)", async () => {
  const { place, number, told, step, stocks } = await withCase("1")
  const all = await sentCasesAnswer(place, { kind: null, status: null })
  expect(all.data).toMatchObject([{ number: told, kind: "withdrawal", status: "sent", verdict: "inTime", order: number, worth: "69.00" }])
  expect((await sentCasesAnswer(place, { kind: "complaint", status: null })).words).toBe("There are none.")
  expect((await caseAnswer(place, told.toLowerCase(), null)).words).toMatch(/1 szt\. × Kubek kamionkowy Poranek/)
  const before = (await stocks([501]))["501 uniw"]
  expect(await step("received", { toStock: false })).toMatchObject({ ok: true, data: { status: "received" } })
  expect((await stocks([501]))["501 uniw"]).toBe(before)
  const paid = await step("paidBack")
  expect(paid.words.split("\n").slice(1)).toEqual(["  69.00 PLN go back the way they came", "  FV-KOR/1/03/2026 corrects the invoice"])
  expect(Object(paid.data).back).toMatchObject({ ordered: "69.00", card: "0.00", byHand: "0.00", correction: "FV-KOR/1/03/2026" })
  expect(await step("paidBack")).toMatchObject({ ok: false, words: "Nothing was changed: it is paidBack." })
  const { data } = await caseAnswer(place, told, null)
  expect(Object(data).events.map(({ kind }: { readonly kind: string }) => kind)).toEqual(["sent", "received", "paidBack"])
})

test("a refusal is written to who sent it, and sums and numbers that are none are told (10.861)", async () => {
  const { place, told, step } = await withCase("2")
  for (const amount of ["0", "-1", "dużo"]) await expect(step("paidBack", { amount })).rejects.toThrow("an amount such as 83.90")
  expect(await step("refused", { answer: "Noszone poza domem." })).toMatchObject({ ok: true, data: { status: "refused" } })
  expect((await caseAnswer(place, told, null)).words).toContain("Noszone poza domem.")
  await expect(caseAnswer(place, "23456-789AB", null)).rejects.toThrow(UserError)
})

test("goods that are with the shop still are cancelled, not paid back, and the terminal says so (10.849)", async () => {
  const { shopper, order, place } = await openOrdering(onTestFinished)
  await shopper.post("/signin.php", { operation: "login", ...anna })
  await putInto(shopper, 501, "1")
  const { number } = await order()
  await withdrawn(shopper, number, "1")
  const told = (await casesOf(shopper))?.[0]?.number ?? ""
  const asked = { step: "paidBack", amount: null, answer: "", toStock: true, atMs: testNowMs } as const
  await expect(caseStepAnswer(place, told, asked)).rejects.toThrow(`witryna orders advance ${number} cancelled`)
})
