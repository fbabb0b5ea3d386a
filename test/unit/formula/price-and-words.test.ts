import { expect, test } from "vitest"
import { compileFormula } from "../../../core/formula/formula.ts"
import type { FormulaFault } from "../../../core/formula/formula-error.ts"
import { formulaWords } from "../../../core/formula/formula-words.ts"
import { formulaPrice } from "../../../core/formula/formula-price.ts"
import { traceFormula } from "../../../core/formula/explain.ts"
import { printExpression, printValue } from "../../../core/formula/print-formula.ts"
import { FormulaFunction, FormulaRecord, type Value } from "../../../core/formula/interpreter/values.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"

const pl = textCatalogue("pl", {})
const en = textCatalogue("en", {})
const one = { coefficient: 1, scale: 0 }
const price = (value: Value, vat: number = 23, items = one) => formulaPrice({ _tag: "Value", value }, vat, items)

test.each([
  [1.005, 101],
  [0.615, 62],
  [67.99, 6799],
  [0, 0],
  [-0, 0],
  [1e-9, 0],
  [0.1 + 0.2, 30],
  [9_999_999_999_999, 999_999_999_999_900],
])("a result of %d is rounded once, to %d grosze", (value, minor) => {
  expect(price(value)).toMatchObject({ _tag: "FormulaPrice", unit: { gross: { minor } } })
})

test("the net price follows from the VAT, and the line total is the price times the number of items", () => {
  expect(price(67.99, 8)).toEqual({
    _tag: "FormulaPrice",
    unit: { gross: { minor: 6799 }, net: { minor: 6295 } },
    lineTotal: { gross: { minor: 6799 }, net: { minor: 6295 } },
  })
  expect(price(10, 0, { coefficient: 25, scale: 1 })).toMatchObject({ lineTotal: { gross: { minor: 2500 }, net: { minor: 2500 } } })
})

test.each<[Value, string]>([
  [Number.NaN, "NaN"],
  [Number.POSITIVE_INFINITY, "Infinity"],
  [-0.01, "-0.01"],
  [1e13, "10000000000000"],
  [true, "true"],
  [null, "null"],
  [undefined, "undefined"],
  [[1], "[...]"],
  [new FormulaRecord(), "{...}"],
])("a result of %j is no price", (value, what) => {
  expect(price(value)).toEqual({ _tag: "FormulaError", fault: "NotAPrice", what, line: 1, column: 1 })
})

test.each([
  ["12", '"12"'],
  [" 12.50 ", '" 12.50 "'],
  ["3.72 zł", '"3.72 zł"'],
  ["", '""'],
  ["x".repeat(60), `"${"x".repeat(40)}"`],
])("a result that is the text %j says so", (value, what) => {
  expect(price(value)).toEqual({ _tag: "FormulaError", fault: "TextAsPrice", what, line: 1, column: 1 })
})

test("an error of the formula stays the error of the price", () => {
  const error = { _tag: "FormulaError", fault: "UnknownName", what: "x", line: 2, column: 3 } as const
  expect(formulaPrice(error, 23, one)).toBe(error)
})

const faults: Readonly<Record<FormulaFault, string>> = {
  UnexpectedToken: "„w” stoi tu nie na miejscu. Sprawdź nawiasy, przecinki i znaki działań przed nim.",
  UnexpectedEnd: "Formuła urywa się. Dopisz to, co otwarto: nawias, warunek albo działanie.",
  UnfinishedText: "Tekst nie jest zamknięty. Dopisz cudzysłów na jego końcu.",
  Unsupported: "„w” nie należy do języka formuł. Użyj działań, warunków, pętli i funkcji z dokumentacji.",
  TooLong: "Formuła jest za długa: zmieści się w znaków. Skróć ją albo wydziel powtórzenia do funkcji.",
  TooDeep: "Zagnieżdżenie jest za głębokie (najwyżej w). Rozbij wyrażenie na zmienne albo zamień rekurencję na pętlę.",
  UnknownName: "Nie ma parametru ani funkcji „w”. Sprawdź pisownię i identyfikator parametru.",
  AlreadyDeclared: "„w” jest już zadeklarowane. Wybierz inną nazwę albo usuń drugą deklarację.",
  ConstantChanged: "„w” jest stałą. Zadeklaruj je przez let, jeśli ma się zmieniać.",
  UsedBeforeDeclared: "„w” jest użyte przed deklaracją. Przenieś deklarację wyżej.",
  NotAFunction: "„w” nie jest funkcją. Sprawdź nazwę przed nawiasem.",
  NotAllowed: "„w” jest niedozwolone w formułach.",
  NothingThere: "Nie można odczytać „w”, bo przed kropką nie ma wartości. Użyj ?. albo sprawdź parametr.",
  NotAList: "„w” nie jest listą, więc nie można po tym przejść.",
  TooManySteps: "Obliczenie trwa za długo (najwyżej w kroków). Sprawdź warunek końca pętli.",
  TooLarge: "Tekst albo lista robi się za duża (najwyżej w).",
  UnfinishedComment: "Komentarz nie jest zamknięty. Dopisz */ na jego końcu.",
  MissingOperator: "Przed „w” brakuje działania. Dopisz je, na przykład *.",
  DecimalComma: "Przecinek w „w” nie oddziela części dziesiętnych. Napisz kropkę.",
  BadArgument: "„w” nie przyjmuje takiej wartości. Sprawdź liczbę albo tekst w nawiasie.",
  TooMuchMade: "Formuła tworzy za dużo tekstów i list (razem najwyżej w znaków i pozycji). Sprawdź pętlę, która je tworzy.",
  LeftOver: "„w” niczego nie robi w formule. Usuń je.",
  Thrown: "Formuła odmawia: w",
  TextAsPrice: "Wynik w jest tekstem, a nie liczbą. Wynik toFixed zamień przez Number(...), a waluty nie dopisuj.",
  NoReturn: "Stąd program może dojść do końca bez ceny. Dopisz tam return.",
  UnknownKey: "Ta tabela nie ma klucza „w”. Dopisz go albo popraw pisownię.",
  NotAPrice: "Wynik w nie jest ceną. Formuła musi zwrócić skończoną liczbę nie mniejszą od zera.",
}

test.each(Object.entries(faults))("%s tells the merchant where, what and what to do", (fault, words) => {
  const error = { _tag: "FormulaError" as const, fault: isFault(fault) ? fault : "NotAPrice", what: "w", line: 2, column: 7 }
  const { shopper, merchant } = formulaWords(error, pl)
  expect(merchant).toBe(`Wiersz 2, kolumna 7: ${words}`)
  // what a merchant throws is meant for the shopper
  const isThrown = fault === "Thrown"
  expect(shopper).toBe(isThrown ? "w" : "Nie udało się obliczyć ceny dla wybranych opcji. Zmień wybór albo skontaktuj się z nami.")
  const english = formulaWords(error, en)
  expect(english.merchant).toMatch(isThrown ? /^Line 2, column 7: The formula refuses: w$/ : /^Line 2, column 7: [A-Z"][^{}]+\.$/)
  expect(english.shopper).toBe(
    isThrown ? "w" : "The price of the chosen options could not be calculated. Change your choice or contact us.",
  )
})

const isFault = (name: string): name is FormulaFault => Object.hasOwn(faults, name)

const steps = (source: string, parameters: Readonly<Record<string, number>> = {}) =>
  traceFormula(source, Object.keys(parameters), parameters).steps.map(
    ({ line, column, source: text, value }) => `${line}:${column} ${text} = ${value}`,
  )

test("an explanation lists the values in the order in which they come, each with its place", () => {
  expect(steps("Math.max(width, 50) * 2\n + (width > 20 ? 1 : 2)", { width: 30 })).toEqual([
    "1:10 width = 30",
    "1:9 Math.max(width, 50) = 50",
    "1:21 Math.max(width, 50) * 2 = 100",
    "2:5 width = 30",
    "2:11 width > 20 = true",
    "2:16 width > 20 ? 1 : 2 = 1",
    "2:2 Math.max(width, 50) * 2 + (width > 20 ? 1 : 2) = 101",
  ])
  expect(steps("const a = width * 2; return a", { width: 2 })).toEqual(["1:11 width = 2", "1:17 a = width * 2 = 4", "1:29 a = 4"])
})

test("an explanation has the result of the ordinary evaluation, and the steps until an error", () => {
  const { steps: until, result } = traceFormula("width + heigth", ["width"], { width: 1 })
  expect(until.map(({ source }) => source)).toEqual(["width"])
  expect(result).toMatchObject({ fault: "UnknownName", what: "heigth", line: 1, column: 9 })
  expect(traceFormula("1 +", [], {})).toEqual({ steps: [], result: expect.objectContaining({ fault: "UnexpectedEnd" }) })
  expect(traceFormula('getProductDataFromEngine()["a"]', [], {}, { a: 4 }).result).toEqual({ _tag: "Value", value: 4 })
})

test("a list is listed where it is made and after it changed, and not at each read (12.37)", () => {
  expect(steps("const list = [3]; const n = list[0] + list.length; list.push(n); return list.length")).toEqual([
    "1:14 list = [3]",
    "1:33 list[0] = 3",
    "1:44 list.length = 1",
    "1:37 n = list[0] + list.length = 4",
    "1:62 n = 4",
    "1:61 list.push(n) = 2",
    "1:73 list = [3, 4]",
    "1:78 list.length = 2",
  ])
})

test.each<readonly [string, Readonly<Record<string, number>>, readonly string[]]>([
  ["width * 2 + 1", { width: 3 }, ["width * 2 + 1 = 7 returned"]],
  [
    "const least = 50; const w = (Math.max(width, least)); if (w > 60) { return w } return w * 2",
    { width: 30 },
    ["least = 50 assigned", "w = Math.max(width, least) = 50 assigned", "w > 60 = false branch", "w * 2 = 100 returned"],
  ],
  [
    "let sum = 0\nfor (let i = 0; i < 2; i++) { sum += i }\nsum = sum === 1 ? sum : 0\nreturn sum",
    {},
    [
      "sum = 0 assigned",
      "i = 0 assigned",
      "i < 2 = true branch",
      "sum += i = 0 assigned",
      "i++ = 0 assigned",
      "i < 2 = true branch",
      "sum += i = 1 assigned",
      "i++ = 1 assigned",
      "i < 2 = false branch",
      "sum === 1 = true branch",
      "sum = sum === 1 ? sum : 0 = 1 assigned",
      "sum = 1 returned",
    ],
  ],
  ["const [a, b] = [1, 2]; switch (a) { case 1: return b }", {}, ["[a, b] = [1, 2] assigned", "a = 1 branch", "b = 2 returned"]],
])("the steps that decide of %j are what variables get, what conditions say, and what is returned (12.37)", (source, parameters, turns) => {
  const { steps: all } = traceFormula(source, Object.keys(parameters), parameters)
  expect(all.flatMap(({ source: text, value, turn }) => (turn === null ? [] : [`${text} = ${value} ${turn}`]))).toEqual(turns)
})

test("an explanation is bounded", () => {
  expect(traceFormula("let s = 0; for (let i = 0; i < 5000; i++) { s += i } return s", [], {}).steps.length).toBe(1000)
})

test.each([
  ["-width", "-width"],
  ["typeof width", "typeof width"],
  ["!(width > 2)", "!(width > 2)"],
  ["a && b || c", "a && b || c"],
  ["a * (b + c) - c", "a * (b + c) - c"],
  ["a ?? b", "a ?? b"],
  ["`x${a}y`", "`x${...}y`"],
  ["[1, ...a]", "[1, ...a]"],
  ['({ a: 1, "b c": 2 })', '{"a": 1, "b c": 2}'],
  ["a.length", "a.length"],
  ["a?.b", "a?.b"],
  ["a[0]", "a[0]"],
  ['a["b c"]', 'a["b c"]'],
  ["a?.[0]", "a?.[0]"],
  ["f(1, 2)", "f(1, 2)"],
  ["f?.(1)", "f?.(1)"],
  ["a = 1", "a = 1"],
  ["a += 1", "a += 1"],
  ["a++", "a++"],
  ["--a", "--a"],
  ["a -= 1", "a -= 1"],
  ["(a, b)", "(a, b)"],
  ["x => x", "function(x)"],
  ["function g(x, y) { return x }", "g(x, y)"],
])("the expression %s is printed as %s", (source, printed) => {
  const seen: string[] = []
  const formula = compileFormula(`(${source})`, ["a", "b", "c", "f", "width"], (expression) => seen.push(printExpression(expression)))
  expect(formula._tag).toBe("Formula")
  if (formula._tag === "Formula") formula.evaluate({ a: [1], b: 2, c: 3, width: 4 })
  // the whole comes last, unless calling what is no function ended the formula
  if (!source.startsWith("f")) expect(seen.at(-1)).toBe(printed)
})

test.each<[Value, string]>([
  ['a"b', '"a\\"b"'],
  ["x".repeat(61), `"${"x".repeat(60)}..."`],
  ["x".repeat(60), `"${"x".repeat(60)}"`],
  [[1, ["a", [2, [3, [4]]]]], '[1, ["a", [2, [...]]]]'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9], "[1, 2, 3, 4, 5, 6, 7, 8, ...]"],
  [
    new FormulaRecord([
      ["a", 1],
      ["b", new FormulaRecord([["c", new FormulaRecord([["d", new FormulaRecord()]])]])],
    ]),
    "{a: 1, b: {c: {d: {...}}}}",
  ],
  [new FormulaFunction(() => 1), "function"],
  [undefined, "undefined"],
  [-0.5, "-0.5"],
])("the value %j is printed as %s", (value, printed) => {
  expect(printValue(value)).toBe(printed)
})
