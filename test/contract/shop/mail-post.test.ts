import { describe, expect, onTestFinished, test } from "vitest"
import { makeCatalogueStore } from "../../../fixtures/shop/catalogue/stored-catalogue.ts"
import { isGivenUp, openMailPost } from "../../../fixtures/shop/mail/mail-post.ts"
import type { ReadyMail } from "../../../fixtures/shop/mail/mail-way.ts"
import { newestMails, takeDueMail, writeMail } from "../../../fixtures/shop/mail/mails-store.ts"
import { openShopStore } from "../../../fixtures/shop/store/open-shop-store.ts"
import { passwordMails } from "../../../fixtures/shop/sign-in/password-mails.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { seededFolder } from "../../support/shop/test-shop.ts"

const minuteMs = 60_000

/** A shop's post, with a mail server that a test turns off. */
async function openPost() {
  const { place } = await seededFolder()
  const store = await openShopStore(place)
  const server = { isAway: false }
  const clock = { nowMs: testNowMs }
  const sent: ReadyMail[] = []
  const lines: object[] = []
  const way = {
    send: async (mail: ReadyMail) => {
      if (server.isAway) throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNECTION" })
      sent.push(mail)
    },
  }
  const options = {
    store,
    catalogue: makeCatalogueStore(),
    way,
    kinds: passwordMails,
    from: null,
    now: () => clock.nowMs,
    log: (line: object) => void lines.push(line),
  }
  const leave = (kind: string, recipient: string) =>
    store.transaction(
      (within) => writeMail(within, { kind, recipient, language: "en", document: '{"origin":"https://shop.example"}', atMs: clock.nowMs }),
      "read committed",
    )
  onTestFinished(() => store.close())
  return { store, server, clock, sent, lines, leave, open: () => openMailPost(options) }
}

describe("a mail that is not taken (9.142)", () => {
  test("is tried again after 1, 5, 30 and then every 120 minutes, and given up after a day, each told to the log", async () => {
    const { open, server, clock, leave, lines, store } = await openPost()
    const post = open()
    server.isAway = true
    await leave("passwordChanged", "ola@example.com")
    const triedAt: number[] = []
    for (let minute = 0; minute <= 3000; minute += 1) {
      const before = lines.length
      await post.deliver()
      if (lines.length > before) triedAt.push(minute)
      clock.nowMs += minuteMs
    }
    expect(triedAt.slice(0, 6)).toEqual([0, 1, 6, 36, 156, 276])
    expect(triedAt.at(-1)).toBe(1476)
    expect(lines.at(-1)).toMatchObject({ error: "ECONNECTION: connect ECONNREFUSED", givenUp: true })
    expect((await newestMails(store.reader, 1)).map((mail) => [isGivenUp(mail), mail.tries, mail.trouble])).toEqual([
      [true, triedAt.length, "ECONNECTION: connect ECONNREFUSED"],
    ])
  })

  test("is sent when the server is back, and then no more", async () => {
    const { open, server, clock, leave, sent } = await openPost()
    const post = open()
    server.isAway = true
    await leave("passwordChanged", "ola@example.com")
    await post.deliver()
    server.isAway = false
    expect(await post.deliver()).toBe(0)
    clock.nowMs += minuteMs
    expect(await post.deliver()).toBe(1)
    expect(await post.deliver()).toBe(0)
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([["ola@example.com", expect.stringMatching(/^Your password was changed/)]])
  })
})

test("of several processes that look at the same time each mail is sent by one", async () => {
  const { open, leave, sent } = await openPost()
  for (let number = 0; number < 12; number += 1) await leave("passwordChanged", `client-${number}@example.com`)
  await Promise.all([open(), open(), open()].map((post) => post.deliver()))
  expect(new Set(sent.map(({ to }) => to)).size).toBe(12)
  expect(sent).toHaveLength(12)
})

test("a mail that a process took and was gone with is sent by another two minutes later, under the same id", async () => {
  const { open, clock, leave, sent, store } = await openPost()
  await leave("passwordChanged", "ola@example.com")
  const taken = await takeDueMail(store.writer, clock.nowMs, clock.nowMs + 2 * minuteMs)
  expect(await open().deliver()).toBe(0)
  clock.nowMs += 2 * minuteMs
  expect(await open().deliver()).toBe(1)
  expect(sent.map(({ id, atMs }) => [id, atMs])).toEqual([[taken?.id, taken?.atMs]])
})

test("a link that was asked for by nobody's login is written to nobody, and forgotten", async () => {
  const { open, leave, sent, store } = await openPost()
  await leave("passwordLink", "nobody@example.com")
  await open().deliver()
  expect([sent, await newestMails(store.reader, 9)]).toEqual([[], []])
})

test("a mail of a kind that only a newer program knows is left to it", async () => {
  const { open, leave, sent, store } = await openPost()
  await leave("orderPlaced", "ola@example.com")
  await leave("passwordChanged", "ola@example.com")
  await open().deliver()
  expect(sent).toHaveLength(1)
  expect((await newestMails(store.reader, 9)).map(({ kind, sentMs }) => [kind, sentMs !== null])).toEqual([
    ["passwordChanged", true],
    ["orderPlaced", false],
  ])
})

test("whom the shop wrote is forgotten after thirty days (9.142)", async () => {
  const { open, clock, leave, store } = await openPost()
  const post = open()
  await leave("passwordChanged", "ola@example.com")
  await post.deliver()
  clock.nowMs += 30 * 86_400_000 - 1
  await post.deliver()
  expect(await newestMails(store.reader, 9)).toHaveLength(1)
  clock.nowMs += 1
  await post.deliver()
  expect(await newestMails(store.reader, 9)).toEqual([])
})
