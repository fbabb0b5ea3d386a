import type { ProducerContact } from "./details.ts"
import type { ProductTile } from "./listing.ts"

/** What the address of a producer's page asks for. */
export interface ProducerQuery {
  readonly producerId: number
  /** page number from 0 (the platform's `counter`) */
  readonly page: number
}

/** A producer's page. */
export interface ProducerPage {
  readonly name: string
  /** the town it works in; null = the shop does not tell */
  readonly place: string | null
  /** plain text; null = the shop does not tell */
  readonly story: string | null
  readonly contact: ProducerContact | null
  /** the page's address in each language, without query */
  readonly links: { readonly pl: string; readonly en: string }
  readonly query: ProducerQuery
  /** listed products of the producer, on all pages */
  readonly total: number
  readonly perPage: number
  readonly tiles: readonly ProductTile[]
}
