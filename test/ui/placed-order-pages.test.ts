import { describe, expect, test } from "vitest"
import { paymentMarkIn } from "../../core/order/placed/payment-watch.ts"
import { orderModels } from "./order-models.ts"
import { htmlOf, renderedPage } from "./rendered-page.ts"

const words = (element: Element | null): string => (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim()
const all = (page: ParentNode, selector: string): readonly string[] => [...page.querySelectorAll(selector)].map(words)

describe("an order that was placed", () => {
  test("by transfer has its number, the data and a code for the bank's app (10.155, 10.750 to 10.752)", async () => {
    const page = await renderedPage("prepaid")
    expect(words(page.querySelector(".order-done__number strong"))).toBe("7KQ2M-X9D4R")
    expect(all(page, ".order-transfer dd")).toEqual([
      "Pracownia sp. z o.o.",
      "92 1240 1234 0001 5678 9012 3456",
      "83,90 zł",
      "Zamówienie 7KQ2M-X9D4R",
    ])
    expect(page.querySelector(".order-transfer svg[role=img]")?.getAttribute("aria-label")).toMatch(/^Kod QR z\sdanymi przelewu$/)
    expect(words(page.querySelector(".order-done p"))).toContain("28.11.2026")
    expect(words(page.querySelector("strong#currencytotal_prepaid"))).toBe("83,90 zł brutto")
  })

  test("online has the way to pay with the amount; after a refusal it says so, and has the other payments in the same form (10.753, 10.754, 10.963, 11.542, 11.674)", async () => {
    const page = await renderedPage("prepaidOnline")
    expect(words(page.querySelector(".order-done p"))).toBe(
      "Zapłać 83,90 zł, a zaczniemy pakować. Produkty są dla Ciebie odłożone do godz. 11:00.",
    )
    const form = page.querySelector("#order_pay_form[method=post][action='/prepaid.php']")
    expect(all(form ?? page, "button")).toEqual(["Zapłać 83,90 zł"])
    expect(form?.querySelector<HTMLInputElement>("input[name=order]")?.value).toBe("7KQ2M-X9D4R")
    const refused = await renderedPage("prepaidRefused")
    expect(words(refused.querySelector("#order_payment_told[role=alert]"))).toMatch(/^Płatność została odrzucona i nic nie pobrano/)
    expect([...refused.querySelectorAll<HTMLButtonElement>("#order_pay_form button")].map(({ value }) => value)).toEqual([
      "",
      "karta",
      "przelew",
      "pobranie",
    ])
    // what costs more on delivery says so, and posts the sum that was read
    expect(all(refused, "#order_pay_form fieldset button")).toEqual([
      "Karta płatnicza",
      "Zwykły przelew",
      "Gotówka u kuriera, razem 89,90 zł",
    ])
    expect(
      [...refused.querySelectorAll<HTMLInputElement>("#order_pay_form fieldset input")].map(({ name, value }) => [name, value]),
    ).toEqual([["total_pobranie", "89.90"]])
    expect(refused.querySelector("[data-awaited]")).toBeNull()
  })

  test("that was tried to be paid says what is known of it, and looks further only where nothing is (10.753)", async () => {
    const awaited = await renderedPage("prepaidAwaited")
    expect(words(awaited.querySelector("#order_payment_told"))).toMatch(/^Czekamy na potwierdzenie płatności/)
    expect(paymentMarkIn(awaited.querySelector("[data-awaited]")?.outerHTML ?? "")).toBe("waiting-open-begun")
    expect(words(awaited.querySelector("#order_pay_form"))).toBe("Zapłać jeszcze raz: 83,90 zł")
    const unfit = await renderedPage("prepaidUnfit")
    expect(words(unfit.querySelector("#order_payment_told"))).toMatch(/więc ją zwracamy/)
    expect(unfit.querySelector("[data-awaited]")).toBeNull()
  })

  test("on delivery says what to have ready, and all four steps are done (10.731, 10.750)", async () => {
    const page = await renderedPage("placeOrder")
    expect(words(page.querySelector(".order-done p"))).toBe("Pakujemy paczkę. Przygotuj 83,90 zł: zapłacisz przy odbiorze.")
    expect(page.querySelectorAll("#Progress .--done")).toHaveLength(4)
    expect(page.querySelector(".order-transfer")).toBeNull()
  })

  test("has the picture of each thing beside its name, and none of what is not sold any more (10.980)", async () => {
    const page = await renderedPage("prepaid")
    expect(page.querySelector(".order-goods__row img")?.getAttribute("src")).toBe("/hpeciai/0/pol_ps_kubek-501_1.jpg")
    expect(page.querySelector(".order-goods__row img")?.getAttribute("alt")).toBe("")
    const { prepaid } = orderModels
    const { order } = prepaid
    const gone = { ...prepaid, order: { ...order, lines: order.lines.map((line) => ({ ...line, picture: null })) } }
    const without = new DOMParser().parseFromString(await htmlOf(gone), "text/html")
    expect(words(without.querySelector(".order-goods__name"))).toContain("Kubek kamionkowy Poranek")
    expect(without.querySelector(".order-goods__row img")).toBeNull()
  })

  test("offers a passkey to a client who has none, behind all of the order, and to nobody else (10.933)", async () => {
    const { prepaid } = orderModels
    const offered = new DOMParser().parseFromString(await htmlOf({ ...prepaid, offersPasskey: true }), "text/html")
    expect(offered.querySelector("#placed_passkey a")?.getAttribute("href")).toBe("/login.php?section=passkeys")
    expect(offered.querySelector(".order-review")?.lastElementChild?.querySelector("#placed_passkey")).not.toBeNull()
    expect((await renderedPage("prepaid")).querySelector("#placed_passkey")).toBeNull()
  })

  test("that is cancelled says so, and asks for no money (10.708, 10.709, 10.750)", async () => {
    const page = await renderedPage("placeOrderCancelled")
    expect(words(page.querySelector("h1"))).toBe("Zamówienie anulowane")
    expect(page.querySelector(".order-transfer")).toBeNull()
  })
})
