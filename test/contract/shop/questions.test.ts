import { describe, expect, test } from "vitest"
import { askingLimits, askingsPerDay } from "../../../core/asking/asking.ts"
import { answerQuestion } from "../../../fixtures/shop/asking/answer-question.ts"
import { answeredQuestions, waitingQuestions } from "../../../fixtures/shop/catalogue/questions-store.ts"
import { planOf, statementsOf } from "../../support/shop/asked-statements.ts"
import { makeShopper, noticeOf, shopOrigin, type Shopper } from "../../support/shop/shopper.ts"
import { fromAddress } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"
import { isOnServer } from "../../support/store/test-databases.ts"

const good = { question_email: " jan@kowalski.com ", question_text: " Czy rękawy są długie? " }

const post = async (shopper: Shopper, more: Readonly<Record<string, string>> = {}) => {
  const reply = await shopper.post("/product-ask.php", { asking: "question", product: "601", ...good, ...more })
  return [reply.status, reply.headers.get("location")] as const
}
const shown = (shopper: Shopper, product = 601) => shopper.data(`{ ownQuestions(productId: ${product}) { text answer language askedOn } }`)
const kept = "SELECT product, text, email, language, answer FROM question WHERE email IS NOT NULL"

describe("a question about a product (5.77, 10.203, 11.160)", () => {
  test("it is kept for the shop, the asker is thanked, and nobody is shown it (10.211)", async () => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(shop)
    expect(await post(shopper)).toEqual([303, "/product-pol-601-Koszula.html"])
    expect(await noticeOf(shopper)).toEqual({ is: "asked", productId: 601 })
    expect(await database.all(kept)).toEqual([
      { product: 601, text: "Czy rękawy są długie?", email: "jan@kowalski.com", language: "pl", answer: null },
    ])
    expect(await shown(shopper)).toEqual({ ownQuestions: [] })
  })

  test("with its answer it is shown, without a word of who asked (10.211, 11.161)", async () => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(shop)
    await post(shopper)
    // what pages are told is kept from now on
    expect(await shown(shopper)).toEqual({ ownQuestions: [] })
    const before = await shop.visit(new Request(shopOrigin))
    const [question] = await waitingQuestions(database.reader)
    expect(question).toMatchObject({ productId: 601, text: "Czy rękawy są długie?", email: "jan@kowalski.com" })
    expect(await answerQuestion(database, question?.id ?? 0, "Tak, do nadgarstka.")).toBe(true)
    expect(await answerQuestion(database, question?.id ?? 0, "Nie.")).toBe(false)
    expect(await waitingQuestions(database.reader)).toEqual([])
    expect(await shop.visit(new Request(shopOrigin))).not.toEqual(before)
    const { ownQuestions } = Object(await shown(shopper))
    expect(ownQuestions).toEqual([{ text: "Czy rękawy są długie?", answer: "Tak, do nadgarstka.", language: "pl", askedOn: "2026-03-10" }])
  })

  test.each([
    ["no address", { question_email: "" }],
    ["what is no address", { question_email: "jan@" }],
    ["an address with a line of its own", { question_email: "a@b.pl\r\nBcc: c@d.pl" }],
    ["no question", { question_text: "   " }],
    ["two characters", { question_text: "Hm" }],
    ["a question that is too long", { question_text: "a".repeat(askingLimits.question.max + 1) }],
  ])("%s is refused with what was typed, and leads back to the form (9.75)", async (_, more) => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(shop)
    expect(await post(shopper, more)).toEqual([303, "/product-pol-601-Koszula.html#product_askforproduct"])
    const typed = { ...good, ...more }
    expect(await shopper.data("{ ownNotice { is code form email text } }")).toEqual({
      ownNotice: { is: "asked", code: "form", form: "question", email: typed.question_email, text: typed.question_text },
    })
    expect(await database.all(kept)).toEqual([])
  })

  test("a network that asks too often in a day is told so; what was refused for another reason is not counted (9.75)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(fromAddress(shop, "203.0.113.7"))
    await post(shopper, { question_text: "" })
    for (let at = 0; at < askingsPerDay.question; at += 1) expect((await post(shopper))[1]).not.toContain("#")
    await post(shopper)
    expect(await noticeOf(shopper)).toMatchObject({ code: "limit" })
    expect((await post(makeShopper(fromAddress(shop, "203.0.113.8"))))[1]).not.toContain("#")
  })
})

describe("the questions of a product (2.70, 11.161)", () => {
  test("those of the catalogue, the newest first; a product that there is not has none", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect(await shown(shopper, 602)).toEqual({
      ownQuestions: [
        { text: "Can it go in the oven?", answer: "Up to 200 degrees.", language: "en", askedOn: "2026-03-08" },
        { text: "Ile mieści?", answer: "350 ml.", language: "pl", askedOn: "2026-03-01" },
      ],
    })
    expect(await shown(shopper, 999)).toEqual({ ownQuestions: null })
  })

  // what a server does is looked at in a large shop
  test.skipIf(isOnServer)("they are read from an index, and sorted by nobody", async () => {
    const { database } = await openTestShop()
    const [statement = ""] = await statementsOf(() => answeredQuestions(database.reader, 602, 20))
    expect(await planOf(database.reader, statement)).toEqual([expect.stringMatching(/^SEARCH question USING INDEX question_answered/)])
  })
})
