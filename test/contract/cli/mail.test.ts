import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { mailAnswer, mailsAnswer } from "../../../cli/shop/mail-answers.ts"
import { UserError } from "../../../cli/user-error.ts"
import { makeCatalogueStore } from "../../../fixtures/shop/catalogue/stored-catalogue.ts"
import { openMailPost } from "../../../fixtures/shop/mail/mail-post.ts"
import { outboxFolder, outboxWay } from "../../../fixtures/shop/mail/mail-way.ts"
import { writeMail } from "../../../fixtures/shop/mail/mails-store.ts"
import { openShopStore } from "../../../fixtures/shop/store/open-shop-store.ts"
import { passwordMails } from "../../../fixtures/shop/sign-in/password-mails.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openTestShop, seededFolder } from "../../support/shop/test-shop.ts"

test("`witryna mail` lists what the shop wrote, and shows a mail of the outbox with its link", async () => {
  const { place, dataFolder } = await seededFolder()
  expect((await mailsAnswer(place)).words).toBe("No mail was written.")
  const store = await openShopStore(place)
  const left = { kind: "passwordLink", recipient: "ola@example.com", language: "pl", document: '{"origin":"http://shop.local"}' } as const
  await store.transaction((within) => writeMail(within, { ...left, atMs: testNowMs }), "read committed")
  const way = outboxWay(outboxFolder(dataFolder))
  await openMailPost({
    store,
    catalogue: makeCatalogueStore(),
    way,
    kinds: passwordMails,
    from: null,
    now: () => testNowMs,
    log: () => {},
  }).deliver()
  await store.close()
  const { data, words } = await mailsAnswer(place)
  expect(data).toEqual([expect.objectContaining({ id: 1, kind: "passwordLink", to: "ola@example.com", language: "pl", state: "sent" })])
  expect(words).toMatch(/^1 {2}\S+Z {2}passwordLink {2}ola@example\.com {2}sent$/)
  const shown = await mailAnswer(place, dataFolder, "1")
  expect(shown.words).toMatch(/outbox.1-passwordLink\.eml\n\nTo: ola@example\.com\nSubject: Ustaw nowe hasło/)
  expect(shown.words).toMatch(/http:\/\/shop\.local\/password-recover\.php\?token=[\w-]{43}/)
  expect((await mailAnswer(place, `${dataFolder}/elsewhere`, "1")).words).toContain("Its words are kept nowhere")
})

test("a folder that is named and has no shop is told so, and none is made there", async () => {
  const dataFolder = join((await seededFolder()).dataFolder, "elsewhere")
  await expect(mailsAnswer({ dataFolder })).rejects.toThrow(new UserError(noShopIn(dataFolder)))
  expect(existsSync(dataFolder)).toBe(false)
})

const noShopIn = (folder: string) => `there is no shop in ${folder}: name the one that you mean, or make one there by \`witryna shop seed\``

test.each(["0", "2", "x", "1; DROP"])("a mail %s that is not there is told, with the way to the list", async (id) => {
  const { place } = await openTestShop()
  await expect(mailAnswer(place, "nowhere", id)).rejects.toThrow(UserError)
  await expect(mailAnswer(place, "nowhere", id)).rejects.toThrow("`witryna mail list` lists those that are there")
})
