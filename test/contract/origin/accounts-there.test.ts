import { describe, expect, test } from "vitest"
import { openWholeFront, send, sideOf } from "../../support/origin/whole-front.ts"
import { type PlatformVisit, textOf, type VisitedPage } from "../../support/platform-shop/shop-visit.ts"

const person = { client_firstname: "Jan", client_lastname: "Łąkowski", client_street: "Polna", client_street_number: "3" }
const place = { client_zipcode: "15-001", client_city: "Białystok", client_phone: "600700800", client_email: "jan@klient.example" }
const secrets = { client_login: "jan77", client_password: "Bialystok77", repeat_password: "Bialystok77" }
const typed = { ...person, ...place, ...secrets, terms_agree: "1" }

/** Who our page says is signed in. */
const isSignedIn = (page: VisitedPage) => page.document.querySelector("header a.logout_link, header a[href*='operation=logout']") !== null

const rows = (page: VisitedPage) => textOf(page, "#menu_basket a > span")?.trim()

const filled = (visit: PlatformVisit) => visit.post("/basketchange.php", { product: "201", size: "uniw", number: "2", mode: "1" })

describe.each(["current", "older"] as const)("in front of the %s theme", (theme) => {
  test("a guest registers on the shop's own page, is signed in on ours with the basket, signs out and in again (10.1004, 10.1008)", async () => {
    const { visit } = openWholeFront({ theme })
    await filled(visit)
    const signIn = await visit.open("/signin.php")
    const form = await visit.open(signIn.document.querySelector('a[href^="/client-new.php?register"]')?.getAttribute("href") ?? "no way")
    expect([form.status, sideOf(form)]).toEqual([200, "theirs"])
    const refused = await send(visit, form, 'form[action*="client-new"]', { ...typed, client_city: "", repeat_password: "inne" })
    const said = [...refused.document.querySelectorAll(".menu_messages_warning_sub p")].map(({ textContent }) => textContent.trim())
    expect([sideOf(refused), said.length]).toEqual(["theirs", 2])
    const account = await send(visit, refused, 'form[action*="client-new"]', typed)
    expect([account.path, sideOf(account), account.html.includes("Jan")]).toEqual(["/login.php", "theirs", true])
    const home = await visit.open("/")
    expect([sideOf(home), isSignedIn(home), rows(home)]).toEqual(["ours", true, "1"])
    const out = await visit.open("/login.php?operation=logout", { headers: { "sec-fetch-site": "same-origin" } })
    expect([sideOf(out), isSignedIn(out)]).toEqual(["ours", false])
    const back = await send(visit, await visit.open("/signin.php"), 'form[action^="/signin.php"]', {
      login: "jan77",
      password: "Bialystok77",
    })
    expect(back.path).toBe("/login.php")
    expect(isSignedIn(await visit.open("/pol_m_Ogrod-10.html"))).toBe(true)
  })

  test("on the way to an order one registers and orders as that client (10.1004, 10.1006)", async () => {
    const { visit } = openWholeFront({ theme })
    await filled(visit)
    const signIn = await visit.open("/signin.php?operation=onceorder")
    const way = signIn.document.querySelector('a[href*="client-new.php?register"]')?.getAttribute("href") ?? "no way"
    const choice = await send(visit, await visit.open(way), 'form[action*="client-new"]', typed)
    expect([choice.path, sideOf(choice)]).toEqual(["/order1.php", "theirs"])
    const check = await send(visit, choice, ".order__form", { payform: "simple_transfer", shipping: "100280-1" })
    const placed = await send(visit, check, ".order2_form", { order2_terms_conditions: "1", order2_cancel: "1" })
    expect(placed.path).toBe("/prepaid.php?order=700001")
  })

  test("what is bought for points costs points in our cart, and never nothing (3.54, 11.131)", async () => {
    const { visit } = openWholeFront({ theme })
    await send(visit, await visit.open("/signin.php"), 'form[action^="/signin.php"]', { login: "ewa", password: "Jablonka77" })
    const fields = { product: "220", size: "uniw", number: "2", for_points: "true", mode: "1" }
    const cart = await visit.post("/basketchange.php", fields)
    const told = [".basket__price", ".basket__sum"].map((at) => textOf(cart, at)?.replaceAll(/\s+/g, " ").trim())
    expect([sideOf(cart), ...told]).toEqual(["ours", "290 pkt.", "580 pkt."])
  })

  test.each([
    ["a client", "ewa", "Jablonka77"],
    ["a wholesaler", "hurt", "Hurtownia77"],
  ])(
    "%s whose session is lost is a guest on every page, at a guest's prices, without a word, and can sign in again (10.173, 10.1004)",
    async (_, login, password) => {
      const { visit } = openWholeFront({ theme })
      const price = async () => textOf(await visit.open("/product-pol-201.html"), "#projector_price_value")
      const ofGuests = await price()
      await send(visit, await visit.open("/signin.php"), 'form[action^="/signin.php"]', { login, password })
      const own = await price()
      const cart = await filled(visit)
      expect(rows(cart)).toBe("1")
      visit.cookies.clear()
      const shown = await Promise.all(["/", "/pol_m_Ogrod-10.html", "/search.php?text=kubek"].map((path) => visit.open(path)))
      expect(shown.map((page) => [page.status, sideOf(page), isSignedIn(page)])).toEqual(shown.map(() => [200, "ours", false]))
      expect([await price(), own === ofGuests]).toEqual([ofGuests, login === "ewa"])
      // every step from the cart on says that there is nothing in it, or asks to sign in
      const changed = await send(visit, cart, "#basket_form", {}, "+")
      expect([changed.path, sideOf(changed)]).toEqual(["/return.php?status=basket_empty", "ours"])
      const coded = await send(visit, cart, ".rebate__form[action='/rebatecode.php']", { code: "ZIMA99" })
      expect([coded.path, sideOf(coded)]).toEqual(["/return.php?status=basket_empty", "ours"])
      for (const path of ["/order1.php", "/order2.php"]) {
        const page = await visit.open(path)
        expect([page.status, page.path]).toEqual([200, "/return.php?status=basket_empty"])
      }
      const again = await send(visit, await visit.open("/signin.php"), 'form[action^="/signin.php"]', { login, password })
      expect([again.path, await price()]).toEqual(["/login.php", own])
    },
  )
})

test.each([
  ["/login.php", 200],
  ["/login.php?operation=logout", 403],
  ["/login.php?login=ewa&password=Jablonka77", 403],
  ["/settings.php?comparers=add&product=201", 403],
])(
  "a link to %s in somebody's mail, or fetched ahead, is answered %d: the shop's account is a page like others (10.1004)",
  async (path, status) => {
    const { visit } = openWholeFront({ theme: "current" })
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { referer: "https://mail.example/" }, { "sec-purpose": "prefetch" }])
      expect((await visit.open(path, { headers })).status).toBe(status)
  },
)
