import fc from "fast-check"
import { featureExpressions, featureStatements } from "./features.ts"

/** Programs of the formula language, as text. Names: numbers a, b; text t; list l; what a program declares itself is x, y. */
const names = fc.constantFrom("a", "b", "t", "x", "y")
const numbers = fc
  .oneof(fc.integer({ min: -20, max: 200 }), fc.constantFrom(0.1, 1.5, 0.012, 1e21, 2 ** 31))
  .map((number) => (number < 0 ? `(${number})` : String(number)))
const texts = fc.constantFrom('"12"', '"x"', '""', '" 7 "', "'1.5'", '"0x10"', "`a${a}b`", "`${b + 1}`")
const constants = fc.constantFrom(
  "true",
  "false",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "[]",
  "[1, 2, 3]",
  '["b", "a"]',
  "{}",
  "{ k: 5 }",
)
const binary = fc.constantFrom(
  "+",
  "-",
  "*",
  "/",
  "%",
  "**",
  "==",
  "!=",
  "===",
  "!==",
  "<",
  ">",
  "<=",
  ">=",
  "&",
  "|",
  "^",
  "<<",
  ">>",
  ">>>",
  "&&",
  "||",
)
const unary = fc.constantFrom("-", "+", "!", "~", "typeof ")
const mathCalls = fc.constantFrom("floor", "ceil", "round", "abs", "sqrt", "trunc", "sign", "max", "min", "pow", "hypot")

const { expression } = fc.letrec<{ expression: string; leaf: string }>((tie) => ({
  leaf: fc.oneof({ weight: 4, arbitrary: numbers }, { weight: 4, arbitrary: names }, texts, constants),
  expression: fc.oneof(
    { maxDepth: 4, depthIdentifier: "expression" },
    tie("leaf"),
    {
      weight: 4,
      arbitrary: fc.tuple(tie("expression"), binary, tie("expression")).map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    },
    fc
      .tuple(
        tie("leaf"),
        binary.filter((operator) => !["**", "&&", "||"].includes(operator)),
        tie("leaf"),
        binary.filter((operator) => !["**", "&&", "||"].includes(operator)),
        tie("leaf"),
      )
      .map((parts) => parts.join(" "))
      .map((text) => `(${text})`),
    fc.tuple(unary, tie("expression")).map(([operator, operand]) => `(${operator}(${operand}))`),
    fc.tuple(tie("expression"), tie("expression"), tie("expression")).map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
    fc.tuple(tie("expression"), tie("expression")).map(([left, right]) => `((${left}) ?? (${right}))`),
    fc.tuple(mathCalls, tie("expression"), tie("expression")).map(([name, first, second]) => `Math.${name}(${first}, ${second})`),
    fc
      .tuple(fc.constantFrom("Number", "String", "parseFloat", "parseInt", "isNaN"), tie("expression"))
      .map(([name, value]) => `${name}(${value})`),
    fc
      .tuple(
        tie("expression"),
        fc.constantFrom(
          "trim()",
          "toUpperCase()",
          "slice(1)",
          "length",
          "indexOf('1')",
          "split(',').length",
          "padStart(5, '0')",
          "charAt(0)",
          "includes('2')",
        ),
      )
      .map(([value, call]) => `String(${value}).${call}`),
    fc
      .tuple(
        tie("expression"),
        fc.constantFrom(
          "map((v) => v + 1).join('|')",
          "filter((v, i) => i > 0).length",
          "reduce((s, v) => s + v, 0)",
          "slice(-2).join()",
          "indexOf(2)",
          "concat([9]).length",
          "some((v) => v > 2)",
          "at(-1)",
          "toString()",
        ),
      )
      .map(([value, call]) => `[${value}, 2, a].${call}`),
    fc.tuple(fc.constantFrom("k", "m"), tie("expression")).map(([key, value]) => `({ k: ${value}, n: 1 }).${key}`),
    fc.tuple(tie("expression"), tie("expression")).map(([first, second]) => `(${first}, ${second})`),
    tie("expression").map((value) => `\`<\${${value}}>\``),
    tie("expression").map((value) => `[...[${value}, 1], ...t].length`),
    tie("expression").map((value) => `Math.max(...[${value}, b])`),
    fc
      .tuple(fc.constantFrom("null", "undefined", "({ k: { m: a } })", "({})"), tie("expression"))
      .map(([owner, value]) => `[${owner}?.k?.m, ${owner}?.[${value}]?.x.y, ${owner}?.f?.(${value})].join()`),
    tie("expression").map((value) => `((v, w = v, u) => [v, w, u].join())(${value})`),
    tie("expression").map((value) => `(function again(n) { return n > 2 ? String(${value}) : again(n + 1) })(0)`),
    ...featureExpressions(tie("expression")),
  ),
}))

/** Expressions that know `x` and `y`, so that what they do with the two is compared; one in ten does not, and has to be refused as by Node. */
const known = fc
  .tuple(fc.nat({ max: 9 }), expression)
  .map(([which, source]) => (which === 0 ? `(${source})` : `((x, y) => (${source}))(3, "7")`))

export { known as expression }

const assignment = fc.constantFrom(..."= += -= *= /= %= **= <<= >>= >>>= &= |= ^= ||= &&= ??=".split(" "))
const updates = fc.constantFrom("x++", "++x", "y--", "--y")

const { statement } = fc.letrec<{ statement: string; block: string }>((tie) => ({
  block: fc.array(tie("statement"), { maxLength: 3, depthIdentifier: "statement" }).map((statements) => `{ ${statements.join("\n")} }`),
  statement: fc.oneof(
    { maxDepth: 3, depthIdentifier: "statement" },
    fc.tuple(fc.constantFrom("x", "y"), assignment, expression).map(([name, operator, value]) => `${name} ${operator} ${value};`),
    updates,
    fc.tuple(expression, tie("block")).map(([test, body]) => `if (${test}) ${body}`),
    fc.tuple(expression, tie("block"), tie("block")).map(([test, yes, no]) => `if (${test}) ${yes} else ${no}`),
    fc.tuple(fc.integer({ min: 0, max: 5 }), tie("block")).map(([turns, body]) => `for (let i = 0; i < ${turns}; i++) ${body}`),
    fc
      .tuple(fc.integer({ min: 0, max: 4 }), expression, tie("block"))
      .map(([turns, test, body]) => `for (let i = 0; i < ${turns}; i++) { if (${test}) continue; if (i == 2) break; ${body} }`),
    fc.tuple(expression, tie("block")).map(([value, body]) => `for (const item of [1, ${value}]) { x = item; ${body} }`),
    fc.tuple(tie("block")).map(([body]) => `{ let left = 3; while (left > 0) { left -= 1; ${body} } }`),
    fc.tuple(tie("block")).map(([body]) => `{ let left = 2; do { left -= 1; ${body} } while (left > 0) }`),
    fc
      .tuple(expression, tie("block"), tie("block"))
      .map(([value, first, second]) => `switch (${value}) { case 1: ${first} case "x": y = 4; break; default: ${second} }`),
    fc.tuple(expression).map(([value]) => `{ const f = (v, w = 2) => v + w; x = f(${value}); }`),
    fc.tuple(expression, expression).map(([test, value]) => `if (${test}) return ${value};`),
    fc
      .tuple(tie("block"))
      .map(([body]) => `{ function inner(n) { if (n <= 0) return 0; ${body} return n + inner(n - 1); } x = inner(3); }`),
    fc
      .tuple(expression)
      .map(([value]) => `{ const fs = []; for (let i = 0; i < 3; i++) fs.push(() => i + ${value}); y = fs.map((f) => f()).join(); }`),
    fc.tuple(expression).map(([value]) => `var v = ${value}; x = v;`),
    fc
      .tuple(expression, assignment, expression)
      .map(
        ([old, operator, value]) =>
          `{ const o = { k: ${old}, l: [1, a] }; o.k ${operator} ${value}; o.l[1] ${operator} 2; x = [o.k, o.l].join(); }`,
      ),
    fc
      .tuple(expression, expression)
      .map(
        ([first, second]) =>
          `{ let n = 0; const tick = () => ++n; x = ${first} && tick(); y = ${second} || tick(); x ??= tick(); y = [n, y].join(); }`,
      ),
    fc.tuple(expression).map(([value]) => `{ y = ""; for (const c of String(${value})) { if (c === "1") continue; y = c + y; } }`),
    fc
      .tuple(expression, fc.nat({ max: 3 }))
      .map(([value, at]) => `switch (${at}) { case 0: x = 1; break; default: x = ${value}; case 2: y = 5; break; case x: y = 6 }`),
    fc.tuple(expression).map(([value]) => `{ x = later(); function later() { return typeof hoisted } var hoisted = ${value}; }`),
    ...featureStatements(expression, tie("block")),
  ),
}))

/** A first value that reads `x` or `y` itself ends the program there, so it seldom stands where they are declared. */
const beginnings = fc.oneof(
  { weight: 9, arbitrary: fc.constant("let x = 3, y = 1;\nx = ") },
  { weight: 1, arbitrary: fc.constant("let y = 1, x = ") },
)

/** Statements that end in `return`, with two variables of their own. */
export const program = fc
  .tuple(beginnings, expression, fc.array(statement, { maxLength: 5 }), expression)
  .map(([beginning, start, statements, result]) => `${beginning}${start};\n${statements.join("\n")}\nreturn ${result};`)
