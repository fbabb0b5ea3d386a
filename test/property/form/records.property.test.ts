import fc from "fast-check"
import { expect } from "vitest"
import { clientForm } from "../../../core/account/client-form.ts"
import { everyRule } from "../../../core/form/every-rule.ts"
import { recordFields } from "../../../core/form/form-record.ts"
import { type FormCommand, type FormEvent, isInPlay } from "../../../core/form/form-state.ts"
import { openRecord, type OpenedRecord, recordStep } from "../../../core/form/record-form.ts"
import { faultsOfPost, postedRecord, readRecord } from "../../../core/form/posted-record.ts"
import { postedFields } from "../../../core/form/posted-fields.ts"
import type { RemoteQuestion, RemoteReply } from "../../../core/form/asked/remote-check.ts"
import { verdictWatch } from "../../support/form/verdict-watch.ts"
import { property } from "../../support/property/property.ts"

const record = clientForm({ purpose: "register", isAccountOptional: true })
const countries = [{ value: "1143020003" }, { value: "1143020143" }]
const offered = { client_region: countries, delivery_region: countries }
const opened = openRecord(record, { client_type: "person", client_region: "1143020003", deliver_to_billingaddr: "1" })
type RecordStep = (page: OpenedRecord, event: FormEvent) => readonly [OpenedRecord, readonly FormCommand[]]

const fields = recordFields(record)
const idsOf = (...kinds: readonly string[]) => fields.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
const texts = fields.filter(({ kind }) => !["checkbox", "radio", "region"].includes(kind)).map(({ id }) => id)
const words = fc.constantFrom("", " ", "a", "Hel", "12", "512345678", "anna@example.com", "Kubek-kubek1", "zły")

/** What the shop would say of a value: no word of it is right, and it always says the same. */
const judged = ({ field, value }: RemoteQuestion): RemoteReply => ({
  field,
  messages: value.includes("z") || value === "12" ? [{ code: "invalid_format", message: "" }] : [],
})

type Deed =
  | { readonly is: "event"; readonly event: FormEvent }
  /** one of the answers that are awaited comes, or its call fails, in whatever order */
  | { readonly is: "answer" | "fail"; readonly at: number }
  | { readonly is: "pause" }

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    is: fc.constant("event" as const),
    event: fc.oneof(
      fc.record({ type: fc.constant("Typed" as const), field: fc.constantFrom(...texts), value: words }),
      // few fields, so that their values change while the shop is asked
      fc.record({ type: fc.constant("Typed" as const), field: fc.constantFrom("client_city", "client_lastname"), value: words }),
      fc.record({
        type: fc.constant("Chosen" as const),
        field: fc.constantFrom(...idsOf("region")),
        value: fc.constantFrom("1143020003", "1143020143"),
      }),
      fc.record({ type: fc.constant("Chosen" as const), field: fc.constant("client_type"), value: fc.constantFrom("person", "firm") }),
      fc.record({ type: fc.constant("Toggled" as const), field: fc.constantFrom(...idsOf("checkbox")), checked: fc.boolean() }),
      fc.constant({ type: "SubmitPressed" as const }),
      fc.constant({ type: "Returned" as const }),
    ),
  }),
  fc.record({ is: fc.constantFrom("answer" as const, "fail" as const), at: fc.nat({ max: 5 }) }),
  fc.constant({ is: "pause" as const }),
)

interface Run {
  readonly page: OpenedRecord
  readonly typed: ReadonlyMap<string, string>
  readonly sent: boolean
}

/** A page that somebody fills in while the shop answers when it likes; `look` sees every state with the latest questions of each field. */
function run(
  step: RecordStep,
  happened: readonly Deed[],
  look: (page: OpenedRecord, asked: ReadonlyMap<string, RemoteQuestion>) => void,
): Run {
  let page = opened
  let sent = false
  const typed = new Map<string, string>()
  const asked = new Map<string, RemoteQuestion>()
  const awaited: Extract<FormCommand, { readonly type: "CheckClientData" }>[] = []
  const send = (event: FormEvent) => {
    const [next, commands] = step(page, event)
    page = next
    for (const command of commands) {
      if (command.type === "CheckClientData") {
        awaited.push(command)
        for (const question of command.questions) asked.set(question.field, question)
      }
      if (command.type === "SubmitForm") sent = true
    }
    look(page, asked)
  }
  for (const deed of happened) {
    if (deed.is === "event") {
      if (deed.event.type === "Typed") typed.set(deed.event.field, deed.event.value)
      send(deed.event)
    } else if (deed.is === "pause") send({ type: "PauseEnded", timerId: page.form.timerId ?? 0 })
    else {
      const [call] = awaited.splice(deed.at % Math.max(awaited.length, 1), 1)
      if (call === undefined) continue
      const { requestId, questions } = call
      send(
        deed.is === "fail"
          ? { type: "NotAnswered", requestId }
          : { type: "Answered", requestId, replies: questions.map(judged), clientExists: null },
      )
    }
  }
  return { page, typed, sent }
}

const happenings = fc.array(deeds, { maxLength: 40 })
const step: RecordStep = recordStep(record, everyRule)

property("a form never goes off with a field that it shows as wrong, or about which it waits for an answer (14.8, 14.9)", {
  fault: "a submit that waits for nobody",
  rule: step,
  planted: (page: OpenedRecord, event: FormEvent) =>
    event.type === "SubmitPressed"
      ? ([{ ...page, form: { ...page.form, isSubmitting: true } }, [{ type: "SubmitForm" }]] as const)
      : step(page, event),
  runs: 300,
  holds: (rule: RecordStep) =>
    fc.property(happenings, (happened) => {
      let before = opened
      run(
        (page, event) => {
          const [next, commands] = rule(page, event)
          if (commands.some(({ type }) => type === "SubmitForm")) {
            const inPlay = next.form.fields.filter((field) => isInPlay(next.form, field))
            expect(inPlay.filter(({ state, requestId }) => state === "error" || requestId !== null)).toEqual([])
          }
          before = next
          return [next, commands]
        },
        happened,
        () => {},
      )
      expect(before.form.fields.length).toBe(fields.length)
    }),
})

property("a verdict of the shop stands only beside the value that the shop was asked about (5.26, 14.10, 11.83)", {
  fault: "an answer that counts whatever was typed meanwhile",
  rule: step,
  planted: (page: OpenedRecord, event: FormEvent) => {
    if (event.type !== "Answered") return step(page, event)
    const late = { ...page, form: { ...page.form, fields: page.form.fields.map((one) => ({ ...one, requestId: event.requestId })) } }
    return step(late, event)
  },
  runs: 300,
  holds: (rule: RecordStep) =>
    fc.property(happenings, (happened) => {
      run(rule, happened, ({ form }, asked) => {
        for (const field of form.fields) {
          if (field.fault?._tag !== "Code" || field.fault.code !== "invalid_format") continue
          // a number's fault is that of its street
          const question = asked.get(field.id)
          expect(question?.value.startsWith(field.value.trim())).toBe(true)
        }
      })
    }),
})

property("whatever a choice shows, hides, copies or says of a country, a verdict stands only beside the value that was judged (14.45)", {
  fault: "a field that says of what is being typed what it said of what stood there",
  rule: step,
  planted: (page: OpenedRecord, event: FormEvent) => {
    const [next, commands] = step(page, event)
    if (event.type !== "Typed") return [next, commands] as const
    const kept = next.form.fields.map((one, at) => ({
      ...one,
      fault: page.form.fields[at]?.fault ?? null,
      state: page.form.fields[at]?.state ?? one.state,
    }))
    return [{ ...next, form: { ...next.form, fields: kept } }, commands] as const
  },
  runs: 300,
  holds: (rule: RecordStep) =>
    fc.property(happenings, (happened) => {
      const watch = verdictWatch(opened.form)
      run(
        (page, event) => {
          const [next, commands] = rule(page, event)
          expect(watch(event, next.form, commands)).toEqual([])
          return [next, commands]
        },
        happened,
        () => {},
      )
    }),
})

property("what was typed last stands in its field, whatever was answered, hidden or copied meanwhile (14.28, 14.29)", {
  fault: "a part that is emptied as it is hidden",
  rule: step,
  planted: (page: OpenedRecord, event: FormEvent) => {
    const [next, commands] = step(page, event)
    const fieldsNow = next.form.fields.map((field) => (isInPlay(next.form, field) ? field : { ...field, value: "" }))
    return [{ ...next, form: { ...next.form, fields: fieldsNow } }, commands] as const
  },
  runs: 300,
  holds: (rule: RecordStep) =>
    fc.property(happenings, (happened) => {
      const { page, typed } = run(rule, happened, () => {})
      // the delivery address follows the client's while it is the same
      const own = [...typed].filter(([id]) => !id.startsWith("delivery_"))
      expect(own.map(([id]) => [id, page.form.fields.find((field) => field.id === id)?.value])).toEqual(own)
    }),
})

property("what a page sends without a fault, the shop takes, where both judge by the same answers (14.25, 14.41)", {
  fault: "a shop that asks for what the page does not",
  rule: postedRecord,
  planted: (asked, values, opening) => {
    const posted = postedRecord(asked, values, opening)
    return { ...posted, faults: [...posted.faults, ...postedRecord(asked, { ...values, deliver_to_billingaddr: "" }).faults] }
  },
  runs: 300,
  holds: (judge: typeof postedRecord) =>
    fc.property(
      happenings,
      fc.record({ city: fc.constantFrom("Hel", "12"), zip: fc.constantFrom("84-150", "zły"), isSame: fc.boolean() }),
      (happened, { city, zip, isSame }) => {
        const filled: readonly Deed[] = [
          ...["client_firstname", "client_lastname", "client_street"].map((field) => ({ type: "Typed" as const, field, value: "Hel" })),
          { type: "Typed" as const, field: "client_email", value: "anna@example.com" },
          { type: "Typed" as const, field: "client_phone", value: "512345678" },
          { type: "Typed" as const, field: "client_zipcode", value: zip },
          { type: "Typed" as const, field: "client_city", value: city },
          { type: "Toggled" as const, field: "terms_agree", checked: true },
          { type: "Toggled" as const, field: "deliver_to_billingaddr", checked: isSame },
          { type: "SubmitPressed" as const },
        ].map((event) => ({ is: "event" as const, event }))
        const answers = Array.from({ length: 4 }, (_, at) => ({ is: "answer" as const, at }))
        const { page, sent } = run(step, [...happened, ...filled, ...answers], () => {})
        const posted = new Map(postedFields(page.form).map(({ name, value }) => [name, value]))
        const values = readRecord(record, (name) => posted.get(name) ?? null, offered)
        const asked = judge(record, values)
        const faults = asked.faults.length > 0 ? asked.faults : faultsOfPost(asked, { replies: asked.questions.map(judged), accounts: {} })
        const wasAnswered = !happened.some(({ is }) => is === "fail")
        if (sent && wasAnswered) expect(faults).toEqual([])
      },
    ),
})
