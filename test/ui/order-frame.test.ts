import { expect, test } from "vitest"
import type { ClientPageModel } from "../../core/account/client.page.ts"
import { clientModel } from "./client-models.ts"
import { htmlOf, renderedPage } from "./rendered-page.ts"

test("the data of an order stand in the lean frame: sign, telephone, way back and steps, and nothing that leads away (10.47, 10.129, 10.730, 10.731)", async () => {
  const page = await renderedPage("clientOrder")
  expect(page.documentElement.className).toBe("order_process")
  expect([...page.querySelectorAll("header a")].map((link) => link.getAttribute("href"))).toEqual([
    "#content",
    "/",
    "tel:+48770000000",
    "/basketedit.php?mode=1",
    "/basketedit.php?mode=1",
    "/client-new.php",
  ])
  expect(page.querySelector("#Progress .--active")?.textContent).toBe("Twoje dane")
  expect(page.querySelector("#Progress .--done a")?.textContent).toBe("Koszyk")
  expect(page.querySelector("#menu_categories, #menu_search, #menu_basket, #viewType ~ .bars, .footer__group")).toBeNull()
})

test("registration, and the cart itself, stand in the shop's own frame (10.47, 10.441)", async () => {
  for (const name of ["client", "cart"]) {
    const page = await renderedPage(name)
    expect([name, page.documentElement.className, page.querySelectorAll("#menu_categories").length]).toEqual([name, "", 1])
  }
  expect((await renderedPage("cart")).querySelector("#Progress .--active")?.textContent).toBe("Koszyk")
})

test("the list of pickup points has the class of the order process, wherever it was opened from (10.47)", async () => {
  expect((await renderedPage("pickup")).documentElement.className).toBe("order_process")
})

test("neither the notice of a forced region nor the chooser opens in an order (2.21, 10.730)", async () => {
  const asking = (model: ClientPageModel): ClientPageModel =>
    model.frame.region == null ? model : { ...model, frame: { ...model.frame, region: { ...model.frame.region, chooser: "select" } } }
  expect(await htmlOf(asking(clientModel("register")))).toContain("selectLanguageConfig")
  expect(await htmlOf(asking(clientModel("order")))).not.toContain("selectLanguageConfig")
})
