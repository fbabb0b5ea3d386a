import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { run } from "axe-core"
import { type Page, test } from "playwright/test"
import { shareOf } from "./share.ts"

/** Rules whose answer depends on the colours of a page. The colour scheme changes nothing else: no part is laid out or named by it. */
const rulesOfColours = ["color-contrast", "link-in-text-block"]

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** How many states each test has had judged so far. */
const judged = new Map<string, number>()

/** Whether a run looks at this state in the dark: at one of three in turn, and at all in a deep run. */
function isDarkWalked(): boolean {
  const { testId, title } = test.info()
  const state = (judged.get(testId) ?? 0) + 1
  judged.set(testId, state)
  return shareOf(`${title}, state ${state} in the dark`, [true, false, false]).includes(true)
}

/**
 * What axe finds wrong in a page as it stands, in words; empty = nothing. In the light it is asked everything, and in the dark what depends
 * on colours, so that a journey need not be walked once more for its colours. The page is left in the light.
 *
 * @param part selector of the part that is judged; the whole page when left out
 * @param isDark looks in the dark, too; one state of three in turn when left out
 */
export async function axeFaults(page: Page, part?: string, isDark: boolean = isDarkWalked()): Promise<readonly string[]> {
  if (isDark) await page.emulateMedia({ colorScheme: "dark" })
  const dark = isDark ? await found(page, part, rulesOfColours) : []
  await page.emulateMedia({ colorScheme: "light" })
  const light = await found(page, part)
  return [...light, ...dark.map((fault) => `dark: ${fault}`)]
}

/** Its code is large: a page gets it once, however often it is judged. No page has frames, which would need more of it. */
async function found(page: Page, part: string | undefined, rules: readonly string[] | null = null): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => {
    // where motion is welcome, colours change little by little; what is not drawn yet would not get to their end
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
    return Object.hasOwn(globalThis, "axe")
  })
  if (!isThere) await page.evaluate(source)
  return page.evaluate(
    async ([selector, names]) => {
      const axe: { readonly run: typeof run } = Reflect.get(globalThis, "axe")
      // what was found is all that is wanted, not what passed
      const { violations } = await axe.run(selector ?? document, {
        resultTypes: ["violations"],
        ...(names && { runOnly: { type: "rule", values: [...names] } }),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" ")}`)
    },
    [part ?? null, rules] as const,
  )
}
