import { expect, test } from "vitest"
import { closedInstead } from "../../core/pages/closed-shop.ts"
import { pageModels } from "./page-models.ts"
import { renderedPage } from "./rendered-page.ts"

const told = (page: Document, selector: string, name: string) => page.querySelector(selector)?.getAttribute(name)
const hrefOf = (page: Document, selector: string) => told(page, selector, "href")

test("the sign-in has its boxes and leads to registration, and to nothing of an order (10.135, 10.136)", async () => {
  const page = await renderedPage("signIn")
  expect(hrefOf(page, "#signin-form #signin-form_box_right a.signin-form_register2")).toBe("/client-new.php?register=")
  expect(told(page, "#signin-form_box_left form", "action")).toBe("/signin.php")
  expect(page.querySelectorAll(".signin-form_once, .signin-form_register")).toHaveLength(0)
})

test("on the way to an order one orders without an account, with a new one, or signs in (10.47, 10.135, 10.136, 10.600, 10.601)", async () => {
  const page = await renderedPage("signInOrder")
  expect(page.querySelector("#signin-form_box_right a.signin-form_once")?.textContent).toBe("Zamów bez rejestracji")
  expect(hrefOf(page, "a.signin-form_once")).toBe("/client-new.php")
  expect(hrefOf(page, "a.signin-form_register")).toBe("/client-new.php?register=&operation=onceorder")
  expect(told(page, "#signin-form_box_left form", "action")).toBe("/signin.php?operation=onceorder")
  expect(told(page, "#signin_form input[name=operation]", "value")).toBe("login")
  expect([page.documentElement.className, page.querySelector("#Progress .--active")?.textContent]).toEqual(["order_process", "Twoje dane"])
})

test("a forgotten password keeps to the way to an order, and to the page that a sign-in leads back to, there and back (10.590, 10.600, 10.1081)", async () => {
  const page = await renderedPage("signInOrder")
  expect(hrefOf(page, "a.password_reminder_signin")).toBe("/password-recover.php?operation=onceorder")
  const reminder = await renderedPage("passwordOrder")
  expect(hrefOf(reminder, "a.password_back_signin")).toBe("/signin.php?operation=onceorder")
  expect(told(reminder, "#content form", "action")).toBe("/password-recover.php?operation=onceorder")
  expect(hrefOf(await renderedPage("signInWays"), "a.password_reminder_signin")).toBe(
    "/password-recover.php?return=%2Fbasketedit.php%3Fmode%3D1",
  )
  const started = await renderedPage("passwordMissing")
  expect(hrefOf(started, "a.password_back_signin")).toBe("/signin.php?return=%2Fbasketedit.php%3Fmode%3D1")
  expect(told(started, "#content form", "action")).toBe("/password-recover.php?return=%2Fbasketedit.php%3Fmode%3D1")
})

test("in place of the pages of a shop for wholesalers the sign-in says why, offers no account, and leads to the page in both languages (10.173, 10.605)", async () => {
  const page = await renderedPage("signInClosed")
  expect(page.querySelector("#signin-form_box_right")?.textContent).toMatch(/tylko dla hurtowników/)
  expect(hrefOf(page, "#signin-form_box_right a")).toBe("/contact-pol.html")
  expect(page.querySelectorAll(".signin-form_register2")).toHaveLength(0)
  expect(told(page, "#signin_form input[name=return]", "value")).toBe("/pol_m_Dom-11.html")
})

test("the form of letters of such a shop stands for everybody, and no sign-in in its place (10.1114)", async () => {
  const model = pageModels["contact"]
  if (model === undefined) throw new Error("there is no model of the page")
  expect(closedInstead(model, null)).toBeNull()
  expect(told(await renderedPage("contact"), "#contact_form", "action")).toBe("/contact.php")
})
