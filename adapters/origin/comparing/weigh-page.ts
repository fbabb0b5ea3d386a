import type { PageWeight } from "../../../core/changeover/page-facts.ts"
import { findAll, type PageElement } from "../../../core/web/page-elements.ts"
import { addressHere } from "../address-here.ts"

/** Asks for a file of a side; null = it is not there, or too much was asked for already. Units: bytes. */
export type WeighFile = (path: string) => Promise<number | null>

/** So many different scripts of a side are asked for in a whole comparison. */
export const scriptsAtMost = 40

/** Remembers what files weigh, so that each is asked for once. @param ask the bytes of a file; null = it is not there */
export function makeWeighFile(ask: WeighFile): WeighFile {
  const known = new Map<string, Promise<number | null>>()
  return (path) => {
    const before = known.get(path)
    if (before !== undefined) return before
    if (known.size >= scriptsAtMost) return Promise.resolve(null)
    const asked = ask(path)
    known.set(path, asked)
    return asked
  }
}

/**
 * What a page weighs with its scripts.
 *
 * Spec: 10.1045. Units: bytes.
 */
export async function weighPage(
  page: PageElement,
  { at, bytes }: { readonly at: URL; readonly bytes: number },
  weigh: WeighFile,
): Promise<PageWeight> {
  const scripts = findAll(page, isScript, 500)
  const inline = scripts.filter(({ name, attributes }) => name === "script" && attributes["src"] === undefined)
  const addresses = [...new Set(scripts.flatMap(({ attributes }) => attributes["src"] ?? attributes["href"] ?? []))]
  let [weight, unasked, foreign] = [0, 0, 0]
  for (const address of addresses) {
    const path = addressHere(address, at)
    const size = path === null ? null : await weigh(path)
    if (path === null) foreign += 1
    else if (size === null) unasked += 1
    else weight += size
  }
  return { html: bytes, scripts: weight + inline.reduce((sum, { children }) => sum + lengthOf(children), 0), unasked, foreign }
}

const lengthOf = (children: PageElement["children"]): number =>
  children.reduce((sum, child) => sum + (typeof child === "string" ? Buffer.byteLength(child) : 0), 0)

/** Data in a script are no script. */
const isScript = ({ name, attributes }: PageElement): boolean =>
  (name === "script" && !/json|template|x-|importmap/i.test(attributes["type"] ?? "")) ||
  (name === "link" && attributes["rel"] === "modulepreload")
