import { expect, test } from "vitest"
import { expectKept, houseRules } from "../support/sources/house-rules.ts"
import { projectSources, type SourceFile } from "../support/sources/project-sources.ts"

/** The selectors of a style sheet, each whole: one in the block of another begins with it. */
function selectors(sheet: string): readonly string[] {
  const found: string[] = []
  const open: string[] = []
  let from = 0
  const text = sheet.replaceAll(/\/\*[^]*?\*\//g, "")
  for (const { index, 0: sign } of text.matchAll(/[{};]/g)) {
    if (sign === "{") {
      const own = text.slice(from, index).trim()
      const outer = open.at(-1) ?? ""
      if (own.startsWith("@")) open.push(outer)
      else {
        const whole = apart(own, ",").map((one) => (one.includes("&") ? one.replaceAll("&", outer) : `${outer} ${one}`.trim()))
        found.push(...whole)
        open.push(`:is(${whole.join(", ")})`)
      }
    } else if (sign === "}") open.pop()
    from = index + 1
  }
  return found
}

/** A selector cut at a sign, or at blanks, that stands in no brackets. */
function apart(selector: string, sign: "," | " "): readonly string[] {
  const parts = [""]
  let depth = 0
  for (const one of selector.replaceAll(/\s*([>+~])\s*/g, " $1").replaceAll(/\s+/g, " ")) {
    if ("([".includes(one)) depth += 1
    if (")]".includes(one)) depth -= 1
    if (one === sign && depth === 0) parts.push("")
    else parts[parts.length - 1] += one
  }
  return parts.map((part) => part.trim())
}

/** A selector without what stands in the brackets of some of its words. */
function without(selector: string, words: readonly string[]): string {
  const at = words.map((word) => selector.indexOf(`${word}(`)).find((index) => index >= 0)
  if (at === undefined) return selector
  let [end, depth] = [selector.indexOf("(", at), 0]
  do {
    if (selector[end] === "(") depth += 1
    if (selector[end] === ")") depth -= 1
    end += 1
  } while (depth > 0 && end < selector.length)
  return without(selector.slice(0, at) + selector.slice(end), words)
}

/** Rules by which what is in one place decides how many others look, in words: what they style has no name of its own. */
const reaching = (sheets: readonly SourceFile[]): readonly string[] =>
  sheets.flatMap(({ path, text }) =>
    selectors(text).flatMap((selector) => {
      const parts = apart(selector, " ")
      const styled = parts.at(-1) ?? ""
      if (!parts.slice(0, -1).some((part) => part.includes(":has("))) return []
      const named = without(styled.replace(/^[>+~]/, ""), [":not", ":has"])
      // a child of what is named is one of a few
      const isNear = /^[>+~]/.test(styled) && /^(?::\w+\()?[a-z]/.test(named)
      return isNear || /[.#[]/.test(named) ? [] : [`${path} ${selector}`]
    }),
  )

test("no rule lets one place of a page decide how everything around it looks", () => {
  const sheets = projectSources(["ui/styles"], /\.css$/)
  expect(sheets.flatMap(({ text }) => selectors(text)).filter((selector) => selector.includes(":has(")).length).toBeGreaterThan(50)
  expectKept(houseRules.reachingStyles, reaching(sheets))
})

const names = (selector: string): number => selector.split("[name").length

/** Rules whose `:has()` asks for a field by its name. */
const namedInHas = (sheets: readonly SourceFile[]): readonly string[] =>
  sheets.flatMap(({ path, text }) =>
    selectors(text)
      .filter((selector) => names(selector) > names(without(selector, [":has"])))
      .map((selector) => `${path} ${selector}`),
  )

test("no rule asks around for a field by its name", () => {
  expect(namedInHas([{ path: "planted.css", text: '.form:has([name="a"]:checked) > .b, [name="a"]:has(i) {}' }])).toHaveLength(1)
  expectKept(houseRules.namesInHas, namedInHas(projectSources(["ui/styles"], /\.css$/)))
})

test.each([
  ["ul:has(> .nav-open) > :not(.nav-open) {}", true],
  [".form:has(:checked) input {}", true],
  [".form:has(:checked) * {}", true],
  ["@media print { .form:has(:checked) { p, .field { color: red } } }", true],
  [".form:has(:checked) { & > .field { color: red } }", false],
  ["/* .form:has(a) b {} */ .form:has(:checked, .a b) .field, .field:has(+ input) {}", false],
  ["ul:has(> .nav-open) > :where(li):not(.nav-open) {}", false],
])("of %s it is %s that it reaches too far", (text, expected) =>
  expect(reaching([{ path: "planted.css", text }]).length > 0).toBe(expected),
)
