import { expect, test } from "vitest"
import { subscribersAnswer } from "../../../cli/shop/newsletter-answers.ts"
import { addSubscriber } from "../../../fixtures/shop/letters/newsletter-store.ts"
import { openShopStore } from "../../../fixtures/shop/store/open-shop-store.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { seededFolder } from "../../support/shop/test-shop.ts"

test("`witryna newsletter list` tells who is on the list, those who came last first, and obeys no character of a name", async () => {
  const { place } = await seededFolder()
  expect((await subscribersAnswer(place)).words).toBe("Nobody is on the list.")
  const store = await openShopStore(place)
  await store.transaction(async (within) => {
    await addSubscriber(within, { email: "ola@example.com", name: "", language: "pl" }, testNowMs)
    await addSubscriber(within, { email: "jan@example.com", name: "Jan\u001b[2J", language: "en" }, testNowMs + 1000)
  }, "read committed")
  await store.close()
  const { data, words } = await subscribersAnswer(place)
  expect(data).toEqual({
    total: 2,
    subscribers: [
      { email: "jan@example.com", name: "Jan\u001b[2J", language: "en", since: new Date(testNowMs + 1000).toISOString() },
      { email: "ola@example.com", name: "", language: "pl", since: new Date(testNowMs).toISOString() },
    ],
  })
  expect(words.split("\n")).toEqual([
    expect.stringMatching(/Z {2}en {2}jan@example\.com {2}Jan \[2J$/),
    expect.stringMatching(/Z {2}pl {2}ola@example\.com$/),
  ])
})
