import { describe, expect, test } from "vitest"
import { addressVersion } from "../../core/order/own/may-change-address.ts"
import { samplePlaced } from "../support/core/sample-order.ts"
import { renderedPage } from "./rendered-page.ts"

const words = (element: Element | null): string => (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim()
const all = (page: ParentNode, selector: string): readonly string[] => [...page.querySelectorAll(selector)].map(words)
const links = (page: ParentNode, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => [words(link), link.getAttribute("href")])

describe("the orders of who is signed in", () => {
  test("stand in the account's menu, the newest first, each with the day that it was at the shop, goods, status and sum (10.19, 10.770, 11.675)", async () => {
    const page = await renderedPage("ownOrders")
    expect(words(page.querySelector(".account__menu [aria-current=page]"))).toBe("Zamówienia")
    expect(links(page, ".order-list__number > a")).toEqual([
      ["Zamówienie 7KQ2M-X9D4R", "/client-orders.php?order=7KQ2M-X9D4R"],
      ["Zamówienie 23456-789AB", "/client-orders.php?order=23456-789AB"],
    ])
    expect(all(page, ".order-list__row > p, .order-list__goods")).toEqual([
      "Kubek kamionkowy Poranek, Koszula lniana ze stójką, Świeca sojowa Las i 2 inne produkty",
      "21.11.2026",
      "Czeka na płatność",
      "83,90 zł",
      "Dzbanek Nysa",
      "02.10.2026",
      "Doręczone",
      "19,90 EUR",
    ])
  })

  test("are chosen by status and paged by links (10.770)", async () => {
    const page = await renderedPage("ownOrders")
    expect(links(page, ".order-filters a")).toEqual([
      ["Wszystkie 23", "/client-orders.php"],
      ["Czeka na płatność 1", "/client-orders.php?status=waiting"],
      ["Doręczone 22", "/client-orders.php?status=delivered"],
    ])
    expect(all(page, ".order-filters [aria-current=page]")).toEqual(["Wszystkie 23"])
    expect(links(page, ".pagination__page, .pagination_last").map(([, link]) => link)).toEqual([
      "/client-orders.php",
      "/client-orders.php?counter=1",
      "/client-orders.php?counter=2",
    ])
  })

  test("lead on where there is none, or none of a status (10.770)", async () => {
    const none = await renderedPage("ownOrdersNone")
    expect(links(none, ".account__parts a")).toEqual([["Zobacz, co mamy", "/"]])
    expect(words(none.querySelector(".account__parts"))).toContain("Nie masz jeszcze żadnych zamówień.")
    const filtered = await renderedPage("ownOrdersOfStatus")
    expect(all(filtered, ".account__empty")).toEqual(["Nie masz teraz takich zamówień."])
    expect(all(filtered, ".order-filters a")).toEqual(["Wszystkie 3", "Czeka na płatność 0", "W drodze 3"])
  })

  test("the overview says that they cannot be read now, and how many have joined (10.824, 10.828, 11.583)", async () => {
    const away = await renderedPage("accountOrdersAway")
    expect(words(away.querySelector("[aria-labelledby=account_orders_heading]"))).toBe(
      "Zamówienia Nie możemy teraz pokazać zamówień. Spróbuj za chwilę.Zobacz wszystkie zamówienia".replace("Zamówienia ", "Zamówienia"),
    )
    const joined = await renderedPage("accountWithOrder")
    expect(words(joined.querySelector("[aria-labelledby=account_orders_heading]"))).toContain(
      "2 zamówienia złożone bez logowania są teraz na Twoim koncie.",
    )
  })

  test("the overview shows the last one, with the way to all (10.621, 10.773)", async () => {
    const page = await renderedPage("accountWithOrder")
    expect(links(page, "[aria-labelledby=account_orders_heading] a")).toEqual([
      ["Zamówienie 7KQ2M-X9D4R", "/client-orders.php?order=7KQ2M-X9D4R"],
      ["Zobacz wszystkie zamówienia", "/client-orders.php"],
    ])
  })
})

describe("one order", () => {
  test("has everything as it was placed, and the tax within it (10.710, 10.771, 15.100)", async () => {
    const page = await renderedPage("ownOrder")
    expect(words(page.querySelector("h1"))).toBe("Zamówienie 7KQ2M-X9D4R")
    expect(words(page.querySelector(".account__lead"))).toBe("Złożone 21.11.2026 Czeka na płatność")
    expect(all(page, ".order-goods__name")).toEqual(["Kubek kamionkowy Poranekszałwia"])
    expect(all(page, ".order-sums__row, .order-vat > div")).toEqual([
      "Wartość produktów69,00 zł",
      "Dostawa14,90 zł",
      "VAT 23% od 68,21 zł netto15,69 zł",
    ])
    expect(all(page, "#client_order_buyer, #client_order_delivery, #client_order_payment")).toEqual([
      "Ewa LisDługa 3 m. 431-147 KrakówPolskaewa@example.comtel. +48 600 000 000",
      "KurierTen sam adres",
      "Zwykły przelew",
    ])
  })

  test("an address that was refused is there as it was typed, its form open, each fault at its field and in the summary above (10.825, 10.961, 11.673)", async () => {
    const page = await renderedPage("ownOrderNotAddress")
    const value = (name: string) => page.querySelector<HTMLInputElement>(`details[open] input[name=${name}]`)?.value
    expect(["delivery_city", "delivery_zipcode", "delivery_street"].map(value)).toEqual(["Gdynia <b>", "8100", ""])
    expect(links(page, "#account_form .form-summary[autofocus] a")).toEqual([
      ["Ulica i numer domu: Proszę wypełnić to pole.", "#delivery_street"],
      ["Kod pocztowy: Wpisz kod pocztowy odbiorcy przesyłki.", "#delivery_zipcode"],
    ])
    const invalid = [...page.querySelectorAll("#account_form [aria-invalid=true]")]
    expect(invalid.map((field) => [field.id, words(page.querySelector(`#${field.getAttribute("aria-describedby")}`))])).toEqual([
      ["delivery_street", "Proszę wypełnić to pole."],
      ["delivery_zipcode", "Wpisz kod pocztowy odbiorcy przesyłki."],
    ])
    expect(page.querySelector("title")?.textContent).toMatch(/^Błąd: Zamówienie /)
    expect((await renderedPage("ownOrder")).querySelector("details[open] input[name=delivery_city]")).toBeNull()
  })

  test("says of firm and phone of its address that they may be left out, and is judged by a form with a script of its own (10.986)", async () => {
    const page = await renderedPage("ownOrder")
    const labels = [...page.querySelectorAll("details.order-cancel:not([open]) #account_form label:has(.field__optional)")]
    expect(labels.map((label) => [label.getAttribute("for"), words(label.querySelector(".field__optional"))])).toEqual([
      ["delivery_additional", "(nieobowiązkowe)"],
      ["delivery_phone", "(nieobowiązkowe)"],
    ])
    expect(page.querySelector("#delivery_phone")?.getAttribute("autocomplete")).toBe("shipping tel")
    expect(page.querySelector("#delivery_street")?.getAttribute("autocomplete")).toBe("shipping street-address")
  })

  test("whose address was changed meanwhile shows what was saved beside what was typed, each fault told, and lets go of that by a link (10.987, 11.673)", async () => {
    const page = await renderedPage("ownOrderChanged")
    const saved = page.querySelector("details[open] [aria-labelledby=account_saved_heading]")
    expect(words(saved)).toContain("Długa 3 m. 4")
    const keep = saved?.querySelector<HTMLAnchorElement>("a[data-forgets]")
    expect([keep?.getAttribute("href"), keep?.dataset["forgets"]]).toEqual([
      "/client-orders.php?order=7KQ2M-X9D4R",
      "expchck_account_orderAddress7KQ2M-X9D4R",
    ])
    const value = (name: string) => page.querySelector<HTMLInputElement>(`#account_form [name=${name}]`)?.value
    expect(["delivery_street", "operation", "order", "version"].map(value)).toEqual([
      "Moja 5",
      "address",
      "7KQ2M-X9D4R",
      addressVersion(samplePlaced().buyer.delivery),
    ])
    expect(words(page.querySelector("#account_form .menu_messages_warning_sub"))).toContain("Ktoś zapisał to w międzyczasie")
    expect(words(page.querySelector("#delivery_zipcode_message"))).toBe("Tam kurier nie jeździ.")
  })

  test("is paid as long as it is open: by the data of a transfer, or by a button (10.719, 10.772)", async () => {
    const transfer = await renderedPage("ownOrder")
    expect(all(transfer, ".order-transfer dd")).toContain("Zamówienie 7KQ2M-X9D4R")
    expect(transfer.querySelector("form[action='/prepaid.php']")).toBeNull()
    const online = await renderedPage("ownOrderOnline")
    const form = online.querySelector("form[method=post][action='/prepaid.php']")
    expect(form?.querySelector<HTMLInputElement>("input[name=order]")?.value).toBe("7KQ2M-X9D4R")
    expect(words(form)).toBe("Zapłać 83,90 EUR")
    expect(words(online.querySelector(".basketedit_total_summary strong"))).toBe("83,90 EUR brutto")
    expect(words(online.querySelector("#client_order_note"))).toBe("Kod do bramy: 12")
  })

  test("that is on its way says so, asks for no money, and shows a guest no menu of an account (10.708, 10.771, 10.772, 10.816, 10.817, 10.823, 11.581, 11.582)", async () => {
    const page = await renderedPage("ownOrderSent")
    expect(words(page.querySelector(".order-done p"))).toBe("Paczka jest w drodze do Ciebie.")
    expect(page.querySelector(".order-transfer, form[action='/prepaid.php'], .account__menu")).toBeNull()
    expect(words(page.querySelector("#client_order_delivery"))).toContain("Automat KRA-0007")
    expect(words(page.querySelector(".basketedit_total_summary__label"))).toBe("Zapłacono:")
    expect(links(page, "#client_order_parcels a")).toEqual([["Śledź paczkę", "https://courier.example/680000001234"]])
    expect(words(page.querySelector("#client_order_parcels .order-parcels"))).toBe("680000001234Śledź paczkę680000001235")
    expect(links(page, "#client_order_documents a")).toEqual([
      ["Faktura FV/1/11/2026 (PDF)", "/order-document.php?order=7KQ2M-X9D4R&document=7"],
      ["Korekta FV-KOR/1/12/2026 (PDF)", "/order-document.php?order=7KQ2M-X9D4R&document=9"],
    ])
  })

  test("is put into the basket again, goes elsewhere, and has its mail sent again, by forms that need no script (9.191, 10.825 to 10.827)", async () => {
    const page = await renderedPage("ownOrder")
    const forms = [...page.querySelectorAll(".order-actions form[method=post][action='/client-orders.php']")]
    expect(forms.map((form) => form.querySelector<HTMLInputElement>("[name=operation]")?.value)).toEqual([
      "repeat",
      "address",
      "mail",
      "cancel",
    ])
    expect(
      [...(forms[1]?.querySelectorAll<HTMLInputElement>("input:not([type=hidden])") ?? [])].map(({ name, value }) => `${name}=${value}`),
    ).toEqual([
      "delivery_firstname=Ewa",
      "delivery_lastname=Lis",
      "delivery_additional=",
      "delivery_phone=+48 600 000 000",
      "delivery_street=Długa 3 m. 4",
      "delivery_zipcode=31-147",
      "delivery_city=Kraków",
    ])
    expect(words(forms[2] ?? null)).toContain("Wysłaliśmy ją na ewa@example.com.")
    const sent = await renderedPage("ownOrderSent")
    expect(sent.querySelector("[value=address]")).toBeNull()
  })

  test("is cancelled by a second press as long as it is open (10.774)", async () => {
    const page = await renderedPage("ownOrder")
    const form = page.querySelector("details.order-cancel:not([open]) form[method=post][action='/client-orders.php']:has([value=cancel])")
    expect([...(form?.querySelectorAll<HTMLInputElement>("input") ?? [])].map(({ name, value }) => `${name}=${value}`)).toEqual([
      "operation=cancel",
      "order=7KQ2M-X9D4R",
    ])
    expect(words(form?.querySelector("button") ?? null)).toBe("Tak, anuluj zamówienie")
    expect((await renderedPage("ownOrderSent")).querySelector("[value=cancel]")).toBeNull()
  })
})

test("who has placed an order as a guest is offered an account by one password, and told where the mail went (10.827, 10.829)", async () => {
  const page = await renderedPage("prepaid")
  const form = page.querySelector("form[method=post][action='/client-orders.php']:has([value=account])")
  expect(form?.querySelector("[type=password]")?.getAttribute("autocomplete")).toBe("new-password")
  expect(words(form)).toContain("Zalogujesz się adresem ewa@example.com")
  expect(page.querySelector("form:has([value=mail])")).not.toBeNull()
})

test("a password that was refused is asked for again on the order's page, before all of it, with what is wrong at the field (10.829, 10.981)", async () => {
  const page = await renderedPage("ownOrderWeakPassword")
  const [first] = page.querySelectorAll(".account__parts form")
  const field = first?.querySelector("[type=password][aria-invalid=true]")
  const described = field?.getAttribute("aria-describedby")?.split(" ") ?? []
  expect(described.map((id) => words(page.querySelector(`#${id}`)))).toEqual([
    expect.stringMatching(/^Przynajmniej 10 znaków/),
    expect.stringMatching(/hasło nie spełnia warunków/),
  ])
  expect((await renderedPage("ownOrderSent")).querySelector(".account__parts [type=password]")).toBeNull()
})

describe("subscriptions", () => {
  test("stand in the account's menu, each with goods, period and how it goes on (10.881, 10.885, 11.621)", async () => {
    const page = await renderedPage("subscriptions")
    expect(words(page.querySelector(".account__menu [aria-current=page]"))).toBe("Subskrypcje")
    expect(all(page, ".subscription > h2")).toEqual([
      "2 × Herbaciana skrzynka miesiąca",
      "1 × Kawa Ranek, 2 × Kawa Wieczór",
      "2 × Herbaciana skrzynka miesiąca",
      "2 × Herbaciana skrzynka miesiąca",
    ])
    expect(all(page, ".subscription > p")).toEqual([
      "Co 30 dni",
      "Następne zamówienie: 28.12.2026",
      "Co 14 dni",
      "Wstrzymana",
      "Co 30 dni",
      "Zakończona",
      "Co 30 dni",
      "Czeka na produkty od 28.12.2026. Zamówimy, gdy tylko będą.",
    ])
    expect(all(page, ".subscription:first-of-type .subscription__about li")).toEqual([
      "Marta Żak, Portowa 7, 84-150 Hel",
      "Kurier",
      "Gotówka lub karta u kuriera",
    ])
  })

  test("are changed by a form that posts without a script; ending one unfolds first (10.885)", async () => {
    const page = await renderedPage("subscriptions")
    const ways = [...page.querySelectorAll(".subscription")].map((one) =>
      [...one.querySelectorAll<HTMLButtonElement>("form[method=post][action='/subscriptions.php'] button[name=operation]")].map(
        ({ value }) => value,
      ),
    )
    expect(ways).toEqual([
      ["skip", "pause", "address", "cancel"],
      ["resume", "address", "cancel"],
      [],
      ["skip", "pause", "address", "cancel"],
    ])
    expect(page.querySelector("details:not([open]) > button[value=cancel]")).not.toBeNull()
    expect([...page.querySelectorAll<HTMLInputElement>("input[name=number]")].map(({ value }) => value)).toEqual(["3", "2", "4"])
  })

  test("of a guest have no menu and go where they went; the page of their order leads there (10.957, 11.671)", async () => {
    const page = await renderedPage("subscriptionsOfGuest")
    expect(page.querySelector(".account__menu")).toBeNull()
    expect([...page.querySelectorAll<HTMLButtonElement>(".subscription button")].map(({ value }) => value)).toEqual([
      "skip",
      "pause",
      "cancel",
    ])
    expect(words((await renderedPage("ownOrderSubscribed")).querySelector(".order-cases a[href='/subscriptions.php']"))).toMatch(
      /^Subskrypcja: pomiń/,
    )
    expect((await renderedPage("ownOrder")).querySelector(".order-cases a[href='/subscriptions.php']")).toBeNull()
  })

  test("of who has none, say what one could have (10.885)", async () =>
    expect(words((await renderedPage("subscriptionsNone")).querySelector(".account__empty"))).toMatch(/^Nie masz żadnej subskrypcji/))
})
