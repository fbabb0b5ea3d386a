import { expect, test } from "vitest"
import { renderedPage } from "./rendered-page.ts"

/** As it is read: a short word is kept on the line of the next one. */
const words = (element: Element | null | undefined) => (element?.textContent ?? "").replaceAll("\u00a0", " ")

const posted = (form: Element | null | undefined) =>
  [...(form?.querySelectorAll("input") ?? [])].map((input) => [input.name, input.getAttribute("value")])

test("each passkey has a name, its maker, where it is, when it was saved and last used (10.654, 11.489, 20.31)", async () => {
  const rows = [...(await renderedPage("accountPasskeys")).querySelectorAll(".passkey-list__row")]
  expect(rows.map((row) => words(row.querySelector("h3")))).toEqual(["Telefon służbowy", "Windows Hello", "Klucz dostępu"])
  expect(rows.map((row) => [...row.querySelectorAll(".passkey-list__facts span")].map(words))).toEqual([
    ["Google Password Manager", "Na wszystkich Twoich urządzeniach", "Zapisany 03.09.2026", "Ostatnio użyty 20.11.2026"],
    ["Na jednym urządzeniu", "Zapisany 12.10.2026", "Jeszcze nieużywany"],
    ["Na jednym urządzeniu", "Zapisany 01.11.2026", "Jeszcze nieużywany"],
  ])
})

test("a passkey is renamed and removed by forms that are unfolded first and work without scripts (10.657, 10.658, 11.488)", async () => {
  const [row] = [...(await renderedPage("accountPasskeys")).querySelectorAll(".passkey-list__row")]
  const [rename, remove] = [...(row?.querySelectorAll("details > form") ?? [])]
  for (const form of [rename, remove])
    expect([form?.getAttribute("action"), form?.getAttribute("method")]).toEqual(["/passkeys.php", "post"])
  expect(posted(rename)).toEqual([
    ["operation", "passkeyRename"],
    ["passkey_id", "4"],
    ["passkey_name", "Telefon służbowy"],
  ])
  expect(posted(remove)).toEqual([
    ["operation", "passkeyRemove"],
    ["passkey_id", "4"],
  ])
  expect(words(remove)).toContain("Tym kluczem nie zalogujesz się już do sklepu.")
  expect(row?.querySelectorAll("details[open]")).toHaveLength(0)
})

test("an account without one says so, and the menu names the page (10.620, 10.654)", async () => {
  const page = await renderedPage("accountNoPasskeys")
  expect(words(page.querySelector("[aria-labelledby=account_passkeys_heading]"))).toContain("Nie masz jeszcze żadnego klucza dostępu.")
  const open = page.querySelector(".account__menu [aria-current=page]")
  expect([words(open), open?.getAttribute("href")]).toEqual(["Klucze dostępu", "/login.php?section=passkeys"])
})

test("before its script comes no page has a button that would do nothing, and the login's field says that passkeys fit (10.650, 20.30)", async () => {
  const signIn = await renderedPage("signIn")
  expect(signIn.querySelectorAll(".passkey button")).toHaveLength(0)
  expect(signIn.querySelector("#user_login")?.getAttribute("autocomplete")).toBe("username webauthn")
  expect((await renderedPage("accountPasskeys")).querySelectorAll(".passkey button")).toHaveLength(0)
})

test("who has just registered is offered a passkey where one lands; on any other visit nobody is (10.660)", async () => {
  const offer = (await renderedPage("accountRegistered")).querySelector("#account_passkey_offer_heading")?.parentElement
  const link = offer?.querySelector("a")
  expect([words(link), link?.getAttribute("href")]).toEqual(["Dodaj klucz dostępu", "/login.php?section=passkeys"])
  expect((await renderedPage("account")).querySelector("#account_passkey_offer_heading")).toBeNull()
})
