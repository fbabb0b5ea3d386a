import { countSubscribers, subscribers } from "../../fixtures/shop/letters/newsletter-store.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Answer } from "../output/print.ts"
import { inShop, printable } from "./in-shop.ts"

/** So many subscribers are listed. */
const mostListed = 1_000

/** Who gets the newsletter of a shop. */
export async function subscribersAnswer(place: StorePlace): Promise<Answer> {
  const { listed, total } = await inShop(place, async ({ reader }) => ({
    listed: await subscribers(reader, mostListed),
    total: await countSubscribers(reader),
  }))
  const data = listed.map(({ email, name, language, atMs }) => ({ email, name, language, since: new Date(atMs).toISOString() }))
  const lines = data.map(
    ({ email, name, language, since }) => `${since}  ${language}  ${printable(email)}${name === "" ? "" : `  ${printable(name)}`}`,
  )
  const more = total > data.length ? [`and ${total - data.length} more`] : []
  return {
    words: data.length === 0 ? "Nobody is on the list." : [...lines, ...more].join("\n"),
    data: { total, subscribers: data },
    ok: true,
  }
}
