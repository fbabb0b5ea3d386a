import { answerQuestion } from "../../fixtures/shop/asking/answer-question.ts"
import { type WaitingQuestion, waitingQuestions } from "../../fixtures/shop/catalogue/questions-store.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Answer } from "../output/print.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { inShop, printable } from "./in-shop.ts"
import { shopDay } from "./shop-day.ts"

/** The questions of visitors that wait for an answer. What they wrote is shown without characters that a terminal obeys. */
export async function questionsAnswer(place: StorePlace): Promise<Answer> {
  const questions = await inShop(place, ({ reader }) => waitingQuestions(reader))
  return { words: questions.length === 0 ? "No question waits." : questions.map(line).join("\n"), data: questions, ok: true }
}

const line = ({ id, productId, text, email, askedAtMs }: WaitingQuestion): string =>
  `${id}  ${shopDay(askedAtMs)}  product ${productId}  ${printable(email)}\n   ${printable(text)}`

/** Answers one of them, which shows both on the page of the product. */
export async function givenAnswer(place: StorePlace, typedId: string, typed: string): Promise<Answer> {
  const text = typed.trim()
  if (text === "") throw new UserError("an answer has words", exitCodes.wrongUsage)
  const id = /^[1-9]\d{0,8}$/.test(typedId) ? Number(typedId) : null
  const isAnswered = id !== null && (await inShop(place, (store) => answerQuestion(store, id, text)))
  if (!isAnswered) throw new UserError(`no question ${printable(typedId)} waits: \`witryna shop questions\` lists those that do`)
  return { words: "The page of the product shows it now.", data: { id, answer: text }, ok: true }
}
