import { act, fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { runningForm } from "./running-form.tsx"
import { mug } from "./samples.ts"

/** A form that has just corrected the quantity. */
async function corrected() {
  const user = userEvent.setup()
  const { store, commands } = runningForm(mug)
  const field = screen.getByLabelText(/^Ilość/)
  await user.clear(field)
  await user.type(field, "999")
  await user.tab()
  const ends = () => {
    const timer = commands.findLast((command) => command.type === "StartTimer" && command.timer === "notice")
    if (timer?.type === "StartTimer") act(() => store.send({ type: "TimerEnded", timer: "notice", timerId: timer.timerId }))
  }
  return { user, ends }
}

const alert = () => screen.getByRole("alert")

test("a corrected quantity is told in a toast, which its time or its button ends (9.20, 19.61)", async () => {
  const { user, ends } = await corrected()
  expect(alert().textContent).toMatch(/^Maksymalnie możesz dodać/)
  ends()
  expect(alert().textContent).toBe("")
  expect(screen.queryByRole("button", { name: "Zamknij komunikat" })).toBeNull()
  await user.type(screen.getByLabelText(/^Ilość/), "999")
  await user.tab()
  await user.click(screen.getByRole("button", { name: "Zamknij komunikat" }))
  expect(alert().textContent).toBe("")
})

test("it stays while the pointer or the focus is on it (19.43)", async () => {
  const { ends } = await corrected()
  const box = alert().parentElement
  if (box === null) throw new Error("no box")
  fireEvent.pointerEnter(box)
  ends()
  expect(alert().textContent).not.toBe("")
  fireEvent.pointerLeave(box)
  ends()
  expect(alert().textContent).toBe("")
})
