import { expect, test } from "vitest"
import { type AskedHomes, type HomeLanguages, shopLanguage } from "../../../core/shell/home-languages.ts"

const home = (more: Partial<HomeLanguages> = {}): HomeLanguages => ({ offered: [], linked: [], own: "pl", words: "Garden\nPots", ...more })

test.each<[string, AskedHomes, "pl" | "en" | null]>([
  ["tells Polish alone", { pl: home({ offered: ["pol", "ger"] }) }, "pl"],
  ["tells English alone, on the page that was read", { en: home({ offered: ["eng"] }) }, "en"],
  ["tells both, though a page is missing", { pl: home({ offered: ["pol", "eng"] }), en: null }, null],
  ["has no English page", { pl: home(), en: null }, "pl"],
  ["has no English page, and its own says no language", { pl: home({ own: null }), en: null }, "pl"],
  ["has no English page, and its own says English", { pl: home({ own: "en" }), en: null }, null],
  ["has no Polish page", { pl: null, en: home({ own: "en" }) }, "en"],
  ["has neither", { pl: null, en: null }, null],
  ["has the same page twice", { pl: home(), en: home() }, "pl"],
  ["has the same page twice, in English", { pl: home({ own: "en" }), en: home({ own: "en" }) }, "en"],
  ["has the same page twice, in German", { pl: home({ own: null }), en: home({ own: null }) }, null],
  ["says Polish over English words", { pl: home(), en: home({ words: "Garden\nFlower pots" }) }, null],
  ["says Polish over no words", { pl: home({ words: "" }), en: home({ words: "" }) }, null],
  ["says each its own", { pl: home(), en: home({ own: "en" }) }, null],
  ["links to English, of which no page is there", { pl: home({ linked: ["pl", "en"] }), en: null }, null],
  ["links to English from what looks the same", { pl: home(), en: home({ linked: ["en"] }) }, null],
  ["was not read in English", { pl: home() }, null],
  ["was not read in Polish", { en: home() }, null],
  ["was not read", {}, null],
])("a shop that %s has one language, or nobody can be sure (10.1037, 10.1039)", (_, homes, expected) =>
  expect(shopLanguage(homes)).toBe(expected),
)
