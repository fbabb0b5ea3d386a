import fc from "fast-check"
import { expect } from "vitest"
import type { FormField } from "../../../core/form/field.ts"
import { type FormCommand, type FormEvent, type FormState, isInPlay } from "../../../core/form/form-state.ts"
import { everyForm, type PageForm } from "../../support/form/every-form.ts"
import { verdictWatch } from "../../support/form/verdict-watch.ts"
import { property } from "../../support/property/property.ts"

/** What somebody, the shop or the clock does; of `at` fields or awaited answers the one that there is. */
interface Deed {
  readonly is: "fill" | "send" | "return" | "pause" | "answer" | "fail"
  readonly at: number
  readonly word: string
}

const words = [
  "",
  " ",
  "a",
  "Hel",
  "12",
  "512345678",
  "anna@example.com",
  "jan@",
  "Kubek-kubek1",
  "zły",
  "1990-02-31",
  "84-150",
  "1",
  "person",
]

const happenings = fc.array(
  fc.record<Deed>({
    // filled in most of all, so that a form is right now and then
    is: fc.constantFrom("fill", "fill", "fill", "fill", "send", "return", "pause", "answer", "fail"),
    at: fc.nat({ max: 30 }),
    word: fc.constantFrom(...words),
  }),
  { maxLength: 40 },
)
const forms = fc.constantFrom(...everyForm)

/** As a browser tells it of a field of that kind. */
function filled({ id, kind }: FormField, word: string): FormEvent {
  if (kind === "checkbox") return { type: "Toggled", field: id, checked: word.length > 2 }
  if (kind === "files")
    return { type: "FilesChosen", field: id, files: word === "" ? [] : [{ name: `${word}.pdf`, size: word.length * 1_000_000, type: "" }] }
  return kind === "select" || kind === "region" || kind === "radio"
    ? { type: "Chosen", field: id, value: word }
    : { type: "Typed", field: id, value: word }
}

/** A step of a form, as it is seen from outside. */
interface Seen {
  readonly opened: FormState
  readonly before: FormState
  readonly event: FormEvent
  readonly commands: readonly FormCommand[]
}

/** Always the same answer about a value. */
const errnoOf = (value: string) => (value.length % 2 === 0 ? 0 : 5)
const messagesOf = (value: string) => (value.includes("z") || value === "12" ? [{ code: "invalid_format", message: "" }] : [])

/** A page with a form on which all of that happens. */
function run(form: PageForm, happened: readonly Deed[], look: (seen: Seen, after: FormState) => void): void {
  const step = form.open()
  let now = form.opened
  const awaited: Extract<FormCommand, { readonly type: "CheckClientData" | "CheckBankAccount" }>[] = []
  const send = (event: FormEvent) => {
    const before = now
    const [after, commands] = step(event)
    now = after
    for (const command of commands) if (command.type === "CheckClientData" || command.type === "CheckBankAccount") awaited.push(command)
    look({ opened: form.opened, before, event, commands }, after)
  }
  for (const { is, at, word } of happened) {
    const field = now.fields[at % now.fields.length]
    if (is === "fill" && field !== undefined) send(filled(field, word))
    if (is === "send") send({ type: "SubmitPressed" })
    if (is === "return") send({ type: "Returned" })
    if (is === "pause" && now.timerId !== null) send({ type: "PauseEnded", timerId: now.timerId })
    const [call] = is === "answer" || is === "fail" ? awaited.splice(at % Math.max(awaited.length, 1), 1) : []
    if (call === undefined) continue
    const { requestId } = call
    if (is === "fail") send({ type: "NotAnswered", requestId })
    else if (call.type === "CheckBankAccount")
      send({ type: "BankAccountAnswered", requestId, field: call.field, errno: errnoOf(call.value) })
    else {
      const replies = call.questions.map(({ field: asked, value }) => ({ field: asked, messages: messagesOf(value) }))
      send({ type: "Answered", requestId, replies, clientExists: at % 2 === 0 })
    }
  }
}

type Look = (seen: Seen, after: FormState) => FormState
const asItIs: Look = (_, after) => after

/** What keeps a form from going off; a file that was taken out of its field does so only where one is required. */
const isWrong = ({ state, fault, required, requestId }: FormField): boolean =>
  requestId !== null || (state === "error" && (required || fault?._tag !== "File"))

property("no form of the shop goes off with a field that it shows as wrong, or about which it waits for an answer (14.8, 14.9)", {
  fault: "a submit that waits for nobody",
  rule: asItIs,
  planted: ({ event }, after) => (event.type === "SubmitPressed" ? { ...after, isSubmitting: true } : after),
  runs: 600,
  holds: (look: Look) =>
    fc.property(forms, happenings, (form, happened) =>
      run(form, happened, (seen, after) => {
        const shown = look(seen, after)
        if (seen.before.isSubmitting || !shown.isSubmitting) return
        expect(shown.fields.filter((field) => isInPlay(shown, field) && isWrong(field)).map(({ id }) => id)).toEqual([])
      }),
    ),
})

property("no form of the shop shows a verdict beside another value than the one that was judged (5.26, 14.10, 14.45)", {
  fault: "a field that says of what is being typed what it said of what stood there",
  rule: asItIs,
  planted: ({ before, event }, after) => {
    if (event.type !== "Typed") return after
    const said = (id: string) => before.fields.find((one) => one.id === id)
    return {
      ...after,
      fields: after.fields.map((one) => ({ ...one, state: said(one.id)?.state ?? one.state, fault: said(one.id)?.fault ?? null })),
    }
  },
  runs: 600,
  holds: (look: Look) =>
    fc.property(forms, happenings, (form, happened) => {
      const watch = verdictWatch(form.opened)
      run(form, happened, (seen, after) => expect(watch(seen.event, look(seen, after), seen.commands)).toEqual([]))
    }),
})

property("no form of the shop loses what was typed last, whatever is answered, sent or come back to (14.28, 14.29)", {
  fault: "a page that comes back from history opens its form anew",
  rule: asItIs,
  planted: ({ event, opened }, after) => (event.type === "Returned" ? opened : after),
  runs: 600,
  holds: (look: Look) =>
    fc.property(forms, happenings, (form, happened) => {
      const typed = new Map<string, string>()
      run(form, happened, (seen, after) => {
        const shown = look(seen, after)
        if (seen.event.type === "Typed") typed.set(seen.event.field, seen.event.value)
        // what is the same as another has that one's values meanwhile
        const copied = new Set(shown.copies.flatMap(({ kept }) => kept.map(({ id }) => id)))
        for (const id of copied) typed.delete(id)
        expect([...typed].map(([id]) => [id, shown.fields.find((field) => field.id === id)?.value])).toEqual([...typed])
      })
    }),
})
