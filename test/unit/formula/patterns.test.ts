import { describe, expect, test } from "vitest"
import { ours } from "../../property/formula/node-engine.ts"
import { expectValueAsNode } from "./value-as-node.ts"

describe("regular expressions have JavaScript's methods and values (12.34)", () => {
  test.each([
    "return 'Ala ma kota'.replace(/\\s+/g, '').length",
    "return [/a/.test('cab'), /^a/.test('cab'), /[ĄĆĘŁŃÓŚŹŻ]/i.test('żółw'), !/\\d/.test('abc')]",
    "const m = '12,50 zł'.match(/(\\d+),(\\d+)/); return [m, m.index, m.input, m.groups, m.length]",
    "return ['a1b22'.match(/\\d+/g), 'abc'.match(/\\d/g), 'abc'.match(/\\d/), 'abc'.match('b').index, 'a.c'.match('.').index]",
    "const m = '2026-11'.match(/(?<year>\\d{4})-(?<month>\\d\\d)(?<day>-\\d\\d)?/); return [m.groups.year, m.groups.month, m.groups.day, m.groups]",
    "return [...'a1b2'.matchAll(/([a-z])(\\d)/g)].map(([m, l, d]) => d + l + m)",
    "const r = []; for (const m of 'a1b2'.matchAll(/\\d/g)) r.push(m[0], m.index); return r",
    "return ['a-b'.replace(/-/, '+'), 'a-b-c'.replace(/-/g, '+'), 'a-b-c'.replaceAll(/-/g, ''), 'abc'.replace(/x/, 'y')]",
    "return 'John Smith'.replace(/(\\w+) (\\w+)/, '$2, $1 [$&] $$ $` $\\' $3 $0 $10 $01 $21')",
    "return ['xay'.replace(/a/, '<$`|$\\'>'), 'x1'.replace(/(?<l>x)(\\d)/, '$2$<l>$<none>'), 'x'.replace(/x/, '$<l>')]",
    "return 'a1b2'.replace(/([a-z])(\\d)/g, (m, l, d, at, all) => l + d * 2 + at + all.length)",
    "return 'x1'.replace(/(?<l>x)/, (m, l, at, all, named) => named.l + at)",
    "return ['a1b2c'.split(/\\d/), 'a1b2c'.split(/(\\d)/), 'abc'.split(/(?:)/), 'abc'.split(/b/, 1), ''.split(/x/), ''.split(/(?:)/), 'aXbxc'.split(/x/i)]",
    "return ['ab'.split(/a*?/), 'ab'.split(/a*/), 'A<B>b'.split(/<(\\/)?([^<>]+)>/), 'test'.split(/(?=s)/), 'a,b,'.split(/,/)]",
    "return ['abc'.search(/c/), 'abc'.search(/x/), 'abc'.search('b')]",
    "const r = /a/g; const l = []; let m; while ((m = r.exec('banana')) !== null) l.push(m.index, r.lastIndex); return [l, r.lastIndex]",
    "const r = /a/y; return [r.test('ba'), r.lastIndex, (r.lastIndex = 1, r.test('ba')), r.lastIndex]",
    "const r = /a/g; return [r.test('a'), r.test('a'), r.test('a'), r.lastIndex]",
    "const r = /x/gi; return [r.source, r.flags, r.global, r.ignoreCase, r.multiline, r.sticky, r.dotAll, String(r), typeof r, r instanceof RegExp]",
    "return [new RegExp('a+').test('caat'), RegExp('A', 'i').test('a'), new RegExp(/a/g, 'i').flags, new RegExp(/a/g).flags, String(new RegExp('')), String(new RegExp('a/b'))]",
    "const f = () => /a/g; return [f() === f(), f().lastIndex]",
    "return ['x\\ny'.match(/^y$/m).index, /a.b/.test('a\\nb'), /a.b/s.test('a\\nb'), /\\bko/.test('ala koty')]",
    "return ['aBc'.replace(/b/i, (s) => s + s), 'abc'.replace(/(b)|(z)/, (m, x, y) => typeof y)]",
    "return 1 / 2 / 4 + [8][0] / 2 + (4) / 2 + 'a/b'.split('/').length",
    "const g = 4, i = 2; return 16 /g/ i",
    "if (/a/.test('a')) /b/.test('b'); return /[/]/.test('/')",
    "try { 'a'.replaceAll(/a/, '') } catch (e) { return e.name.length > 0 }",
    "return JSON.stringify({ r: /a/ })",
    "const text = 'Jan  Kowalski'; return text.trim().split(/\\s+/).map((w) => w[0]).join('')",
  ])("%s", expectValueAsNode)
})

test.each([
  ["return /(?<=a)b/", "Unsupported", "(?<=", 8],
  ["return /a/u", "Unsupported", "/a/u", 8],
  ["return /(?i:a)/", "Unsupported", "(?i:", 8],
  ["return /a(/", "BadArgument", "/a(/", 10],
  ["return /a**/", "BadArgument", "/a**/", 11],
  ["return /a", "UnfinishedText", "/", 8],
  ["return new RegExp('(')", "BadArgument", "/(/", 8],
  ["return /a/.compile('b')", "NotAllowed", "compile", 19],
  ["return /a/.constructor", "NotAllowed", "constructor", 12],
  ["return 'a'.matchAll(/a/)", "BadArgument", "matchAll", 20],
])("%s is refused: %s %s", (source, fault, what, column) => {
  expect(ours(source)).toEqual({ _tag: "FormulaError", fault, what, line: 1, column })
})

test.each([
  "/(a+)+$/.test('a'.repeat(40) + 'b')",
  "'a'.repeat(9999).replace(/a*?b/g, '')",
  "/(.*)*=(.*)*=(.*)*x/.exec('='.repeat(500))",
  "for (let i = 0; i < 90000; i++) 'x'.repeat(999).split(/(?:)/)",
  "for (let i = 0; i < 90000; i++) 'x'.repeat(99).replace(/x/g, '$&$&')",
  "for (let i = 0; i < 90000; i++) [...'x'.repeat(99).matchAll(/(x)/g)]",
  "for (let i = 0; i < 90000; i++) new RegExp('(a|b){1,9}'.repeat(50))",
])("a search costs what it takes, and ends: %s (12.21)", (source) => {
  const result = ours(source)
  expect(result._tag === "FormulaError" ? result.fault : "").toMatch(/^(?:TooManySteps|TooMuchMade)$/)
})
