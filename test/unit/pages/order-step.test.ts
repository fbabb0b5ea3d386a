import { describe, expect, test } from "vitest"
import { isLean, type OrderStep, viewOrderSteps } from "../../../core/pages/order-step.ts"
import { english, polish } from "../../support/core/sample-texts.ts"

describe("the steps of an order (10.129, 10.441, 10.731)", () => {
  const cart = "/basketedit.php?mode=1"
  test.each<readonly [OrderStep, string, readonly (string | null)[]]>([
    // page, its own step and those before it: * active, + done; the links
    ["cart", "*---", [cart, null, null, null]],
    ["data", "+*--", [cart, "/client-new.php", null, null]],
    ["delivery", "++*-", [cart, "/client-new.php", "/order1.php", null]],
    ["check", "+++*", [cart, "/client-new.php", "/order1.php", null]],
    ["done", "++++", [null, null, null, null]],
  ])("%s: %s", (step, marks, links) => {
    const shown = viewOrderSteps(step, polish)
    expect(shown.map(({ isActive, isDone }) => (isActive ? "*" : isDone ? "+" : "-")).join("")).toBe(marks)
    expect(shown.map(({ link }) => link)).toEqual(links)
  })

  test("their names are the catalogue's, and their links speak the page's language", () => {
    expect(viewOrderSteps("check", polish).map(({ name }) => name)).toEqual([
      "Koszyk",
      "Twoje dane",
      "Dostawa i płatności",
      "Weryfikacja danych",
    ])
    expect(viewOrderSteps("check", english)[2]).toMatchObject({ name: "Delivery and payment", link: "/order1.php?lang=eng" })
  })
})

test("behind the cart a step is shown in a lean frame (10.730)", () => {
  expect((["cart", "data", "delivery", "check", "done", null] as const).map(isLean)).toEqual([false, true, true, true, true, false])
})
