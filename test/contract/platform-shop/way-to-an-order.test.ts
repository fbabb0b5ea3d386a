import { describe, expect, test } from "vitest"
import { PlatformVisit, textOf } from "../../support/platform-shop/shop-visit.ts"

const buyer = {
  client_type: "private",
  client_firstname: "Jan",
  client_lastname: "Łąkowski",
  client_street: "Polna",
  client_street_number: "3",
  client_zipcode: "15-001",
  client_city: "Białystok",
  client_phone: "600700800",
  client_email: "jan@klient.example",
  terms_agree: "1",
}

/** What an element says, with blanks and hard blanks as one. */
const words = (text: string | null) => text?.replaceAll(/\s+/g, " ").trim()

describe.each(["current", "older"] as const)("the %s theme", (theme) => {
  test("a guest goes from the product to a placed order without scripts", async () => {
    const visit = new PlatformVisit({ theme })
    const product = await visit.open("/product-pol-202")
    const cart = await visit.post("/basketchange.php", { product: "202", size: "uniw", number: "2", mode: "1" })
    expect(cart.path).toBe("/basketedit.php")
    const inCart = ["#Basket > form > div:nth-of-type(1) > div:nth-of-type(2) a.product__link", "span.basket__price"]
    expect(inCart.map((selector) => textOf(cart, selector))).toEqual([textOf(product, "h1"), textOf(product, "#projector_price_value")])
    expect(words(textOf(cart, ".basketedit_total_summary strong"))).toBe("212,90 zł brutto")
    expect(words(textOf(cart, "strong.plus_sign"))).toBe("14,90 zł")
    const remove = cart.document.querySelector(
      "#Basket > form > div:nth-of-type(1) > div:nth-of-type(2) > div:nth-of-type(5) > div:nth-of-type(3) a.basket__remove",
    )
    expect(remove).not.toBeNull()
    expect(textOf(cart, "#menu_basket > a > span")).toBe("1")
    expect(cart.document.querySelector("#basket_go_next")?.getAttribute("href")).toContain("operation=onceorder")

    const signIn = await visit.open("/signin.php?operation=onceorder")
    expect(signIn.document.querySelector("html.order_process a.signin-form_once")).not.toBeNull()
    const refused = await visit.post("/client-new.php", { ...buyer, client_lastname: "", client_email: "jan" })
    expect([...refused.document.querySelectorAll(".menu_messages_warning_sub > p")]).toHaveLength(2)
    const choice = await visit.post("/client-new.php", buyer)
    expect(choice.path).toBe("/order1.php")
    const marks = [
      "section.order__payments .order__payments_section #dvp_payment",
      "#simple_transfer_payment",
      "section.order__delivery .order__delivery_group #delivery_100280-1",
      "a.summary__button",
    ]
    expect(marks.filter((selector) => choice.document.querySelector(selector) === null)).toEqual([])

    const points = await visit.post("/order1.php", { payform: "simple_transfer", shipping: "100281-1" })
    expect([points.path, points.document.querySelector("#pickup_list_form #pickup_point_2") !== null]).toEqual(["/pickup-sites.php", true])
    const check = await visit.post("/pickup-sites.php", { pickup_point: "2" })
    expect(words(textOf(check, 'div[id$="info_sub1"]'))).toContain("Jan Łąkowski")
    expect(words(textOf(check, 'div[id$="_products"]'))).toContain(words(textOf(product, "h1")))
    for (const selector of ['input[name$="terms_conditions"]', 'input[name$="cancel"]', "input.btn[type=submit]"])
      expect(check.document.querySelector(selector)).not.toBeNull()

    const unagreed = await visit.post("/place-order.php", {})
    expect([unagreed.path, words(textOf(unagreed, "#alert"))]).toEqual(["/order2.php", "Zaakceptuj regulamin, żeby zamówić."])
    const placed = await visit.post("/place-order.php", { order2_terms_conditions: "1", order2_cancel: "1" })
    expect([placed.path, words(textOf(placed, "#currencytotal_prepaid"))]).toEqual(["/prepaid.php?order=700001", "212,90 zł"])
    expect((await visit.open("/basketedit.php")).path).toBe("/return.php?status=basket_empty")
  })

  test("signing in renews the session, greets, and is refused in one sentence", async () => {
    const visit = new PlatformVisit({ theme })
    const page = await visit.open("/signin.php")
    expect(page.document.querySelector("#signin-form_box_sub_1 > form > div:nth-of-type(2).signin_buttons > button")?.className).toBe(
      "btn --solid --medium signin_button",
    )
    const before = visit.cookies.get("client")
    for (const fields of [
      { login: "ewa", password: "nie" },
      { login: "", password: "" },
    ]) {
      const bad = await visit.post("/signin.php", { operation: "login", ...fields })
      expect([bad.status, words(textOf(bad, "#return_sub_account_badlogin > h3.return_label"))]).toEqual([
        200,
        "Podany login lub hasło nie jest poprawne.",
      ])
    }
    const good = await visit.post("/signin.php", { operation: "login", login: "ewa", password: "Jablonka77" })
    expect(words(textOf(good, "#content > h1 > span"))).toBe("Witaj Ewa Sadowska")
    expect(words(textOf(good, "#login_welcome h1"))).toContain("Ewa Sadowska")
    expect(good.document.querySelector('.menu_additional__links a.logout_link[href*="/login.php?operation=logout"]')).not.toBeNull()
    expect(visit.cookies.get("client")).not.toBe(before)
    expect([...visit.cookies.keys()]).toEqual(expect.arrayContaining(["client", "RSSID", "login", "__idsual", "__idsui"]))
    const out = await visit.open("/login.php?operation=logout")
    expect(out.document.querySelector(".logout_link")).toBeNull()
    expect(visit.cookies.has("login")).toBe(false)
  })

  test("a basket changes by links, forms and calls, and ends at its message", async () => {
    const visit = new PlatformVisit({ theme })
    const noSize = await visit.post("/basketchange.php", { product: "208", size: "", number: "1", mode: "1" })
    expect([noSize.path.startsWith("/product-pol-208"), textOf(noSize, "#alert")?.trim()]).toEqual([true, "Proszę wybrać rozmiar"])
    await visit.open("/basketchange.php?product=201&size=uniw&number=1&mode=1")
    await visit.post("/basketchange.php", { product: "208", size: "4", number: "1", mode: "1" })
    const cart = await visit.open("/basketedit.php")
    const hidden = [...cart.document.querySelectorAll("#Basket input")].map(
      (input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""] as const,
    )
    const changed = await visit.post("/basketchange.php?type=multiproduct", { ...Object.fromEntries(hidden), "number[2]": "3" })
    expect(
      [...changed.document.querySelectorAll(".basket__block[data-product-id] .quantity__input")].map((input) =>
        input.getAttribute("value"),
      ),
    ).toEqual(["1", "3"])
    const rows = [...changed.document.querySelectorAll('input[name^="additional"]')].map((input) => input.getAttribute("value") ?? "")
    await visit.post("/basketchange.php", { change: "empty", product: "201", size: "uniw", additional: rows[0] ?? "" })
    const last = await visit.post("/basketchange.php", { change: "empty", product: "208", size: "4", additional: rows[1] ?? "" })
    expect(last.path).toBe("/return.php?status=basket_empty")
    const ajax = await visit.ask("/basketchange.php", {
      method: "POST",
      body: new URLSearchParams({ product: "219", size: "uniw", number: "1", mode: "1", getAjax: "true" }),
    })
    expect(await ajax.json()).toEqual({ errno: 1, errdesc: "stock" })
  })

  test("language, currency, favourites, comparison and a code are remembered", async () => {
    const visit = new PlatformVisit({ theme })
    await visit.post("/settings.php", { lang: "eng", curr: "EUR", country: "1143020143" })
    expect(visit.cookies.get("CURRID")).toBe("EUR")
    const product = await visit.open("/product-eng-201")
    expect([product.document.documentElement.getAttribute("lang"), words(textOf(product, "#projector_price_value"))]).toEqual([
      "en",
      "20,70 €",
    ])
    expect(words(textOf(await visit.open("/product-eng-201?curr=PLN"), "#projector_price_value"))).toBe("89,00 zł")
    await visit.post("/basketchange.php", { product: "201", size: "uniw", number: "1", mode: "1" })
    const coded = await visit.post("/rebatecode.php", { code: "wiosna10" })
    expect([words(textOf(coded, "#rabateCode strong")), words(textOf(coded, "span.basket__price"))]).toEqual(["WIOSNA10", "18,63 €"])
    await visit.open("/settings.php?comparers=add&product=201")
    expect(words(textOf(await visit.open("/product-compare.php"), "#product_compare a.product__name"))).toContain("Hand secateurs")
    expect(words(textOf(await visit.open("/basketedit.php?mode=2"), "#return_sub_wisheslist_empty > h3"))).toBe(
      "The list of favourites is empty.",
    )
    expect((await visit.open("/basketchange.php?mode=2&product=205")).document.querySelector("#wishlist .basket_name")).not.toBeNull()
  })
})

test("the layer stands on the page that follows an add, once", async () => {
  const visit = new PlatformVisit({ theme: "current", afterAdding: "layer" })
  const added = await visit.post("/basketchange.php", { product: "201", size: "uniw", number: "1", mode: "1" })
  expect(added.path).toMatch(/^\/product-pol-201/)
  expect(words(textOf(added, "#menu_preloader_add > h2 > span"))).toBe("DODANO DO KOSZYKA")
  expect(words(textOf(added, "#menu_preloader_add > div > div > h3 > a"))).toBe(words(textOf(added, "h1")))
  expect([...added.document.querySelectorAll(".added__buttons > a")].map(({ className }) => className)).toEqual([
    "btn --solid --medium added__button --add",
    "btn --medium added__button --close",
  ])
  expect((await visit.open("/product-pol-201")).document.querySelector("#menu_preloader_add")).toBeNull()
})
