import { expect, test } from "vitest"
import { asWritten } from "../../core/texts/no-break.ts"
import { renderedPage } from "./rendered-page.ts"

/** As it is read: a short word is kept on the line of the next one. */
const words = (element: Element | null | undefined) => asWritten(element?.textContent ?? "")

const formIn = (page: Document) => page.querySelector<HTMLFormElement>("#password_form")
const postedBy = (page: Document) =>
  [...(formIn(page)?.querySelectorAll("input") ?? [])].map(({ name, type, autocomplete }) => [name, type, autocomplete])

test("the sign-in links to the page for a forgotten password, and that leads back (10.590)", async () => {
  const link = (await renderedPage("signIn")).querySelector("a.password_reminder_signin")
  expect([link?.textContent, link?.getAttribute("href")]).toEqual(["Nie pamiętasz hasła?", "/password-recover.php"])
  for (const name of ["password", "passwordSent", "passwordNew"]) {
    const back = (await renderedPage(name)).querySelector("a.password_back_signin")
    expect([back?.textContent, back?.getAttribute("href")]).toEqual(["Wróć do logowania", "/signin.php"])
  }
})

test("a login or an address is asked for by a form that posts without scripts (10.591)", async () => {
  const page = await renderedPage("password")
  expect(page.querySelector("h1")?.textContent).toBe("Nie pamiętasz hasła?")
  expect([formIn(page)?.getAttribute("action"), formIn(page)?.getAttribute("method")]).toEqual(["/password-recover.php", "post"])
  expect(postedBy(page)).toEqual([
    ["operation", "hidden", ""],
    ["login", "text", "username"],
  ])
  expect(page.querySelector(".return_label")).toBeNull()
})

test("a link that does not work any more says so above the form that asks for another (10.592, 11.451)", async () => {
  const page = await renderedPage("passwordGone")
  expect(words(page.querySelector("[role=alert] .return_label"))).toBe("Ten link wygasł albo był już użyty. Poproś o nowy.")
  expect(postedBy(page)).toHaveLength(2)
})

test("once it was asked for the page says where to look, and asks for nothing (10.591)", async () => {
  const page = await renderedPage("passwordSent")
  expect(page.querySelector("h1")?.textContent).toBe("Sprawdź pocztę")
  expect(words(page.querySelector("#content"))).toContain(
    "Jeśli mamy takie konto, link do ustawienia nowego hasła jest już w drodze na jego adres e-mail.",
  )
  expect(formIn(page)).toBeNull()
})

test("a new password is typed twice, told what it has to be, and one that was refused is marked at its field (5.36, 10.143, 10.592, 11.450)", async () => {
  const page = await renderedPage("passwordNew")
  expect(postedBy(page)).toEqual([
    ["operation", "hidden", ""],
    ["token", "hidden", ""],
    ["client_password", "password", "new-password"],
    ["repeat_password", "password", "new-password"],
  ])
  const field = page.querySelector("#client_password")
  const told = (field?.getAttribute("aria-describedby") ?? "").split(" ").map((id) => words(page.getElementById(id)))
  expect(told.join(" ")).toContain("co najmniej 10 znaków (brakuje)")
  expect(told.join(" ")).toContain(
    "Hasło musi mieć co najmniej 10 znaków, w tym 1 małą literę, 1 wielką literę oraz 1 cyfrę lub 1 znak specjalny.",
  )
  expect(field?.getAttribute("aria-invalid")).toBe("true")
})

test.each([
  ["passwordMissing", ["#password_login"]],
  ["passwordNew", ["#client_password"]],
  ["accountMissing", ["#current_password", "#client_password", "#repeat_password"]],
])(
  "what is wrong with passwords is listed above them with links, and has the focus where the page comes back: %s (10.603, 14.34)",
  async (name, fields) => {
    const summary = (await renderedPage(name)).querySelector("form > .form-summary[autofocus]")
    expect([...(summary?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual(fields)
  },
)

test("who is signed in changes the password, and signs out other devices, by forms that post without scripts (10.595, 10.596, 10.622)", async () => {
  const page = await renderedPage("accountSecurity")
  const forms = [...page.querySelectorAll<HTMLFormElement>('#content form[action="/login.php"]')]
  const posting = (operation: string) => forms.find((form) => form.querySelector(`[name=operation][value=${operation}]`) !== null)
  const [change, elsewhere] = [posting("password"), posting("signOutElsewhere")]
  const names = (form: HTMLFormElement | undefined) =>
    [...(form?.querySelectorAll("input") ?? [])].map(({ name, value, autocomplete }) => [name, value, autocomplete])
  expect(names(change)).toEqual([
    ["operation", "password", ""],
    ["current_password", "", "current-password"],
    ["client_password", "", "new-password"],
    ["repeat_password", "", "new-password"],
  ])
  expect(names(elsewhere)).toEqual([["operation", "signOutElsewhere", ""]])
  expect(words(elsewhere?.querySelector("button"))).toBe("Wyloguj na innych urządzeniach")
})

/** Fields in error of the form that changes the password, each with what describes it last. */
const invalidIn = (page: Document) =>
  [...page.querySelectorAll("#account_password [aria-invalid=true]")].map((field) => {
    const told = (field.getAttribute("aria-describedby") ?? "").split(" ")
    return [field.id, words(page.getElementById(told.at(-1) ?? ""))]
  })

test("a password of now that is wrong or missing and a new one that is not taken are told at their fields, with a link above; each button that shows one says which (10.595, 10.988, 10.1095, 10.1108, 11.452)", async () => {
  const wrong = await renderedPage("accountRefused")
  const summary = wrong.querySelector("#account_password .form-summary[autofocus]")
  const [first] = summary?.querySelectorAll("a") ?? []
  const told = "Obecne hasło nie jest poprawne. Nowe też wpisz jeszcze raz."
  expect([words(first), first?.getAttribute("href")]).toEqual([`Obecne hasło: ${told}`, "#current_password"])
  expect(wrong.querySelector("#account_password [role=alert]")).toBeNull()
  const buttons = [...wrong.querySelectorAll("#account_password .password-field__show")].map(words)
  expect(buttons).toEqual(["Pokaż hasło (Obecne hasło)", "Pokaż hasło (Nowe hasło)", "Pokaż hasło (Powtórz nowe hasło)"])
  // that the others came back empty is no fault of theirs, nor a merit
  expect(invalidIn(wrong)).toEqual([["current_password", told]])
  expect(wrong.querySelectorAll("#account_password .--success")).toHaveLength(0)
  expect(wrong.querySelector("title")?.textContent).toMatch(/^Błąd: /)
  expect(invalidIn(await renderedPage("accountWeak")).map(([id]) => id)).toEqual(["client_password"])
  const missing = await renderedPage("accountMissing")
  expect(missing.querySelector("#account_password [role=alert]")).toBeNull()
  expect(invalidIn(missing)).toContainEqual(["current_password", "Wpisz w to pole swoje hasło."])
})
