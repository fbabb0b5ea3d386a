import { act, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { describe, expect, test } from "vitest"
import type { ProductOffer } from "../../core/product/offer.ts"
import { frame } from "./sample-frame.ts"
import { runningForm } from "./running-form.tsx"
import { mug, shirt, shoes, size } from "./samples.ts"

/** A product form that runs, with the commands it gave. */
function shown(offer: ProductOffer) {
  const { container, store, commands } = runningForm(offer)
  const button = container.querySelector("#projector_button_basket")
  if (!(button instanceof HTMLButtonElement)) throw new Error("no button")
  return { commands, store, container, button, user: userEvent.setup() }
}

const sizeNamed = (name: RegExp | string) => screen.getByRole("radio", { name })
const hiddenSize = () => document.querySelector<HTMLInputElement>("#projector_size_hidden")

describe("the form (4.39)", () => {
  const flags = (container: HTMLElement) => container.querySelector("#projector_form")?.className.split(" ").slice(1)

  test("is marked as changed while it would post something else than as it opened", async () => {
    const { container, store, user } = shown(mug)
    expect(flags(container)).toEqual([])
    await user.click(screen.getByRole("button", { name: "Zwiększ ilość" }))
    act(() => store.send({ type: "QuantityLeft" }))
    expect(flags(container)).toEqual(["--changed"])
    await user.click(screen.getByRole("button", { name: "Zmniejsz ilość" }))
    act(() => store.send({ type: "QuantityLeft" }))
    expect(flags(container)).toEqual([])
  })

  test("is disabled by what keeps it from being bought, and in phone-price mode where that is a price by phone", () => {
    const only = size("uniw", "", 12)
    expect(flags(shown({ ...mug, sizes: [size("uniw", "", 0)] }).container)).toEqual(["disable"])
    expect(flags(shown({ ...mug, sizes: [{ ...only, price: null, phonePrice: true }] }).container)).toEqual(["disable", "--phone"])
  })
})

describe("sizes", () => {
  test("are a radio group with one tab stop; a click chooses without leaving the page (4.45)", async () => {
    const { user, commands } = shown(shirt)
    const group = screen.getByRole("radiogroup", { name: /Rozmiar/ })
    expect(hiddenSize()?.value).toBe("")
    expect(within(group).getAllByRole("radio")).toHaveLength(5)
    expect(
      within(group)
        .getAllByRole("radio")
        .filter((radio) => radio.tabIndex === 0),
    ).toHaveLength(1)
    await user.click(sizeNamed("M"))
    expect(sizeNamed("M").getAttribute("aria-checked")).toBe("true")
    expect(hiddenSize()?.value).toBe("M")
    expect(commands).toContainEqual(
      expect.objectContaining({ type: "AskShop", fields: expect.arrayContaining([{ name: "size", value: "M" }]) }),
    )
  })

  test("stand in the bar of a phone, which asks for one, beside the price and what it was before (16.49)", async () => {
    const { user, container } = shown(shirt)
    const bar = () => container.querySelector(".buybar__words")?.textContent.replaceAll("\u00a0", " ")
    expect(bar()).toBe("189,00 zł239,00 zł -21%Wybierz rozmiar")
    await user.click(sizeNamed("M"))
    expect(bar()).toBe("189,00 zł239,00 zł -21%M")
  })

  test("are walked and chosen by the arrow keys, around the ends", async () => {
    const { user } = shown(shirt)
    await user.click(sizeNamed("L"))
    await user.keyboard("{ArrowRight}")
    expect(sizeNamed("XL").getAttribute("aria-checked")).toBe("true")
    expect(document.activeElement).toBe(sizeNamed("XL"))
    await user.keyboard("{ArrowRight}")
    expect(document.activeElement).toBe(sizeNamed(/^XS/))
    await user.keyboard("{End}{ArrowLeft}")
    expect(hiddenSize()?.value).toBe("L")
  })

  test("that are sold out say so, can be chosen all the same, and turn the button off (4.47, 16.1)", async () => {
    const { user, button } = shown(shirt)
    await user.click(sizeNamed("XS (wyprzedane)"))
    expect(sizeNamed("XS (wyprzedane)").getAttribute("aria-checked")).toBe("true")
    expect(button.disabled).toBe(true)
    expect(button.getAttribute("aria-describedby")).toBe("projector_hint")
    expect(document.getElementById("projector_hint")?.textContent).not.toBe("")
    await user.click(sizeNamed("M"))
    expect(button.disabled).toBe(false)
  })

  test("beyond eight are a drop-down that carries the choice to the hidden field", async () => {
    const { user } = shown(shoes)
    await user.selectOptions(screen.getByRole("combobox", { name: "Rozmiar" }), "41")
    expect(hiddenSize()?.value).toBe("41")
    expect(hiddenSize()?.disabled).toBe(false)
    expect(document.querySelector("select")?.name).toBe("projector_sizes")
  })

  test("beyond eight stand behind a menu of links, which the keyboard opens, moves in and chooses from (10.90, 10.295)", async () => {
    const { user } = shown(shoes)
    const toggle = await screen.findByRole("button", { name: "Rozmiar: Wybierz rozmiar" })
    expect(toggle.className).toContain("f-dropdown-toggle")
    const menu = document.querySelector<HTMLElement>("#projector_sizes_cont ul.f-dropdown-menu")
    const items = () => [...document.querySelectorAll<HTMLElement>("a.f-dropdown-item")]
    expect(items().map((link) => link.getAttribute("href")?.replace("?selected_size=", ""))).toEqual(shoes.sizes.map(({ id }) => id))
    toggle.focus()
    await user.keyboard("{ArrowDown}")
    expect([menu?.hidden, toggle.getAttribute("aria-expanded"), document.activeElement]).toEqual([false, "true", items()[0]])
    await user.keyboard("{End}{ArrowUp}{Escape}")
    expect([menu?.hidden, document.activeElement]).toEqual([true, toggle])
    await user.keyboard("{Enter}{ArrowDown}{ArrowDown} ")
    expect(hiddenSize()?.value).toBe("36")
    expect(menu?.hidden).toBe(true)
    expect(await screen.findByRole("button", { name: "Rozmiar: 36" })).toBe(toggle)
    expect(items()[1]?.getAttribute("aria-current")).toBe("true")
    await user.click(toggle)
    await user.click(document.body)
    expect(menu?.hidden).toBe(true)
  })

  test("are not there for a product of one size, which is chosen already (4.49)", () => {
    shown(mug)
    expect(screen.queryByRole("radiogroup")).toBeNull()
    expect(hiddenSize()?.value).toBe("uniw")
  })
})

describe("what cannot be bought", () => {
  const soldOut = { ...mug, sizes: [size("uniw", "", 0)] }

  test("offers to tell in the bar of a phone, and its form is closed (16.62)", () => {
    const { container } = shown(soldOut)
    expect(container.querySelector("#projector_buy_section")?.classList.contains("--closed")).toBe(true)
    const offer = within(container.querySelector<HTMLElement>(".buybar") ?? container).getByRole("link", { name: "Powiadom mnie" })
    expect(offer.getAttribute("href")).toBe("#tellAvailability")
  })

  test("is told from what only lacks a choice: that can be pressed (16.62)", () => {
    const { container } = shown(shirt)
    expect(container.querySelector("#projector_buy_section")?.classList.contains("--closed")).toBe(false)
  })
})

describe("adding", () => {
  test("without a size marks the sizes until one is chosen (10.294)", async () => {
    const { user, button } = shown(shirt)
    const sizes = () => screen.getByRole("radiogroup", { name: /^Rozmiar/ })
    expect(sizes().getAttribute("aria-invalid")).toBeNull()
    await user.click(button)
    expect(sizes().getAttribute("aria-invalid")).toBe("true")
    const words = document.getElementById(sizes().getAttribute("aria-describedby") ?? "")
    expect(words?.textContent).toBe("Wybierz rozmiar")
    await user.click(sizeNamed("L"))
    expect(sizes().getAttribute("aria-invalid")).toBeNull()
  })

  test("without a glaze asks for one where the sizes are glazes, in the bar of a phone as well (16.61)", async () => {
    const sizeWords = { name: "Szkliwo", choose: "Wybierz szkliwo" }
    const { user, button, container } = shown({ ...shirt, sizeWords })
    expect(container.querySelector(".buybar__hint:last-child")?.textContent).toBe("Wybierz szkliwo")
    await user.click(button)
    expect(screen.getByRole("alert").textContent).toBe("Wybierz szkliwo")
    const sizes = screen.getByRole("radiogroup", { name: "Szkliwo" })
    expect(document.getElementById(sizes.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Wybierz szkliwo")
    expect(container.textContent).not.toMatch(/rozmiar/i)
  })

  test("without a size does not submit, but tells and shows the sizes", async () => {
    const { user, button, commands } = shown(shirt)
    await user.click(button)
    expect(screen.getByRole("alert").textContent).toBe("Proszę wybrać rozmiar")
    expect(commands.map((command) => command.type)).toContain("ShowPlace")
    expect(commands.map((command) => command.type)).not.toContain("SubmitForm")
  })

  test("with a size submits once, also by Enter in the quantity field", async () => {
    const { user, button, commands } = shown(shirt)
    await user.click(sizeNamed("M"))
    await user.type(screen.getByRole("textbox", { name: /Ilość/ }), "{Enter}")
    await user.click(button)
    expect(commands.filter((command) => command.type === "SubmitForm")).toHaveLength(1)
    expect(button.getAttribute("aria-busy")).toBe("true")
  })

  test("can be pressed again when the page comes back from history", async () => {
    const { user, button, store, commands } = shown(mug)
    await user.click(button)
    store.send({ type: "Returned" })
    await user.click(button)
    expect(commands.filter((command) => command.type === "SubmitForm")).toHaveLength(2)
  })
})

describe("what cannot be bought", () => {
  test.each([
    ["a bundle", { ...mug, type: "bundle" }],
    ["a subscription", { ...mug, needs: "period" }],
    ["an event with dates", { ...mug, needs: "date" }],
  ] as const)("%s has its button off, says why, and how to reach the shop (17.26, 17.28)", (_, offer) => {
    const { button, container } = shown(offer)
    expect(button.disabled).toBe(true)
    expect(document.getElementById("projector_hint")?.textContent).toMatch(/^Tego produktu nie można jeszcze zamówić/)
    const { phone, email } = frame().shell.contact ?? { phone: "", email: "" }
    const [call] = screen.getAllByRole("link", { name: /^Zadzwoń/ })
    expect(call?.getAttribute("href")).toBe(`tel:${phone.replaceAll(" ", "")}`)
    expect(screen.getByRole("link", { name: "Napisz" }).getAttribute("href")).toContain(`mailto:${email}?subject=`)
    // the bar of a phone says it in few words, and calls
    const bar = container.querySelector(".buybar")
    expect(bar?.textContent).toContain("Ten produkt wymaga wyboru opcji.")
    expect(bar?.querySelector("button")).toBeNull()
    expect(bar?.querySelector("a")?.textContent).toBe("Zadzwoń")
  })

  test("a sold-out product says once that it is, and who knows when it is back; a price by phone says it in the price (17.28)", () => {
    const { container } = shown({
      ...mug,
      sizes: mug.sizes.map((size) => ({ ...size, stock: { is: "limited", amount: { coefficient: 0, scale: 0 } } })),
    })
    expect(screen.getAllByText("Produkt niedostępny").filter((one) => one.closest(".buybar") === null)).toHaveLength(1)
    expect(document.getElementById("projector_hint")?.textContent).toBe("Zadzwoń albo napisz: powiemy, kiedy znów będzie.")
    expect(container.querySelector(".buybar")?.textContent).toContain("Produkt niedostępny")
  })

  test("what can be bought needs no telephone", () => {
    shown(mug)
    expect(screen.queryByRole("link", { name: /^Zadzwoń/ })).toBeNull()
  })
})

test("a form in front of which nothing has to be asked leaves with the press of its button, not after the next paint (10.160)", () => {
  const { button, commands, store } = shown(mug)
  act(() => store.send({ type: "QuantityTyped", text: "3" }))
  button.click()
  expect(commands.at(-1)).toEqual({ type: "SubmitForm" })
  expect(document.querySelector<HTMLInputElement>("#projector_number")?.value).toBe("3")
})

test("an empty field gets the last quantity back before its form leaves with Enter (10.160)", () => {
  const { container, commands, store } = shown(mug)
  act(() => store.send({ type: "QuantityTyped", text: "" }))
  container.querySelector("form")?.requestSubmit()
  expect(commands.at(-1)).toEqual({ type: "SubmitForm" })
  expect(document.querySelector<HTMLInputElement>("#projector_number")?.value).toBe("1")
})

describe("the quantity", () => {
  test("is stepped by buttons and by arrow keys in the same field", async () => {
    const { user } = shown(mug)
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: /Ilość/ })
    await user.click(screen.getByRole("button", { name: "Zwiększ ilość" }))
    expect(field.value).toBe("2")
    await user.click(field)
    await user.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}")
    expect(field.value).toBe("3")
    expect(screen.getByRole("textbox", { name: /Ilość/ })).toBe(field)
  })

  test("is told in a live region when plus has changed it, and a message when it was rounded (17.25, 17.27)", async () => {
    const { user, store, container } = shown(mug)
    const said = () => [...container.querySelectorAll("[aria-live=polite]")].map(({ textContent }) => textContent)
    await user.click(screen.getByRole("button", { name: "Zwiększ ilość" }))
    act(() => store.send({ type: "QuantityLeft" }))
    expect(said()).toContain("Ilość: 2 sztuki")
    await user.clear(screen.getByRole("textbox", { name: /Ilość/ }))
    await user.type(screen.getByRole("textbox", { name: /Ilość/ }), "2,5")
    await user.tab()
    expect(screen.getByRole("alert").textContent).toBe("Sprzedajemy pełne sztuki: zmieniliśmy ilość na 3")
  })

  test("stays as typed while it is typed, and an empty field gets the last one back", async () => {
    const { user } = shown(mug)
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: /Ilość/ })
    await user.clear(field)
    expect(field.value).toBe("")
    await user.tab()
    expect(field.value).toBe("1")
  })
})
