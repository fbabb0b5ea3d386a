import { act, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import {
  openPasskeySignIn,
  passkeySignIn,
  type PasskeySignIn as SignInState,
  type PasskeySignInCommand,
  type PasskeySignInEvent,
} from "../../core/passkey/passkey-sign-in.ts"
import {
  openSavePasskey,
  savePasskey,
  type SavePasskey as SaveState,
  type SavePasskeyCommand,
  type SavePasskeyEvent,
} from "../../core/passkey/save-passkey.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { PasskeySignInIsland } from "../../ui/passkey/PasskeySignInIsland.tsx"
import { SavePasskeyIsland } from "../../ui/passkey/SavePasskeyIsland.tsx"
import { somePasskeys } from "./account-models.ts"

const texts = textCatalogue("pl", {})
const known = { type: "DeviceKnown", why: "none", offers: false, domain: "sklep.pl", named: "" } as const

function shownSignIn() {
  const commands: PasskeySignInCommand[] = []
  const store = createMachineStore<SignInState, PasskeySignInEvent, PasskeySignInCommand>(
    passkeySignIn,
    openPasskeySignIn("/login.php"),
    (command) => commands.push(command),
  )
  render(<PasskeySignInIsland store={store} texts={texts} />)
  return { commands, send: (event: PasskeySignInEvent) => act(() => store.send(event)) }
}

test("the button comes when the browser can, is busy while its flow runs, and can be taken back (10.650, 10.651, 20.12)", async () => {
  const { send, commands } = shownSignIn()
  expect(screen.queryByRole("button")).toBeNull()
  send(known)
  await userEvent.click(screen.getByRole("button", { name: "Zaloguj się kluczem dostępu" }))
  expect(commands.map(({ type }) => type)).toContain("ReadSupport")
  expect(screen.getByRole("button", { name: "Czekamy na Twoje urządzenie…" }).getAttribute("aria-busy")).toBe("true")
  await userEvent.click(screen.getByRole("button", { name: "Anuluj" }))
  expect(screen.getByRole("alert").textContent).toBe("Anulowano użycie klucza dostępu. Możesz spróbować ponownie.")
  expect(screen.getByRole("button", { name: "Zaloguj się kluczem dostępu" }).getAttribute("aria-busy")).toBe("false")
})

test("under an IP address the page says why there is no button, and leads to the shop's name (20.19, 20.20)", () => {
  const { send } = shownSignIn()
  send({ ...known, why: "host", domain: "127.0.0.1", named: "http://localhost:8080/signin.php" })
  expect(screen.queryByRole("button")).toBeNull()
  expect(screen.getByText(/Klucze dostępu nie działają pod adresem IP\./)).toBeTruthy()
  const link = screen.getByRole("link", { name: "Otwórz sklep pod adresem http://localhost:8080." })
  expect(link.getAttribute("href")).toBe("http://localhost:8080/signin.php")
})

function shownSaving(isFresh: boolean) {
  const commands: SavePasskeyCommand[] = []
  const store = createMachineStore<SaveState, SavePasskeyEvent, SavePasskeyCommand>(
    savePasskey,
    openSavePasskey({ ...somePasskeys, isFresh }, { leadsTo: "/p", signsInFirst: false }),
    (command) => commands.push(command),
  )
  render(<SavePasskeyIsland store={store} texts={texts} />)
  return { commands, send: (event: SavePasskeyEvent) => act(() => store.send(event)) }
}

test("who signed in just now saves a passkey by one press (10.655)", async () => {
  const { send, commands } = shownSaving(true)
  send(known)
  expect(screen.queryByLabelText("Obecne hasło")).toBeNull()
  await userEvent.click(screen.getByRole("button", { name: "Zapisz klucz dostępu" }))
  expect(commands.at(-1)).toEqual({ type: "AskLeave", leaveId: 1, password: "" })
})

test("who signed in a while ago types the password, and reads at its field what is wrong (10.656)", async () => {
  const { send, commands } = shownSaving(false)
  send(known)
  await userEvent.click(screen.getByRole("button", { name: "Zapisz klucz dostępu" }))
  const field = screen.getByLabelText("Obecne hasło")
  expect([field.getAttribute("aria-invalid"), screen.getByText("Podaj hasło.").id]).toEqual([
    "true",
    field.getAttribute("aria-describedby"),
  ])
  await userEvent.type(field, "tajne{Enter}")
  expect(commands.at(-1)).toEqual({ type: "AskLeave", leaveId: 1, password: "tajne" })
  send({ type: "LeaveAnswered", leaveId: 1, reply: { is: "leave", leave: { refused: "wrong_password" } } })
  expect(screen.getByText("Obecne hasło nie jest poprawne.")).toBeTruthy()
})

test("a browser without passkeys is told so on the page that one came to for them, as a status (8.45, 10.655)", () => {
  shownSaving(true).send({ ...known, why: "authenticator" })
  expect([screen.getByRole("status").textContent, screen.getByRole("alert").textContent]).toEqual([
    "Ta przeglądarka nie jest obsługiwana.",
    "",
  ])
})
