import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createMachineStore } from "../../core/values/machine.ts"
import { useMachine } from "../../ui/runtime/use-machine.ts"

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

const isPatient = (letter: string) => letter === "b"

async function shown(store = appending()) {
  function Letters() {
    const [text, send] = useMachine(store, isPatient)
    return (
      <>
        <output>{text}</output>
        <button type="button" onClick={() => send("a")}>
          at once
        </button>
        <button type="button" onClick={() => send("b")}>
          patiently
        </button>
      </>
    )
  }
  const container = document.body.appendChild(document.createElement("div"))
  createRoot(container).render(<Letters />)
  await vi.waitFor(() => expect(container.querySelector("output")).not.toBeNull())
  const [atOnce, patiently] = container.querySelectorAll("button")
  return { text: () => container.querySelector("output")?.textContent, atOnce, patiently, store }
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
  await vi.waitFor(() => expect(text()).toBe("b"))
})

test("what happened before the island was drawn is shown", async () => {
  const store = appending()
  store.send("early")
  const { text } = await shown(store)
  expect(text()).toBe("early")
  await act(async () => store.send(", late"))
  await vi.waitFor(() => expect(text()).toBe("early, late"))
})
