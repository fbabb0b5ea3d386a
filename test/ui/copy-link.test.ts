import { act, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { makeNavigatorClipboard } from "../../adapters/browser/navigator-clipboard.ts"
import { copyLinks } from "../../ui/runtime/menus/copy-link.ts"
import { tellCopied } from "../../ui/entries/toasts.tsx"

const go = vi.fn<(address: string) => void>()
const write = vi.fn<(text: string) => Promise<boolean>>()
let ends: readonly (() => void)[] = []

beforeEach(() => {
  write.mockReset()
  go.mockReset()
  document.body.innerHTML = `<button type="button" data-link="?width=10" data-copied="Skopiowano" data-close="Zamknij">Kopiuj</button>`
  // the chunks of two kinds of product run on the page
  const answers = { clipboard: { write }, tell: async (said: DOMStringMap) => tellCopied(said), go }
  ends = [copyLinks(answers), copyLinks(answers)]
})
afterEach(() => {
  for (const end of ends) end()
})

const press = () => userEvent.setup().click(screen.getByRole("button", { name: "Kopiuj" }))
const address = () => new URL("?width=10", location.href).href

test("a press writes the address once and says so, until that is closed (8.86)", async () => {
  write.mockResolvedValue(true)
  await press()
  expect((await screen.findByText("Skopiowano")).closest('[role="status"]')).not.toBeNull()
  expect(write.mock.calls).toEqual([[address()]])
  await press()
  await waitFor(() => expect(screen.getAllByText("Skopiowano").length).toBe(1))
  expect(write).toHaveBeenCalledTimes(2)
  await act(() => userEvent.setup().click(screen.getByRole("button", { name: "Zamknij" })))
  expect(screen.queryByText("Skopiowano")).toBeNull()
  expect(go).not.toHaveBeenCalled()
})

test("where nothing can be written, the press goes to the address and says nothing", async () => {
  write.mockResolvedValue(false)
  await press()
  await waitFor(() => expect(go.mock.calls).toEqual([[address()]]))
  expect(screen.queryByText("Skopiowano")).toBeNull()
})

test.each([
  ["takes the text", { writeText: () => Promise.resolve() }, true],
  ["is forbidden", { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) }, false],
  ["is not there", undefined, false],
] as const)("a clipboard that %s says whether it has it", async (_, clipboard, isWritten) => {
  expect(await makeNavigatorClipboard(clipboard).write("https://shop.example/")).toBe(isWritten)
})
