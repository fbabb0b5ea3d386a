import { describe, expect, test } from "vitest"
import { changePasswordMachine } from "../../core/account/change-password-machine.ts"
import { clientMachine } from "../../core/account/client-machine.ts"
import { passwordMachine } from "../../core/account/password-machine.ts"
import { accountFormMachine } from "../../core/account/sections/account-form-machine.ts"
import { signInMachine } from "../../core/account/sign-in-machine.ts"
import { notifyMachine, questionMachine } from "../../core/asking/asking-machines.ts"
import { reviewMachine } from "../../core/asking/review-machine.ts"
import { faultText } from "../../core/form/asked/validation-code.ts"
import type { FieldFault, FieldKind } from "../../core/form/field.ts"
import { kindRules } from "../../core/form/every-rule.ts"
import { type FormCommand, type FormEvent, type FormState, isInPlay, ownFault } from "../../core/form/form-state.ts"
import type { FormView } from "../../core/form/view-form.ts"
import { contactMachine } from "../../core/letters/contact-machine.ts"
import { newsletterMachine } from "../../core/letters/newsletter-machine.ts"
import type { PageMachine } from "../../core/pages/page-machine.ts"
import type { TextKey } from "../../core/texts/texts.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { pageModels } from "./page-models.ts"
import { renderedPage } from "./rendered-page.ts"

const polish = textCatalogue("pl", {})

/** Whatever is typed, something is wrong with it in one kind of field or another. */
const typed = [" ", "x", "7", "jan@", "jan@kowalski.com", "123456789", "1990-02-31", "ą b", "Dzban-20-lnu", "aaaaaaaaaa", "p".repeat(31)]

interface Opened {
  readonly fields: FormState["fields"]
  /** what its page says of each field after all were typed so and the form was sent, and what all rules say */
  readonly told: (text: string) => readonly (readonly [said: string | null, expected: string | null])[]
}

/** A form by the rules that its own script brings. */
function opened<
  State extends { readonly form: FormState },
  Event extends { readonly type: string },
  Command extends { readonly type: string },
>(
  name: string,
  machine: Pick<PageMachine<State, Event | FormEvent, Command | FormCommand, FormView, TextKey>, "open" | "step" | "view">,
  own: (fault: FieldFault) => string | null = () => null,
): Opened {
  const model = pageModels[name]
  const state = model === undefined ? null : machine.open(model)
  if (state === null) throw new Error(`${name} has no such form`)
  return {
    fields: state.form.fields,
    told: (text) => {
      const events = state.form.fields.map((field): FormEvent => ({ type: "Typed", field: field.id, value: text }))
      const [page] = [...events, { type: "SubmitPressed" } as const].reduce<readonly [State, readonly unknown[]]>(
        ([now], event) => machine.step(now, event),
        [state, []],
      )
      const { fields } = machine.view(page, polish)
      return page.form.fields.map((field) => {
        const fault = isInPlay(page.form, field) ? ownFault(page.form, field, kindRules) : null
        return [fields.find(({ id }) => id === field.id)?.message ?? null, fault === null ? null : (own(fault) ?? faultText(fault, polish))]
      })
    },
  }
}

const wrongAddress = polish.texts["message.invalidEmail"]
const forms: Readonly<Record<string, () => Opened>> = {
  product: () => opened("product", questionMachine),
  productSoldOut: () =>
    opened("productSoldOut", notifyMachine, (fault) => (fault._tag === "Code" && fault.code === "incorect_email" ? wrongAddress : null)),
  review: () => opened("review", reviewMachine),
  signIn: () => opened("signIn", signInMachine),
  password: () => opened("password", passwordMachine),
  passwordNew: () => opened("passwordNew", passwordMachine),
  accountSecurity: () => opened("accountSecurity", changePasswordMachine),
  client: () => opened("client", clientMachine),
  clientOptional: () => opened("clientOptional", clientMachine),
  clientOrder: () => opened("clientOrder", clientMachine),
  accountData: () => opened("accountData", accountFormMachine),
  accountAddressEdit: () => opened("accountAddressEdit", accountFormMachine),
  accountSecurityEmail: () => opened("accountSecurity", accountFormMachine),
  ownOrder: () => opened("ownOrder", accountFormMachine),
  accountConsents: () => opened("accountConsents", accountFormMachine),
  accountDeletion: () => opened("accountDeletion", accountFormMachine),
  contact: () => opened("contact", contactMachine),
  newsletter: () => opened("newsletter", newsletterMachine),
}

describe("a page brings the rules and the words of its own fields alone, and they say what all of them would (10.964)", () => {
  test.each(Object.keys(forms))("%s", (name) => {
    const form = forms[name]?.()
    for (const text of typed) {
      const told = form?.told(text) ?? []
      expect(told.map(([said]) => said)).toEqual(told.map(([, expected]) => expected))
    }
  })

  test.each(["passwordNew", "accountSecurity", "client", "clientOptional"])(
    "no password of %s is told that six characters are enough (10.985)",
    (name) => {
      const said = typed.flatMap((text) => forms[name]?.().told(text) ?? []).map(([words]) => words)
      expect(said).toContain(polish.texts["form.weakPassword"])
      expect(said).not.toContain(polish.texts["form.passwordTooShort"])
    },
  )

  test("some of them find each of the faults that there are rules for", () => {
    const said = new Set(
      Object.values(forms).flatMap((form) =>
        typed.flatMap((text) =>
          form()
            .told(text)
            .map(([words]) => words),
        ),
      ),
    )
    for (const key of ["form.email", "form.digits", "form.birthDate", "form.login", "form.passwordTooLong", "form.weakPassword"] as const)
      expect(said).toContain(polish.texts[key])
  })
})

const controls: Partial<Record<FieldKind, string>> = {
  checkbox: "input[type=checkbox]",
  radio: "fieldset",
  files: "input[type=file]",
  select: "select",
  region: "select",
  textarea: "textarea",
  password: "input[type=password]",
  passwordRepeat: "input[type=password]",
}

test("each field is drawn by the view of its kind, which the page brings (10.964)", async () => {
  for (const [name, form] of Object.entries(forms)) {
    const page = await renderedPage(name.replace("accountSecurityEmail", "accountSecurity"))
    for (const { id, kind } of form().fields) expect(page.querySelector(`[id="${id}"]`)?.matches(controls[kind] ?? "input"), id).toBe(true)
  }
  expect((await renderedPage("client")).querySelectorAll(".date-field__open, #birth_date")).not.toHaveLength(0)
})
