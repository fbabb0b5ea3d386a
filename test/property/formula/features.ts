import fc from "fast-check"

type Text = fc.Arbitrary<string>

/** A template with one part for each generator, in their order: `from("[%, %]", a, b)`. */
const from = (template: string, ...parts: readonly Text[]): Text =>
  fc.tuple(...parts).map((values) => {
    let at = 0
    return template.replaceAll("%", () => values[at++] ?? "")
  })

const patterns = fc
  .tuple(
    fc.constantFrom("\\d+", "[a-c]", "x", "(\\d)(\\D)?", "(?<k>[1-9])", "\\s*", "^.", ".$", "(a|1)+?", "(?=2)", "(?:)", "\\b", "[^1]"),
    fc.constantFrom("", "g", "i", "gi", "m", "gs", "gy"),
  )
  .map(([source, flags]) => `/${source}/${flags}`)
const words = fc.constantFrom('"x"', '""', '"$&"', '"<$1>"', '"$$"', '"[$`]"', "(m) => m + m", "(...m) => m.length", '"$<k>"')

/** Expressions of the language beyond operators and calls, around others. */
export const featureExpressions = (inner: Text): readonly Text[] => [
  from("((({ k, m = %, ...more }) => [k, m, more])({ k: %, n: 1, 2: 3 }))", inner, inner),
  from("((([p, q = %, ...r]) => [p, q, r])([%, , 3, 4]))", inner, inner),
  from("((...xs) => [xs.length, xs[0]])(%, %)", inner, inner),
  from("(function () { return [arguments.length, arguments[0]] })(%)", inner),
  from("({ ...{ k: %, 7: 1 }, ...[%], m: 2 })", inner, inner),
  from("({ n: %, f(v) { return [this.n, v] } }).f(%)", inner, inner),
  from("Object.entries({ b: %, 1: %, a: 0 })", inner, inner),
  from("Object.keys(Object.assign({}, { k: % }, %))", inner, inner),
  from("Object.fromEntries([['k', %]]).k", inner),
  from("JSON.stringify([%, { k: % }])", inner, inner),
  from("JSON.parse(JSON.stringify({ k: [%] }))", inner),
  from("[void %, 'k' in { k: % }, 1 in [%, 2]]", inner, inner, inner),
  from("Array.from({ length: 3 }, (v, i) => [i, %])", inner),
  from("[...new Set([%, %, 1])].length", inner, inner),
  from("new Map([[%, 1]]).get(%)", inner, inner),
  from("Math.max.apply(null, [%, %])", inner, inner),
  from("[, %, ,].length", inner),
  from("[(%) instanceof Array, (%) instanceof Object]", inner, inner),
  from("String(%).match(%)", inner, patterns),
  from("String(%).replace(%, %)", inner, patterns, words),
  from("String(%).split(%)", inner, patterns),
  from("[%.test(%), String(%).search(%)]", patterns, inner, inner, patterns),
  from("((r) => [r.exec(%), r.lastIndex, r.test(%)])(%)", inner, inner, patterns),
  from("[...String(%).matchAll(/(\\w)(\\d)?/g)].map(([m, , d]) => [m, d])", inner),
  from("String(%).substr(%)", inner, fc.constantFrom("1", "-2", "0, 2", "1, -1")),
  from("Number(%).toExponential(2)", inner),
]

/** Statements of the language beyond loops and conditions. */
export const featureStatements = (expression: Text, block: Text): readonly Text[] => [
  from("{ const { k: p = %, ...q } = { k: undefined, m: % }; x = [p, q]; }", expression, expression),
  from(";[x, y = 2] = [%, %];", expression, expression),
  from(";({ k: x, m: y = 3 } = { k: % });", expression),
  from("for (const k in { b: 1, 1: %, a: 2 }) { x = [x, k].join(); % }", expression, block),
  from("for (var k in [%, 5]) { y = k; }", expression),
  from("for (const [k1, v1] of Object.entries({ p: %, q: 2 })) { x = k1; y = v1; % }", expression, block),
  from(
    "outer: for (let i = 0; i < 3; i++) { for (const j of [1, 2]) { if (%) continue outer; if (i === 2) break outer; % } }",
    expression,
    block,
  ),
  from("done: { x = %; if (%) break done; % }", expression, expression, block),
  from("try { % if (%) throw %; } catch (e) { x = typeof e; } finally { y = 'f'; }", block, expression, expression),
  from("try { null.k; } catch ({ name }) { x = name; %}", block),
  from("{ const f = () => { try { return % } finally { y = % } }; x = f(); }", expression, expression),
  from("try { throw new TypeError(%) } catch (e) { x = [e.name, typeof e.message].join(); }", expression),
  from("free = %; y = [typeof free, free];", expression),
  from("{ const o = { k: %, m: 1 }; delete o.k; x = [o, 'k' in o]; }", expression),
  from("{ const l = [1, %, 3]; l.length = 2; l[4] = 5; delete l[0]; x = l; y = l.length; }", expression),
  from("if (%) { function late() { return % } } x = typeof late;", expression, expression),
  from("{ function Box(v) { this.v = v } y = new Box(%).v; }", expression),
  from("console.log(%);", expression),
  from("var a = a || %;", expression),
  from("for (x of new Set([%, 1])) ;", expression),
  from("{ const r = /[12]/g; const s = String(%); x = []; while (x.length < 9 && r.test(s)) x.push(r.lastIndex); }", expression),
]
