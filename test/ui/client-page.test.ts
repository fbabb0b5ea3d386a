import { expect, test } from "vitest"
import type { ClientPageModel } from "../../core/account/client.page.ts"
import { recordTask } from "../../core/form/record-task.ts"
import { asWritten } from "../../core/texts/no-break.ts"
import { signedInFrame } from "./account-models.ts"
import { clientModel } from "./client-models.ts"
import { htmlOf, renderedPage } from "./rendered-page.ts"

const idsIn = (page: Document, selector: string) => [...page.querySelectorAll(selector)].map(({ id }) => id)

test("registration has the platform's names, and posts to its own address (10.141 to 10.148, 10.530)", async () => {
  const page = await renderedPage("client")
  const form = page.querySelector("#client_new_client form")
  expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", "/client-new.php?register"])
  const named = [...page.querySelectorAll("#client_new_client :is(input,select)")].map((one) => one.getAttribute("name"))
  expect([...new Set(named)]).toEqual([
    "client_type",
    ..."client_firm client_nip client_firstname client_lastname client_email client_phone birth_date client_region".split(" "),
    ..."client_street client_street_number client_zipcode client_city deliver_to_billingaddr".split(" "),
    ..."delivery_firstname delivery_lastname delivery_additional delivery_region delivery_street delivery_zipcode".split(" "),
    ..."delivery_city delivery_phone client_login client_password repeat_password terms_agree client_mailing client_send_sms".split(" "),
  ])
  expect(idsIn(page, "[name=client_type]")).toEqual(["client_type2", "client_type1"])
  expect(page.querySelector("#submit_clientnew_form")?.textContent).toBe("Załóż konto")
  expect(page.querySelector("#client_region option")?.getAttribute("value")).toMatch(/^\d+$/)
  expect(page.querySelectorAll("#client_new_client :disabled, #client_new_client .field[hidden]")).toHaveLength(0)
})

test("every field for personal data says what it is (10.531)", async () => {
  const page = await renderedPage("client")
  const token = (id: string) => page.getElementById(id)?.getAttribute("autocomplete")
  expect(["client_firstname", "client_region", "delivery_zipcode", "client_email", "birth_date", "client_password"].map(token)).toEqual([
    "billing given-name",
    "billing country",
    "shipping postal-code",
    "email",
    "bday",
    "new-password",
  ])
})

test("who may leave out login and password is told so, and none of the three is asked for (10.602, 11.460)", async () => {
  const page = await renderedPage("clientOptional")
  expect(page.querySelector("#client_new_login .field__hint")?.textContent).toMatch(/^Login i\shasło można pominąć/)
  expect(page.querySelectorAll("#client_new_login [aria-required]")).toHaveLength(0)
  const usual = await renderedPage("client")
  expect(usual.querySelector("#client_new_login")?.textContent).not.toContain("pominąć")
  expect(usual.querySelectorAll("#client_new_login [aria-required]")).toHaveLength(3)
})

test("the marks that a login may have stay on one line (10.1088)", async () => {
  const hint = (await renderedPage("client")).querySelector("#client_new_login .f-group .field__hint")
  expect(hint?.textContent).toMatch(/ oraz\u00a0@\u00a0\.\u00a0-\u00a0_\.$/)
})

test("registration on the way to an order keeps to it, in the frame of an order (10.47, 10.601)", async () => {
  const page = await renderedPage("clientOrdering")
  expect(page.querySelector("#client_new_client form")?.getAttribute("action")).toBe("/client-new.php?register&operation=onceorder")
  expect(page.querySelector("#Progress .--active")?.textContent).toBe("Twoje dane")
})

test("who orders is asked for no login (10.530)", async () => {
  const page = await renderedPage("clientOrder")
  expect(page.querySelector("#client_new_client form")?.getAttribute("action")).toBe("/client-new.php")
  expect(page.querySelectorAll("#client_login, #client_password, #birth_date")).toHaveLength(0)
})

test("who has an account and orders is not told what an account is for (10.606)", async () => {
  const said = async (model: ClientPageModel) => {
    const page = new DOMParser().parseFromString(await htmlOf(model), "text/html")
    return [page.querySelector(".client-page__lead")?.textContent, page.querySelector("#content aside")?.textContent ?? null]
  }
  expect(await said(clientModel("order"))).toEqual([
    expect.stringContaining("Konto nie jest potrzebne"),
    expect.stringContaining("Załóż konto"),
  ])
  expect(await said({ ...clientModel("order"), frame: signedInFrame() })).toEqual([expect.stringMatching(/^Napisz, kto\skupuje/), null])
})

test("a refused form comes back filled in, its faults above it and at its fields; a known address is offered to sign in (10.149, 10.534, 10.603, 10.1109, 14.30, 14.34)", async () => {
  const page = await renderedPage("clientRefused")
  expect(page.getElementById("client_firm")?.getAttribute("value")).toBe("Glinka")
  expect(page.getElementById("client_zipcode_message")?.textContent).toContain("XX-XXX")
  const links = [...page.querySelectorAll(".menu_messages_warning_sub > p > a")].map((link) => link.getAttribute("href"))
  expect(links).toContain("#client_zipcode")
  expect(links).toContain("#client_password")
  // the list above the form would not tell two fields of one name apart
  const names = [...page.querySelectorAll("label.field__label")].map(({ textContent }) => textContent)
  expect(new Set(names).size, "14.34").toBe(names.length)
  expect(
    [...page.querySelectorAll("[autofocus]")].map(({ textContent }) => asWritten(textContent ?? "")),
    "10.603",
  ).toEqual(["Masz już u nas konto z tym adresem e-mail.", expect.stringContaining("XX-XXX")])
  expect(page.querySelector(".client-form__known")?.textContent).toMatch(/^Masz już u\snas konto z\stym adresem e\u2011mail\./)
  expect(page.querySelector(".client-form__known a")?.getAttribute("href")).toBe("/signin.php")
})

test("its title says that something is wrong, and what it will say then (10.532, 10.1093)", async () => {
  const [served, refused] = [await renderedPage("client"), await renderedPage("clientRefused")]
  expect([served.title, refused.title]).toEqual([expect.stringMatching(/^Załóż konto/), expect.stringMatching(/^Błąd: Załóż konto/)])
  expect(served.querySelector("title")?.dataset["wrong"]).toBe(refused.title)
})

test("the sign-in page leads to registration (10.136, 10.532)", async () => {
  const page = await renderedPage("signIn")
  expect(page.querySelector("a.signin-form_register2")?.getAttribute("href")).toBe("/client-new.php?register=")
})

test("what the shop does not answer counts as valid, and what it answers goes to its request (14.10, 5.24)", () => {
  const task = recordTask({ type: "CheckClientData", requestId: 4, questions: [] }, "client_new")
  if (task.effect !== "shop" || task.call !== "checkClientData") throw new Error("no call")
  expect(task.answered(null)).toEqual({ type: "NotAnswered", requestId: 4 })
  expect(task.answered({ replies: [], clientExists: true })).toEqual({ type: "Answered", requestId: 4, replies: [], clientExists: true })
  const account = recordTask({ type: "CheckBankAccount", requestId: 5, field: "iban", value: "x" }, "client_new")
  if (account.effect !== "shop" || account.call !== "checkBankAccount") throw new Error("no call")
  expect(account.answered(1)).toEqual({ type: "BankAccountAnswered", requestId: 5, field: "iban", errno: 1 })
  expect(account.answered(null)).toEqual({ type: "NotAnswered", requestId: 5 })
})

test("that a VAT number could not be checked stands at its field, quietly, and is in no list of what is wrong, without a script too (10.971)", async () => {
  const note = { _tag: "Code", code: "own_note", message: "", detail: "Nie udało się teraz sprawdzić tego numeru." } as const
  const model = clientModel("register")
  const typed = { client_type: "firm", client_firm: "Ton GmbH", client_nip: "DE136695976", client_city: "7" }
  const faults = [
    { field: "client_nip", fault: note },
    { field: "client_city", fault: { _tag: "Code", code: "invalid_format", message: "", detail: "" } },
  ] as const
  const refused = { is: "clientRefused", why: "fields", typed, faults } as const
  const page = new DOMParser().parseFromString(await htmlOf({ ...model, refused }), "text/html")
  const field = page.getElementById("client_nip")
  expect(page.getElementById("client_nip_message")?.textContent).toBe("Nie udało się teraz sprawdzić tego numeru.")
  expect([field?.getAttribute("aria-describedby"), field?.getAttribute("aria-invalid")]).toEqual(["client_nip_message", null])
  // "fine" and "not checked" at once would be neither
  expect(field?.closest(".field")?.matches(".--success, .--error")).toBe(false)
  const isListed = (id: string) => page.querySelector(`.form-summary a[href="#${id}"]`) !== null
  expect([isListed("client_city"), isListed("client_nip")]).toEqual([true, false])
})

test("a phone is one field on every page that asks for one, which browsers fill in whole (10.973, 10.143, 10.146)", async () => {
  const phones = async (page: Parameters<typeof renderedPage>[0]) =>
    [...(await renderedPage(page)).querySelectorAll("#content :is(input, select)")].flatMap((field) => {
      const token = field.getAttribute("autocomplete") ?? ""
      return /\btel/.test(token) ? [`${field.getAttribute("type")} ${field.getAttribute("name")} ${token}`] : []
    })
  const both = ["tel client_phone tel", "tel delivery_phone shipping tel"]
  expect([await phones("client"), await phones("clientOrder"), await phones("accountData")]).toEqual([both, both, ["tel client_phone tel"]])
})

test("the conditions of a strong password are listed where the shop wants one, and nowhere else (5.37, 10.1090)", async () => {
  const model = clientModel("register")
  const conditionsWith = async (strongPassword: "new" | "off") => {
    const { shell, ...others } = model.frame
    const html = await htmlOf({ ...model, frame: { ...others, shell: { ...shell, strongPassword } } })
    const page = new DOMParser().parseFromString(html, "text/html")
    return [
      page.querySelectorAll("#client_password_conditions li").length,
      page.querySelector("#client_password")?.getAttribute("aria-describedby"),
    ]
  }
  expect(await conditionsWith("new")).toEqual([4, "client_password_conditions"])
  expect(await conditionsWith("off")).toEqual([0, null])
})
