import { expect, test } from "vitest"
import { openWholeFront, send, sideOf } from "../../support/origin/whole-front.ts"
import { textOf } from "../../support/platform-shop/shop-visit.ts"

// In front of a shop whose own pages a setting forbids.

const ewa = { login: "ewa", password: "Jablonka77" }

test.each([
  ["/signin.php?return=/product-pol-201.html", { login: "ewa", password: "zle" }, "ewa"],
  ["/signin.php?operation=onceorder", { login: "  ", password: "zle" }, ""],
])(
  "where a setting forbids it, a refused sign-in at %s is our form again with the login, once (10.303, 10.1035, 10.1076)",
  async (path, typed, login) => {
    const { visit } = openWholeFront({ theme: "current" }, { showsPages: false })
    const again = await send(visit, await visit.open(path), 'form[action^="/signin.php"]', typed)
    const field = (name: string) => again.document.querySelector(`form input[name=${name}]`)?.getAttribute("value") ?? ""
    expect([again.status, sideOf(again), field("login"), field("password")]).toEqual([200, "ours", login, ""])
    expect(textOf(again, "[role=alert]")).toMatch(/login|hasło/i)
    expect(new URL(again.path, "http://shop.test").search).toBe(new URL(path, "http://shop.test").search.replaceAll("/", "%2F"))
    const later = await visit.open(path)
    expect([
      later.document.querySelector("form input[name=login]")?.getAttribute("value") ?? "",
      textOf(later, "[role=alert]")?.trim() ?? "",
    ]).toEqual(["", ""])
    // what was begun goes on
    const good = await send(visit, again, 'form[action^="/signin.php"]', ewa)
    expect(good.path).toBe(path.includes("return") ? "/product-pol-201.html" : "/order1.php")
  },
)

test("where a setting forbids it, the buttons of our cart work without scripts, and there is no heart (10.1007, 10.1070)", async () => {
  const { visit } = openWholeFront({ theme: "current" }, { showsPages: false })
  const cart = await visit.post("/basketchange.php", { product: "201", size: "uniw", number: "2", mode: "1" })
  const quantity = (page: typeof cart) => page.document.querySelector('input[name="number[0]"]')?.getAttribute("value") ?? null
  const button = (page: typeof cart, name: string, part: string) =>
    [...page.document.querySelectorAll(`button[name=${name}]`)]
      .map((one) => one.getAttribute("value") ?? "")
      .find((value) => value.includes(part))
  const form = 'form[action^="/basketchange.php"]'
  const more = await send(visit, cart, form, { step: button(cart, "step", ":+") ?? "none" })
  const less = await send(visit, more, form, { step: button(more, "step", ":-") ?? "none" })
  const gone = await send(visit, less, form, { remove: button(less, "remove", "") ?? "none" })
  expect([cart, more, less, gone].map((page) => [sideOf(page), quantity(page)])).toEqual([
    ["ours", "2"],
    ["ours", "3"],
    ["ours", "2"],
    ["ours", null],
  ])
  const product = await visit.open("/product-pol-201.html")
  expect(product.document.querySelectorAll('form[action*="mode=2"], [name=mode][value="2"], [href*="comparers"]')).toHaveLength(0)
})
