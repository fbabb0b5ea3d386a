import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { acceptReview, refuseReview } from "../../fixtures/shop/asking/accept-review.ts"
import { waitingPicture, type WaitingReview, waitingReviews } from "../../fixtures/shop/catalogue/reviews-store.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Answer } from "../output/print.ts"
import { UserError } from "../user-error.ts"
import { inShop, printable } from "./in-shop.ts"
import { shopDay } from "./shop-day.ts"

/** Reviews of visitors that wait to be accepted. @param picturesFolder where their pictures are written, to be looked at; absent = nowhere */
export async function reviewsAnswer(place: StorePlace, picturesFolder?: string): Promise<Answer> {
  const { reviews, pictures } = await inShop(place, async (store) => {
    const waiting = await waitingReviews(store.reader)
    const wanted = picturesFolder === undefined ? [] : waiting.filter(({ picture }) => picture !== null)
    const read = wanted.map(async ({ id }) => ({ id, bytes: await waitingPicture(store.reader, id) }))
    return { reviews: waiting, pictures: await Promise.all(read) }
  })
  if (picturesFolder !== undefined && pictures.length > 0) await mkdir(picturesFolder, { recursive: true })
  for (const { id, bytes } of pictures) {
    if (picturesFolder !== undefined && bytes !== null) await writeFile(join(picturesFolder, `review-${id}.jpg`), bytes)
  }
  return { words: reviews.length === 0 ? "No review waits." : reviews.map(line).join("\n"), data: reviews, ok: true }
}

const line = ({ id, productId, rating, author, email, text, writtenAtMs, picture }: WaitingReview): string => {
  const date = shopDay(writtenAtMs)
  const shown = picture === null ? "" : `  picture ${picture.width}x${picture.height}`
  return `${id}  ${date}  product ${productId}  ${rating}/5  ${printable(author)}  ${printable(email)}${shown}\n   ${printable(text)}`
}

/** Accepts one of them: the page of its product shows it and counts its stars. */
export const acceptedAnswer = (place: StorePlace, typedId: string): Promise<Answer> =>
  decided(place, typedId, { act: acceptReview, words: "The page of the product shows it now." })

/** Deletes one of them, with its picture. */
export const refusedAnswer = (place: StorePlace, typedId: string): Promise<Answer> =>
  decided(place, typedId, { act: refuseReview, words: "The review is deleted." })

interface Decision {
  readonly act: typeof acceptReview
  readonly words: string
}

async function decided(place: StorePlace, typedId: string, { act, words }: Decision): Promise<Answer> {
  const id = /^[1-9]\d{0,8}$/.test(typedId) ? Number(typedId) : null
  const isDone = id !== null && (await inShop(place, (store) => act(store, id)))
  if (!isDone) throw new UserError(`no review ${printable(typedId)} waits: \`witryna shop reviews\` lists those that do`)
  return { words, data: { id }, ok: true }
}
