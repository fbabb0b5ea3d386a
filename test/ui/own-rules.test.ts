import { describe, expect, test } from "vitest"
import { faultText } from "../../core/form/asked/validation-code.ts"
import { kindRules } from "../../core/form/every-rule.ts"
import type { FieldFault, FieldKind } from "../../core/form/field.ts"
import { type FormEvent, isInPlay, ownFault } from "../../core/form/form-state.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { everyForm, type PageForm } from "../support/form/every-form.ts"
import { renderedPage } from "./rendered-page.ts"

const polish = textCatalogue("pl", {})

/** Whatever is typed, something is wrong with it in one kind of field or another. */
const typed = [" ", "x", "7", "jan@", "jan@kowalski.com", "123456789", "1990-02-31", "ą b", "Dzban-20-lnu", "aaaaaaaaaa", "p".repeat(31)]

const ownWords = (name: string, fault: FieldFault): string =>
  name === "productSoldOut" && fault._tag === "Code" && fault.code === "incorect_email"
    ? polish.texts["message.invalidEmail"]
    : faultText(fault, polish)

/** What a page says of each field after all were typed so and the form was sent, and what all rules would say. */
function told({ name, opened, shown }: PageForm, text: string): readonly (readonly [said: string | null, expected: string | null])[] {
  const typing = opened.fields.map((field): FormEvent => ({ type: "Typed", field: field.id, value: text }))
  const { form, fields } = shown([...typing, { type: "SubmitPressed" }])
  return form.fields.map((field) => {
    const fault = isInPlay(form, field) ? ownFault(form, field, kindRules) : null
    return [fields.find(({ id }) => id === field.id)?.message ?? null, fault === null ? null : ownWords(name, fault)]
  })
}

const allSaid = (form: PageForm) => typed.flatMap((text) => told(form, text).map(([said]) => said))

describe("a page brings the rules and the words of its own fields alone, and they say what all of them would (10.964)", () => {
  test.each(everyForm)("$name", (form) => {
    for (const text of typed) {
      const all = told(form, text)
      expect(all.map(([said]) => said)).toEqual(all.map(([, expected]) => expected))
    }
  })

  test.each(["passwordNew", "accountSecurity", "client", "clientOptional"])(
    "no password of %s is told that six characters are enough (10.985)",
    (page) => {
      const said = everyForm.filter(({ name }) => name === page).flatMap(allSaid)
      expect(said).toContain(polish.texts["form.weakPassword"])
      expect(said).not.toContain(polish.texts["form.passwordTooShort"])
    },
  )

  test("some of them find each of the faults that there are rules for", () => {
    const said = new Set(everyForm.flatMap(allSaid))
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
  for (const form of everyForm) {
    const page = await renderedPage(form.page)
    for (const { id, kind } of form.opened.fields)
      expect(page.querySelector(`[id="${id}"]`)?.matches(controls[kind] ?? "input"), id).toBe(true)
  }
  expect((await renderedPage("client")).querySelectorAll(".date-field__open, #birth_date")).not.toHaveLength(0)
})
