import { act, useState } from "react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { inIdleTurn } from "../../ui/runtime/islands/idle-turns.ts"
import { hydrateIsland } from "../../ui/runtime/islands/hydrate-island.tsx"
import { goneEvent } from "../../ui/runtime/navigation/page-content.ts"

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function Fragile() {
  const [crashed, crash] = useState(false)
  if (crashed) throw new Error("broken")
  return (
    <button type="submit" onClick={() => crash(true)}>
      Dodaj
    </button>
  )
}

test("an island that crashes gives the server's markup back, and reports once", async () => {
  const form = document.createElement("form")
  form.innerHTML = '<p>cena</p><div id="island_x"><button type="submit">Dodaj</button></div>'
  document.body.append(form)
  const container = form.querySelector("#island_x")
  if (container === null) throw new Error("no container")
  const report = vi.fn<(during: string, error: unknown) => void>()
  await act(async () => void hydrateIsland(container, <Fragile />, report))
  const served = container.innerHTML
  await act(async () => container.querySelector("button")?.click())
  await act(async () => vi.runAllTimers())
  expect(container.innerHTML).toBe(served)
  expect(form.querySelector("p")?.textContent).toBe("cena")
  expect(report).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledWith("island island_x", expect.objectContaining({ message: "broken" }))
})

test("an island that is replaced before it runs holds up no other", async () => {
  const container = document.createElement("div")
  container.innerHTML = '<button type="submit">Dodaj</button>'
  document.body.append(container)
  const next = vi.fn<() => void>()
  await act(async () => {
    inIdleTurn(() => {
      const live = hydrateIsland(container, <Fragile />, vi.fn<(during: string, error: unknown) => void>())
      container.dispatchEvent(new Event(goneEvent))
      return live
    })
    inIdleTurn(next)
    await vi.runAllTimersAsync()
  })
  expect(container.hasAttribute("data-live")).toBe(false)
  expect(next).toHaveBeenCalledOnce()
})
