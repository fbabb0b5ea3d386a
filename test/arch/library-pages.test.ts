import { expect, test } from "vitest"
import { documentRules } from "../support/sources/document-rules.ts"
import { expectKept } from "../support/sources/house-rules.ts"
import { projectSources } from "../support/sources/project-sources.ts"
import { codeBlocks, wrongBlock } from "../support/sources/run-page.ts"
import { typeFaults } from "../support/sources/type-check-page.ts"

const pages = projectSources(["docs/library"], /\.md$/)

test.each(pages)("every code block of $path does what it says", async (page) => {
  const blocks = codeBlocks(page).filter(({ language }) => language === "ts")
  expect(blocks.length).toBeGreaterThan(0)
  const wrong = await Promise.all(blocks.map(wrongBlock))
  expectKept(documentRules.blocks, wrong.flat())
})

const planted = [
  {
    path: "docs/library/planted.md",
    text: `# Planted\n\n\`\`\`ts\nimport { parseFraction } from "witryna/values"\n\nparseFraction("1").numerator // => 1n\n\`\`\`\n`,
  },
  {
    path: "docs/library/planted-view.md",
    text: `# Planted\n\n\`\`\`tsx\nexport const Name = ({ name }: { name: string }) => <p lang={1}>{name}</p>\n\`\`\`\n`,
  },
]

// one run of the compiler for all of them
const faults = typeFaults([...pages, ...planted].flatMap(codeBlocks))
const isPlanted = (fault: string) => fault.includes("planted")

test("every code block compiles in a strict project, as a user of the package would compile it", () => {
  expectKept(
    documentRules.blocks,
    faults.filter((fault) => !isPlanted(fault)),
  )
})

test("a block that does not compile is found, with its page and line", () => {
  expect(faults.filter(isPlanted)).toEqual([
    expect.stringMatching(/^docs\/library\/planted\.md:6 .*possibly 'null'/),
    expect.stringMatching(/^docs\/library\/planted-view\.md:4 .*'number' is not assignable/),
  ])
})

test("a wrong block, one without a check and one of a foreign package are found", async () => {
  const page = (code: string) => codeBlocks({ path: "docs/library/planted.md", text: `# Planted\n\n\`\`\`ts\n${code}\n\`\`\`\n` })
  const found = async (code: string) => (await Promise.all(page(code).map(wrongBlock))).flat()
  const money = `import { addMoney } from "witryna/values"`
  expect(await found(`${money}\n\naddMoney({ minor: 1 }, { minor: 2 }) // => { minor: 3 }`)).toEqual([])
  expect(await found(`${money}\n\naddMoney({ minor: 1 }, {\n  minor: 2,\n}) // => { minor: 4 }`)).toEqual([
    expect.stringContaining('is {"minor":3}'),
  ])
  expect(await found(`${money}\n\nconst sum = addMoney({ minor: 1 }, { minor: 2 })\nsum // => { minor: 3 }\nsum.minor // => 4`)).toEqual([
    "docs/library/planted.md:3 sum.minor is 3",
  ])
  expect(await found(`${money}\n\naddMoney({ minor: 1 }, { minor: 2 })`)).toEqual(["docs/library/planted.md:3 checks nothing with // =>"])
  expect(await found(`import { x } from "elsewhere"\n\nx // => 1`)).toEqual([expect.stringContaining("imports something else")])
  expect(await found(`import { x } from "witryna/gone"\n\nx // => 1`)).toEqual([expect.stringContaining("gone, which does not exist")])
  expect(await found(`import { nothing } from "witryna/values"\n\n1 // => 1`)).toEqual([
    expect.stringContaining("which values does not export"),
  ])
})

test("the list of pages names each page once, and no other", () => {
  const list = projectSources(["docs/library"], /README\.md$/)[0]?.text ?? ""
  const listed = [...list.matchAll(/\]\(([a-z-]+\.md)\)/g)].map(([, name]) => `docs/library/${name ?? ""}`)
  const others = pages.flatMap(({ path }) => (path.endsWith("/README.md") ? [] : [path]))
  expectKept(documentRules.listed, [
    ...others.filter((path) => !listed.includes(path)).map((path) => `${path} is not on the list`),
    ...listed
      .filter((path, at) => !others.includes(path) || listed.indexOf(path) !== at)
      .map((path) => `${path} is on it and not there, or twice`),
  ])
})
