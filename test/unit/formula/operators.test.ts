import { test } from "vitest"
import { expectValueAsNode } from "./value-as-node.ts"

const values = [
  "0",
  "(-0)",
  "1",
  "2.5",
  "(-3)",
  "1e21",
  "NaN",
  "Infinity",
  '""',
  '"12"',
  '" 7 "',
  '"x"',
  '"0x10"',
  '"b"',
  "true",
  "false",
  "null",
  "undefined",
  "[]",
  "[5]",
  "[1, 2]",
  "[null, [3]]",
  "({})",
] as const
const arithmetic = ["+", "-", "*", "/", "%", "**", "&", "|", "^", "<<", ">>", ">>>"] as const
const comparisons = ["==", "!=", "===", "!==", "<", ">", "<=", ">="] as const
const logical = ["&&", "||", "??"] as const

test.each([...arithmetic, ...comparisons, ...logical])("%s of any two kinds of values is JavaScript's (12.16, 12.17)", (operator) => {
  const rows = values.map((left) => `[${values.map((right) => `${left} ${operator} ${right}`).join(", ")}]`)
  expectValueAsNode(`return [${rows.join(", ")}]`)
})

test.each([...arithmetic, ...comparisons])("%s of variables is what it is of numbers as written (12.17)", (operator) => {
  const of = (left: string) =>
    `((l) => { const r = 3; const f = () => [l ${operator} r, r ${operator} l]; return [l ${operator} r, r ${operator} l, l ${operator} 2, 2 ${operator} l, l ${operator} l, ...f()] })(${left})`
  expectValueAsNode(`return [${values.map(of).join(", ")}]`)
})

const unary = ["-", "+", "~", "!", "typeof ", "- -", "!!", "+ -", "~~", "typeof -"]
test.each(unary)("%sof any kind of value is JavaScript's (12.17)", (operator) => {
  expectValueAsNode(`return [${values.map((value) => `${operator}${value}, ((v) => ${operator}v)(${value})`).join(", ")}]`)
})

test.each([...arithmetic, ...logical])(
  "%s= changes a variable, a list's item and a record's value, and gives the new value",
  (operator) => {
    for (const by of ["3", '"2"', "null"]) {
      expectValueAsNode(
        `return [${values.map((old) => `((v) => { const r = (v ${operator}= ${by}); return [r, v] })(${old})`).join(", ")}]`,
      )
      expectValueAsNode(`return [${values.map((old) => `((l) => [l[1] ${operator}= ${by}, l])([9, ${old}])`).join(", ")}]`)
      expectValueAsNode(
        `return [${values.map((old) => `((o) => { const f = () => (o["k"] ${operator}= ${by}); return [f(), o.k] })({ k: ${old} })`).join(", ")}]`,
      )
    }
  },
)

test.each(["v++", "++v", "v--", "--v"])("%s changes and gives what JavaScript's does", (update) => {
  const ways = [
    `((v) => { const r = ${update}; return [r, v] })`,
    `((v) => { const f = () => ${update}; const r = f(); return [r, v] })`,
    `((w) => { const o = { v: [w] }; const r = ${update.replace("v", "o.v[0]")}; return [r, o.v] })`,
  ]
  for (const way of ways) expectValueAsNode(`return [${values.map((value) => `${way}(${value})`).join(", ")}]`)
})

const tight = [...arithmetic, ...comparisons, "&&", "||"]
test.each(tight)("%s binds as JavaScript's does, on either side of any other operator (12.17)", (first) => {
  expectValueAsNode(`return [${tight.map((second) => `7 ${first} 3 ${second} 2`).join(", ")}]`)
  expectValueAsNode(`return [${tight.map((second) => `0 ${first} 3 ${second} 2 ? 1 ${first} 4 : 5 ${second} 6`).join(", ")}]`)
  expectValueAsNode(`return [${tight.map((second) => `(7 ${first} 3) ${second} 2 + (7 ${first} (3 ${second} 2))`).join(", ")}]`)
})

test.each([
  "2 ** 3 ** 2",
  "(2 ** 3) ** 2",
  "2 ** -1",
  "(-2) ** 2",
  "-(2 ** 2)",
  "10 - 4 - 3",
  "100 / 10 / 5",
  "100 % 7 % 3",
  "1 ? 2 : 0 ? 3 : 4",
  "0 ? 2 : 0 ? 3 : 4",
  "(1, 2, 3)",
  "(null ?? 1) || 2",
  "null ?? (0 || 2)",
  "(0 || null) ?? 1",
  "!0 + 1",
  "-'3' + 1",
  "typeof 1 + 1",
  "typeof nothing",
  "typeof typeof nothing",
  "1 < 2 < 3",
  "3 > 2 > 1",
  "1 == 1 === true",
  "a?.5:1",
  "0x1F + 0o17 + 0b11 + .5 + 5. + 1e3 + 1E-2 + 1.5e+1",
  "'\\n\\t\\r\\b\\f\\v\\0\\x41\\u0142\\u{1F600}\\q\\'\\\"\\\\'.length",
  "'a\\\nb'",
  '"\\x41\\u0142\\u{142}"',
  "`a\nb`",
  "`\\`\\${a}$`",
  "`${a}${b}`",
  "`${`${a}` + 1}`",
  "`x${{ k: 1 }.k}y`",
  "[1, 2, 3,].length",
  "[...'żó', ...[1, 2]].length",
  "[...'a😀'].length",
  "Math.max(...[1, 5, 3])",
  "((o) => [o.a, o['b c'], o[3], o['3'], o.d1])({ a: 1, 'b c': 2, 3: 4, ['d' + 1]: 5 })",
  "({ a, b }).a",
  "({ a: 1, a: 2 }).a",
  "({ null: 1, if: 2 }).if",
  "[[1, 2], [3]][0][1]",
  "'abc'[1] + 'abc'['2'] + 'abc'.length",
  "'abc'[9]",
  "'abc'[-1]",
  "[1, 2][-1]",
  "[1, 2]['x']",
  "[1, 2]['01']",
  "[1, 2][0.5]",
  "[1, 2]['1']",
  "({}).k",
  "null?.k",
  "undefined?.k.l.m()",
  "({ k: null }).k?.l.m",
  "({ k: { l: 5 } }).k?.l",
  "[5]?.[0]",
  "null?.[0].x",
  "[5]?.map((v) => v + 1)",
  "({ f: (v) => v + 1 }).f(2)",
  "({ f: null }).f?.(2)",
  "({ f: (v) => v + 1 }).f?.(2)",
  "[(v) => v * 2][0](4)",
  "((v) => v * 2)(4)",
  "(function (v) { return v * 2 })(4)",
  "(function again(n) { return n < 1 ? 0 : n + again(n - 1) })(4)",
  "((v, w = v + 1, u) => [v, w, u])(1)",
  "((v, w = 5) => w)(1, undefined)",
  "((v, w = 5) => w)(1, null)",
  "(() => { return })()",
  "(() => {})()",
  "(v => w => v + w)(1)(2)",
])("%s is JavaScript's (12.17)", (source) => {
  expectValueAsNode(`return (${source})`)
})

test.each([
  "let s = 0\nfor (let i = 0; i < 5; i++) s += i\nreturn s",
  "let s = 0; for (const v of [1, 2, 3]) { if (v === 2) continue; s += v } return s",
  "let s = ''; for (const c of 'a😀b') s = c + s; return s",
  "let s = 0; for (var v of [1, 2, 3]) s += v; return [s, v]",
  "var l = [1]; for (const v of l) if (l.length < 4) l.push(v + 1); return l",
  "let n = 5, s = 0; while (n > 0) { n--; if (n === 3) continue; if (n === 1) break; s += n } return s",
  "let n = 0; do n++; while (n < 3)\nreturn n",
  "let n = 0; do { n++; if (n == 2) break } while (true); return n",
  "let n = 0; do { n++; if (n < 5) continue } while (n < 3); return n",
  "for (;;) { return 4 }",
  "for (let i = 0, j = 10; ; i++, j--) if (i >= j) return [i, j]",
  "let i = 7; for (i = 1; i < 3; i++); return i",
  "let i = 1; { let i = 2; i++ } return i",
  "var x = 1; { var x = 2 } return x",
  "return typeof later; var later = 1",
  "return f(2); function f(n) { return n * 2 }",
  "{ function inner() { return 3 } } let r = 0; { r = inner(); function inner() { return 4 } } return r",
  "let r = []; switch (2) { case 1: r.push(1); case 2: r.push(2); case 3: r.push(3); break; default: r.push(4) } return r",
  "let r = []; switch (9) { case 1: r.push(1); default: r.push(0); case 2: r.push(2) } return r",
  "switch (1) { case 1: let v = 5; return v; case 2: return 0 }",
  'switch ("1") { case 1: return "number"; case "1": return "text" }',
  "switch (1) {} return 6",
  "let r = 0; for (const v of [1, 2, 3]) { switch (v) { case 2: continue; case 3: break; default: r += 10 } r += v } return r",
  "const fs = []; for (let i = 0; i < 3; i++) fs.push(() => i); return fs.map((f) => f())",
  "const fs = []; for (var i = 0; i < 3; i++) fs.push(() => i); return fs.map((f) => f())",
  "const fs = []; for (let i = 0; i < 3; i++) { fs.push(() => i); i++ } return fs.map((f) => f())",
  "const fs = []; for (const v of [1, 2]) { const w = v * 10; fs.push(() => v + w) } return fs.map((f) => f())",
  "const fs = []; let n = 0; while (n < 3) { const m = n; fs.push(() => m); n++ } return fs.map((f) => f())",
  "const counter = () => { let n = 0; return () => { n += 1; return n } }; const c = counter(), d = counter(); return [c(), c(), d()]",
  "const fib = (n) => (n < 2 ? n : fib(n - 1) + fib(n - 2)); return fib(12)",
  "const even = (n) => (n === 0 ? true : odd(n - 1)), odd = (n) => (n === 0 ? false : even(n - 1)); return even(10)",
  "if (a > 5) return 1; else return 2",
  "if (a > 50) return 1\nelse if (a > 6) { return 2 }\nelse return 3",
  "if (0) ; else { return 2 }",
  "const o = { n: 1 }; const p = o; p.n = 5; p['m'] = 6; return [o.n, o.m]",
  "const l = []; l[0] = 1; l[1] = 2; l['2'] = 3; return [l, l.length]",
  "const o = {}; o.f = (v) => v + 1; return o.f(1)",
  "let v\nv = 5\nreturn v",
  "let v = 1\n++v\nreturn v",
  "return\n5",
  "a; b",
  "// one\n/* two\n */ return 1 // three\n",
  "let żółć = 5, $x = 1, _y = 2; return żółć + $x + _y",
  "let s = ''; for (const c of 'ab') { for (const d of [1, 2]) { if (d === 2) break; s += c + d } } return s",
  "const f = (n) => { for (const v of [1, 2, 3]) { if (v === n) return v * 10 } }; return [f(2), f(9)]",
  "let n = 0; const o = { get: () => n + 1 }; n = 5; return o.get()",
])("the program %j gives what JavaScript gives (12.10, 12.17)", (source) => {
  expectValueAsNode(source)
})
