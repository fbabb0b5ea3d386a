import { expect, test } from "vitest"
import type { FailurePageModel } from "../../core/shell/failure.page.ts"
import type { ShopContact } from "../../core/shell/shell.ts"
import { renderPage } from "../../ui/server/render-page.tsx"
import { assets, nonce } from "./rendered-page.ts"
import { frame } from "./sample-frame.ts"
import { nowMs } from "./samples.ts"

/** What stands in the page that a shop has no call for, and where its links lead. */
function shown(
  language: "pl" | "en",
  contact: Partial<ShopContact> | null,
  { status = 501, cameFrom = null }: { readonly status?: FailurePageModel["status"]; readonly cameFrom?: string | null } = {},
) {
  const usual = frame(language)
  const known = contact === null || usual.shell.contact === null ? null : { ...usual.shell.contact, ...contact }
  const model = { page: "failure", frame: { ...usual, shell: { ...usual.shell, contact: known } }, status } as const
  const url = new URL("https://shop.example/pl/content/terms.html")
  const html = renderPage({ model, url, language, nonce, nowMs, assets, recording: null, cameFrom })
  const main = new DOMParser().parseFromString(html, "text/html").querySelector("main")
  return {
    text: main?.textContent ?? "",
    links: [...(main?.querySelectorAll("a") ?? [])].map((link) => [link.textContent, link.getAttribute("href")]),
  }
}

const call = (word: string) => [`${word} +48 77 000 00 00`, "tel:+48770000000"]
const write = (word: string) => [word, "mailto:dzien.dobry@pracownia.example"]

test.each([
  ["pl", /nie udostępnia.*Wróć na poprzednią stronę.*zapytać sklep/s, ["Przejdź na stronę główną", "/"], call("Zadzwoń"), write("Napisz")],
  [
    "en",
    /not available here.*Go back to the page before.*ask the shop/s,
    ["Go to the home page", "/main-eng.html"],
    call("Call us"),
    write("Write to us"),
  ],
] as const)("what the shop cannot do leads back, home, and to the shop's telephone and mailbox (%s)", (language, words, ...links) => {
  const page = shown(language, {})
  expect(page.text).toMatch(words)
  expect(page.text).toContain("pn.-pt. 9-17")
  expect(page.links).toEqual(links)
})

test("ways to the shop that are not known are not offered", () => {
  const home = ["Przejdź na stronę główną", "/"]
  expect(shown("pl", { email: "" }).links).toEqual([home, call("Zadzwoń")])
  expect(shown("pl", { phone: "" }).links).toEqual([home, write("Napisz")])
  for (const contact of [null, { phone: "", email: "" }]) {
    const { text, links } = shown("pl", contact)
    expect(links).toEqual([home])
    expect(text).toContain("Wróć na poprzednią stronę")
    expect(text).not.toContain("zapytać")
  }
})

test("who came from a page of the shop is led back to it by a link", () => {
  const cameFrom = "/product-pol-601.html?selected_size=M"
  expect(shown("pl", null, { cameFrom }).links).toEqual([
    ["Przejdź na stronę główną", "/"],
    ["Wróć na poprzednią stronę", cameFrom],
  ])
})

/** The page of a shop that does not answer, or of a server that failed, as `address` was asked for. */
function broken(address: string, status: FailurePageModel["status"], known = false) {
  const model = { page: "failure", frame: known ? frame("pl") : null, status } as const
  const url = new URL(address, "https://shop.example")
  const html = renderPage({ model, url, language: "pl", nonce, nowMs, assets, recording: null })
  const page = new DOMParser().parseFromString(html, "text/html")
  return { page, links: [...page.querySelectorAll("main a")].map((link) => [link.textContent, link.getAttribute("href")]) }
}

test.each([500, 502, 504] as const)("what broke (%i) is asked for once more by a link, with all that was chosen", (status) => {
  const shirt = "/product-pol-535.html?selected_size=M"
  for (const known of [false, true])
    expect(broken(shirt, status, known).links).toEqual([
      ["Spróbuj ponownie", shirt],
      ["Przejdź na stronę główną", "/"],
    ])
  expect(broken("/", status).links).toEqual([["Spróbuj ponownie", "/"]])
})

test("what is no page is not asked for once more, nor is what was not broken", () => {
  expect(broken("/basketchange.php", 502).links).toEqual([["Przejdź na stronę główną", "/"]])
  expect(broken("/product-pol-535.html", 404).links).toEqual([["Przejdź na stronę główną", "/"]])
  expect(broken("/product-pol-535.html", 405).links).toEqual([["Przejdź na stronę główną", "/"]])
})

test("a shop whose name is not known leaves no dash without a name, and no empty words for search engines", () => {
  const { page } = broken("/", 502)
  expect(page.title).toBe("Coś poszło nie tak")
  expect([...page.querySelectorAll("meta[content='']")]).toEqual([])
})

test("a shop that fails leaves its sign and its telephone, where they are remembered (10.321)", () => {
  const { shopName, contact } = frame("pl").shell
  const url = new URL("https://shop.example/")
  const failed = {
    model: { page: "failure", frame: null, status: 502 },
    url,
    language: "pl",
    nonce,
    nowMs,
    assets,
    recording: null,
  } as const
  const html = renderPage({ ...failed, remembered: { shopName, contact } })
  const page = new DOMParser().parseFromString(html, "text/html")
  expect(page.querySelector("header #logo")?.textContent).toBe(shopName)
  expect(page.querySelector("main a[href^='tel:']")?.textContent).toContain(contact?.phone)
})

test("a page that is only missing sends its visitor home and to the categories, not to the telephone", () => {
  const { links } = shown("pl", {}, { status: 404, cameFrom: "/" })
  expect(links.slice(0, 2)).toEqual([
    ["Przejdź na stronę główną", "/"],
    ["Kuchnia", expect.stringMatching(/^\/pol_m_Kuchnia/)],
  ])
  expect(links.filter(([, address]) => /^(?:tel|mailto):/.test(address ?? ""))).toEqual([])
})

test.each([
  ["pl", "Chwila przerwy", "Poczekaj minutę", "Spróbuj ponownie"],
  ["en", "One moment, please", "Wait a minute", "Try again"],
] as const)("who asked for too much reads in %s what to do, and may try again (9.131)", (language, heading, words, again) => {
  const { text, links } = shown(language, {}, { status: 429 })
  expect(text).toContain(heading)
  expect(text).toContain(words)
  expect(links[0]).toEqual([again, "/pl/content/terms.html"])
})
