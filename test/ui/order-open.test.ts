import { expect, test } from "vitest"
import { asWritten } from "../../core/texts/no-break.ts"
import { renderedPage } from "./rendered-page.ts"

const words = (element: Element | null): string =>
  asWritten(element?.textContent ?? "")
    .replaceAll(/\s+/g, " ")
    .trim()
const fieldsIn = (page: ParentNode) =>
  [...page.querySelectorAll<HTMLInputElement>("#content form input")].map(({ name, value }) => `${name}=${value}`)

test("number and address are asked for in a form that needs no script, the number filled in (10.810, 10.813)", async () => {
  const page = await renderedPage("orderOpen")
  expect(words(page.querySelector("h1"))).toBe("Sprawdź zamówienie")
  const form = page.querySelector("#content form")
  expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", "/order-open.php"])
  expect(fieldsIn(page)).toEqual(["operation=ask", "order_number=7KQ2M-X9D4R", "order_email="])
  expect(page.querySelector("#order_email")?.getAttribute("autocomplete")).toBe("email")
  expect(page.querySelector("[role=alert]")).toBeNull()
})

test("what is wrong is said first, with what was typed (10.812, 11.580)", async () => {
  const page = await renderedPage("orderOpenRefused")
  expect(page.querySelector("title")?.textContent).toMatch(/^Błąd: Sprawdź zamówienie/)
  expect(words(page.querySelector("[role=alert]"))).toContain("Wpisz cały adres e-mail")
  expect([...page.querySelectorAll("[aria-invalid=true]")].map(({ id }) => id)).toEqual(["order_email"])
  // the alert above says why, to whoever comes to the field as well
  const told = page.querySelector("#order_email")?.getAttribute("aria-describedby") ?? ""
  expect(page.getElementById(told)?.getAttribute("role")).toBe("alert")
  expect(fieldsIn(page)).toContain("order_email=ewa@")
})

test("that nothing can be looked up now is no word on the order, and leads to the shop's form (10.812)", async () => {
  const page = await renderedPage("orderOpenAway")
  expect(words(page.querySelector("[role=alert]"))).toContain("To nie znaczy, że zamówienia nie ma.")
  expect(page.querySelector("#content a[href='/contact.php']")).not.toBeNull()
})

test("the code is typed as one that came by mail, with the way to another (10.811)", async () => {
  const page = await renderedPage("orderOpenCode")
  const field = page.querySelector("#order_code")
  expect([field?.getAttribute("autocomplete"), field?.getAttribute("inputmode"), field?.getAttribute("type")]).toEqual([
    "one-time-code",
    "numeric",
    "text",
  ])
  expect(page.querySelector("#content details a")?.getAttribute("href")).toBe("/order-open.php")
  const wrong = await renderedPage("orderOpenWrong")
  expect(words(wrong.querySelector("[role=alert]"))).toBe("Ten kod nie pasuje. Wpisz kod z najnowszej wiadomości.")
})

test("the foot of the pages and the sign-in lead there, the one in place of an order with its number (10.813)", async () => {
  const home = await renderedPage("home")
  expect(home.querySelector(".footer a[href='/order-open.php']")?.textContent).toBe("Sprawdź zamówienie")
  const signIn = await renderedPage("signIn")
  expect(signIn.querySelector(".signin-form_order")?.getAttribute("href")).toBe("/order-open.php")
  const ofOrder = await renderedPage("signInOfOrder")
  expect(ofOrder.querySelector(".signin-form_order")?.getAttribute("href")).toBe("/order-open.php?order=7KQ2M-X9D4R")
})
