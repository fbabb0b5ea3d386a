import type { Page } from "playwright"
import { type FormToLookAt, go, guestOrders } from "./form-to-look-at.ts"

/** The number of an order that a guest has placed. */
async function orderPlaced(page: Page): Promise<string> {
  await guestOrders(page)
  await page.request.post("/order1.php", { form: { payment: "pobranie" } })
  await page.goto("/order2.php")
  await page.locator('[name="order_terms_conditions"]').check()
  await page.locator('[name="order_cancel"]').check()
  await page.locator("#order_check_form [type=submit], main form [type=submit]").last().click()
  await page.waitForURL(/order=/)
  return new URL(page.url()).searchParams.get("order") ?? ""
}

/** Orders, and what follows them. */
export const orderForms: readonly FormToLookAt[] = [
  {
    name: "choosing",
    open: async (page) => {
      await guestOrders(page)
      await page.goto("/order1.php")
    },
    form: "main form:has([name=payment])",
    right: {},
    // a delivery to a point, and no point
    wrong: { ".order__option:has(> .order__point) > label > input": true },
  },
  {
    name: "order",
    open: async (page) => {
      await guestOrders(page)
      await page.request.post("/order1.php", { form: { payment: "pobranie" } })
      await page.goto("/order2.php")
    },
    form: "main form:has([name=order_terms_conditions])",
    right: { '[name="order_terms_conditions"]': true, '[name="order_cancel"]': true },
    wrong: {},
  },
  {
    name: "withdrawal",
    open: async (page) => {
      const number = await orderPlaced(page)
      await page.goto(`/withdrawal.php?order=${number}`)
    },
    form: "#case_form",
    right: {
      "#case_name": "Zofia Nowacka",
      "#case_email": "zofia@example.org",
      '[name="case_scope"][value="parts"]': true,
      "#case_amount_0": "1",
    },
    wrong: { "#case_name": "", "#case_email": "zofia@", '[name="case_scope"][value="parts"]': true, "#case_amount_0": "9" },
  },
  {
    name: "withdrawal-unknown",
    open: go("/withdrawal.php"),
    form: "#case_form",
    right: { "#case_order": "7KQ2M-X9D4R", "#case_name": "Zofia Nowacka", "#case_email": "zofia@example.org" },
    wrong: { "#case_order": "7" },
  },
  {
    name: "return-order",
    open: go("/returns-open.php"),
    form: "#case_form",
    right: { "#case_order": "7KQ2M-X9D4R" },
    wrong: { "#case_order": "7" },
  },
]
