import { expect, test } from "vitest"
import { accountPlaces } from "../../core/account/account-places.ts"
import { pageNames, pages } from "../../core/pages/pages.ts"
import { renderedPage } from "./rendered-page.ts"

/** As it is read: a short word is kept on the line of the next one. */
const words = (element: Element | null | undefined) => (element?.textContent ?? "").replaceAll("\u00a0", " ")

const links = (page: Document, within: string) =>
  [...page.querySelectorAll<HTMLAnchorElement>(`${within} a`)].map((link) => [words(link), link.getAttribute("href")])

test("the menu names the pages of the account, marks the one that is open, and ends with the way out (10.139, 10.620)", async () => {
  const overview = await renderedPage("account")
  const named = links(overview, ".account__menu")
  expect(named.slice(0, 1)).toEqual([["Przegląd", "/login.php"]])
  expect(named).toContainEqual(["Logowanie i hasło", "/login.php?section=security"])
  expect(named.at(-1)).toEqual(["Wyloguj się", "/login.php?operation=logout"])
  for (const [page, open] of [
    ["account", "Przegląd"],
    ["accountSecurity", "Logowanie i hasło"],
  ] as const)
    expect([...(await renderedPage(page)).querySelectorAll(".account__menu [aria-current=page]")].map(words)).toEqual([open])
})

test("every page of the menu is one of the shop, under the address that the menu names (10.620)", () => {
  const query = (section: string | null) => new URLSearchParams(section === null ? "" : `section=${section}`)
  const found = accountPlaces.map(({ section }) => pageNames.filter((name) => pages[name].read("/login.php", query(section)) !== null))
  expect(found).toEqual(accountPlaces.map(({ page }) => [page]))
  expect(pageNames.filter((name) => pages[name].read("/login.php", query("cellar")) !== null)).toEqual([])
})

test("the overview greets by name and says what there is: no orders yet, points, and what one signs in with (10.138, 10.621)", async () => {
  const page = await renderedPage("account")
  expect(words(page.querySelector("#login_welcome h1"))).toBe("Twoje konto: Marta Żak")
  expect([...page.querySelectorAll(".account__card h2")].map(words)).toEqual(["Zamówienia", "Punkty", "Logowanie i hasło"])
  expect(words(page.querySelector("[aria-labelledby=account_orders_heading]"))).toContain("Nie masz jeszcze żadnych zamówień.")
  expect(words(page.querySelector("[aria-labelledby=account_points_heading]"))).toContain("120")
  expect(words(page.querySelector("[aria-labelledby=account_login_heading]"))).toContain("marta@example.com")
})
