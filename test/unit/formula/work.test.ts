import { expect, test } from "vitest"
import { ours } from "../../property/formula/node-engine.ts"

const refused = (source: string) => {
  const result = ours(source)
  return result._tag === "Value" ? "" : `${result.fault} ${result.what}`
}
const searched = "const long = 'a'.repeat(40960); const part = 'b'.repeat(4096);"
const items = "const l = 'x'.repeat(9999).split('');"

test.each<[string, (turns: number) => string, number]>([
  ["turns of for", (turns) => `let i = 0; for (; i < ${turns}; ) i++; return i`, 200_000],
  ["turns of while", (turns) => `let i = 0; while (i < ${turns}) i++; return i`, 200_000],
  ["turns of do", (turns) => `let i = 0; do i++; while (i < ${turns}); return i`, 200_000],
  [
    "calls, which are paid for by who calls and by who is called",
    (turns) => `const f = () => 1; for (let i = 0; i < ${turns}; i++) f(); return 1`,
    66_666,
  ],
  ["calls of functions that are given", (turns) => `for (let i = 0; i < ${turns}; i++) Number(1); return 1`, 100_000],
  ["methods", (turns) => `for (let i = 0; i < ${turns}; i++) [].at(0); return 1`, 100_000],
  ["turns that hold more than 32 expressions", (turns) => `let i = 0; while (i < ${turns}) { i++; ${"a;".repeat(14)} } return i`, 100_000],
  [
    "calls of what holds more than 32 expressions",
    (turns) => `const f = () => { ${"a;".repeat(20)} }; for (let i = 0; i < ${turns}; i++) f()`,
    49_999,
  ],
  [
    "turns over a list",
    (turns) => `${items} let n = 0; for (let i = 0; i < 20; i++) for (const v of l) { n++; if (n >= ${turns}) return n }`,
    199_040,
  ],
  // 40,960 x 4,096 pairs of characters are 40,960 steps
  ["searches in a text", (turns) => `${searched} for (let i = 0; i < ${turns}; i++) long.indexOf(part); return 1`, 4],
  ["matches of a regular expression", (turns) => `${searched} for (let i = 0; i < ${turns}; i++) /ab/.test(long); return 1`, 51],
])("%s count as work", (_, program, most) => {
  expect([refused(program(most)), refused(program(most + 1))]).toEqual(["", "TooManySteps 200000"])
})

test.each([
  ["joining", "'' + l"],
  ["comparing", "l < 5"],
  ["loose equality", "l == 5"],
  ["a sign", "-l"],
  ["a template", "`${l}`"],
  ["a list in a list", "'' + [l]"],
  ["spreading a list", "[...l]"],
  ["spreading a text", "[...s]"],
  ["spreading into a call", "f(...l)"],
  ["a method of a list", "l.includes(1)"],
  ["flattening", "[l].flat()"],
  ["concatenation", "[].concat(l)"],
  ["a method of a text", "s.at(1)"],
  ["comparing texts", "u < v"],
  ["a number of a text", "+u"],
  ["a search", "s.indexOf(s + 'y')"],
  ["sorting", "[u, v].sort()"],
  ["texts of one length in a list", "[w, w, w].includes(u)"],
  ["equality of texts", "u === w"],
  ["a case of a switch", "switch (u) { case w: }"],
  ["a long name", "o[u]"],
  ["a long name to write", "o['x'.repeat(99990) + i] = 1"],
  ["places that are replaced", "s.replaceAll('x', 'y')"],
])("work that one step would hide is counted: %s", (_, work) => {
  const source = `${items} const s = 'x'.repeat(9999); const f = () => 1; const u = '1'.repeat(99999); const v = u + '2'; const w = '1'.repeat(99998) + '2'; const o = {}; for (let i = 0; i < 20000; i++) ${work}`
  expect(["TooManySteps 200000", "TooMuchMade 5000000"]).toContain(refused(source))
})
