import { expect, test } from "vitest"
import { splitDescription } from "../../../core/lists/split-description.ts"

const sentence = (length: number) => `${"Słowo ".repeat(length)}i koniec.`

test("a short description is whole, a long one is cut after a sentence (10.367)", () => {
  const short = sentence(50)
  expect(splitDescription(short)).toEqual({ lead: short, rest: null })
  const [first, second] = [sentence(30), sentence(40)]
  expect(splitDescription(`${first} ${second}`)).toEqual({ lead: first, rest: second })
})

test("a long first sentence is cut between words, and a text without blanks not at all (10.367)", () => {
  const { lead, rest } = splitDescription(sentence(100))
  expect(lead).toMatch(/Słowo$/)
  expect(`${lead} ${rest}`).toBe(sentence(100))
  expect(splitDescription("x".repeat(1000)).rest).toBeNull()
})
