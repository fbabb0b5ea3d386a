import { describe, expect, test } from "vitest"
import { asWritten } from "../../core/texts/no-break.ts"
import { renderedPage } from "./rendered-page.ts"

const words = (element: Element | null): string =>
  asWritten(element?.textContent ?? "")
    .replaceAll(/\s+/g, " ")
    .trim()
const all = (page: ParentNode, selector: string): readonly string[] => [...page.querySelectorAll(selector)].map(words)

describe("the link to withdraw", () => {
  test.each(["home", "product", "cart", "signIn", "withdrawalGuest", "order1", "order2"] as const)(
    "stands in the foot of %s, behind nothing that is folded (10.840)",
    async (name) => {
      const page = await renderedPage(name)
      const links = [...page.querySelectorAll('.footer a[href^="/withdrawal.php"]')]
      expect(links.map(words)).toEqual(["Odstąp od umowy tutaj"])
      expect(links[0]?.closest("details, [hidden], dialog")).toBeNull()
    },
  )
})

describe("a withdrawal", () => {
  test("asks a guest for name, number, address and how much of it, without a reason (10.840, 10.843)", async () => {
    const page = await renderedPage("withdrawalGuest")
    const form = page.querySelector("form.case-form")
    expect([form?.getAttribute("action"), form?.getAttribute("method")]).toEqual(["/withdrawal.php", "post"])
    const names = [...(form?.querySelectorAll("input, textarea") ?? [])].map((field) => field.getAttribute("name"))
    expect(names).toEqual(["step", "case_order", "case_name", "case_email", "case_scope", "case_scope", "case_goods"])
    expect(words(form?.querySelector("button[type=submit]") ?? null)).toBe("Odstąp od umowy tutaj")
    expect(page.querySelector(".case-progress")).toBeNull()
  })

  test("has the rows of an order that its buyer sees, until when, how much is left, and in place of an amount why one is kept (9.195, 10.842, 10.843, 10.845, 10.848)", async () => {
    const page = await renderedPage("withdrawalWrong")
    expect(all(page, ".case-rows__name")).toEqual(["Kubek kamionkowy Poranek 350 ml207,00 zł", "Szyld na drzwi129,00 zł"])
    expect(page.querySelectorAll(".case-rows input")).toHaveLength(1)
    expect(words(page.querySelector("#case_amount_0_left"))).toBe("z 2 szt.")
    expect(words(page.querySelector(".case-rows__closed"))).toMatch(/^Rzecz na zamówienie/)
    expect(words(page.querySelector(".case-order + .field__hint"))).toBe("Możesz odstąpić do 08.06.2026.")
  })

  test.each(["withdrawalSealed", "returnSealed"] as const)(
    "%s names what is taken back sealed alone, and what points paid stands in points (10.975, 10.976, 11.676)",
    async (name) => {
      const page = await renderedPage(name)
      expect(all(page, ".case-sealed")).toEqual([
        "Mydło Sosna: ze względów higienicznych nie można już tego oddać po otwarciu zaklejonego opakowania. Nieotwarte oddasz jak wszystko inne.",
      ])
      expect(all(page, ".case-rows__worth").at(-1)).toBe("450 pkt.")
    },
  )

  test("that is wrong says so above the form with links, at the fields and in the title (10.851)", async () => {
    const page = await renderedPage("withdrawalWrong")
    const summary = page.querySelector(".form-summary")
    expect(summary?.hasAttribute("autofocus")).toBe(true)
    const targets = [...(summary?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href") ?? "")
    expect(targets).toEqual(["#case_email", "#case_amount_0", "#case_amount_1"])
    const field = page.querySelector("#case_email")
    expect([field?.getAttribute("aria-invalid"), field?.getAttribute("aria-describedby")]).toEqual([
      "true",
      "case_email_hint case_email_message",
    ])
    expect(words(page.querySelector("#case_email_message"))).toMatch(/^Wpisz adres e-mail/)
    expect(page.querySelector("title")?.textContent).toMatch(/^Błąd: Odstąpienie/)
  })

  test("is shown once more, and only the second button states it, with its key (10.841, 10.854)", async () => {
    const page = await renderedPage("withdrawalCheck")
    expect(all(page, ".case-lines dt").slice(0, 2)).toEqual(["Odstępuję od umowy", "Numer zamówienia"])
    expect(all(page, ".case-lines dd")[0]).toBe("Kubek kamionkowy Poranek 350 ml: 1 szt.")
    expect(words(page.querySelector("form.case-form button"))).toBe("Potwierdź odstąpienie")
    expect(page.querySelector('input[name="key"]')?.getAttribute("value")).toBe("k")
    expect(page.querySelector('.case-form__ways a[href="/withdrawal.php?step=statement"]')).not.toBeNull()
  })

  test("that was sent says with number, day and hour what was received (10.844)", async () => {
    const page = await renderedPage("withdrawalSent")
    expect(words(page.querySelector("h1"))).toBe("Otrzymaliśmy odstąpienie od umowy")
    expect(all(page, ".case-lines dd")).toEqual([
      "03.06.2026, 21:05",
      "23456-789AB",
      "Kubek kamionkowy Poranek 350 ml: 1 szt.",
      "Szyld na drzwi",
      "CDEFG-HJKMN",
      "Ewa Lis",
      "ewa@example.com",
    ])
    expect(page.querySelector("form.case-form")).toBeNull()
  })
})

describe("a return", () => {
  test("goes step by step, each done one a link back (10.850)", async () => {
    const page = await renderedPage("returnReason")
    expect(all(page, ".case-progress li")).toEqual(["Zamówienie", "Rzeczy", "Powód", "Sposób zwrotu", "Konto bankowe", "Podsumowanie"])
    expect(words(page.querySelector('[aria-current="step"]'))).toBe("Powód")
    expect([...page.querySelectorAll(".case-progress a")].map((link) => link.getAttribute("href"))).toEqual([
      "/returns-open.php?step=order",
      "/returns-open.php?step=rows",
    ])
    expect(page.querySelector("#return_go_next")?.getAttribute("type")).toBe("submit")
    expect(page.querySelector('input[name="step"]')?.getAttribute("value")).toBe("reason")
  })

  test("is of an order of the account, by courier or to a place (10.850, 10.852)", async () => {
    expect(all(await renderedPage("returnOrder"), "#case_order strong")).toEqual(["23456-789AB"])
    const way = await renderedPage("returnWay")
    const parts = [...way.querySelectorAll("[data-case-part]")].map((part) => part.getAttribute("data-case-part"))
    expect(parts).toEqual(["courier", "place"])
    expect(way.querySelector('input[name="case_way"][value="place"]')?.hasAttribute("checked")).toBe(true)
  })

  test("names a wrong account number at its field (10.853)", async () => {
    const page = await renderedPage("returnAccount")
    expect(words(page.querySelector("#case_account_message"))).toBe("Wprowadzony numer konta bankowego jest nieprawidłowy.")
  })
})

describe("a complaint", () => {
  test("takes photos in a form of several parts, and says what is wanted (9.196, 10.856, 10.858)", async () => {
    const page = await renderedPage("complaintClaim")
    const form = page.querySelector("form.case-form")
    expect(form?.getAttribute("enctype")).toBe("multipart/form-data")
    const remedies = [...page.querySelectorAll('[name="case_remedy"]')].map((radio) => radio.getAttribute("value"))
    expect(remedies).toEqual(["repair", "exchange", "lowerPrice", "moneyBack"])
    expect(words(page.querySelector("#case_pictures_hint"))).toMatch(/Dodane zdjęcia: 2/)
    expect(words(page.querySelector("#case_pictures_message"))).toMatch(/^Dodaj najwyżej 4 zdjęcia JPG/)
  })

  test("whose receipt was not mailed says so (9.198)", async () => {
    expect(words(await renderedPage("complaintSent").then((page) => page.querySelector(".case-check > p:last-of-type")))).toMatch(
      /wydrukuj tę stronę/,
    )
  })
})

describe("the cases of who is signed in", () => {
  test("are listed with how far each is, in the account's menu (10.847, 10.855)", async () => {
    const page = await renderedPage("cases")
    expect(words(page.querySelector(".account__menu [aria-current=page]"))).toBe("Zwroty i reklamacje")
    expect(all(page, ".order-list__number")).toEqual(["Zwrot towaru 23456-789AB", "Reklamacja 98765-432BA"])
    expect(all(page, ".order-list__status")).toEqual(["Towar u nas", "Otrzymane"])
    expect(words(await renderedPage("casesNone").then((none) => none.querySelector(".account__note")))).toBe("Nie masz żadnych zgłoszeń.")
  })

  test("have a button by which a return is taken back that is not there yet (10.862)", async () => {
    const form = (await renderedPage("casesReturn")).querySelector('form[action="/returns.php"]')
    expect([form?.getAttribute("method"), words(form)]).toEqual(["post", "Wycofaj zwrot"])
    expect((await renderedPage("casesOne")).querySelector('form[action="/returns.php"]')).toBeNull()
  })

  test("show the shop's answer, and until when one comes (9.197, 10.855, 10.857)", async () => {
    const page = await renderedPage("casesOne")
    expect(words(page.querySelector(".account__card p"))).toBe("Zadzwonimy jutro.")
    expect(words(page.querySelector(".account__note"))).toMatch(/^Odpowiemy najpóźniej 17\.06\.2026/)
  })
})
