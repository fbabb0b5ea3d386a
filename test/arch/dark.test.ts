import { expect, test } from "vitest"
import { expectKept, houseRules } from "../support/sources/house-rules.ts"
import { projectSources, type SourceFile } from "../support/sources/project-sources.ts"

// Browser tests walk each journey in the light and look for faults of colour in the dark as well (test/e2e/support/axe.ts): that is enough
// as long as the dark changes nothing but colours.

/** What style sheets say for the dark: declarations that are no colour of a name, in words. A picture may be dimmed. */
const moreThanColours = (sheets: readonly SourceFile[]) =>
  sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/@media[^{]*prefers-color-scheme[^{]*\{([^]*?)^\}/gm)].flatMap(([, rules = ""]) =>
      [...rules.matchAll(/^\s*([\w-]+)\s*:\s*([^;{]+);/gm)].flatMap(([, name = "", value = ""]) =>
        (name.startsWith("--") && /^(?:#[0-9a-f]{3,8}|rgb\([^()]+\))$/.test(value)) || name === "filter"
          ? []
          : [`${path} ${name}: ${value}`],
      ),
    ),
  )

/** Scripts that ask for the colour scheme, by path: the head of a page names the colour of the browser's own bars for each. */
const asking = (sources: readonly SourceFile[]) =>
  sources.filter(({ path, text }) => path !== "ui/server/Document.tsx" && /prefers-color-scheme/.test(text)).map(({ path }) => path)

/** Borders that are transparent though nothing says what becomes of them where every border is drawn: sheet and classes. */
const unseenBorders = (sheets: readonly SourceFile[]) =>
  sheets.flatMap(({ path, text }) => {
    const forced = [...text.matchAll(/@media \(forced-colors: active\) \{([^]*?)^\}/gm)].map(([, rules = ""]) => rules).join("")
    return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = "", rules = ""]) => {
      if (!/^\s*border[\w-]*:[^;]*\btransparent\b/m.test(rules) || /forced colours draw it/.test(rules)) return []
      const classes = selectors.replaceAll(/\/\*[^]*?\*\//g, "").match(/\.[a-z][\w-]*/g) ?? []
      return classes.some((name) => forced.includes(name)) ? [] : [`${path} ${classes.join(" ")}`]
    })
  })

test("in the dark only colours differ: no part of a page is laid out, shown or named by it", () => {
  const sheets = projectSources(["ui/styles"], /\.css$/)
  expectKept(houseRules.dark, moreThanColours(sheets))
  expect(sheets.filter(({ text }) => text.includes("prefers-color-scheme: dark")).length).toBeGreaterThan(0)
  expectKept(houseRules.dark, asking(projectSources(["core", "adapters", "ui"])))
})

test("a sheet that moves something in the dark, and a script that asks for it, are found", () => {
  const planted = {
    path: "ui/styles/planted.css",
    text: "@media (prefers-color-scheme: dark) {\n  b {\n    --ink: #fff;\n    margin: 1px;\n    --room: 3px;\n  }\n}\n",
  }
  expect(moreThanColours([planted])).toEqual(["ui/styles/planted.css margin: 1px", "ui/styles/planted.css --room: 3px"])
  expect(asking([{ path: "ui/planted.ts", text: 'matchMedia("(prefers-color-scheme: dark)")' }])).toEqual(["ui/planted.ts"])
})

test("a border that is not seen says what becomes of it where a system forces its colours", () => {
  expectKept(houseRules.forced, unseenBorders(projectSources(["ui/styles"], /\.css$/)))
})

test("a border that would mark what is right in forced colours is found", () => {
  const unsaid = ".a,\n.b > .c {\n  border: 1px solid transparent;\n}\n"
  const said = "@media (forced-colors: active) {\n  .a,\n  .c:not(.--d) {\n    border-color: Canvas;\n  }\n}\n"
  const drawn = ".e {\n  /* forced colours draw it */\n  border: 1px solid transparent;\n}\n"
  const found = unseenBorders([
    { path: "ui/styles/a.css", text: unsaid },
    { path: "ui/styles/b.css", text: unsaid + said },
    { path: "ui/styles/c.css", text: drawn },
  ])
  expect(found).toEqual(["ui/styles/a.css .a .b .c"])
})
