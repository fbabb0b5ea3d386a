import type { PageFacts } from "../../../core/changeover/page-facts.ts"
import type { PageElement } from "../../../core/web/page-elements.ts"

/** A page of one element, with a text in it. */
export const sampleElement = (name: string, attributes: Readonly<Record<string, string>>, text: string = ""): PageElement => ({
  name: "",
  attributes: {},
  children: [{ name, attributes, children: text === "" ? [] : [text] }],
})

/** What a page says that says next to nothing. */
export const samplePageFacts = (more: Partial<PageFacts> = {}): PageFacts => ({
  status: 200,
  title: "Mugs",
  description: "",
  language: "en",
  canonical: null,
  isKeptOut: false,
  headings: ["Mugs"],
  subheadings: [],
  product: null,
  tiles: null,
  recommended: [],
  links: [],
  linksAround: [],
  structured: {
    types: [],
    broken: 0,
    product: null,
    properties: [],
    microdata: { name: "", price: { is: "none" }, isAvailable: null },
    headPrice: { is: "none" },
  },
  names: [],
  weight: { html: 1_000, scripts: 0, unasked: 0, foreign: 0 },
  ...more,
})
