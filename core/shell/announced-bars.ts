import { isWebAddress } from "../web/web-address.ts"
import { type Bar, closedBarsKey } from "./bars.ts"

/** The colours of a bar by what it says: something to know, something to be glad of, something to watch out for. */
export const barColours = ["calm", "accent", "signal"] as const

/** One of them. */
export type BarColour = (typeof barColours)[number]

/** So many bars a shop may announce at once. Spec: 10.400. */
export const maxBars = 5

/** An announcement bar as a page shows it. */
export interface AnnouncedBar extends Bar {
  /** `bar` and what the shop calls it: the id of its element, and what is remembered of a closed one */
  readonly id: string
  readonly text: string
  /** where it leads; null = nowhere */
  readonly link: string | null
  /** it sticks to its edge when it would be scrolled past */
  readonly isFixed: boolean
  readonly isClosable: boolean
  readonly colour: BarColour
}

/**
 * The id of a bar's element.
 *
 * Spec: 10.51, 10.400.
 *
 * @returns null for anything but up to 30 small letters, digits and hyphens, so that no name can end an attribute or a selector
 *
 * @example ["12", "summer-sale", "a b", ""].map(barId) // => ["bar12", "barsummer-sale", null, null]
 */
export const barId = (name: string): string | null => (/^[a-z\d-]{1,30}$/.test(name) ? `bar${name}` : null)

/**
 * May a bar lead to this address? To the shop's own pages and by https: one that is announced is trusted.
 *
 * Spec: 10.400.
 *
 * @example ["/pol_m_Ceramika-101.html", "https://blog.example/", "http://blog.example/", "javascript:x"].map(isBarLink)
 * // => [true, true, false, false]
 */
export const isBarLink = (address: string): boolean => isWebAddress(address) && !/^http:/i.test(address)

/** The bars of a page by their edges, each in the shop's order. */
export interface BarsByEdge {
  readonly top: readonly AnnouncedBar[]
  readonly bottom: readonly AnnouncedBar[]
}

/**
 * The bars by their edges.
 *
 * Spec: 2.25.
 *
 * @example barsByEdge([]) // => { top: [], bottom: [] }
 */
export const barsByEdge = (bars: readonly AnnouncedBar[]): BarsByEdge => ({
  top: bars.filter(({ edge }) => edge === "top"),
  bottom: bars.filter(({ edge }) => edge === "bottom"),
})

/**
 * The code that hides the closed bars of a page before any of it is painted: a style of the bars whose ids are remembered. Of what is
 * remembered only an id of this page counts, whatever else is there; a text that cannot be read, or a browser that keeps none, hides nothing.
 *
 * Spec: 4.34, 10.401, 19.21, 19.40.
 *
 * @param ids as `barId` makes them: they become a selector
 * @returns "" where no bar can be closed
 *
 * @example hidingCode([]) // => ""
 * @example hidingCode(["bar1"]).includes('["bar1"].filter') // => true
 */
export function hidingCode(ids: readonly string[]): string {
  if (ids.length === 0) return ""
  const closed = `const k=JSON.parse(localStorage.getItem("${closedBarsKey}")),c=Array.isArray(k)?${JSON.stringify(ids)}.filter(i=>k.includes(i)):[]`
  const hide = `if(c[0]){const s=new CSSStyleSheet;s.replaceSync(c.map(i=>"#"+i)+"{display:none}");document.adoptedStyleSheets=[s]}`
  return `(()=>{try{${closed};${hide}}catch{}})()`
}
