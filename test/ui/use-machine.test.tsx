import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { until } from "../support/until.ts"
import { createMachineStore, type MachineStore } from "../../core/values/machine.ts"
import { useMachine } from "../../ui/runtime/islands/use-machine.ts"

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false))

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const appending = () =>
  createMachineStore<string, string, never>(
    (text, letter) => [text + letter, []],
    "",
    () => undefined,
  )

/** A form sends all letters but those of a mere press. */
const isSentAlike = (drawn: string, now: string) => drawn.replaceAll("c", "") === now.replaceAll("c", "")

const paceOf = (letter: string) => (letter === "b" ? "in slices" : letter === "a" ? undefined : isSentAlike)

async function shown(store: MachineStore<string, string> = appending()) {
  function Letters() {
    const [text, send] = useMachine(store, paceOf)
    return (
      <>
        <output>{text}</output>
        <button type="button" onClick={() => send("a")}>
          at once
        </button>
        <button type="button" onClick={() => send("b")}>
          patiently
        </button>
        <button type="button" onClick={() => send("c")}>
          after the paint
        </button>
        <button type="button" onClick={() => send("D")}>
          with a change
        </button>
      </>
    )
  }
  const container = document.body.appendChild(document.createElement("div"))
  createRoot(container).render(<Letters />)
  await until(() => expect(container.querySelector("output")).not.toBeNull())
  const [atOnce, patiently, later, changing] = container.querySelectorAll("button")
  return { text: () => container.querySelector("output")?.textContent, atOnce, patiently, later, changing, store }
}

test("a step is drawn before anything else runs, also one that follows a patient one, which comes along", async () => {
  const { text, atOnce, patiently } = await shown()
  atOnce?.click()
  await Promise.resolve()
  expect(text()).toBe("a")
  patiently?.click()
  atOnce?.click()
  await Promise.resolve()
  expect(text()).toBe("aba")
})

test("a patient step is drawn later", async () => {
  const { text, patiently } = await shown()
  patiently?.click()
  await Promise.resolve()
  expect(text()).toBe("")
  await until(() => expect(text()).toBe("b"))
})

/** A machine that asks for something with each step, and what was drawn when that was done. */
function asking() {
  const drawnWhenAsked: (string | null | undefined)[] = []
  const store = createMachineStore<string, string, "ask">(
    (text, letter) => [text + letter, ["ask"]],
    "",
    () => queueMicrotask(() => drawnWhenAsked.push(document.querySelector("output")?.textContent)),
  )
  return { store, drawnWhenAsked }
}

test("a step that is drawn after the paint is taken at once, and what it asks for is done with the press (10.160)", async () => {
  const { store, drawnWhenAsked } = asking()
  const { text, later } = await shown(store)
  later?.click()
  await Promise.resolve()
  expect([store.getSnapshot(), text(), drawnWhenAsked]).toEqual(["c", "", [""]])
  await until(() => expect(text()).toBe("c"))
})

test.each([
  ["the step itself changes what is sent", "D", ["changing"] as const],
  ["a patient step before it is not drawn yet", "b", ["patiently", "later"] as const],
])("a form is drawn before it is sent where %s", async (_, drawn, presses) => {
  const { store, drawnWhenAsked } = asking()
  const buttons = await shown(store)
  for (const press of presses) buttons[press]?.click()
  await Promise.resolve()
  expect(drawnWhenAsked.at(-1)).toBe(drawn)
})

test("what is done while a step waits to be drawn comes after it, and shows both", async () => {
  const { text, later, atOnce, store } = await shown()
  later?.click()
  later?.click()
  atOnce?.click()
  expect(store.getSnapshot()).toBe("cca")
  await Promise.resolve()
  expect(text()).toBe("cca")
})

test("what happened before the island was drawn is shown", async () => {
  const store = appending()
  store.send("early")
  const { text } = await shown(store)
  expect(text()).toBe("early")
  await act(async () => store.send(", late"))
  await until(() => expect(text()).toBe("early, late"))
})
