import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright/test"

/** Rules whose answer depends on the colours of a page. The colour scheme changes nothing else: no part is laid out or named by it. */
const rulesOfColours = ["color-contrast", "link-in-text-block"]

/**
 * What axe finds wrong in a page as it stands, in words; empty = nothing. In the light it is asked everything, and in the dark what depends
 * on colours, so that a journey need not be walked once more for its colours. The page is left in the light.
 *
 * @param part selector of the part that is judged; the whole page when left out
 */
export async function axeFaults(page: Page, part?: string): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: "dark" })
  const dark = await found(page, part, { type: "rule", values: rulesOfColours })
  await page.emulateMedia({ colorScheme: "light" })
  const light = await found(page, part)
  return [...light, ...dark.map((fault) => `dark: ${fault}`)]
}

async function found(page: Page, part: string | undefined, runOnly?: { readonly type: "rule"; readonly values: string[] }) {
  // where motion is welcome, colours change little by little; what is not drawn yet would not get to their end
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  })
  // what was found is all that is wanted, not what passed; and without frames of other hosts axe needs no second page to gather it
  const builder = new AxeBuilder({ page }).options({ resultTypes: ["violations"], ...(runOnly && { runOnly }) }).setLegacyMode()
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" ")}`)
}
