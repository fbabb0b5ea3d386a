import { describe, expect, test } from "vitest"
import { showForItsTime } from "../../ui/runtime/order/shown-for.ts"
import { sampleQuote } from "../support/core/sample-order.ts"
import { orderModels } from "./order-models.ts"
import { htmlOf, renderedPage } from "./rendered-page.ts"

const words = (element: Element | null): string => (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim()
const all = (page: ParentNode, selector: string): readonly string[] => [...page.querySelectorAll(selector)].map(words)

describe("payment and delivery", () => {
  test("are radio buttons under the platform's ids in a form that posts without a script (10.151, 10.152, 10.732)", async () => {
    const page = await renderedPage("order1")
    const form = page.querySelector("form#order1_form[method=post][action='/order1.php']")
    expect(
      page.querySelectorAll("section.order__payments .order__payments_section, section.order__delivery .order__delivery_group"),
    ).toHaveLength(6)
    expect(
      ["#dvp_payment", "#simple_transfer_payment", "#delivery_dpd-1", "#delivery_dpd-dvp-0"].map(
        (id) => form?.querySelector<HTMLInputElement>(`${id} input`)?.value,
      ),
    ).toEqual(["gotowka", "przelew", "dpd", "dpd-dvp"])
    expect([...(form?.querySelectorAll<HTMLInputElement>("input:checked") ?? [])].map(({ name, value }) => `${name}=${value}`)).toEqual([
      "payment=blik",
      "delivery_prepaid=dpd",
      "delivery_dvp=dpd-dvp",
    ])
    expect(form?.querySelector("button[type=submit] > a.summary__button:not([href])")).not.toBeNull()
  })

  test("deliveries that do not fit are in the page, each with cost and day (3.60 to 3.65, 10.171)", async () => {
    const page = await renderedPage("order1")
    expect(all(page, "#payment_za-30-dni .order__cost, #payment_za-30-dni .order__about")).toEqual([
      "dopłata 3,00 zł",
      "Warunki: za-30-dni.",
    ])
    expect(all(page, ".order__delivery_group[data-moment=dvp] .order__option")).toEqual(["dpd-dvp20,90 złu Ciebie w poniedziałek (23.11)"])
    expect(page.querySelector(".order__delivery_group[hidden]")).toBeNull()
  })

  test("what it comes to stands beside it, and the amount to pay in the only strong (10.126, 10.733, 15.101)", async () => {
    const page = await renderedPage("order1")
    expect(all(page, ".order-sums__row")).toEqual(["Wartość produktów69,00 zł", "Dostawa14,90 zł"])
    expect(all(page, ".basketedit_total_summary strong")).toEqual(["83,90 zł brutto"])
  })

  test("a point that is missing is told above all, beside the button and in the title, with the way to the map (10.734, 10.735, 10.1093)", async () => {
    const page = await renderedPage("order1Lacking")
    expect(words(page.querySelector(".order-summary__problem"))).toBe("Wybierz punkt odbioru albo inną dostawę.")
    // whom the shop has led back is at the top of the page, and the button is below the fold
    const alert = page.querySelector("#alert[autofocus]")
    expect([words(alert), alert?.getAttribute("role")]).toEqual(["Wybierz punkt odbioru albo inną dostawę.", "alert"])
    expect(page.title).toMatch(/^Błąd/)
    // by its mark the title says so with scripts as well
    expect(page.querySelector(".order-choice.--fail-validation")).not.toBeNull()
    expect((await renderedPage("order1")).querySelector("title[data-wrong^=Błąd]")).not.toBeNull()
    expect(words(page.querySelector("#delivery_automat-1 button[type=submit][name=next][value=points]"))).toBe("Wybierz na mapie")
    expect(page.querySelector("#delivery_rower-1 input:disabled")).not.toBeNull()
  })

  test("a store of the shop is chosen where it is collected there, and points pay a delivery that takes them (10.953, 10.954, 11.670)", async () => {
    const page = await renderedPage("order1Stores")
    expect(all(page, "#delivery_odbior-1 select[name=order_store] option")).toEqual([
      "Pracownia Kraków, Gliniana 7, 30-001 Kraków",
      "Pracownia Gdańsk, Gliniana 7, 30-001 Gdańsk",
    ])
    expect(page.querySelector<HTMLSelectElement>("select[name=order_store]")?.value).toBe("gdansk")
    expect(words(page.querySelector("label[for=order_store]"))).toBe("Sklep, w którym odbierzesz")
    expect(page.querySelector("#delivery_dpd-1 select")).toBeNull()
    expect(page.querySelector("[name^=delivery_points]")).toBeNull()
    const paid = await renderedPage("order1Points")
    expect(paid.querySelector("input[type=hidden][name=delivery_points_asked]")).not.toBeNull()
    expect(paid.querySelector("input[type=checkbox][name=delivery_points]:not(:checked)")).not.toBeNull()
    expect(words(paid.querySelector("#order_points_hint"))).toBe("300 pkt. zamiast 14,90 zł. Masz 620 pkt.")
    expect((await renderedPage("order1")).querySelector("[name^=delivery_points], [name=order_store]")).toBeNull()
  })

  test("a point that asks for a client's number has its field, and a courier with a calendar its days (9.220, 10.958, 10.959, 11.672)", async () => {
    const page = await renderedPage("order1ClientNumber")
    const field = page.querySelector<HTMLInputElement>("#delivery_automat-1 input#order_client_number[name=client_number]")
    expect([field?.value, field?.getAttribute("aria-invalid")]).toEqual(["K1", "true"])
    expect(field?.getAttribute("aria-describedby")).toBe("order_client_number_error order_client_number_hint")
    expect(words(page.querySelector("#order_client_number_error"))).toMatch(/^Numer klienta ma od 3 do 20 liter i cyfr/)
    expect(page.title).toMatch(/^Błąd/)
    expect(all(page, "#delivery_wniesienie-1 select[name=delivery_day_wniesienie] option")).toEqual(["w środę, 02.12", "w czwartek, 03.12"])
    expect(page.querySelector<HTMLSelectElement>("#order_day_wniesienie")?.value).toBe("2026-12-02")
    expect((await renderedPage("order1")).querySelector("[name=client_number], [name^=delivery_day]")).toBeNull()
    expect(all(await renderedPage("order2ClientNumber"), "#prepaid_delivery_list .order-part__line")).toEqual([
      "automat",
      "Automat KRA-0007",
      "Długa 3, 31-147 Kraków",
      "numer klienta: KR-204771",
      "do odbioru w czwartek, 03.12",
    ])
  })

  test("what leaves in parts is told before it is ordered, here and at the last look (10.955)", async () => {
    const parts = ["w poniedziałek (23.11): Kubek, Miska", "w terminie, który podamy: Lampa"]
    expect(all(await renderedPage("order1Stores"), "#order_parts li")).toEqual(parts)
    const last = await renderedPage("order2Store")
    expect(all(last, "#prepaid_delivery_list .order-part__line")).toEqual([
      "odbior",
      "Pracownia Kraków",
      "Gliniana 7, 30-001 Kraków",
      "Wyślemy w częściach:",
      "w poniedziałek (23.11): Kubek",
      "w terminie, który podamy: Lampa",
    ])
  })

  test("a note that was cut says so at its field, which has the focus, and in the title (10.956)", async () => {
    const page = await renderedPage("order1NoteCut")
    const field = page.querySelector("#order_note[aria-invalid=true][autofocus]")
    expect(field?.getAttribute("aria-describedby")).toBe("order_note_error order_note_hint")
    expect(words(page.querySelector("#order_note_error"))).toMatch(/^Uwagi mogą mieć najwyżej 1000 znaków/)
    expect(page.title).toMatch(/^Błąd/)
  })

  test("what keeps it from being ordered stands in its place, with its link (8.62, 10.736)", async () => {
    const page = await renderedPage("order1Obstacle")
    expect(words(page.querySelector("#alert p"))).toBe("Nie osiągnięto minimalnej wartości zamówienia hurtowego.")
    expect(page.querySelector("#alert a")?.getAttribute("href")).toBe("/basketedit.php?mode=1")
    expect(page.querySelector("#order1_form")).toBeNull()
  })
})

test.each([
  ["100", null, "Ten sklep jest przeznaczony tylko dla hurtowników. Skontaktuj się z naszą obsługą.", null, "5000"],
  ["109", null, "Nie osiągnięto minimalnej wartości zamówienia hurtowego.", "/basketedit.php?mode=1", null],
  ["110", null, "Produkt, który chcesz kupić, nie jest już dostępny.", "/basketedit.php?mode=1", null],
  ["115", null, "Twój koszyk jest pusty. Wróć do sklepu i zrób zakupy.", "/", null],
  ["7", "Dziś nie przyjmujemy zamówień.", "Dziś nie przyjmujemy zamówień.", null, null],
])(
  "an order that error %s keeps from being placed has its text, link and time in place of the choice (2.2, 8.59 to 8.64, 11.39)",
  async (code, message, text, link, time) => {
    const model = { ...orderModels.order1, quote: sampleQuote({ obstacle: { code, message } }) }
    const page = new DOMParser().parseFromString(await htmlOf(model), "text/html")
    const alert = page.querySelector("#alert[role=alert]")
    expect(words(alert?.querySelector("p") ?? null)).toBe(text)
    expect(alert?.querySelector("a")?.getAttribute("href") ?? null).toBe(link)
    expect(alert?.getAttribute("data-shown-ms") ?? null).toBe(time)
    expect(page.querySelector("#order1_form")).toBeNull()
  },
)

test("what has a time is taken off the page when that is over, and the page has the focus (8.61, 10.876)", async () => {
  const model = { ...orderModels.order1, quote: sampleQuote({ obstacle: { code: "100", message: null } }) }
  document.body.innerHTML = new DOMParser().parseFromString(await htmlOf(model), "text/html").body.innerHTML
  const alert = document.querySelector<HTMLElement>("#alert")
  alert?.focus()
  const over = Promise.withResolvers<void>()
  const asked: number[] = []
  const shown = showForItsTime(document, (ms) => {
    asked.push(ms)
    return over.promise
  })
  expect([alert?.hidden, asked]).toEqual([false, [5000]])
  over.resolve()
  await shown
  expect([alert?.hidden, document.activeElement?.id]).toEqual([true, "content"])
})

describe("a gift card", () => {
  test("is asked for by a field that is folded away, and said to be wrong beside it and in the title (10.873)", async () => {
    const page = await renderedPage("order1")
    expect(words(page.querySelector("details.order-card:not([open]) > summary"))).toBe("Mam kartę podarunkową")
    const wrong = await renderedPage("order1WrongCard")
    const field = wrong.querySelector("details.order-card[open] input[name=gift_card][aria-invalid=true]")
    expect(words(wrong.querySelector(`#${field?.getAttribute("aria-describedby")?.split(" ")[0]}`))).toMatch(/^Nie znamy takiego kodu/)
    expect(wrong.title).toMatch(/^Błąd/)
    expect(words(wrong.querySelector("button[name=next][value=card]"))).toBe("Użyj karty")
  })

  test("that is older than two years says so (9.200)", async () => {
    const page = new DOMParser().parseFromString(await htmlOf({ ...orderModels.order1, card: "over" }), "text/html")
    expect(words(page.querySelector("#order_gift_card_error"))).toBe("Ta karta straciła ważność: działała przez dwa lata.")
  })

  test("that pays says what is on it, and takes its part off the sum (10.873, 11.620, 15.101)", async () => {
    const page = await renderedPage("order1Card")
    expect(words(page.querySelector(".order-card > p"))).toBe("Na karcie jest 50,00 zł.")
    expect(words(page.querySelector("button[name=next][value=nocard]"))).toBe("Nie używaj karty")
    expect(all(page, ".order-sums__row").at(-1)).toBe("Z karty podarunkowej−50,00 zł")
    expect(all(page, ".basketedit_total_summary strong")).toEqual(["33,90 zł brutto"])
    expect(page.querySelector("#order_gift_card")).toBeNull()
  })

  test("is no reason to go to the map: Enter in a field goes on (10.873)", async () => {
    const form = (await renderedPage("order1")).querySelector<HTMLFormElement>("#order1_form")
    expect(form?.querySelector("button[type=submit]")?.getAttribute("name")).toBeNull()
  })
})

describe("the last look", () => {
  test("has everything once more, each with a link back that says what it changes (10.154, 10.742, 10.743)", async () => {
    const page = await renderedPage("order2")
    expect(words(page.querySelector('div[id$="info_sub1"]'))).toBe(
      "Ewa LisDługa 3 m. 431-147 KrakówPolskaewa@example.comtel. +48 600 000 000",
    )
    expect(all(page, 'div[id$="_products"] .order-goods__name > a')).toEqual(["Lniana koszula", "Kubek Nysa"])
    expect(words(page.querySelector("#order2_note"))).toBe("Kod do bramy: 12")
    expect([...page.querySelectorAll("main a[data-changes]")].map((link) => [words(link), link.getAttribute("href")])).toEqual([
      ["Zmień swoje dane", "/client-new.php"],
      ["Zmień adres dostawy", "/client-new.php"],
      ["Zmień sposób dostawy", "/order1.php"],
      ["Zmień sposób płatności", "/order1.php"],
      ["Zmień uwagi", "/order1.php"],
      ["Zmień produkty", "/basketedit.php?mode=1"],
    ])
    expect(page.querySelectorAll("[data-unsaved]")).toHaveLength(1)
  })

  test("posts key, what was shown and both statements by a button that says what it does (10.154, 10.740)", async () => {
    const page = await renderedPage("order2")
    const form = page.querySelector("form#order2_form.order2_form[method=post][action='/place-order.php']")
    expect(
      [...(form?.querySelectorAll<HTMLInputElement>("input[type=hidden]") ?? [])].map(({ name, value }) => `${name}=${value}`),
    ).toEqual(["key=k1", "shown=s1", "total=83.90"])
    expect(form?.querySelectorAll('input[name$="terms_conditions"], input[name$="cancel"]')).toHaveLength(2)
    expect(form?.querySelector<HTMLInputElement>("input.btn[type=submit]")?.value).toMatch(/^Zamawiam\sz\sobowiązkiem zapłaty$/)
  })

  test("says which statement was missing, and what was stated stays (10.741)", async () => {
    const page = await renderedPage("order2Point")
    expect(all(page, ".order2_terms_wrapper__error")).toEqual(["Potwierdź, że znasz prawo do odstąpienia od umowy."])
    expect(page.querySelector<HTMLInputElement>("#order_terms_conditions")?.checked).toBe(true)
    expect(words(page.querySelector("#alert"))).toMatch(/^Zamówienie nie zostało złożone/)
    expect(words(page.querySelector("#prepaid_delivery_list"))).toContain("Automat KRA-0007")
    expect(page.querySelector("#order2_address")).toBeNull()
  })

  test("comes back with both sums where it would cost more (10.744)", async () => {
    expect(words((await renderedPage("order2Rose")).querySelector("#alert"))).toMatch(/było 83,90 zł, teraz jest 86,90 zł/)
  })

  test("of what is carried to nobody there is no delivery (10.742, 17.31)", async () => {
    const page = await renderedPage("order2Virtual")
    expect(page.querySelector("#prepaid_delivery_list, #order2_address")).toBeNull()
    expect(all(page, ".order-sums__row.--shipping")).toEqual(["Dostawanie jest potrzebna"])
  })
})
