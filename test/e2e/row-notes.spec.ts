import type { Page } from "playwright/test"
import { axeFaults } from "./support/axe.ts"
import { expect, stir, test } from "./support/shop-test.ts"

/** Puts products into the basket, and waits until the notes of its rows follow their machine. */
async function openCart(page: Page): Promise<void> {
  for (const form of [
    { mode: "1", product: "501", size: "uniw", number: "2" },
    { mode: "1", product: "558", size: "uniw", number: "1" },
    { mode: "1", product: "548", size: "uniw", number: "1" },
  ])
    await page.request.post("/basketchange.php", { form })
  await page.goto("/basketedit.php?mode=1")
  await expect
    .poll(async () => {
      await stir(page)
      return page.locator("#island_rowNotes").getAttribute("data-live")
    })
    .toBe("")
}

const row = (page: Page, product: number) => page.locator(`.basket__block[data-product-id="${product}"]`)

test.describe("on a narrow phone in the dark", () => {
  test.use({ viewport: { width: 320, height: 700 }, colorScheme: "dark" })

  test("a comment is typed, told that it is too long, saved, and back with its row after it was removed with another one (4.78, 4.80, 4.84, 5.82, 11.252)", async ({
    page,
  }) => {
    await openCart(page)
    const mug = row(page, 501)
    await mug.getByText("Dodaj uwagę").press("Enter")
    const field = mug.getByRole("textbox", { name: /^Uwaga do produktu/ })
    await field.fill("x".repeat(260))
    await mug.getByRole("button", { name: /^Zapisz uwagę/ }).press("Enter")
    await expect(mug.getByRole("alert").filter({ hasText: "Skróć tę o 5 znaków." })).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await field.fill("Proszę o szary papier,\nbez cen.\nDziękuję!")
    await mug.getByRole("button", { name: /^Zapisz uwagę/ }).press("Enter")
    await expect(mug.locator(".basket__noted")).toHaveText("Zapisaliśmy uwagę.")
    const comment = mug.locator(".basket__comment")
    // two lines are shown of three
    expect(await comment.evaluate((shown) => shown.clientHeight < shown.scrollHeight)).toBe(true)
    await mug.getByRole("checkbox").check()
    await row(page, 558).getByRole("checkbox").check()
    await page.getByRole("button", { name: "Usuń zaznaczone" }).press("Enter")
    await expect(page.locator(".basket__block.--product")).toHaveCount(1)
    await page.getByRole("button", { name: /^Przywróć: / }).press("Enter")
    await expect(page.locator(".basket__block.--product")).toHaveCount(3)
    await expect(mug.locator(".basket__noted")).toHaveText("Zapisaliśmy uwagę.")
    // a row without a comment has its place again, too
    await expect(row(page, 558).getByText("Dodaj uwagę")).toBeVisible()
    // leaving with a comment that is not saved asks, and the link leads on without the browser asking again
    await row(page, 558).getByText("Dodaj uwagę").press("Enter")
    await row(page, 558)
      .getByRole("textbox", { name: /^Uwaga do/ })
      .fill("szary papier")
    await page.locator("#logo").click()
    const question = page.getByRole("dialog", { name: "Masz niezapisane zmiany" })
    await expect(question.getByRole("button", { name: "Zostań w koszyku" })).toBeFocused()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press("Escape")
    await expect(row(page, 558).getByRole("textbox", { name: /^Uwaga do/ })).toHaveValue("szary papier")
    const asked: string[] = []
    page.on("dialog", (dialog) => {
      asked.push(dialog.type())
      return dialog.accept()
    })
    await page.reload()
    expect(asked).toEqual(["beforeunload"])
    const typed = row(page, 558).getByRole("textbox", { name: /^Uwaga do/ })
    await expect(typed).toHaveValue("szary papier")
    await expect(row(page, 501).locator(".basket__comment")).toContainText("Proszę o szary papier,")
    // what comes back to the cart asks nothing, because what is typed is there again (10.780, 10.905)
    await typed.press("End")
    await typed.pressSequentially("!")
    await expect.poll(() => page.locator("#island_leaveQuestion").getAttribute("data-live")).toBe("")
    await page.locator("#cart_files summary").press("Enter")
    await page.locator("#cart_files_field").setInputFiles({ name: "napis.txt", mimeType: "text/plain", buffer: Buffer.from("Ala") })
    await page.getByRole("button", { name: "Dołącz", exact: true }).click()
    await expect(page.locator("#cart_files li")).toContainText("napis.txt")
    await expect(typed).toHaveValue("szary papier!")
    expect(asked).toEqual(["beforeunload"])
  })
})
