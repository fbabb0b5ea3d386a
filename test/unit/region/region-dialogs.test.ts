import { expect, test } from "vitest"
import { chooserConfig, readChooserParams } from "../../../core/region/chooser-config.ts"
import { readCountries } from "../../../core/region/country.ts"
import { forcedRegion, openForcedRegion, unsetEvent } from "../../../core/region/forced-region.ts"
import { regionDialogs } from "../../../core/region/region-dialogs.ts"
import { isCrawler } from "../../../core/web/crawler.ts"
import { sampleCountry } from "../../support/core/sample-shell.ts"

const forced = 'setRegionForced={"currentCountry":"Niemcy","defaultCountry":"Polska","showModal":true}'

test.each([
  // settings, page, cookies, chooser, notice
  [null, "main", "", false, false],
  [{ chooser: null }, "main", "", false, false],
  [{ chooser: "select" }, "basketedit", "", true, false],
  [{ chooser: "select" }, "order1", forced, false, false],
  [{ chooser: "default" }, "main", forced, true, true],
  [null, "projector", forced.replace("true", "false"), false, false],
  [null, "projector", "setRegionForced={broken", false, false],
  [null, "projector", `${forced}; ${forced}`, false, false],
] as const)("10.374: with %j the page %s and %s the chooser may open: %s, the notice: %s", (settings, pageType, cookies, chooser, notice) =>
  expect(regionDialogs(settings, { pageType, cookies })).toEqual({ chooser, forced: notice }),
)

test("10.373: the page's data are what the chooser reads again, sites and special names included", () => {
  const countries = [sampleCountry("1"), sampleCountry("2", { group: "Europa", isRecommended: true, recommendedName: "Do Niemiec" })]
  expect(readCountries(JSON.parse(JSON.stringify(chooserConfig(countries))))).toEqual(countries)
})

test.each([
  [
    { showSelect: true, mode: "default" },
    { showSelect: true, mode: "default" },
  ],
  [
    { showSelect: "true", mode: "all" },
    { showSelect: false, mode: "select" },
  ],
  [undefined, { showSelect: false, mode: "select" }],
  [[], { showSelect: false, mode: "select" }],
] as const)("10.373: %j is read as %j", (params, read) => expect(readChooserParams(params)).toEqual(read))

test.each([
  ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", true],
  ["facebookexternalhit/1.1", true],
  ["Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36", false],
  ["", false],
])("10.374: %j reads for a search engine or a preview: %s", (userAgent, is) => expect(isCrawler(userAgent)).toBe(is))

test("7.31: the notice goes with a restored default, stays with a refusal and with no answer, and says so (8.57)", () => {
  const [busy] = forcedRegion(openForcedRegion(forced, "main"), { type: "RestorePressed" })
  const { requestId } = busy.restore
  expect(forcedRegion(busy, unsetEvent(requestId, "Placed"))[0].shown).toBe(false)
  expect(forcedRegion(busy, unsetEvent(requestId, "Refused"))[0]).toMatchObject({
    shown: true,
    restore: { is: "failed", problem: { _tag: "Refused" } },
  })
  expect(forcedRegion(busy, unsetEvent(requestId, null))[0]).toMatchObject({ shown: true, restore: { problem: { _tag: "NotReached" } } })
})
