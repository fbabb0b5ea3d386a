import { describe, expect, test } from "vitest"
import { freeListName, listName } from "../../../core/saved/list-name.ts"
import { addingTo, savedLimits } from "../../../core/saved/saved.ts"
import { isSavedRefusal, parseSavedOutcome, savedTextKeys, savedWords } from "../../../core/saved/saved-outcome.ts"
import { listUnions, type SavedProduct, type ShoppingList, unitedProducts, unitedRows } from "../../../core/saved/unite-saved.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"

const polish = textCatalogue("pl", {})

describe("how much is kept (9.105)", () => {
  test.each([
    // kept, one more, most, comes to
    [[], 1, 1, "added"],
    [[1], 1, 1, "already"],
    [[1], 2, 1, "full"],
    [[1, 2, 3], 3, 2, "already"],
    [[1, 2, 3], 4, 2, "full"],
  ] as const)("of %j one more, %i, where %i are the most: %s", (kept, item, most, adding) => {
    expect(addingTo<number>(kept, item, most)).toBe(adding)
  })
})

describe("what a change came to, in words (10.381, 10.382)", () => {
  test("every outcome has words, and those of a refusal say what to do", () => {
    const outcomes = savedTextKeys.flatMap((key) => parseSavedOutcome(key.replace("saved.", "")) ?? [])
    expect(outcomes).toHaveLength(savedTextKeys.length)
    for (const outcome of outcomes) expect(savedWords(outcome, polish)).toMatch(/^\p{Lu}[^{}]+$/u)
    expect(outcomes.filter(isSavedRefusal)).toEqual([
      "favouritesFull",
      "comparedFull",
      "gone",
      "listFull",
      "listsFull",
      "nameMissing",
      "nameTaken",
    ])
    expect(savedWords("favouritesFull", polish)).toContain("200")
  })

  test("a word from outside that is no outcome is none", () => {
    expect([null, "", "sold", "toFavourites", "__proto__", "constructor"].map(parseSavedOutcome)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })
})

describe("the name of a list (10.385)", () => {
  test.each([
    ["  Na   święta\n", "Na święta"],
    ["a\u0000b\u202ec\u200bd", "abcd"],
    ["\u200b\u2060", ""],
    ["e\u0301", "é"],
    ["x".repeat(61), "x".repeat(60)],
    [`${"x".repeat(59)}😀`, "x".repeat(59)],
  ])("typed %j it is %j", (typed, name) => expect(listName(typed)).toBe(name))

  test("one like another gets the first number that is free, within the longest name", () => {
    const long = "x".repeat(savedLimits.nameLength)
    expect(freeListName("A", ["A", "A 3"])).toBe("A 2")
    expect(freeListName(long, [long])).toBe(`${"x".repeat(58)} 2`)
  })
})

const of = (productId: number, sizeId = ""): SavedProduct => ({ productId, sizeId })
const list = (name: string, secret: string | null, ...rows: readonly SavedProduct[]): ShoppingList => ({ name, secret, rows })

describe("what a guest kept joins the client's (10.385)", () => {
  test("products are there once, the client's first, and a later size stays", () => {
    expect(unitedProducts([of(1), of(2, "M")], [of(3), of(2), of(1, "L")])).toEqual([of(1, "L"), of(2, "M"), of(3)])
    expect(unitedRows([of(1, "M")], [of(1, "L"), of(1, "M")])).toEqual([of(1, "M"), of(1, "L")])
  })

  test.each([
    // the client's secret, the guest's secret, what becomes of the guest's list
    [null, null, { is: "joins", secret: null }],
    ["a", null, { is: "joins", secret: "a" }],
    [null, "b", { is: "joins", secret: "b" }],
    ["a", "b", { is: "moves", name: "Kuchnia 2" }],
  ] as const)("lists of one name, shared %j and %j: the guest's %o", (ownSecret, guestSecret, outcome) => {
    expect(listUnions([list("Kuchnia", ownSecret)], [list("Kuchnia", guestSecret)])).toMatchObject([outcome])
  })

  test("a list of another name moves, and a number is given that neither side has", () => {
    const unions = listUnions([list("A", "x"), list("A 2", null)], [list("A", "y"), list("A 3", null), list("B", null)])
    expect(unions.map((union) => (union.is === "moves" ? union.name : union.own.name))).toEqual(["A 4", "A 3", "B"])
  })
})
