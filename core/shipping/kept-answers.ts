import { type CourierQuestion, courierKey } from "./courier-question.ts"

/** Answers of the shop by the key of their question. It is plain data. */
export type KeptAnswers<Answer> = Readonly<Record<string, Answer>>

/**
 * The answer kept for a question, or null.
 *
 * Spec: 9.56, 18.10.
 *
 * @example keptAnswer({ "3c32d166550db735": "by post" }, { products: [], context: {} }) // => "by post"
 */
export function keptAnswer<Answer>(kept: KeptAnswers<Answer>, question: CourierQuestion): Answer | null {
  return kept[courierKey(question)] ?? null
}

/**
 * The answers with one more. A question that the shop could not answer is asked again the next time, so a failure is not kept.
 *
 * Spec: 9.56, 18.10.
 *
 * @example keepAnswer({}, { products: [], context: {} }, null) // => {}
 */
export function keepAnswer<Answer>(kept: KeptAnswers<Answer>, question: CourierQuestion, answer: Answer | null): KeptAnswers<Answer> {
  return answer === null ? kept : { ...kept, [courierKey(question)]: answer }
}
