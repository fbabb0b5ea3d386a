import { describe, expect, test } from "vitest"
import { signInMachine } from "../../../core/account/sign-in-machine.ts"
import { setSetting } from "../../../fixtures/shop/shop-settings.ts"
import { sampleFrame } from "../../support/core/sample-shell.ts"
import { messageAt, showOf } from "../../support/pages/shown-pages.ts"
import { sampleRegistration } from "../../support/shop/sample-registration.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { signIn, signInOutcome } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const strong = "Hasło musi mieć co najmniej 10 znaków, w tym 1 małą literę, 1 wielką literę oraz 1 cyfrę lub 1 znak specjalny."

async function open(set: "new" | "always" | "off") {
  const opened = await openTestShop()
  await setSetting(opened.database, "strong_password", set, "new")
  return { shopper: makeShopper(opened.shop), another: () => makeShopper(opened.shop), show: showOf(opened.shop) }
}

const withPassword = (password: string) => ({
  ...sampleRegistration,
  client_login: "zofia.n",
  client_password: password,
  repeat_password: password,
})

/** The field of a new password, and the list of its conditions where there is one. */
const passwordIds = (html: string) => Array.from(html.matchAll(/ id="(client_password(?:_conditions)?)"/g), ([, id]) => id)

describe("the switch strong_password (5.32 to 5.34, 10.1090)", () => {
  test("off: no conditions are listed, a password is told to be too short, and six characters open an account", async () => {
    const { shopper, show } = await open("off")
    expect(passwordIds(await show(shopper, "/client-new.php?register"))).toEqual(["client_password"])
    await shopper.post("/client-new.php?register", withPassword("Ab1-x"))
    const again = await show(shopper, "/client-new.php?register")
    expect(messageAt(again, "client_password")).toBe("Zbyt krótkie hasło. Wpisz dłuższe hasło (minimum 6 znaków).")
    const opened = await shopper.post("/client-new.php?register", withPassword("kubki1"))
    expect(opened.headers.get("location")).toBe("/login.php")
  })

  test("off: a password is changed for one of six characters, and one of five is told so at its field", async () => {
    const { shopper, another, show } = await open("off")
    await signIn(shopper, "ola@example.com", "tajne123")
    const change = (password: string) =>
      shopper.post("/login.php", {
        operation: "password",
        current_password: "tajne123",
        client_password: password,
        repeat_password: password,
      })
    await change("kubek")
    const page = await show(shopper, "/login.php?section=security")
    expect(messageAt(page, "client_password")).toBe("Zbyt krótkie hasło. Wpisz dłuższe hasło (minimum 6 znaków).")
    await change("kubki1")
    expect(await signInOutcome(another(), "ola@example.com", "kubki1")).toBe("/login.php")
  })

  test("new: a new password is to be strong, and who has another one signs in", async () => {
    const { shopper, show } = await open("new")
    expect(passwordIds(await show(shopper, "/client-new.php?register"))).toEqual(["client_password", "client_password_conditions"])
    await shopper.post("/client-new.php?register", withPassword("kubki1"))
    expect(messageAt(await show(shopper, "/client-new.php?register"), "client_password")).toBe(strong)
    expect(await signInOutcome(shopper, "ola@example.com", "tajne123")).toBe("/login.php")
  })

  test("always: nobody signs in with a weak password, with or without an account, and its field says why", async () => {
    const { shopper, another, show } = await open("always")
    for (const login of ["ola@example.com", "nikt@example.com"]) expect(await signInOutcome(another(), login, "tajne123")).toBe("weak")
    expect(await signInOutcome(another(), "ola@example.com", "Tajne-haslo-24")).toBe("wrong")
    await signIn(shopper, "ola@example.com", "tajne123")
    expect(messageAt(await show(shopper, "/signin.php"), "user_pass")).toBe(strong)
  })
})

describe("the form of the sign-in, before it is sent (5.33, 5.34)", () => {
  test.each([
    ["new", true],
    ["always", false],
    ["off", true],
  ] as const)("%s: a weak password is sent: %s", (strongPassword, isSent) => {
    const { shell, ...frame } = sampleFrame()
    const model = {
      page: "signIn",
      frame: { ...frame, shell: { ...shell, strongPassword } },
      refused: null,
      login: "ola",
      returnTo: null,
    } as const
    const opened = signInMachine.open(model)
    if (opened === null) throw new Error("no sign-in")
    const [typed] = signInMachine.step(opened, { type: "Typed", field: "user_pass", value: "tajne123" })
    const [, commands] = signInMachine.step(typed, { type: "SubmitPressed" })
    expect(commands.some(({ type }) => type === "SubmitForm")).toBe(isSent)
  })
})
