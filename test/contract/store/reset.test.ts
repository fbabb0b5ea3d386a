import { expect, test } from "vitest"
import { folderAnswer, resetAnswer } from "../../../cli/shop/folder-answers.ts"
import { openShopData } from "../../support/shop/shop-data.ts"
import { seededFolder } from "../../support/shop/test-shop.ts"
import { emptyPlace } from "../../support/store/store-of-test.ts"
import { forgetShopStore } from "../../../fixtures/shop/store/forget-shop-store.ts"

test("`shop reset` says where what would be gone is, refuses while others use it, and then begins anew", async () => {
  const shop = await seededFolder()
  const database = await openShopData(shop.place)
  await database.run("INSERT INTO shop_text (key, language, text) VALUES ('home.browse', 'pl', 'Nowe')")
  const told = await resetAnswer(shop, false).catch(String)
  expect(told).toMatch(/accounts, baskets, questions, settings and own texts in \S.* would be gone: say --yes if they may/)
  expect(told).not.toContain("a-secret-of-postgres")
  await expect(resetAnswer(shop, true)).rejects.toThrow(/is open: stop its server first/)
  expect(await database.all("SELECT text FROM shop_text")).toEqual([{ text: "Nowe" }])
  await database.close()
  expect(await resetAnswer(shop, true)).toMatchObject({ ok: true, words: expect.stringContaining("as it was delivered") })
  const { words, data } = await folderAnswer(shop)
  expect(words).toMatch(/own texts {2}0$/m)
  expect(data).toMatchObject({ shop: { counts: { ownTexts: 0, products: expect.any(Number), accounts: 2 } } })
})

test("`shop info` finds no shop where there is none, and makes none", async () => {
  const [{ dataFolder }, place] = [await seededFolder(), await emptyPlace()]
  expect(await folderAnswer({ place, dataFolder })).toMatchObject({ ok: false, words: expect.stringMatching(/^There is no shop in /) })
  expect(await forgetShopStore(place)).toBe(true)
})
