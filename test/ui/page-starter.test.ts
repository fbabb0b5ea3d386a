import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { until } from "../support/until.ts"

/** A page whose scripts have not come yet. In a test they never do: the starter gives up, and the next test has one of its own. */
beforeEach(async () => {
  vi.stubGlobal("requestAnimationFrame", () => 0)
  vi.stubGlobal("reportError", () => {})
  vi.resetModules()
  await import("../../ui/runtime/islands/page-starter.ts")
})

afterEach(async () => {
  await until(() => {
    if (document.documentElement.dataset["scripts"] !== "failed") throw new Error("the starter has not given up yet")
  })
  delete document.documentElement.dataset["scripts"]
})

/** A row of the cart as it is served. */
function row({ value, by }: { readonly value: string; readonly by: number | null }) {
  const told = (direction: 1 | -1) => (by === null ? "" : `data-by="${direction * by}"`)
  document.body.innerHTML = `<div id="island_cart"><form>
    <button type="submit" id="recalculate"></button>
    <div><button type="submit" name="step" value="hash:-1" id="minus" ${told(-1)}></button>
    <input value="${value}"><button type="submit" name="step" value="hash:+1" id="plus" ${told(1)}></button></div>
  </form></div>`
  const found = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
    const element = document.querySelector(selector)
    if (!(element instanceof kind)) throw new Error(`nothing is ${selector}`)
    return element
  }
  const clicked: string[] = []
  const field = found("input", HTMLInputElement)
  found("form", HTMLFormElement).addEventListener("click", (click) => {
    if (click.target instanceof HTMLElement) clicked.push(click.target.id)
    click.preventDefault()
  })
  const press = (id: "plus" | "minus") => found(`#${id}`, HTMLButtonElement).click()
  const live = () => {
    document.querySelector("#island_cart")?.setAttribute("data-live", "")
    dispatchEvent(new Event("islandlive"))
  }
  return { field, press, clicked, live }
}

test("plus and minus change the field at once, and the form as it stands is what the island gets (10.168)", () => {
  const { field, press, clicked, live } = row({ value: "1", by: 1 })
  press("plus")
  expect(field.value).toBe("2")
  press("plus")
  press("plus")
  press("minus")
  expect(field.value).toBe("3")
  expect(clicked).toEqual([])
  live()
  expect(new Set(clicked)).toEqual(new Set(["recalculate"]))
})

test.each([
  ["in steps of six", { value: "12", by: 6 }, "plus", "18"],
  ["never to nothing", { value: "1", by: 1 }, "minus", "1"],
  ["not from a number between two steps", { value: "7", by: 6 }, "plus", "7"],
  ["not from what is no number", { value: "dwa", by: 1 }, "plus", "dwa"],
  ["not where the step is no whole number", { value: "1", by: null }, "plus", "1"],
] as const)("the field changes %s; any other press waits for its island as it is (10.168)", (_, served, id, value) => {
  const { field, press, clicked } = row(served)
  press(id)
  expect(field.value).toBe(value)
  expect(clicked).toEqual([])
})

test("fault: a press without pointer or key, as a screen reader's, did not stir what waits for an interaction, and was kept in vain (10.313)", () => {
  document.body.innerHTML = '<a href="/payments-pol-501.html" data-topic="payments">Formy płatności</a>'
  const link = document.querySelector("a")
  link?.addEventListener("click", (click) => click.preventDefault())
  dispatchEvent(new Event("islandlive"))
  const stirred = vi.fn<() => void>()
  addEventListener("scroll", stirred, { once: true })
  link?.click()
  expect(stirred).toHaveBeenCalledOnce()
})

test("the first press on a link to a place of the page waits for what opens the dialogs among them (19.57, 19.122)", () => {
  document.body.innerHTML = '<a href="#chart" id="to_chart"></a><a href="#end" id="to_end"></a><dialog id="chart"></dialog><p id="end"></p>'
  const heard: string[] = []
  document.body.addEventListener("click", (click) => {
    if (click.target instanceof HTMLElement) heard.push(click.target.id)
  })
  document.getElementById("to_end")?.click()
  document.getElementById("to_chart")?.click()
  expect(heard).toEqual([])
  document.documentElement.dataset["dialogs"] = ""
  // happy-dom keeps what a selector came to until the element itself changes
  for (const link of document.querySelectorAll("a")) link.setAttribute("data-kept", "")
  dispatchEvent(new Event("islandlive"))
  expect(heard).toEqual(["to_end", "to_chart"])
  delete document.documentElement.dataset["dialogs"]
})
