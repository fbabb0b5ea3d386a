import { expect, test } from "vitest"
import { asWritten } from "../../core/texts/no-break.ts"
import { renderedPage } from "./rendered-page.ts"

const told = (page: Document, selector: string, name: string) => page.querySelector(selector)?.getAttribute(name) ?? null
const wordsOf = (page: Document, selector: string) => page.querySelector(selector)?.textContent ?? null

test("the sign-in has a link for each service below its form, with the way back, and without scripts (7.52, 10.790, 10.791)", async () => {
  const page = await renderedPage("signInWays")
  const link = "#signin-form #signin-form_box_left form ~ *, #signin-form_box_left a.login-ways__way"
  expect(wordsOf(page, "a.login-ways__way")).toBe("Zaloguj się przez Konto demo")
  expect(page.querySelectorAll(link).length).toBeGreaterThan(0)
  expect(told(page, "a.login-ways__way", "href")).toBe("/signin-with.php?provider=demo&return=%2Fbasketedit.php%3Fmode%3D1")
  expect(told(await renderedPage("signInWaysOrder"), "a.login-ways__way", "href")).toBe(
    "/signin-with.php?provider=demo&operation=onceorder",
  )
  expect((await renderedPage("signIn")).querySelector(".login-ways")).toBeNull()
})

test("registration has them beside its form (10.790)", async () => {
  const page = await renderedPage("registerWays")
  expect(wordsOf(page, "a.login-ways__way")).toBe("Załóż konto przez Konto demo")
  expect(told(page, "a.login-ways__way", "href")).toBe("/signin-with.php?provider=demo")
})

test("a try that came to nothing is told in words, with the password below (10.793)", async () => {
  const page = await renderedPage("signInWayRefused")
  const alert = page.querySelector("#signin-form_box_left [role=alert]")
  expect(asWritten(alert?.textContent ?? "")).toBe(
    "Logowanie przez Konto demo zostało przerwane. Spróbuj ponownie albo zaloguj się inaczej. Jeśli konto nie ma hasła, ustawisz je linkiem z e-maila.",
  )
  expect(page.querySelector("[role=alert] ~ * #user_pass")).not.toBeNull()
  expect(page.querySelectorAll("a.login-ways__way")).toHaveLength(1)
})

test("an address that has an account is filled in, and its owner is asked for the password once, or gives it up (10.794)", async () => {
  const page = await renderedPage("signInWaiting")
  expect(wordsOf(page, ".login-ways__waiting p")).toContain("marta@example.com")
  expect(told(page, "#user_login", "value")).toBe("marta@example.com")
  expect(told(page, ".login-ways__waiting form", "action")).toBe("/signin-with.php")
  expect(told(page, ".login-ways__waiting form", "method")).toBe("post")
  expect(wordsOf(page, ".login-ways__waiting button")).toBe("Nie łącz")
  expect(page.querySelector("a.login-ways__way")).toBeNull()
})

test("who has no account finds what the service has told in the form of registration, and may leave out the password (10.795)", async () => {
  const page = await renderedPage("registerWaiting")
  const values = ["client_firstname", "client_lastname", "client_email"].map((id) => told(page, `#${id}`, "value"))
  expect(values).toEqual(["Marta", "Żak", "marta@example.com"])
  expect(wordsOf(page, ".login-ways__waiting p")).toContain("Konto demo potwierdza")
  expect(page.querySelector("#client_password")?.hasAttribute("required")).toBe(false)
})

test("the account connects by a link who signed in just now, and asks anybody else for the password (9.163, 10.796)", async () => {
  const fresh = await renderedPage("connectionsFresh")
  expect(told(fresh, "#content a[href^='/signin-with.php']", "aria-label")).toBe("Połącz: Konto demo")
  expect(fresh.querySelector("#connect_password")).toBeNull()
  const stale = await renderedPage("connectionsStale")
  expect(stale.querySelector("#content a[href^='/signin-with.php']")).toBeNull()
  expect(wordsOf(stale, "#content [role=alert]")).toBe("Podane hasło nie jest poprawne.")
  expect(wordsOf(stale, `#${told(stale, "#connect_password", "aria-describedby")}`)).toBe("Podane hasło nie jest poprawne.")
  expect(stale.querySelector(".--error #connect_password[aria-invalid=true]")).not.toBeNull()
  expect([
    told(stale, "form:has(#connect_password)", "action"),
    told(stale, "form:has(#connect_password) input[name=operation]", "value"),
  ]).toEqual(["/login.php", "proveConnect"])
  const without = await renderedPage("connectionsNoPassword")
  expect(without.querySelector("#connect_password")).toBeNull()
  // by the service that is connected, which leads back
  expect(told(without, "#content a[href^='/signin-with.php']", "href")).toMatch(/&return=%2Flogin\.php%3Fsection%3Dconnections$/)
  expect(told(without, "#content a[href^='/password-recover.php']", "href")).toBe("/password-recover.php")
})

test("a service is taken away after a second question, which says what follows; a day stays with its month (10.796, 10.1089)", async () => {
  const page = await renderedPage("connectionsLeaving")
  expect(wordsOf(page, ".login-ways__facts")).toBe(
    "marta@example.comPołączone 2\u00a0listopada 2026Ostatnie logowanie 27\u00a0listopada 2026",
  )
  expect(told(page, ".login-ways__service a", "href")).toBe("/login.php?section=connections&disconnect=demo")
  expect(wordsOf(page, "#account_disconnect_heading")).toBe("Odłączyć Konto demo?")
  const form = "section:has(#account_disconnect_heading) form"
  const sent = [...page.querySelectorAll(`${form} input`)].map((input) => [input.getAttribute("name"), input.getAttribute("value")])
  expect(sent).toEqual([
    ["operation", "disconnect"],
    ["provider", "demo"],
  ])
  expect(told(page, `${form} a`, "href")).toBe("/login.php?section=connections")
})

test("an account that can be connected with nothing is told so (10.796)", async () => {
  const page = await renderedPage("connectionsNone")
  expect(wordsOf(page, "#content")).toContain("Ten sklep nie ma usług")
  expect(told(page, "nav.account__menu a[aria-current]", "href")).toBe("/login.php?section=connections")
})
