import { act, cleanup, fireEvent, render } from "@testing-library/react"
import fc from "fast-check"
import type { ReactNode } from "react"
import { afterEach, beforeEach, expect, vi } from "vitest"
import { faultText } from "../../core/form/asked/validation-code.ts"
import { everyRule } from "../../core/form/every-rule.ts"
import { openForm, plainForm } from "../../core/form/form.ts"
import type { FormCommand, FormEvent, FormState } from "../../core/form/form-state.ts"
import { viewForm } from "../../core/form/view-form.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore, type MachineStore } from "../../core/values/machine.ts"
import { CheckField } from "../../ui/form/CheckField.tsx"
import { Field } from "../../ui/form/Field.tsx"
import { Form, useFormMachine } from "../../ui/form/Form.tsx"
import { PasswordField } from "../../ui/form/PasswordField.tsx"
import { useMachine } from "../../ui/runtime/islands/use-machine.ts"
import { field } from "../support/form/form-events.ts"
import { property } from "../support/property/property.ts"

interface Props {
  readonly store: MachineStore<FormState, FormEvent>
}

/** A form, drawn in one way. */
type Page = (props: Props) => ReactNode

const texts = textCatalogue("pl", {})
const step = plainForm(everyRule)
const ids = ["city", "zipcode", "secret", "words"] as const
type Id = (typeof ids)[number]

const place = fc.record({ id: fc.constantFrom(...ids), at: fc.nat(20) })
const happening = fc.oneof(
  {
    weight: 6,
    arbitrary: place.chain(({ id, at }) =>
      fc.constantFrom("a", "ż", "7", "-").map((letter) => ({ is: "letter", id, at, letter }) as const),
    ),
  },
  place.map(({ id, at }) => ({ is: "removed", id, at }) as const),
  // a browser or a password manager, without a word
  place.map(({ id, at }) => ({ is: "filled", id, text: `gotowe ${at}` }) as const),
  { weight: 3, arbitrary: fc.constant({ is: "painted" } as const) },
  fc.constantFrom("paused", "answered", "late", "ticked", "sent").map((is) => ({ is }) as const),
)

function drawn([state, send]: ReturnType<typeof useFormMachine<FormState>>) {
  return (
    <Form id="ask" className="ask" action="/ask.php" view={viewForm(state, texts, faultText)} send={send}>
      <Field id="city" name="city" label="Miasto" />
      <Field id="zipcode" name="zipcode" label="Kod pocztowy" />
      <PasswordField id="secret" name="secret" label="Hasło" autoComplete="new-password" hasConditions texts={texts} />
      <Field id="words" name="words" label="Pytanie" rows={4} />
      <CheckField id="terms" name="terms" label="Regulamin" />
    </Form>
  )
}

const DrawnLater: Page = ({ store }) => drawn(useFormMachine(store))
const DrawnFirst: Page = ({ store }) => drawn(useMachine(store, ({ type }) => (type === "Typed" ? () => true : undefined)))

function opened(Drawn: Page) {
  cleanup()
  const asked: number[] = []
  let sent = 0
  const state = openForm([
    field("city", "city", { required: true, minLength: 3 }),
    field("zipcode", "zipcode", { region: "1143020003" }),
    field("secret", "password"),
    field("words", "text"),
    field("terms", "checkbox", { required: true }),
  ])
  const store = createMachineStore<FormState, FormEvent, FormCommand>(step, state, (command) => {
    if (command.type === "CheckClientData") asked.push(command.requestId)
    if (command.type === "SubmitForm") sent += 1
  })
  render(<Drawn store={store} />)
  const control = (id: string) => {
    const found = document.getElementById(id)
    if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found
    throw new Error(id)
  }
  const answer = (requestId: number | undefined) => {
    const replies = [{ field: "zipcode", messages: [{ code: "incorect_zipcode", message: "" }] }]
    if (requestId !== undefined) act(() => store.send({ type: "Answered", requestId, replies, clientExists: null }))
  }
  const held = () => Object.fromEntries(ids.map((id) => [id, store.getSnapshot().fields.find((one) => one.id === id)?.value]))
  return { store, asked, control, answer, held, sent: () => sent }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

property<Page, readonly unknown[]>(
  "whatever happens, and before whichever paint, all that is typed or filled in stays and is sent (10.1068, 5.28)",
  {
    fault: "a letter that draws the one before it, into a field that shows more by then",
    rule: DrawnLater,
    planted: DrawnFirst,
    runs: 25,
    holds: (Drawn) =>
      fc.property(fc.array(happening, { minLength: 5, maxLength: 40 }), (happenings) => {
        const { store, asked, control, answer, held, sent } = opened(Drawn)
        const typed: Record<Id, string> = { city: "", zipcode: "", secret: "", words: "" }
        const put = (id: Id, text: string) => {
          typed[id] = text
          fireEvent.change(control(id), { target: { value: text } })
        }
        for (const one of happenings) {
          // as a browser does it: into what the control shows
          if (one.is === "letter") {
            const shown = control(one.id).value
            put(one.id, `${shown.slice(0, one.at)}${one.letter}${shown.slice(one.at)}`)
          } else if (one.is === "removed") {
            const shown = control(one.id).value
            if (one.at < shown.length) put(one.id, shown.slice(0, one.at) + shown.slice(one.at + 1))
          } else if (one.is === "filled") {
            typed[one.id] = one.text
            control(one.id).value = one.text
          } else if (one.is === "painted") act(() => void vi.advanceTimersByTime(20))
          else if (one.is === "paused") act(() => store.send({ type: "PauseEnded", timerId: store.getSnapshot().timerId ?? 0 }))
          else if (one.is === "answered") answer(asked.at(-1))
          else if (one.is === "late") answer(asked[0])
          else if (one.is === "ticked") fireEvent.click(control("terms"))
          else {
            const before = sent()
            fireEvent.submit(control("city"))
            expect(held()).toEqual(typed)
            if (sent() > before) break
          }
          expect(Object.fromEntries(ids.map((id) => [id, control(id).value]))).toEqual(typed)
        }
      }),
  },
)
