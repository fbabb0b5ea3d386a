import { describe, test } from "vitest"
import { expectValueAsNode } from "./value-as-node.ts"

describe("lists and records are taken apart (12.32)", () => {
  test.each([
    "const [x, y] = [1, 2]; return [x, y]",
    "const [x, , y = 5, ...z] = [1, 2, undefined, 4, 5]; return [x, y, z]",
    "const { x, y: w, z = 3, ...more } = { x: 1, y: 2, k: 4, m: 5 }; return [x, w, z, more]",
    "const { x: { y: [, z] } } = { x: { y: [1, 2] } }; return z",
    "const { ['k' + 1]: v, 'b c': w, 3: u } = { k1: 1, 'b c': 2, 3: 4 }; return [v, w, u]",
    "let x = 1, y = 2; [x, y] = [y, x]; return [x, y]",
    "let x, y; ({ x, y = 4 } = { x: 3 }); return [x, y]",
    "const o = {}; [o.x, o['y']] = [1, 2]; ({ z: o.z } = { z: 3 }); return o",
    "let r = 0; for (const [k, v] of [[1, 2], [3, 4]]) r += k * v; return r",
    "let r = ''; for (const { id, price = 9 } of [{ id: 'a' }, { id: 'b', price: 2 }]) r += id + price; return r",
    "let k, v; for ([k, v] of [[1, 2]]) ; return [k, v]",
    "const f = ({ width, height = 2 }) => width * height; return [f({ width: 3 }), f({ width: 3, height: 5 })]",
    "const f = ([x, y] = [1, 2], { z } = { z: 3 }) => [x, y, z]; return [f(), f([5], { z: 6 })]",
    "function f({ x = 1 } = {}) { return x } return [f(), f({ x: 2 })]",
    "var { x, y } = { x: 1, y: 2 }; return x + y",
    "const [x] = 'żó😀'; const [, , y] = 'żó😀'; return [x, y]",
    "const { length } = 'abc'; return length",
    "const [x = 1, [y = 2] = []] = []; return [x, y]",
    "let i = 0; const l = []; [l[i++], l[i++]] = [5, 6]; return l",
    "try { const { x } = null } catch (e) { return e.name }",
    "try { const [x] = 5 } catch (e) { return e.name }",
    "const x = 1; try { [x] = [2] } catch (e) { return [e.name, x] }",
    "return (([x, ...y]) => [x, y])([1, 2, 3])",
    "let x; const r = [x] = [7, 8]; return [x, r]",
    "const [[x], { y }] = [[1], { y: 2 }]; return x + y",
  ])("%s", expectValueAsNode)
})

describe("spread, rest and arguments (12.32)", () => {
  test.each([
    "const o = { x: 1, y: 2 }; return { ...o, y: 3, z: 4 }",
    "return { y: 0, ...{ x: 1, y: 2 }, ...null, ...undefined, ...[7, 8], ...'ab', ...5 }",
    "return ((...xs) => xs.length)(1, 2, 3)",
    "const f = (x, ...xs) => [x, xs]; return [f(), f(1), f(1, 2, 3)]",
    "function f(...[x, y]) { return x + y } return f(1, 2)",
    "function f() { let s = 0; for (let i = 0; i < arguments.length; i++) s += arguments[i]; return s } return f(1, 2, 3)",
    "function f() { return [...arguments, Array.from(arguments).length] } return f(4, 5)",
    "function f() { return (() => arguments[0])(9) } return f(4)",
    "function f() { return [typeof arguments, Array.isArray(arguments), String(arguments)] } return f()",
    "return Math.max(...[1, 5], ...[3])",
    "return Math.min.apply(null, [4, 2, 8])",
    "return [Math.max.call(null, 1, 2), Math.max.bind(null, 7)(3)]",
    "const o = { n: 2, f(x) { return this.n * x } }; return [o.f.call({ n: 5 }, 3), o.f.apply({ n: 6 }, [3]), o.f.bind({ n: 7 })(3)]",
    "return [...new Set([1, 2, 2, 3])]",
    "const f = (x, y = x, ...z) => [x, y, z]; return f.apply(null, [1, undefined, 3])",
  ])("%s", expectValueAsNode)
})

describe("records are gone over in JavaScript's order (12.32)", () => {
  test.each([
    "const t1 = { b: 1, 2: 2, a: 3, 1: 4 }; let r = ''; for (var k in t1) r += k + t1[k]; return r",
    "let r = []; for (const k in [5, 6]) r.push(k, typeof k); return r",
    "let r = []; for (const k in 'ab') r.push(k); for (const k in null) r.push(0); for (const k in 5) r.push(1); return r",
    "const o = { x: 1, y: 2, z: 3 }; let r = ''; for (const k in o) { r += k; delete o.y; o.w = 1 } return r",
    "let k; const o = { x: 1 }; for (k in o) ; return k",
    "const o = {}; for (o.k in { x: 1 }) ; return o",
    "const fs = []; for (const k in { x: 1, y: 2 }) fs.push(() => k); return fs.map((f) => f())",
    "return ['x' in { x: 1 }, 'y' in { x: 1 }, 0 in [1], 1 in [1], 'length' in [], 1 in [1, , 2]]",
    "const o = { x: undefined }; return [o.hasOwnProperty('x'), o.hasOwnProperty('y'), [1].hasOwnProperty(0), Object.hasOwn(o, 'x')]",
    "return [Object.keys({ b: 1, 10: 2, a: 3, 9: 4 }), Object.values({ x: 1, y: [2] }), Object.entries({ x: 1, y: 2 })]",
    "return [Object.keys([4, , 5]), Object.keys('ab'), Object.values('ab'), Object.entries([7]), Object.keys(5)]",
    "return Object.entries({ a: 1, b: 2 }).map(([k, v]) => k + v).join()",
    "return [Object.assign({ x: 1 }, { y: 2 }, null, { x: 3 }), Object.fromEntries([['x', 1], ['y', 2]])]",
    "const o = { x: 1 }; const p = Object.assign({}, o); p.x = 2; return [o, p]",
    "const o = { x: 1, y: 2 }; return [delete o.x, delete o.z, o]",
    "const l = [1, 2, 3]; return [delete l[1], l, l.length, 1 in l]",
    "const o = Object.freeze({ x: 1 }); o.x = 2; o.y = 3; delete o.x; return [o, Object.isFrozen(o), Object.isFrozen({})]",
    "const l = Object.freeze([1, 2]); l[0] = 5; l[5] = 1; return [l, Object.isFrozen(l)]",
    "return [Object.is(NaN, NaN), Object.is(0, -0), Object.is('a', 'a')]",
    "let r = 0; Object.keys({ x: 1, y: 2 }).forEach(function (k) { r += k.length }); return r",
    "const prices = { S: 10, M: 12 }; return ('M' in prices ? prices.M : 0) + ('L' in prices ? 1 : 2)",
  ])("%s", expectValueAsNode)
})

describe("a name that nothing declares becomes a variable of the evaluation (12.33)", () => {
  test.each([
    "sum = 0; for (i = 0; i < 4; i++) sum += i; return sum + i",
    "function f() { total = 5 } f(); return total",
    "function f() { return later } later = 3; return f()",
    "for (k of [1, 2]) ; return k",
    "for (k in { x: 1 }) ; return k",
    "[x, y] = [1, 2]; return x + y",
    "return typeof missing; missing = 1",
    "x = y = 4; return x + y",
    "try { total += 1 } catch (e) { return e.name }",
    "try { return early } catch (e) { return e.name } early = 1",
    "if (false) { z = 1 } return typeof z",
    "{ let inner = 1; inner = 2 } return typeof inner",
    "parseInt = (v) => v + 1; return parseInt(4)",
    "Math = { max: () => 9 }; return Math.max(1, 2)",
  ])("%s", expectValueAsNode)
})

describe("loops have labels, blocks have functions (12.32)", () => {
  test.each([
    "let r = ''; outer: for (let i = 0; i < 3; i++) { for (let j = 0; j < 3; j++) { if (j === 1) continue outer; if (i === 2) break outer; r += i + '' + j } } return r",
    "let n = 0; out: { n = 1; if (a) break out; n = 2 } return n",
    "let r = []; x: for (const v of [1, 2, 3]) { y: for (const w of [1, 2]) { switch (w) { case 2: continue x; default: if (v === 3) break x } r.push(v, w) } } return r",
    "let n = 0; l: while (true) { do { n++; if (n > 3) break l; continue l } while (true) } return n",
    "l: m: for (let i = 0; i < 3; i++) { if (i === 1) continue l; if (i === 2) break m } return 5",
    "l: for (var k in { x: 1, y: 2 }) { for (;;) continue l } return k",
    "const f = () => { l: for (;;) { for (;;) return 4 } }; return f()",
    "if (a) { function f() { return 1 } } return f()",
    "if (a) function g() { return 2 } return g()",
    "let r = [typeof f]; { r.push(typeof f); function f() {} } r.push(typeof f); return r",
    "let r = []; for (let i = 0; i < 2; i++) { function f() { return i } r.push(f()) } return [r, f()]",
    "switch (1) { case 1: function f() { return 3 } } return f()",
    "let f = 1; { function f() {} } return f",
    "function f() { return 1 } { function f() { return 2 } } return f()",
    "const f = function again(n) { again = 5; return n > 1 ? 1 : typeof again }; return f(1)",
    "return (function again(n) { again = null; return n ? again(n - 1) : 'end' })(3)",
  ])("%s", expectValueAsNode)
})

describe("texts, numbers, JSON and lists (12.32)", () => {
  test.each([
    "return ['abcdef'.substr(1, 3), 'abc'.substr(-2), 'abc'.substr(1), 'abc'.substr(0, -1), 'a'.codePointAt(0)]",
    "return [' a '.trimLeft(), ' a '.trimRight(), String.fromCharCode(65, 380), String.fromCodePoint(128512)]",
    'return JSON.parse(\'{"a":[1,{"b":null}],"2":true,"1":"x"}\')',
    "return JSON.stringify({ a: [1, { b: null }], u: undefined, f: () => 1, n: NaN, t: 'ż\"\\n', l: [undefined] })",
    "return [JSON.stringify([1, { a: 2 }], null, 2), JSON.stringify({}, null, 4), JSON.stringify([], null, '--'), JSON.stringify([[1]], null, '--')]",
    "return [JSON.stringify(undefined), JSON.stringify('x'), JSON.stringify(1.5), JSON.stringify(new Map([[1, 2]])), JSON.stringify({ 2: 1, 1: 2 })]",
    "try { JSON.parse('{x') } catch (e) { return e.name }",
    "return [Array.from('aż😀'), Array.from([1, 2], (v, i) => v * i), Array.from({ length: 3 }), Array.from({ length: 2, 0: 'x' }, (v, i) => v + i), Array.from(5)]",
    "return [new Array(3), new Array(1, 2), Array(2).length, Array.of(7), new Array('3'), new Array(3).fill(0)]",
    "return [[1, , 3], [, ].length, [1, , 3].map((v) => v * 2), [, 1].forEach((v) => v), [3, , 1].join()]",
    "const l = []; l[3] = 1; return [l, l.length]",
    "const l = [1, 2, 3]; l.length = 1; l.length += 2; return [l, l.length]",
    "const l = [1, 2, 3]; l.length = 0; return l",
    "try { [].length = -1 } catch (e) { return e.name }",
    "try { new Array(-1) } catch (e) { return e.name }",
    "return [3, , undefined, 1, 10, 2].sort()",
    "return [3, , undefined, 1, 10, 2].sort((x, y) => x - y)",
    "return [[3, 1, 2].toSorted(), [3, 1, 2].toReversed(), [1, 2, 3].with(1, 9), [1, 2, 3].toSpliced(0, 1), [1, 2, 3, 4].copyWithin(0, 2)]",
    "const r = []; for (const [i, v] of ['x', 'y'].entries()) r.push(i, v); return [r, [...['x'].keys()], [...['x'].values()]]",
    "const m = new Map([['x', 1]]); m.set('y', 2).set('x', 3); m.delete('y'); return [m.get('x'), m.has('y'), m.size, [...m], [...m.keys()], [...m.values()], [...m.entries()]]",
    "const m = new Map(); m.set(NaN, 1); m.set(m, 2); let s = 0; m.forEach((v, k) => { s += v }); for (const [k, v] of m) s += v; m.clear(); return [s, m.size, m.get(1)]",
    "const s = new Set([1, 1, 2]); s.add(3).add(1); let r = 0; for (const v of s) r += v; s.forEach((v) => { r += v }); return [r, s.has(2), s.delete(2), s.size, [...s], s]",
    "return [Number.MAX_VALUE, Number.MIN_VALUE, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN]",
    "return [010, 017, 08, 09.5, 0o10, '\\101', '\\0', '\\08', '\\7', '\\377', '\\8']",
    "return [(1234.5).toExponential(2), (0).toExponential()]",
    "return [void 0, void a, typeof void 0]",
    "return [[] instanceof Array, ({}) instanceof Object, [] instanceof Object, 5 instanceof Object, new Map() instanceof Map, (() => 1) instanceof Function]",
    "const { max, PI } = Math; return [max(1, 2), PI, typeof Math, typeof JSON, typeof Array]",
    "const M = Math; return M.floor(1.5)",
  ])("%s", expectValueAsNode)
})

describe("methods of records and this (12.32)", () => {
  test.each([
    "const o = { n: 2, double() { return this.n * 2 }, get: 5, set: 6, async: 7 }; return [o.double(), o.get, o.set, o.async]",
    "const o = { n: 1, inc: function () { this.n += 1; return this } }; return o.inc().inc().n",
    "const o = { n: 3, all() { return [1, 2].map((v) => v * this.n) } }; return o.all()",
    "const o = { n: 3, all() { return [1, 2].map(function (v) { return v * this.n }, this) } }; return o.all()",
    "const o = { ['a' + 1]() { return 4 }, 'b c'() { return 5 }, 6() { return 7 } }; return [o.a1(), o['b c'](), o[6]()]",
    "function P(x) { this.x = x; this.twice = function () { return this.x * 2 } } const p = new P(4); return [p.x, p.twice()]",
    "function P() { return { y: 1 } } return new P()",
    "const o = { l: [function () { return this.length }] }; return o.l[0]()",
    "const o = { f() { return this?.n }, n: 4 }; return [o.f?.(), o?.f()]",
    "return { f(x, y = 2) { return x + y } }.f(1)",
  ])("%s", expectValueAsNode)
})

describe("what is thrown can be caught (12.30)", () => {
  test.each([
    "try { throw 'x' } catch (e) { return e + 1 }",
    "try { throw new Error('too wide') } catch (e) { return [e.message, e.name, String(e), e instanceof Error, e instanceof TypeError] }",
    "try { throw TypeError('t') } catch ({ message, name }) { return message + name }",
    "try { null.x } catch (e) { return e.name }",
    "try { nowhere } catch (e) { return e.name }",
    "try { a() } catch (e) { return e.name }",
    "try { (5).toFixed(101) } catch (e) { return e.name }",
    "try { 'x'.repeat(-1) } catch (e) { return e.name }",
    "const c = 1; try { c = 2 } catch (e) { return e.name }",
    "try { x; let x } catch (e) { return e.name }",
    "const f = () => { try { return 1 } finally { return 2 } }; return f()",
    "let r = []; const f = () => { try { return r.push(1) } finally { r.push(2) } }; return [f(), r]",
    "let r = 0; for (let i = 0; i < 3; i++) { try { if (i === 1) continue; r += i } finally { r += 10 } } return r",
    "let r = 0; for (;;) { try { r++; break } finally { r += 5 } } return r",
    "try { try { throw 1 } finally { } } catch (e) { return e }",
    "try { try { throw 1 } catch (e) { throw e + 1 } } catch (e) { return e }",
    "try { try { throw 1 } catch { throw 5 } finally { } } catch (e) { return e }",
    "const f = (n) => { if (n > 2) throw n; return f(n + 1) }; try { f(0) } catch (e) { return e }",
    "const f = () => { throw 1 }; let n = 0; for (let i = 0; i < 500; i++) { try { f() } catch (e) { n += e } } return n",
    "try { [1, 2].map((v) => { throw v }) } catch (e) { return e }",
    "let e = 5; try { throw 1 } catch (e) { e = 2 } return e",
    "const fs = []; for (const v of [1, 2]) try { throw v } catch (e) { fs.push(() => e) } return fs.map((f) => f())",
    "try { return 1 } catch (e) { return 2 } finally { a = 3 }",
    "const f = () => { try { throw 1 } catch (e) { return [e, 'caught'] } finally { a += 1 } }; return [f(), a]",
  ])("%s", expectValueAsNode)
})
