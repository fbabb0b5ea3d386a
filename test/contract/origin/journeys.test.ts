import { describe, expect, test } from "vitest"
import { openWholeFront, send, sideOf } from "../../support/origin/whole-front.ts"
import { type PlatformVisit, textOf, type VisitedPage } from "../../support/platform-shop/shop-visit.ts"

const ewa = { login: "ewa", password: "Jablonka77" }

describe.each(["current", "older"] as const)("in front of the %s theme", (theme) => {
  test.each([
    ["/", "ours"],
    ["/pol_m_Ogrod-10.html", "ours"],
    ["/product-pol-201.html", "ours"],
    ["/search.php?text=kubek", "ours"],
    ["/signin.php", "ours"],
    ["/login.php", "theirs"],
    ["/client-new.php?register", "theirs"],
    ["/client-orders.php", "theirs"],
    ["/password-recover.php", "theirs"],
    ["/product-compare.php", "theirs"],
    ["/basketedit.php?mode=2", "theirs"],
    ["/shoppinglist.php", "theirs"],
  ])("%s is %s, under our name (10.1004)", async (path, side) => {
    const { visit } = openWholeFront({ theme, publicOrigin: "http://behind.test" })
    const page = await visit.open(path)
    expect([page.status, sideOf(page)]).toEqual([200, side])
    expect(page.html).not.toMatch(/(?:href|src|action)="(?:https?:)?\/\/behind\.test/)
  })

  const words = (page: VisitedPage, selector: string) => textOf(page, selector)?.replaceAll(/\s+/g, " ").trim()
  const summed = (cart: VisitedPage) => [words(cart, ".basket__sum"), words(cart, ".basketedit_total_summary strong")]
  const nextOf = (cart: VisitedPage) => cart.document.querySelector("a#basket_go_next")?.getAttribute("href") ?? "no next step"

  /** From the home page over menu and list to the cart, as links and forms lead. */
  async function filledCart(visit: PlatformVisit): Promise<VisitedPage> {
    const home = await visit.open("/")
    const menu = home.document.querySelector('a.nav-link[href^="/pol_m_Ogrod-"]')?.getAttribute("href") ?? "no menu"
    const list = await visit.open(menu)
    const link = list.document.querySelector('#search a[href^="/product-pol-201"]')?.getAttribute("href") ?? "no product"
    const product = await visit.open(link)
    const cart = await send(visit, product, "#projector_form", { number: "2" })
    expect([home, list, product, cart].map(sideOf)).toEqual(["ours", "ours", "ours", "ours"])
    return cart
  }

  /** From the choice of payment and delivery to the placed order, on the shop's own pages. */
  async function ordered(visit: PlatformVisit, choice: VisitedPage): Promise<VisitedPage> {
    expect([choice.path, sideOf(choice)]).toEqual(["/order1.php", "theirs"])
    const points = await send(visit, choice, ".order__form", { payform: "simple_transfer", shipping: "100281-1" })
    const check = await send(visit, points, "#pickup_list_form", { pickup_point: "2" })
    return send(visit, check, ".order2_form", { order2_terms_conditions: "1", order2_cancel: "1" })
  }

  test("a guest goes from the home page to a placed order without scripts (10.1004, 10.1006, 10.1007)", async () => {
    const { visit } = openWholeFront({ theme })
    const cart = await filledCart(visit)
    expect(summed(cart)).toEqual(["178,00 zł", "192,90 zł brutto"])
    const more = await send(visit, cart, "#basket_form", {}, "+")
    expect(summed(more)).toEqual(["267,00 zł", expect.stringContaining("zł")])
    const typed = await send(visit, more, "#basket_form", { "number[0]": "2" })
    expect(summed(typed)).toEqual(["178,00 zł", "192,90 zł brutto"])

    const signIn = await visit.open(nextOf(typed))
    expect([signIn.path, sideOf(signIn)]).toEqual(["/signin.php?operation=onceorder", "ours"])
    const once = signIn.document.querySelector('a[href^="/client-new.php"]:not([href*="register"])')?.getAttribute("href") ?? "no way"
    const data = await visit.open(once)
    const buyer = { client_firstname: "Jan", client_lastname: "Łąkowski", client_street: "Polna", client_street_number: "3" }
    const place = { client_zipcode: "15-001", client_city: "Białystok", client_phone: "600700800", client_email: "jan@klient.example" }
    const choice = await send(visit, data, 'form[action*="client-new"]', { ...buyer, ...place, terms_agree: "1" })
    const placed = await ordered(visit, choice)
    expect([placed.path, words(placed, "#currencytotal_prepaid")]).toEqual(["/prepaid.php?order=700001", "192,90 zł"])
    const empty = await visit.open("/basketedit.php")
    expect([empty.path, sideOf(empty)]).toEqual(["/return.php?status=basket_empty", "ours"])
  })

  test.each([
    ["a client", "ewa", "Jablonka77"],
    ["a wholesaler", "hurt", "Hurtownia77"],
  ])("%s signs in by our form on the way and orders, and sees the order in the account (10.1004, 10.1006)", async (_, login, password) => {
    const { visit } = openWholeFront({ theme })
    const cart = await filledCart(visit)
    const signIn = await visit.open(nextOf(cart))
    const refused = await send(visit, signIn, 'form[action^="/signin.php"]', { login, password: "nie" })
    expect([refused.status, sideOf(refused), refused.html.includes("nie jest poprawne")]).toEqual([200, "theirs", true])
    const choice = await send(visit, signIn, 'form[action^="/signin.php"]', { login, password })
    expect((await visit.open(nextOf(await visit.open("/basketedit.php")))).path).toBe("/order1.php")
    const placed = await ordered(visit, choice)
    expect(placed.path).toBe("/prepaid.php?order=700001")
    const orders = await visit.open("/client-orders.php")
    expect([sideOf(orders), orders.html.includes("700001")]).toEqual(["theirs", true])
    const out = await visit.open("/login.php?operation=logout")
    expect([sideOf(out), visit.cookies.has("login")]).toEqual(["ours", false])
  })

  test("who signs in by itself comes to the account, or back to the product where it was begun (10.1008)", async () => {
    const { visit } = openWholeFront({ theme })
    const account = await send(visit, await visit.open("/signin.php"), 'form[action^="/signin.php"]', ewa)
    expect([account.path, sideOf(account)]).toEqual(["/login.php", "theirs"])
    const back = openWholeFront({ theme }).visit
    const form = await back.open("/signin.php?return=/product-pol-201.html")
    expect((await send(back, form, 'form[action^="/signin.php"]', ewa)).path).toBe("/product-pol-201.html")
  })

  test("every link of the page of a sign-in leads to a page that is there (10.1004)", async () => {
    const { visit } = openWholeFront({ theme })
    const { document } = await visit.open("/signin.php")
    const links = new Set([...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute("href") ?? ""))
    expect(links.size).toBeGreaterThan(5)
    const gone: string[] = []
    for (const link of links) if ((await visit.open(link)).status >= 400) gone.push(link)
    expect(gone).toEqual([])
  })

  test("who pays at once goes to the payment and comes back by its post (10.1002, 10.1005)", async () => {
    const { visit } = openWholeFront({ theme })
    await filledCart(visit)
    const choice = await send(visit, await visit.open("/signin.php?operation=onceorder"), 'form[action^="/signin.php"]', ewa)
    const check = await send(visit, choice, ".order__form", { payform: "payu", shipping: "100280-1" })
    const agreed = new URLSearchParams({ order2_terms_conditions: "1", order2_cancel: "1" })
    const started = await visit.ask("/place-order.php", {
      method: "POST",
      body: agreed,
      headers: { referer: `http://shop.test${check.path}` },
    })
    expect([started.status, started.headers.get("location")]).toEqual([302, "https://pay.example/start?order=700001"])
    const body = new URLSearchParams({ order: "700001", status: "COMPLETED" })
    const placed = await visit.open("/payment-return.php", { method: "POST", body, headers: { origin: "https://pay.example" } })
    expect([placed.path, words(placed, "#prepaid_order_number")]).toEqual(["/prepaid.php?order=700001", "700001"])
  })

  test.each(["/contact.php", "/newsletter.php", "/rma-open.php"])(
    "the shop's own form at %s is filled in and sent (10.1005)",
    async (path) => {
      const { visit } = openWholeFront({ theme })
      const form = new FormData()
      form.append("from", "ola@klient.example")
      form.append("rma_files[]", new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0x00])]), "a.jpg")
      const whole = new Response(form)
      const headers = {
        "content-type": whole.headers.get("content-type") ?? "",
        referer: `http://shop.test${path}`,
        origin: "http://shop.test",
      }
      const page = await visit.open(path)
      const sent = await visit.open(path, { method: "POST", body: await whole.arrayBuffer(), headers })
      expect([page, sent].map(sideOf)).toEqual(["theirs", "theirs"])
      expect(words(sent, ".letter_taken")).toContain("from: ola@klient.example, rma_files[]: a.jpg (4)")
    },
  )

  test("a rebate code is entered in our cart, shown, and taken off (10.1009)", async () => {
    const { visit } = openWholeFront({ theme })
    const cart = await filledCart(visit)
    const active = await send(visit, cart, ".rebate__form[action='/rebatecode.php']", { code: "wiosna10" })
    expect([words(active, ".rebate__active p"), summed(active)[0]]).toEqual([
      expect.stringContaining("Kod WIOSNA10 jest aktywny"),
      "160,20 zł",
    ])
    const off = await send(visit, active, ".rebate__active", { operation: "remove" })
    expect([off.document.querySelector(".rebate__active"), summed(off)[0]]).toEqual([null, "178,00 zł"])
  })

  test("without scripts more and less change a row by the step of its product, and the last step down ends it (10.1007)", async () => {
    const { visit } = openWholeFront({ theme })
    const cart = await visit.post("/basketchange.php", { product: "204", size: "uniw", number: "1", mode: "1" })
    const quantity = (page: VisitedPage) => page.document.querySelector('[name="number[0]"]')?.getAttribute("value")
    const more = await send(visit, cart, "#basket_form", {}, "+")
    expect([quantity(cart), quantity(more), sideOf(more)]).toEqual(["1", "1.5", "ours"])
    const less = await send(visit, await send(visit, more, "#basket_form", {}, "−"), "#basket_form", {}, "−")
    expect(quantity(less)).toBe("0.5")
    const typed = await send(visit, less, "#basket_form", { "number[0]": "2,5" }, "+")
    expect(quantity(typed)).toBe("3")
  })

  test("a row is taken out, and an empty cart says so (10.1007)", async () => {
    const { visit } = openWholeFront({ theme })
    const gone = await send(visit, await filledCart(visit), "#basket_form", {}, "Usuń")
    expect([gone.path, sideOf(gone)]).toEqual(["/return.php?status=basket_empty", "ours"])
  })

  test("nothing is offered at rows that the shop has no call for (10.1006)", async () => {
    const { visit } = openWholeFront({ theme })
    const cart = await filledCart(visit)
    expect(cart.html).not.toMatch(/name="comment|name="favourite|id="cart_files"|jeszcze tu nie złożysz/)
  })

  test("a page that neither has is not found, and it is ours that says so where the address is one of ours (10.1004)", async () => {
    const { visit } = openWholeFront({ theme })
    const [ours, theirs] = [await visit.open("/pol_m_Nic-99999.html"), await visit.open("/nothing-at-all.php")]
    expect([ours.status, sideOf(ours), theirs.status, sideOf(theirs)]).toEqual([404, "ours", 404, "theirs"])
  })
})

test("a page of ours that the shop's API has no call for gives way to the shop's own (10.1004)", async () => {
  const { visit } = openWholeFront({ theme: "current", lacks: ["Query.product", "Query.products"] })
  const page = await visit.open("/product-pol-201-Sekator.html")
  expect([page.status, sideOf(page)]).toEqual([200, "theirs"])
})

test("where a setting forbids it, the cart says that no order is taken (10.1006)", async () => {
  const { visit } = openWholeFront({ theme: "current" }, { showsPages: false })
  const cart = await visit.post("/basketchange.php", { product: "201", size: "uniw", number: "1", mode: "1" })
  expect(cart.html).toMatch(/id="basket_go_next"[^>]*disabled/)
})

test("where a setting forbids it there are our pages alone (10.1004)", async () => {
  const { visit } = openWholeFront({ theme: "current" }, { showsPages: false })
  expect([(await visit.open("/login.php")).html.includes("<html"), (await visit.open("/affiliate.php")).status]).toEqual([true, 404])
})

test("where a setting forbids it, a good sign-in leads to our account, or back to where it was begun (10.1008, 10.1035)", async () => {
  const { visit } = openWholeFront({ theme: "current" }, { showsPages: false })
  const account = await send(visit, await visit.open("/signin.php"), 'form[action^="/signin.php"]', ewa)
  expect([account.path, account.status, sideOf(account), textOf(account, "h1")]).toEqual(["/login.php", 200, "ours", "Twoje konto"])
  const back = openWholeFront({ theme: "current" }, { showsPages: false }).visit
  const form = await back.open("/signin.php?return=/product-pol-201.html")
  expect((await send(back, form, 'form[action^="/signin.php"]', ewa)).path).toBe("/product-pol-201.html")
})

test.each([
  "/newsletter.php",
  "/client-new.php?register",
  "/client-new.php",
  "/contact.php",
  "/password-recover.php",
  "/shoppinglist.php",
  "/order1.php",
])(
  "where a setting forbids it, %s says that this shop does not offer it, and nothing that is sent there goes on (10.1035)",
  async (path) => {
    const { visit, asked } = openWholeFront({ theme: "current" }, { showsPages: false })
    for (const init of [{}, { method: "POST", body: new URLSearchParams({ client_password: "Bialystok77" }) }]) {
      const page = await visit.open(path, init)
      expect([page.status, sideOf(page), textOf(page, "h1")?.trim(), page.document.querySelector("#content form")]).toEqual([
        501,
        "ours",
        "Ten sklep nie udostępnia tej strony",
        null,
      ])
    }
    expect(asked.filter((one) => one.startsWith("POST") && !one.includes("graphql"))).toEqual([])
    expect([(await visit.open("/signin.php")).status, (await visit.open("/login.php?operation=logout")).status]).toEqual([200, 200])
  },
)

test("a form of the shop alone may come from a payment, with its true origin; those of our pages may not (10.1005)", async () => {
  const seen: (string | null)[] = []
  const { visit } = openWholeFront(
    { theme: "current" },
    {
      change: (shop) => (request) => {
        if (request.method === "POST" && !request.url.includes("graphql")) seen.push(request.headers.get("origin"))
        return shop(request)
      },
    },
  )
  const init = { method: "POST", body: new URLSearchParams({ a: "1" }), headers: { origin: "https://pay.example" } }
  expect((await visit.open("/payment-return.php", init)).status).toBe(404)
  expect((await visit.open("/basketchange.php", init)).status).toBe(403)
  await visit.open("/payment-return.php", { ...init, headers: { origin: "http://shop.test" } })
  expect(seen).toEqual(["https://pay.example", "http://behind.test"])
})

test("a form with files goes along whole, up to 5 MB (10.1005)", async () => {
  const sizes: number[] = []
  const { visit } = openWholeFront(
    { theme: "current" },
    {
      change: (shop) => async (request) => {
        if (new URL(request.url).pathname !== "/rma-add.php") return shop(request)
        const file = (await request.formData()).get("picture")
        if (file instanceof File) sizes.push(file.size)
        return new Response("ok", { headers: { "content-type": "text/html" } })
      },
    },
  )
  const sendPicture = async (bytes: number) => {
    const form = new FormData()
    form.append("picture", new Blob([new Uint8Array(bytes)]), "a.jpg")
    const whole = new Response(form)
    const headers = { "content-type": whole.headers.get("content-type") ?? "" }
    return visit.open("/rma-add.php", { method: "POST", body: await whole.arrayBuffer(), headers })
  }
  expect([(await sendPicture(4_000_000)).status, (await sendPicture(5_300_000)).status, sizes]).toEqual([200, 413, [4_000_000]])
})
