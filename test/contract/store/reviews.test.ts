import { describe, expect, test } from "vitest"
import type { ReviewQuery } from "../../../core/product/reviews.ts"
import { answeredQuestions, waitingQuestions, writeAnswer, writeQuestion } from "../../../fixtures/shop/catalogue/questions-store.ts"
import {
  acceptedPicture,
  acceptedReviews,
  countPerStars,
  countReviews,
  countWaiting,
  countWaitingOf,
  deleteWaiting,
  markAccepted,
  type NewReview,
  pageOfReviews,
  pictureMeasures,
  showReview,
  waitingPicture,
  waitingReviews,
  writeReview,
} from "../../../fixtures/shop/catalogue/reviews-store.ts"
import { openRoomsWith } from "../../support/store/rooms-of-test.ts"

const bytes = new Uint8Array([0, 255, 92, 39, 0])

const review: NewReview = {
  productId: 5,
  atMs: 10,
  language: "pl",
  stars: 4,
  author: "Łucja",
  email: "l@b.pl",
  text: "Dobra.",
  picture: null,
  network: "n",
}

/** Four reviews of a product, told by their numbers, and one of another. */
async function openReviews() {
  const rooms = await openRoomsWith([5, 6])
  const shown = { language: "pl", text: "", written: null }
  await rooms.writer
    .insertInto("review")
    .values([
      { ...shown, product: 5, number: 1, author: "1", stars: 5, days_ago: 9, confirmed: 1 },
      { ...shown, product: 5, number: 2, author: "2", stars: 5, days_ago: 3, confirmed: 0 },
      { ...shown, product: 5, number: 3, author: "3", stars: 2, days_ago: 3, confirmed: 1 },
      { ...shown, product: 5, number: 4, author: "4", stars: 3, days_ago: -1, confirmed: 0 },
      { ...shown, product: 6, number: 1, author: "6", stars: 5, days_ago: 0, confirmed: 1 },
    ])
    .execute()
  return rooms
}

describe("what shoppers write is kept alike on both engines:", () => {
  test.each([
    [{}, "4231", 4],
    [{ sort: "best" }, "2143", 4],
    [{ sort: "worst" }, "3421", 4],
    [{ confirmedOnly: true }, "31", 2],
    [{ sort: "best", confirmedOnly: true }, "13", 2],
    [{ sort: "worst", stars: 5 }, "21", 2],
    [{ stars: 5, confirmedOnly: true }, "1", 1],
    [{ stars: 1 }, "", 0],
  ] as const)("reviews in their orders, of %j", async (asked, authors, found) => {
    const { reader } = await openReviews()
    const query: ReviewQuery = { sort: "newest", stars: null, confirmedOnly: false, page: 0, ...asked }
    const page = async (from: Partial<ReviewQuery>, perPage: number) =>
      (await pageOfReviews(reader, 5, { ...query, ...from }, perPage)).map(({ author }) => author).join("")
    expect([await page({}, 9), await page({ page: 1 }, 1), await countReviews(reader, 5, query)]).toEqual([
      authors,
      authors.slice(1, 2),
      found,
    ])
  })

  test("how many have each number of stars, and whether they are confirmed", async () => {
    const { reader } = await openReviews()
    expect(await countPerStars(reader, 5)).toEqual(
      new Map([
        [2, 1],
        [3, 1],
        [5, 2],
      ]),
    )
    const [newest] = await pageOfReviews(reader, 5, { sort: "newest", stars: null, confirmedOnly: true, page: 0 }, 1)
    expect(newest).toEqual({ author: "3", stars: 2, daysAgo: 3, text: "", language: "pl", confirmed: true, written: null })
  })

  test("reviews that wait, are refused, or are accepted and shown", async () => {
    const { reader, change } = await openRoomsWith([5])
    await change((within) => writeReview(within, review))
    await change((within) => writeReview(within, { ...review, network: "m", picture: { bytes, width: 4, height: 3 } }))
    const [plain, pictured] = await waitingReviews(reader)
    if (plain === undefined || pictured === undefined) throw new Error("Two reviews wait")
    expect(plain).toMatchObject({ productId: 5, rating: 4, author: "Łucja", email: "l@b.pl", writtenAtMs: 10, picture: null })
    expect(pictured.picture).toEqual({ width: 4, height: 3 })
    expect([await countWaiting(reader), await countWaitingOf(reader, "m"), await countWaitingOf(reader, "x")]).toEqual([2, 1, 0])
    expect([await waitingPicture(reader, pictured.id), await waitingPicture(reader, plain.id)]).toEqual([bytes, null])
    expect(await acceptedPicture(reader, pictured.id)).toBeNull()
    const accept = () => change((within) => markAccepted(within, pictured.id))
    expect([await accept(), await accept()]).toEqual([true, false])
    const refuse = (id: number) => change((within) => deleteWaiting(within, id))
    expect([await refuse(pictured.id), await refuse(plain.id), await refuse(plain.id)]).toEqual([false, true, false])
    expect([await countWaiting(reader), await waitingPicture(reader, pictured.id)]).toEqual([0, null])
    expect([await acceptedPicture(reader, pictured.id), await pictureMeasures(reader, [pictured.id, plain.id])]).toEqual([
      bytes,
      new Map([[pictured.id, { width: 4, height: 3 }]]),
    ])
    const written = { id: pictured.id, atMs: 10 }
    expect([await acceptedReviews(reader), await acceptedReviews(reader, plain.id)]).toEqual([[written], []])
    await change((within) => showReview(within, { id: pictured.id, number: 1000, daysAgo: -2 }))
    expect(await pageOfReviews(reader, 5, { sort: "best", stars: null, confirmedOnly: false, page: 0 }, 9)).toEqual([
      { author: "Łucja", stars: 4, daysAgo: -2, text: "Dobra.", language: "pl", confirmed: false, written: pictured.id },
    ])
  })

  test("questions that wait and are answered, the newest first", async () => {
    const { reader, change } = await openRoomsWith([5])
    const ask = (text: string, atMs: number) =>
      change((within) => writeQuestion(within, { productId: 5, atMs, language: "pl", text, email: "a@b.pl" }))
    for (const [text, atMs] of [
      ["A", 5],
      ["B", 9],
      ["C", 5],
    ] as const)
      await ask(text, atMs)
    const waiting = await waitingQuestions(reader)
    expect(waiting.map(({ text }) => text)).toEqual(["A", "B", "C"])
    expect(waiting[1]).toMatchObject({ productId: 5, text: "B", email: "a@b.pl", askedAtMs: 9 })
    const answer = (at: number) => change((within) => writeAnswer(within, waiting[at]?.id ?? 0, `${at}!`))
    expect([await answer(0), await answer(1), await answer(2), await answer(2), await answer(9)]).toEqual([true, true, true, false, false])
    expect((await answeredQuestions(reader, 5, 2)).map(({ text, answer: said }) => [text, said])).toEqual([
      ["B", "1!"],
      ["C", "2!"],
    ])
    expect([await waitingQuestions(reader), await answeredQuestions(reader, 6, 9)]).toEqual([[], []])
  })
})
