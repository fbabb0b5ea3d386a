import { describe, expect, test } from "vitest"
import { ours } from "../../property/formula/node-engine.ts"
import { expectValueAsNode } from "./value-as-node.ts"

describe("variables live where JavaScript has them", () => {
  test.each([
    "var x = 1; { var x = 2 } return x",
    "x = 5; var x; return x",
    "if (a > 1) { var y = 3 } else { var z = 4 } return [y, z]",
    "for (var i = 0; i < 3; i++) { var last = i } return [i, last]",
    "for (var k of [1, 2]) ; while (false) { var w } do { var d = 1 } while (false); return [k, w, d]",
    "switch (1) { case 1: var s = 2; default: var u } return [s, u]",
    "var x = 1; var x; return x",
    "let x = 1; { let x = 2; x += 1 } return x",
    "let x = 1; { const y = x; { let x = y + 1; x++ } } return x",
    "let x; return x",
    "return [1_000, 12_345.5, 1_0 + 0]",
    "let x = 1; (x) = 5; (x)++; return x",
    "const f = function g() { let g = 1; return g }; return f()",
    "const l = []; for (let i = 0; i < 9000; i++) l.push(i); return [l.length, l[8999]]",
    "return [[4.5, 2.1].map(Math.floor), ['1', 2].map(Number), [1, 'a', 2].filter(Number.isInteger)]",
    "return ((x, y,) => [x, y,])(1, 2,)",
    "let x = 1; { let x; return x }",
    "const f = () => x; let x = 3; return f()",
    "return typeof f + f(2); function f(n) { return n * 2 }",
    "function f() { return 1 } function f() { return 2 } return f()",
    "let r = 0; { r = g(); function g() { return 4 } } return r",
    "function f(x) { var x; return x } return f(3)",
    "function f(x) { var x = 4; return x } return f(3)",
    "const f = function g(n) { return n < 1 ? 0 : n + g(n - 1) }; return f(4)",
    "const f = function g() { return typeof g }; return [f(), typeof g]",
    "function outer() { const x = 1; function inner() { return x + a } return inner() } return outer()",
    "let n = 0; const count = () => { n += 1; return () => n }; const f = count(); count(); return f()",
    "const fs = []; for (let i = 0; i < 3; i++) { let j = i * 2; fs.push(() => i + j) } return fs.map((f) => f())",
    "const fs = []; for (var i = 0; i < 3; i++) fs.push(() => i); return fs.map((f) => f())",
    "const fs = []; for (const v of [1, 2]) fs.push(() => v); return fs.map((f) => f())",
    "const fs = []; for (let i = 0, f = () => i; i < 2; i++) fs.push(f); return fs.map((f) => f())",
    "const fs = []; for (let i = 0; fs.push(() => i) < 3; i++) ; return fs.map((f) => f())",
    "const fs = []; for (let i = 0; i < 2; fs.push(() => i), i++) ; return fs.map((f) => f())",
    "const fs = []; let n = 0; while (n < 2) { const k = n; fs.push(() => k); n++ } return fs.map((f) => f())",
    "let n = 0; for (let i = 0, j = 5; i < j; i++, j--) n += j; return n",
    "a = a + 1; return a",
    "let c = 1; return c",
    "return (() => { a += 1; return a })()",
    "const deep = () => () => () => a * 2; return deep()()()",
    "const f = (x) => { const g = (y) => { const h = (z) => x + y + z + b; return h }; return g }; return f(1)(2)(3)",
  ])("%s", expectValueAsNode)
})

describe("statements run in JavaScript's order", () => {
  test.each([
    "if (a > 5) return 1; else return 2",
    "if (a > 50) return 1; else if (a > 60) return 2; else return 3",
    "if (a > 50) return 1\nreturn 4",
    "let r = 0; for (let i = 0; i < 9; i++) { if (i === 2) continue; if (i === 5) break; r += i } return r",
    "let i = 0; for (;;) { if (i++ > 3) break } return i",
    "let i = 0; for (; i < 3; ) i++; return i",
    "let i, r = []; for (i = 0; i < 2; i += 1) r.push(i); return [i, r]",
    "let i = 9; while (i > 0) { i -= 2; if (i === 5) continue; if (i < 3) break } return i",
    "let i = 9; do { i++ } while (i < 3); return i",
    "let i = 0; do { i++; if (i === 2) continue; if (i === 4) break } while (i < 9); return i",
    "let i = 0; while (i < 3) i++; return i",
    "const f = () => { for (;;) { return 1 } }; return f()",
    "const f = () => { while (true) { return 2 } }; return f()",
    "const f = () => { do { return 3 } while (true) }; return f()",
    "const f = () => { for (const v of [4, 5]) { return v } }; return f()",
    "const f = () => { switch (1) { case 1: return 6 } return 7 }; return f()",
    "const f = () => { { { return 8 } } }; return f()",
    "let r = 0; for (const v of [1, 2, 3, 4]) { if (v === 2) continue; if (v === 4) break; r += v } return r",
    "let r = ''; for (const c of 'aż😀') r = c + '|' + r; return r",
    "for (var x of [1]) ; return x",
    "let r = ''; for (const v of []) r = 1; for (const c of '') r = 2; return r",
    "let r = []; for (let v of [1, 2]) { v *= 3; r.push(v) } return r",
    "const l = [1, 2]; const r = []; for (const v of l) { r.push(v); if (l.length < 4) l.push(9) } return r",
    "let r = 0; switch (3) { case 1: r = 1; break; default: r = 5; case 2: r += 2; break; case 4: r = 9 } return r",
    "let r = 0; switch (4) { default: r = 5; case 4: r += 2 } return r",
    "let r = 0; switch (9) { case 1: r = 1 } return r",
    "let r = 0; switch (a) { case 3 + 4: { r = 1; break } case '7': r = 2 } return r",
    "switch (1) { case 1: let x = 4; return x; case 2: return 5 }",
    "let r = 0; for (let i = 0; i < 4; i++) { switch (i) { case 1: continue; case 2: break; default: r += 10 } r += 1 } return r",
    "switch (a) {} return 1",
    "let r = []; switch (r.push(1)) { case r.push(2): break; case 1: r.push(9); break; case r.push(4): } return r",
    "return",
    "return;",
    "return\n5",
    "",
    ";",
    "let x = 1",
    "let x = 1; x",
    "{ let q = 1 }",
    "if (false) return 1",
    "function f() {} return f()",
    "function f() { return } return f()",
    "const f = () => {}; return f()",
    "(() => { return 1 })(); return 2",
  ])("%s", expectValueAsNode)
})

describe("functions are called as in JavaScript", () => {
  test.each([
    "const f = (x, y = x + 1, z = y * 2) => [x, y, z]; return [f(1), f(1, undefined, 3), f(1, null), f()]",
    "const f = (x, x2) => [x, x2]; return [f(1, 2, 3), f()]",
    "const f = x => x * 2; return f(4)",
    "const f = (x,) => x; return f(1,)",
    "const f = () => ({ k: 1 }); return f().k",
    "const f = () => { 1 }; return f()",
    "const o = { f: (x) => x + 1, g: function (x) { return x * 2 } }; return [o.f(1), o['g'](4)]",
    "const l = [(x) => x + 1]; return l[0](1)",
    "return ((f) => f(f))((f) => 5)",
    "const f = (n) => (n > 1 ? n * f(n - 1) : 1); return f(10)",
    "const even = (n) => n === 0 || odd(n - 1); const odd = (n) => n !== 0 && even(n - 1); return [even(10), odd(7)]",
    "const f = (x, y, z) => [x, y, z]; return [f(...[1, 2]), f(0, ...'ab'), f(...[], 3, ...[4])]",
    "const order = []; const n = (v) => { order.push(v); return v }; n(1) + n(2) * n(3); [n(4), n(5)]; ({ x: n(6), y: n(7) }); return order",
    "const order = []; const n = (v) => { order.push(v); return v }; const o = { f: (x, y) => x + y }; o[n('f')](n(1), n(2)); return order",
    "const order = []; const n = (v) => { order.push(v); return v }; const o = {}; o[n('k')] = n(1); o[n('k')] += n(2); return [order, o]",
    "const f = function () { return 5 }; return f()",
    "return typeof function () {}",
  ])("%s", expectValueAsNode)
})

describe("optional chains stop as in JavaScript", () => {
  test.each([
    "const o = null; return [o?.x, o?.x.y.z, o?.[a], o?.f(1), o?.x()]",
    "const o = { x: { y: 1 } }; return [o?.x.y, o.z?.y, o.x?.['y'], o.z?.y.w(1)]",
    "const o = { f: (v) => v }; return [o.f?.(1), o.g?.(1), o?.f(2)]",
    "let n = 0; const o = undefined; o?.[n++]; o?.f(n++); return n",
    "const o = undefined; return (o?.x) ?? 'none'",
    "return 'abc'?.length",
    "const f = null; return [f?.(), f?.().x]",
    "return a?.5:1",
    "const o = { x: null }; return [o.x?.y, o?.x?.y?.z]",
    "return [1]?.map((v) => v + 1)",
  ])("%s", expectValueAsNode)
})

describe("records and lists are read and written as in JavaScript", () => {
  test.each([
    "const k = 'x'; const o = { [k + 1]: 1, 'b c': 2, 3: 4, k, if: 5, 0.5: 6, }; return [o.x1, o['b c'], o[3], o.k, o.if, o[0.5]]",
    "const o = {}; o.a = 1; o['b'] = 2; o[3] = 4; o.a = 5; return [o.a, o.b, o['3']]",
    "const o = { a: 1 }; const p = o; p.a = 2; return o",
    "const o = { a: { b: [1, { c: 2 }] } }; o.a.b[1].c += 5; return o",
    "const l = [1, 2]; l[2] = 3; l['1'] = 9; return l",
    "const l = [1, [2, 3]]; l[1][0] = 7; return l",
    "const l = [...[1, 2], ...'ab', 3]; return l",
    "return [1, 2,].length",
    "return [[1][0], [1]['0'], [1][1], [1][-1], [1][0.5], [1]['x']]",
    "const o = { length: 5 }; return o.length",
    "const o = { undefined: 1, null: 2, true: 3 }; return [o[undefined], o[null], o[true]]",
    "const o = {}; return [o.x, o['y']]",
    "const o = { x: undefined }; return o.x",
    "return ({}).k",
    "const o = { toText: 1 }; o.x ??= 3; o.x ||= 4; o.x &&= 5; return o",
    "let n = 0; const o = { x: 1 }; o.x ||= (n = 1); o.x ??= (n = 2); o.y &&= (n = 3); return [n, o]",
    "let n = 0; let x = 1; x ||= (n = 1); x ??= (n = 2); let y; y &&= (n = 3); return [n, x, y]",
    "return (1, 2, 3)",
    "let x = 0; return (x++, x++, x)",
    "let x, y; x = y = 4; return [x, y]",
  ])("%s", expectValueAsNode)
})

describe("texts and numbers are written as in JavaScript", () => {
  test.each([
    String.raw`return "a\nb\t\r\b\f\v\0\\\"\'\x41\u00e9\u{1F600}\q"`,
    String.raw`return 'it\'s' + "\
joined"`,
    "return `a${1 + 1}b${`c${a}`}d`",
    "return `${'x'}${[1, 2]}${null}${({}).k}`",
    "return `line\nbreak \\` \\${a} $ {`",
    "return `${{ k: 1 }.k}}`",
    "return ``",
    "return `\r\n\r`.length",
    "return [0x1F, 0o17, 0b101, 1e3, 1.5E-2, .5, 5., 0.1e+1, 0, 0XfF, 0B1, 0O7]",
    "return 1.5.toFixed(2)",
    "return 1..toFixed(1)",
    "/* a * b / */ return 1 // end",
    "// first\nreturn 2",
    "return 1 /* x\n */ + 2",
    "return /* a */ 3",
    "let $x_1 = 1, ż = 2; return $x_1 + ż",
    "const x = 1\nconst y = 2\nreturn x\n+ y",
    "let x = 1\nx++\nreturn x",
    "let x = 1, y = 2\nx\n++y\nreturn [x, y]",
    "let x = 1; { x = 2 } return x",
    "let x = [1]\nreturn x",
    "const f = (x) => x\nreturn f(1)",
    "return a\u00a0+\ufeffb\u2028",
    "return 'a\u2028b'",
  ])("%j", expectValueAsNode)
})

test("an expression alone is its own value, an expression after statements is not", () => {
  expect(ours("a * 2")).toEqual({ _tag: "Value", value: 14 })
  expect(ours("a * 2;")).toEqual({ _tag: "Value", value: 14 })
  expect(ours("(a, b)")).toEqual({ _tag: "Value", value: 2.5 })
  expect(ours("let x = 1; a * 2")).toEqual({ _tag: "Value", value: undefined })
  expect(ours("{ a }")).toEqual({ _tag: "Value", value: undefined })
})
