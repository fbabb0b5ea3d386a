import { act, cleanup, render, screen, within } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import type { Basket } from "../../core/basket/basket.ts"
import {
  cartSummary,
  type CartSummaryCommand,
  type CartSummaryEvent,
  type CartSummaryState,
  openCartSummary,
} from "../../core/basket/summary/cart-summary.ts"
import { viewCartSummary } from "../../core/basket/summary/view-cart-summary.ts"
import type { OrderOutlook } from "../../core/basket/summary/order-outlook.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { summaryTextKeys } from "../../ui/cart/cart-summary-texts.ts"
import { cartSummaryIsland } from "../../ui/cart/CartSummaryIsland.tsx"
import { samplePlace } from "../support/core/sample-delivery.ts"
import { money, price } from "../support/core/sample-offer.ts"
import { sampleOutlook } from "../support/core/sample-outlook.ts"
import { renderedPage } from "./rendered-page.ts"
import { frame } from "./sample-frame.ts"
import { basket } from "./samples.ts"

const CartSummaryIsland = cartSummaryIsland(viewCartSummary)
const texts = pickTexts(textCatalogue("pl", {}), summaryTextKeys)
const opened = (more: Partial<Basket> = {}, outlook: OrderOutlook | null = null): CartSummaryState => {
  const { priceFormat, priceType } = frame().shell
  return openCartSummary({ basket: { ...basket, ...more }, priceFormat, priceType, outlook })
}

function shown(more: Partial<Basket> = {}, outlook: OrderOutlook | null = null) {
  const commands: CartSummaryCommand[] = []
  const store = createMachineStore<CartSummaryState, CartSummaryEvent, CartSummaryCommand>(cartSummary, opened(more, outlook), (command) =>
    commands.push(command),
  )
  render(<CartSummaryIsland store={store} texts={texts} />)
  const send = (event: CartSummaryEvent) => act(() => store.send(event))
  return { commands, send, publish: (now: Basket) => act(() => store.send({ type: "Published", basket: now })) }
}

test("names the chosen country, and says of its delivery what the page of a product says (18.64)", () => {
  const lacking = { cost: money("45.00"), from: money("60.00"), missing: money("11.00") }
  const place = { ...samplePlace({ countryId: "DE", isCountryChosen: true }), lacking }
  shown({ subtotal: price("49.00", "39.84"), total: price("49.00", "39.84"), shipping: null, place })
  const summary = within(screen.getByRole("complementary", { name: "Podsumowanie" }))
  expect(summary.getByText("Dostawa: Niemcy").parentElement?.textContent).toBe("Dostawa: Niemcy45,00 zł")
  expect(summary.getByText(/^Tę dostawę/).textContent).toBe(
    "Tę dostawę można wybrać od 60,00 zł: brakuje 11,00 zł. Do zapłaty liczymy bez niej.",
  )
  const country = screen.getByRole<HTMLSelectElement>("combobox", { name: "Kraj" })
  expect([country.value, country.form?.getAttribute("action")]).toEqual(["DE", "/settings.php"])
  expect(new FormData(country.form ?? undefined).get("return")).toBe("/basketedit.php?mode=1")
})

test("says why one cannot go on yet", () => {
  shown()
  const next = screen.getByRole<HTMLButtonElement>("button", { name: "Dalej" })
  expect(next.disabled).toBe(true)
  expect(document.getElementById(next.getAttribute("aria-describedby") ?? "")?.textContent).not.toBe("")
})
test("the steps of an order stand above the cart: the first is this one, and no other has a page yet (10.441)", async () => {
  const progress = (await renderedPage("cart")).getElementById("Progress")
  const items = [...(progress?.querySelectorAll(".progress__item") ?? [])]
  expect(items.map(({ textContent, className }) => [textContent, className])).toEqual([
    ["Koszyk", "progress__item --first --shopping-cart --active"],
    ["Twoje dane", "progress__item --second"],
    ["Dostawa i\u00a0płatności", "progress__item --third"],
    ["Weryfikacja danych", "progress__item --fourth"],
  ])
  expect([...(progress?.querySelectorAll("a") ?? [])].map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([
    ["Koszyk", "step"],
  ])
})

const point = { id: 5, name: "Automat KRA-0001", street: "Długa 3", zipcode: "31-147", city: "Kraków" }

test("the section of the pickup point follows what the shop answers to a change (10.275, 10.440)", () => {
  const { publish } = shown({ pickup: { state: "taken", point } })
  expect(within(screen.getByRole("region", { name: "Twój punkt odbioru" })).getByText(/Automat KRA-0001/)).toBeDefined()
  publish({ ...basket, pickup: { state: "gone", point: null } })
  const section = within(screen.getByRole("region", { name: "Odbiór w punkcie" }))
  expect(section.getByText("Tego punktu odbioru już nie ma. Wybierz inny.")).toBeDefined()
  expect(section.getByRole("button", { name: "Usuń wybór" })).toBeDefined()
  publish(basket)
  expect(screen.queryByRole("region", { name: /punkt/ })).toBeNull()
})

describe("the delivery of the cart to a pickup point (18.60)", () => {
  test.each([
    [undefined, null],
    [{ state: "none", point: null }, null],
    [{ state: "taken", point }, "do punktu Automat KRA-0001"],
    [{ state: "refused", point }, "Do wybranego punktu nie dowieziemy tego, co jest w koszyku: liczymy dostawę pod drzwi."],
    [{ state: "gone", point: null }, "Wybranego punktu odbioru już nie ma: liczymy dostawę pod drzwi."],
  ] as const)("of the choice %j the summary says %j", (pickup, words) => {
    expect(viewCartSummary(opened(pickup === undefined ? {} : { pickup }), texts).pickup).toBe(words)
  })
})

const day = (date: number, days: number, weekday: 1 | 3) => ({ date: { year: 2026, month: 12, day: date }, days, weekday })

test("what keeps the basket from an order stands at the button, and goes with it; what could not be asked says so (8.59, 8.63, 10.442)", () => {
  const { publish, send, commands } = shown({}, sampleOutlook({ obstacle: { code: "123", message: "" } }))
  const next = screen.getByRole<HTMLButtonElement>("button", { name: "Dalej" })
  const reason = () => document.getElementById(next.getAttribute("aria-describedby") ?? "")
  expect(reason()?.textContent).toMatch(/^Łączna wartość Twoich niezrealizowanych zamówień/)
  expect(
    within(reason() ?? document.body)
      .getByRole("link", { name: "Przejdź do konta" })
      .getAttribute("href"),
  ).toBe("/login.php")
  publish(basket)
  expect(commands).toEqual([{ type: "ReadOutlook", requestId: 1 }])
  send({ type: "OutlookRead", requestId: 1, outlook: sampleOutlook({ obstacle: { code: "110", message: "" } }) })
  expect(reason()?.textContent).toMatch(/nie jest już dostępny/)
  publish(basket)
  send({ type: "OutlookRead", requestId: 2, outlook: sampleOutlook() })
  expect([reason()?.textContent, reason()?.getAttribute("role"), next.disabled]).toEqual([
    "Zamówienia przez internet jeszcze tu nie złożysz, ale koszyk zapamiętamy.",
    "status",
    true,
  ])
})

test("an order that could be sent in parts is a native form that comes back to the cart (18.80, 18.81, 18.83)", () => {
  const parts = [
    { day: day(2, 4, 3), names: ["Kubek", "Miska"] },
    { day: day(14, 16, 1), names: ["Lustro"] },
  ]
  shown({}, sampleOutlook({ division: { isDivided: true, parts } }))
  const section = screen.getByRole("region", { name: "Kiedy wysłać?" })
  const choices = within(section).getAllByRole<HTMLInputElement>("radio")
  expect(choices.map(({ name, value, checked, labels }) => [name, value, checked, labels?.[0]?.textContent])).toEqual([
    ["allow_division_order", "false", false, "Wyślij wszystko razem, za 2 tygodnie (14.12)"],
    ["allow_division_order", "true", true, "Wyślij częściami: co gotowe, nie czeka na resztę"],
  ])
  expect([...section.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "w środę (02.12): Kubek, Miska",
    "za 2 tygodnie (14.12): Lustro",
  ])
  const form = choices[0]?.form
  expect([form?.method, form?.getAttribute("action"), new FormData(form ?? undefined).get("return")]).toEqual([
    "post",
    "/settings.php",
    "/basketedit.php?mode=1",
  ])
})

test("both ways to pay, subscriptions and the rates stand beside the sum, and say when they are old (10.443, 10.444, 18.82)", () => {
  const way = {
    payment: "dvp",
    courier: "Kurier",
    method: "Gotówka",
    delivery: money("20.90"),
    surcharge: money("0"),
    total: money("89.90"),
  } as const
  const plan = {
    name: "Raty Latarnia",
    min: null,
    max: null,
    maxProducts: null,
    terms: [{ months: 3, percent: { coefficient: 0, scale: 0 } }],
  }
  const rows = basket.rows.map((row) => ({ ...row, details: [{ is: "period", days: 7, nextDelivery: null } as const] }))
  const outlook = sampleOutlook({
    ways: [{ ...way, arrives: day(2, 4, 3) }],
    instalments: { plan, cart: { products: 2, allAllowed: true } },
  })
  const { publish, send } = shown({ rows }, outlook)
  const section = within(screen.getByRole("region", { name: "Ile to będzie razem?" }))
  expect(section.getByRole("heading", { name: "Płatność przy odbiorze" }).parentElement?.textContent).toBe(
    "Płatność przy odbiorze89,90 złKurier: 20,90 zł, u Ciebie: w środę (02.12)Gotówka: bez dopłaty",
  )
  expect(section.getByRole("heading", { name: "Subskrypcje" }).nextElementSibling?.textContent).toMatch(/^co 7 dni: /)
  expect(section.getByText("Raty Latarnia").closest("details")?.querySelectorAll("tbody tr")).toHaveLength(1)
  expect(section.getByRole("status").textContent).toBe("")
  publish(basket)
  send({ type: "OutlookUnread", requestId: 1 })
  expect(section.getByRole("status").textContent).toBe("Nie udało się policzyć tego dla nowego koszyka. Odśwież koszyk")
})

test("each amount of rates has its own hint, so that no id stands twice in the page (5.78, 10.444)", () => {
  const plan = { name: "Raty Latarnia", min: money("10000.00"), max: null, maxProducts: null, terms: [] }
  shown({}, sampleOutlook({ instalments: { plan, cart: { products: 2, allAllowed: true } } }))
  const buttons = [...document.querySelectorAll(".cart__rates button")]
  const hints = buttons.map((button) => button.getAttribute("aria-describedby"))
  expect(hints.length).toBeGreaterThan(0)
  expect(new Set(hints).size).toBe(hints.length)
  expect(hints.map((id) => document.querySelectorAll(`#${id}`).length)).toEqual(hints.map(() => 1))
})

test.each([
  ["100", "Ten sklep jest przeznaczony tylko dla hurtowników. Skontaktuj się z naszą obsługą. "],
  ["109", "Nie osiągnięto minimalnej wartości zamówienia hurtowego. "],
  ["115", "Twój koszyk jest pusty. Wróć do sklepu i zrób zakupy. Wróć do sklepu"],
  ["7", "Nie teraz "],
])("code %s is said at the button: %s (6.9 to 6.11, 8.58, 8.60 to 8.62, 8.64)", (code, words) => {
  shown({}, sampleOutlook({ obstacle: { code, message: "Nie teraz" } }))
  expect(document.getElementById("basket_go_next_reason")?.textContent).toBe(words)
})

test.each([
  ["9.00", "7.32", "9,00 zł"],
  ["0.00", "0.00", null],
])("wrapped rows of %s are a line of the sum, none of them is none (4.82)", (amount, net, told) => {
  const each = price("9.00", "7.32")
  shown({ wrapping: { each, total: price(amount, net) } })
  expect(document.querySelector(".basketedit_summary__row.\\--wrapping .figures")?.textContent ?? null).toBe(told)
})

test("insurance, the cost of paying and what the balance pays are lines of the sum, and none of them where there is none (15.90, 3.58)", () => {
  const lines = () =>
    ["insurance", "prepaid", "balance"].map((kind) => document.querySelector(`.basketedit_summary__row.--${kind}`)?.textContent ?? null)
  shown({ insurance: price("4.50", "3.66"), prepaid: price("1.20", "0.98"), fromBalance: price("40.00", "32.52") })
  expect(lines().map((line) => line?.replaceAll("\u00a0", " "))).toEqual([
    "Ubezpieczenie przesyłki4,50 zł",
    "Koszt płatności1,20 zł",
    "Z Twojego salda−40,00 zł",
  ])
  cleanup()
  shown({ insurance: price("0", "0") })
  expect(lines()).toEqual([null, null, null])
})
