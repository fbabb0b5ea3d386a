import { expect, test } from "vitest"
import { makeWeighFile, scriptsAtMost, weighPage } from "../../../adapters/origin/comparing/weigh-page.ts"
import { readPage } from "../../../adapters/origin/page-tree.ts"

const at = new URL("https://shop.example/a/page.html")

test("a page weighs its HTML and scripts, each asked for once, those of others counted (10.1045)", async () => {
  const asked: string[] = []
  const weigh = makeWeighFile(async (path) => {
    asked.push(path)
    return path === "/gone.js" ? null : 1_000
  })
  const page = readPage(
    '<script>żółw</script><script src="/shop.js"></script><script src="own.js"></script><script src="/gone.js"></script><script src="https://ads.example/x.js"></script>' +
      '<link rel="modulepreload" href="/module.js"><script type="application/ld+json">{"a":1}</script>',
  )
  if (page === null) throw new Error("It is too much of a page.")
  const weight = { html: 500, scripts: 3_007, unasked: 1, foreign: 1 }
  expect(await weighPage(page, { at, bytes: 500 }, weigh)).toEqual(weight)
  expect(await weighPage(page, { at, bytes: 500 }, weigh)).toEqual(weight)
  expect(asked).toEqual(["/shop.js", "/a/own.js", "/gone.js", "/module.js"])
})

test("no more scripts are asked for than are said (10.1045)", async () => {
  let asked = 0
  const weigh = makeWeighFile(async () => (asked += 1))
  for (let file = 0; file < 2 * scriptsAtMost; file += 1) await weigh(`/${file}.js`)
  expect(asked).toBe(scriptsAtMost)
})
