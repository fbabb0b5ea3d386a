import { describe, expect, test } from "vitest"
import { canonical, hasCode, namedRanges } from "../../../core/formula/regular-expression/character-set.ts"
import { execRegularExpression } from "../../../core/formula/regular-expression/exec-regular-expression.ts"
import { parseRegularExpression } from "../../../core/formula/regular-expression/parse-regular-expression.ts"

const refusal = "refused"

/** `index:end:groups`, an absent group as "-"; null when nothing is found. Throws when it costs too much. */
function found(source: string, flags: string, text: string, from = 0, budget = 1_000_000): string | null {
  const expression = parseRegularExpression(source, flags)
  if (expression._tag === "Refused") return refusal
  let left = budget
  const match = execRegularExpression(expression, text, from, (steps) => {
    left -= steps
    if (left < 0) throw new Error("too many steps")
  })
  return match && [match.index, match.end, ...match.groups.map((group) => group ?? "-")].join(":")
}

describe("what ECMAScript says is found", () => {
  test.each<[source: string, flags: string, text: string, answer: string | null]>([
    // an alternative that fits goes before one that fits longer
    ["((a)|(ab))((c)|(bc))", "", "abc", "0:3:a:a:-:bc:-:bc"],
    ["a[a-z]{2,4}", "", "abcdefghi", "0:5"],
    ["a[a-z]{2,4}?", "", "abcdefghi", "0:3"],
    ["(aa|aabaac|ba|b|c)*", "", "aabaac", "0:4:ba"],
    // each iteration forgets what groups took before
    ["(z)((a+)?(b+)?(c))*", "", "zaacbbbcac", "0:10:z:ac:a:-:c"],
    // an iteration that takes nothing is none, unless it is needed
    ["(a*)*", "", "b", "0:0:-"],
    ["(a*){1,}", "", "b", "0:0:"],
    ["(?:a?)*?b", "", "aab", "0:3"],
    // a lookahead takes nothing, is not tried twice, and keeps its groups unless it is negated
    ["(?=(a+))", "", "baaabac", "1:1:aaa"],
    ["(?=(a+))a*b\\1", "", "baaabac", "3:6:a"],
    ["(.*?)a(?!(a+)b\\2c)\\2(.*)", "", "baaabaac", "0:8:ba:-:abaac"],
    // a group that took nothing yet, and one that comes later
    ["(a\\1)", "", "aa", "0:1:a"],
    ["\\2(a)(b)", "", "ab", "0:2:a:b"],
    ["(?<rok>\\d{4})-\\k<rok>", "", "2026-2026", "0:9:2026"],
    // numbers beyond the groups, braces that are no quantifier, and backslashes before nothing special
    ["(a)\\2", "", "a\u0002", "0:2:a"],
    ["\\101\\8", "", "A8", "0:2"],
    ["x{,2}]}", "", "x{,2}]}", "0:7"],
    ["\\cJ\\c[\\c_]", "", "\n\\c\u001f", "0:4"],
    ["[\\b\\d-z]+", "", "\b1-z", "0:4"],
    ["\\k<a>", "", "k<a>", "0:4"],
    ["[]|[^]", "", "\n", "0:1"],
    // ends of lines and words; ł is no letter of words
    ["^b$", "m", "a\nb\u2028c", "2:3"],
    ["a.c", "", "a\nc", null],
    ["a.c", "s", "a\nc", "0:3"],
    ["\\bko\\b", "", "koło", "0:2"],
    ["\\Bo", "", "koło", "1:2"],
    ["żółw", "i", "ŻÓŁW", "0:4"],
    ["ß", "i", "ẞ SS", null],
    ["b", "y", "ab", null],
  ])("/%s/%s in %j: %s (12.17)", (source, flags, text, answer) => {
    expect(found(source, flags, text)).toBe(answer)
    expect(found(source, flags, text)).not.toBe(refusal)
  })

  test("a search begins where it is told to; with y it goes no further", () => {
    expect(found("a", "", "aXa", 1)).toBe("2:3")
    expect(found("a", "y", "aXa", 1)).toBeNull()
    expect(found("a", "y", "aXa", 2)).toBe("2:3")
    expect(found("$", "", "ab", 2)).toBe("2:2")
    expect(found("", "", "ab", 3)).toBeNull()
    expect(found("^", "y", "ab", 3)).toBeNull()
  })

  test("groups with names are found by them, also by such that objects inherit", () => {
    const expression = parseRegularExpression("(?<__proto__>a)|(?<ż>b)", "")
    if (expression._tag === "Refused") return expect.unreachable()
    expect([...expression.groupNames]).toEqual([
      ["__proto__", 1],
      ["ż", 2],
    ])
    const named = execRegularExpression(expression, "b", 0, () => {})?.named ?? {}
    expect(Object.entries(named)).toEqual([
      ["__proto__", undefined],
      ["ż", "b"],
    ])
    expect(Object.getPrototypeOf(named)).toBe(Object.prototype)
  })
})

describe("letters and sets are JavaScript's, for every code", () => {
  const codes = Array.from({ length: 65_536 }, (_, code) => code)
  const all = codes.map((code) => String.fromCharCode(code)).join("")

  test("each letter that has other cases is found in them and in nothing else (12.17)", () => {
    const cases = Map.groupBy(codes, canonical)
    const wrong = [...cases.values()].filter((same) => {
      const [first = 0] = same
      if (same.length === 1) return false
      const inNode = Array.from(all.matchAll(new RegExp(String.fromCharCode(first), "gi")), ({ index }) => index)
      return inNode.join() !== same.join() || !same.every((code) => hasCode({ ranges: [first, first], isNegated: false }, code, true))
    })
    expect(wrong).toEqual([])
    expect(cases.size).toBeLessThan(65_000)
  })

  test.each(["d", "D", "w", "W", "s", "S"])("\\%s has what it has in Node, with and without i (12.17)", (name) => {
    const set = { ranges: namedRanges.get(name) ?? [], isNegated: false }
    const inNode = new RegExp(`\\${name}`)
    const inNodeIgnoringCase = new RegExp(`\\${name}`, "i")
    const different = codes.filter((code) => {
      const letter = String.fromCharCode(code)
      return hasCode(set, code, false) !== inNode.test(letter) || hasCode(set, code, true) !== inNodeIgnoringCase.test(letter)
    })
    expect(different).toEqual([])
  })
})

describe("what is refused", () => {
  test.each<[source: string, flags: string, feature: string, at: number]>([
    ["zł(?<=zł)", "", "lookbehind", 2],
    ["(?<!a)", "", "lookbehind", 0],
    ["a(?i:b)", "", "modifiers", 1],
    ["a(?-i:b)", "", "modifiers", 1],
    ["(?<n>a)|(?<n>b)", "", "duplicateName", 8],
    ["\\p{L}", "u", "unicode", 5],
    ["[a--b]", "v", "unicodeSets", 6],
    ["a", "gd", "indices", 1],
    ["a", "gg", "flags", 1],
    ["a", "x", "flags", 1],
    ["a".repeat(20_001), "", "tooLong", 20_000],
    [`${"(".repeat(201)}${")".repeat(201)}`, "", "tooDeep", 200],
    ["a**", "", "syntax", 2],
    ["^*", "", "syntax", 1],
    ["a|{2}", "", "syntax", 2],
    ["a{2,1}", "", "syntax", 5],
    ["ab)", "", "syntax", 2],
    ["a(b", "", "syntax", 1],
    ["a(?b)", "", "syntax", 2],
    ["(?<1>a)", "", "syntax", 1],
    ["a[bc", "", "syntax", 4],
    ["[z-a]", "", "syntax", 1],
    ["ab\\", "", "syntax", 2],
    ["(?<a>b)\\k<c>", "", "syntax", 7],
    ["(?<a>b)[\\k]", "", "syntax", 8],
  ])("%.20s with flags %j: %s at %i (12.22)", (source, flags, feature, at) => {
    expect(parseRegularExpression(source, flags)).toMatchObject({ _tag: "Refused", feature, at })
  })
})

describe("nothing overflows, and everything is paid", () => {
  test.each<[name: string, source: string, text: string, answer: string | null]>([
    ["an alternative in a loop", "(a|b)*c", `${"ab".repeat(50_000)}c`, "0:100001:b"],
    ["loops in loops", "((a*)*)*c", `${"a".repeat(100_000)}c`, `0:100001:${"a".repeat(100_000)}:${"a".repeat(100_000)}`],
    ["200 groups, each in a loop", `${"(?:".repeat(200)}a${")*".repeat(200)}`, "a".repeat(10_000), "0:10000"],
    ["a lookahead in a loop", "(?:(?=(a))a)*$", "a".repeat(50_000), "0:50000:a"],
    ["10,000 alternatives", `${"b|".repeat(9_999)}a`, "a", "0:1"],
    ["10,000 characters", "a".repeat(10_000), "a".repeat(10_000), "0:10000"],
    ["a class of 10,000 sets", `[${"\\s".repeat(9_999)}]`, "aaa ", "3:4"],
    ["as many iterations as nobody can count", "(?:a{0,99999999999999999999}){3}", "aaa", "0:3"],
  ])("%s (12.21)", (_, source, text, answer) => {
    expect(found(source, "", text, 0, 100_000_000)).toBe(answer)
  })

  test.each(["(a|b)*c", "((a*)*)*c", "(a+)+c", "(?:a?){30}c", "(?=(a*)*c)", "(.+)\\1c"])(
    "%s without an end is too many steps (12.21)",
    (source) => {
      expect(() => found(source, "", "a".repeat(100_000))).toThrow("too many steps")
    },
  )

  test("an expression of many groups pays for them before it searches", () => {
    expect(() => found("()".repeat(5_000), "", "", 0, 5_000)).toThrow("too many steps")
  })
})
