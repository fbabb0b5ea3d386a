import { orderingPerson } from "../support/shop/ordering.ts"
import { expect, test } from "./support/shop-test.ts"

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("a guest withdraws from a part of an order by the link in the foot: amounts beside its rows, wrong ones said, everything once more, sent once; a return waits until it was sent (10.707, 10.840, 10.841, 10.843, 10.844, 10.848, 10.850, 10.851, 10.854, 11.600 to 11.602)", async ({
    page,
  }) => {
    const post = (path: string, form: Record<string, string>) => page.request.post(path, { form })
    await page.goto("/")
    await post("/basketchange.php", { product: "501", size: "uniw", number: "2", mode: "1" })
    await post("/client-new.php", orderingPerson)
    await post("/order1.php", { payment: "pobranie" })
    await page.goto("/order2.php")
    await page.locator('[name="order_terms_conditions"]').check()
    await page.locator('[name="order_cancel"]').check()
    await page.getByRole("button", { name: "Zamawiam z obowiązkiem zapłaty" }).click()
    await expect(page).toHaveURL(/\/place-order\.php\?order=/)
    const number = new URL(page.url()).searchParams.get("order") ?? ""
    expect(number).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/)

    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto("/product-pol-501.html")
    await page.locator(".footer").getByRole("link", { name: "Odstąp od umowy tutaj" }).click()
    await expect(page).toHaveURL(/\/withdrawal\.php$/)
    await page.locator("#case_order").fill(number.toLowerCase())
    await page.locator("#case_name").fill("Zofia Nowacka")
    await page.locator("#case_email").fill("zofia@example.org")
    await page.locator('[name="case_scope"][value="parts"]').check()
    await page.getByRole("button", { name: "Odstąp od umowy tutaj" }).click()
    // whose order it is sees its rows from here on
    await expect(page.locator(".form-summary")).toContainText("Wybierz co najmniej jedną rzecz")
    await page.locator("#case_amount_0").fill("3")
    await page.getByRole("button", { name: "Odstąp od umowy tutaj" }).click()
    await expect(page.locator("#case_amount_0_message")).toHaveText("Tylu sztuk nie ma już do oddania.")
    await expect(page.locator("#case_amount_0")).toHaveValue("3")
    await page.locator("#case_amount_0").fill("1")
    await page.getByRole("button", { name: "Odstąp od umowy tutaj" }).click()

    await expect(page).toHaveURL(/step=check$/)
    await expect(page.locator(".case-lines")).toContainText("1 szt.")
    await page.getByRole("link", { name: "Wstecz" }).click()
    await expect(page.locator("#case_amount_0")).toHaveValue("1")
    await page.goBack()
    await page.getByRole("button", { name: "Potwierdź odstąpienie" }).click()
    await expect(page).toHaveURL(/step=sent$/)
    const told = await page.locator(".case-lines dd").nth(1).innerText()
    await page.goBack()
    await page.getByRole("button", { name: "Potwierdź odstąpienie" }).click()
    await expect(page.locator(".case-lines dd").nth(1)).toHaveText(told)

    await page.goto(`/withdrawal.php?order=${number}`)
    await expect(page.locator("#case_amount_0_left")).toHaveText("z 1 szt.")
    await page.goto(`/returns-open.php?order=${number}`)
    await page.locator("#return_go_next").click()
    await expect(page.locator(".form-summary")).toHaveText("To zamówienie nie zostało jeszcze wysłane.")
    await post("/signin.php", { operation: "login", login: "anna@example.com", password: "Pracownia-Anna-24" })
    await page.goto("/returns.php")
    await expect(page.locator(".account__note")).toHaveText("Nie masz żadnych zgłoszeń.")
  })
})
