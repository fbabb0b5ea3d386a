import { expect, onTestFinished, test } from "vitest"
import { givenAnswer, questionsAnswer } from "../../../cli/shop/answer-questions.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

test("the terminal lists what visitors asked, without what a terminal obeys, and answers it once (2.70, 10.211)", async () => {
  const { place, close } = await openProjectShop()
  onTestFinished(close)
  const database = await openShopData(place)
  expect((await questionsAnswer(place)).words).toBe("No question waits.")
  await database.run(
    "INSERT INTO question (product, at, language, text, email) VALUES (501, ?, 'pl', ?, 'jan@kowalski.com')",
    Date.UTC(2026, 2, 10),
    "Ile waży?\u001B[2J\r\n",
  )
  const { words, data } = await questionsAnswer(place)
  const [{ id }] = Object(data)
  expect(words).toBe(`${id}  2026-03-10  product 501  jan@kowalski.com\n   Ile waży? [2J `)
  await expect(givenAnswer(place, String(id), "  ")).rejects.toThrow("an answer has words")
  await expect(givenAnswer(place, "1\u001B[2J", "Nic.")).rejects.toThrow("no question 1 [2J waits")
  expect((await givenAnswer(place, String(id), " 380 g ")).data).toEqual({ id, answer: "380 g" })
  await expect(givenAnswer(place, String(id), "400 g")).rejects.toThrow("waits")
  expect(await database.get("SELECT answer FROM question WHERE id = ?", Number(id))).toEqual({ answer: "380 g" })
  await database.close()
})
