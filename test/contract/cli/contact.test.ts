import { readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { contactAnswer, contactsAnswer } from "../../../cli/shop/contact-answers.ts"
import { UserError } from "../../../cli/user-error.ts"
import { writeContact } from "../../../fixtures/shop/letters/contact-store.ts"
import { openShopStore } from "../../../fixtures/shop/store/open-shop-store.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { seededFolder } from "../../support/shop/test-shop.ts"

const written = {
  topic: "order",
  name: "Ola\u001b[2J",
  email: "ola@example.com",
  text: "Gdzie jest paczka?\n\u0007",
  language: "pl",
  atMs: testNowMs,
} as const

test("`witryna contact` lists messages, shows one, and writes its files by what is in them, for nobody else and over nothing (10.683)", async () => {
  const { place, dataFolder } = await seededFolder()
  expect((await contactsAnswer(place)).words).toBe("Nobody has written.")
  const store = await openShopStore(place)
  const content = new TextEncoder().encode("Zamówienie 7")
  await store.transaction(
    (within) => writeContact(within, written, [{ name: "../../evil.html", type: "text/plain", content }]),
    "read committed",
  )
  await store.close()
  expect((await contactsAnswer(place)).words).toMatch(/^1 {2}\S+Z {2}order {2}Ola \[2J, ola@example\.com {2}1 files$/)
  const shown = await contactAnswer(place, "1", null)
  expect(shown.words.split("\n").slice(1)).toEqual(["", "Gdzie jest paczka?", " ", "", "../../evil.html, 13 bytes"])
  const folder = join(dataFolder, "message")
  const out = await contactAnswer(place, "1", folder)
  const path = join(folder, "1-1.txt")
  expect(out.words).toContain(`../../evil.html, 13 bytes: ${path}`)
  expect([await readFile(path, "utf8"), (await stat(path)).mode & 0o777]).toEqual(["Zamówienie 7", 0o600])
  await expect(contactAnswer(place, "1", folder)).rejects.toThrow(/EEXIST/)
  await expect(contactAnswer(place, "2", null)).rejects.toThrow(UserError)
})
