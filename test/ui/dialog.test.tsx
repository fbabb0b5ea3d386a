import { act, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test, vi } from "vitest"
import { until } from "../support/until.ts"
import { Dialog } from "../../ui/controls/Dialog.tsx"
import { onDemand } from "../../ui/controls/on-demand.tsx"

function Shown({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <>
      <button type="button">Opener</button>
      {isOpen && (
        <Dialog id="periods" heading="Okres dostawy" closeLabel="Zamknij" onClose={onClose}>
          <label>
            Dni <input data-first-focus="" />
          </label>
        </Dialog>
      )}
    </>
  )
}

/** What the machine that shows it would do. */
function opened() {
  const onClose = vi.fn<() => void>()
  const { rerender } = render(<Shown isOpen={false} onClose={onClose} />)
  screen.getByRole("button", { name: "Opener" }).focus()
  rerender(<Shown isOpen onClose={onClose} />)
  return { onClose, close: () => rerender(<Shown isOpen={false} onClose={onClose} />), user: userEvent.setup() }
}

test("a dialog is named by its heading, and its first field has the focus (19.54)", () => {
  opened()
  expect(screen.getByRole("dialog", { name: "Okres dostawy" })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText("Dni"))
})

test("the close button is told once (19.52)", async () => {
  const { onClose, user } = opened()
  await user.click(screen.getByRole("button", { name: "Zamknij" }))
  expect(onClose).toHaveBeenCalledOnce()
})

test("so is an end by the browser, such as Escape", () => {
  const { onClose } = opened()
  act(() => void screen.getByRole("dialog").dispatchEvent(new Event("close")))
  expect(onClose).toHaveBeenCalledOnce()
})

test("a dialog that its state closes tells nothing, and gives the focus back (19.54)", async () => {
  const { onClose, close } = opened()
  close()
  await until(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Opener" })))
  expect(onClose).not.toHaveBeenCalled()
  expect(document.documentElement.classList.contains("--modal")).toBe(false)
})

test("a view on demand is fetched when it is first drawn, and nothing stands in its place until then", async () => {
  const fetched = Promise.withResolvers<(props: { readonly days: number }) => string>()
  const load = vi.fn<() => typeof fetched.promise>(() => fetched.promise)
  const Periods = onDemand(load)
  const { container, rerender } = render(<div />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Periods days={14} />)
  expect(container.textContent).toBe("")
  await act(async () => fetched.resolve(({ days }) => `co ${days} dni`))
  expect(container.textContent).toBe("co 14 dni")
  expect(load).toHaveBeenCalledOnce()
})
