import fc from "fast-check"
import { property } from "../../support/property/property.ts"
import { ours } from "./node-engine.ts"
import { lists, misreading, numbers, same, texts } from "./sources.ts"

const textCalls = fc.oneof(
  fc.constantFrom(
    "trim()",
    "trimStart()",
    "trimEnd()",
    "toUpperCase()",
    "toLowerCase()",
    "length",
    "split('')",
    "split(',')",
    "toString()",
  ),
  fc
    .tuple(fc.constantFrom("slice", "substring", "at", "charAt", "charCodeAt", "repeat"), fc.integer({ min: 0, max: 4 }))
    .map(([name, number]) => `${name}(${number})`),
  fc
    .tuple(fc.constantFrom("slice", "substring"), fc.integer({ min: -3, max: 4 }), fc.integer({ min: -3, max: 4 }))
    .map(([name, from, to]) => `${name}(${from}, ${to})`),
  fc
    .tuple(fc.constantFrom("indexOf", "lastIndexOf", "includes", "startsWith", "endsWith", "concat"), texts)
    .map(([name, text]) => `${name}(${text})`),
  fc
    .tuple(fc.constantFrom("padStart", "padEnd"), fc.integer({ min: 0, max: 9 }), texts)
    .map(([name, length, text]) => `${name}(${length}, ${text})`),
  fc.tuple(fc.constantFrom("replace", "replaceAll"), texts, texts).map(([name, from, to]) => `${name}(${from}, ${to})`),
)

property("methods of texts give what JavaScript gives", {
  fault: "a method of texts of our own making",
  rule: ours,
  planted: misreading("slice", "substring"),
  runs: 500,
  holds: same(fc.tuple(texts, textCalls).map(([text, call]) => `return ${text}.${call}`)),
})

const listCalls = fc.oneof(
  fc.constantFrom("length", "reverse()", "join()", "join('')", "pop()", "shift()", "sort()", "flat()", "toString()", "slice()"),
  fc.constantFrom(
    "map((v) => v + 1)",
    "filter((v) => v > 1)",
    "some((v) => v > 3)",
    "every((v) => v > 0)",
    "find((v) => v > 2)",
    "findIndex((v) => v > 2)",
  ),
  fc.constantFrom(
    "reduce((s, v) => s + v, 0)",
    "reduce((s, v) => s + v)",
    "map((v, i) => i)",
    "sort((a, b) => b - a)",
    "flatMap((v) => [v, v])",
  ),
  fc
    .tuple(fc.constantFrom("slice", "at", "includes", "indexOf", "lastIndexOf", "push", "unshift", "fill"), fc.integer({ min: -3, max: 4 }))
    .map(([name, number]) => `${name}(${number})`),
  fc.tuple(fc.integer({ min: -2, max: 3 }), fc.integer({ min: 0, max: 3 })).map(([from, count]) => `splice(${from}, ${count}, 7)`),
  lists.map((list) => `concat(${list})`),
)

property("methods of lists give and leave what JavaScript gives and leaves", {
  fault: "a method of lists of our own making",
  rule: ours,
  planted: misreading("some", "every"),
  runs: 500,
  holds: same(fc.tuple(lists, listCalls).map(([list, call]) => `const l = ${list}; const r = l.${call}; return [r, l]`)),
})

property("the functions of Math give what JavaScript gives", {
  fault: "rounding of our own making",
  rule: ours,
  planted: misreading("Math.round", "Math.floor"),
  runs: 300,
  holds: same(
    fc
      .tuple(
        fc.constantFrom(
          "abs",
          "ceil",
          "floor",
          "round",
          "trunc",
          "sign",
          "sqrt",
          "cbrt",
          "max",
          "min",
          "pow",
          "hypot",
          "log10",
          "exp",
          "atan2",
          "fround",
          "clz32",
          "imul",
        ),
        fc.array(
          fc.oneof(
            numbers,
            fc.integer({ min: -30, max: 30 }).map((n) => String(n / 4)),
            texts,
            fc.constantFrom("null", "undefined", "true"),
          ),
          { maxLength: 3 },
        ),
      )
      .map(([name, given]) => `return Math.${name}(${given.join(", ")})`),
  ),
})

property("templates join their texts and values", {
  fault: "texts in backticks that lose a part",
  rule: ours,
  planted: misreading("}${", "} ${"),
  holds: same(
    fc
      .array(fc.oneof(numbers, texts, lists), { minLength: 1, maxLength: 4 })
      .map((values) => `return \`<${values.map((value) => `\${${value}}`).join("")}>\``),
  ),
})
