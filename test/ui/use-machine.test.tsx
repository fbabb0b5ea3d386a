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

const paceOf = (letter: string) => (letter === "b" ? "in slices" : letter === "c" ? "after paint" : "before paint")

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
      </>
    )
  }
  const container = document.body.appendChild(document.createElement("div"))
  createRoot(container).render(<Letters />)
  await until(() => expect(container.querySelector("output")).not.toBeNull())
  const [atOnce, patiently, later] = container.querySelectorAll("button")
  return { text: () => container.querySelector("output")?.textContent, atOnce, patiently, later, store }
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

test("a step after the paint is neither taken nor drawn before it, and is drawn whole when what it asked for is done", async () => {
  const drawnWhenAsked: (string | null | undefined)[] = []
  const store = createMachineStore<string, string, "ask">(
    (text, letter) => [text + letter, ["ask"]],
    "",
    () => queueMicrotask(() => drawnWhenAsked.push(text())),
  )
  const { text, later } = await shown(store)
  later?.click()
  await Promise.resolve()
  expect([store.getSnapshot(), text()]).toEqual(["", ""])
  await until(() => expect(drawnWhenAsked).toEqual(["c"]))
})

test("what is done before a waiting step was taken comes after it, as it was pressed", async () => {
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
