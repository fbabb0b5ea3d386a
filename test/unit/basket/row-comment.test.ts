import { describe, expect, test } from "vitest"
import { commentExcess, commentLength, joinedComment, tidyComment } from "../../../core/basket/notes/row-comment.ts"

describe("a comment of a row has at most 255 characters (4.78)", () => {
  test.each([
    ["", 0],
    ["a".repeat(255), 0],
    ["a".repeat(256), 1],
    [` ${"a".repeat(255)} \n`, 0],
    ["ż".repeat(300), 45],
    // a sign of two halves is one
    ["🎁".repeat(256), 1],
    // a form sends two characters for the end of a line
    ["ab\r\n".repeat(85), 0],
    ["ab\r\n".repeat(86), 2],
  ])("%j: %s too many", (typed, excess) => expect(commentExcess(typed)).toBe(excess))

  test.each([
    [" Proszę\r\nszybko\r ", "Proszę\nszybko"],
    ["a\u0000b\u0007c\u007F", "abc"],
    ["kolumna\tdruga", "kolumna\tdruga"],
    ["pół znaku \uD83C", "pół znaku \uFFFD"],
    ["\n\n", ""],
  ])("%j is kept as %j", (typed, kept) => {
    expect(tidyComment(typed)).toBe(kept)
    expect(commentLength(typed)).toBe(Array.from(kept).length)
  })
})

test.each([
  ["", "", ""],
  ["a", "", "a"],
  ["", "b", "b"],
  ["a", "a", "a"],
  ["a", "b", "a\nb"],
])("%j and %j of one row are %j together (4.79)", (own, other, joined) => expect(joinedComment(own, other)).toBe(joined))
