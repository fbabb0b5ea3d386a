import { expect, test } from "vitest"
import { askingAddress } from "../../../core/asking/asking.ts"
import { maskRecorded } from "../../support/scenario/mask.ts"
import type { ScenarioEvent } from "../../../core/scenario/scenario.ts"
import { sampleExchange, sampleRequest, sampleScenario } from "../../support/scenario/sample-scenario.ts"

const address = "anna.kowalska@dom.pl"
const outcome = { address: "/product-pol-512-Wazon.html", page: "product" as const, title: "Wazon", views: {} }
const entry = (event: ScenarioEvent) => ({ atMs: 0, event, outcome })

const masked = maskRecorded(
  sampleScenario({
    entries: [
      entry({ type: "Machine", machine: "notify", event: { type: "Typed", field: "tellAvailabilityEmail", value: address } }),
      entry({
        type: "Submitted",
        action: askingAddress,
        fields: { asking: "notify", product: "512", size: "uniw", availability_email: address },
      }),
    ],
    tape: [
      sampleExchange(
        sampleRequest({
          method: "GET",
          path: "/ajax/projector.php",
          query: { action: "set_product_observed", product: "512", email: address, field: "{}" },
        }),
        { product: { sizes: [{ id: "uniw" }] }, ownNotice: { is: "asked", form: "notify", productId: 512, code: "mail", email: address } },
      ),
    ],
  }),
)

test("a recording has no letter of an address that was typed into a form, wherever it goes (ADR 0028)", () => {
  const kept = JSON.stringify(masked)
  for (const word of ["anna", "kowalska", "dom"]) expect(kept).not.toContain(word)
})

test("what the form is, its fields and the shop's answer stay: the masked recording replays", () => {
  const [typed, sent] = masked.entries.map(({ event }) => event)
  expect(typed).toMatchObject({ machine: "notify", event: { type: "Typed", field: "tellAvailabilityEmail" } })
  expect(sent).toMatchObject({ action: askingAddress, fields: { asking: "notify", product: "512" } })
  const value = typed?.type === "Machine" ? typed.event["value"] : null
  expect(value).toMatch(/^[x-z]{4}\.[x-z]{8}@[x-z]{3}\.[x-z]{2}$/)
  expect(sent).toMatchObject({ fields: { availability_email: value } })
  const [exchange] = masked.tape
  expect(exchange?.request.query).toEqual({
    action: "set_product_observed",
    product: "512",
    email: value,
    field: "{}",
  })
  expect(exchange?.response?.body).toMatchObject({
    json: { ownNotice: { is: "asked", form: "notify", productId: 512, code: "mail", email: value } },
  })
})

test("a recording has no letter of a question either, and knows its form (ADR 0028)", () => {
  const text = "Proszę dzwonić do Anny Kowalskiej"
  const question = maskRecorded(
    sampleScenario({
      entries: [
        entry({ type: "Machine", machine: "question", event: { type: "Typed", field: "askforproduct_question", value: text } }),
        entry({
          type: "Submitted",
          action: askingAddress,
          fields: { asking: "question", product: "512", question_email: address, question_text: text },
        }),
      ],
      tape: [
        sampleExchange(sampleRequest({ path: "/graphql/v1/" }), {
          ownNotice: { is: "asked", form: "question", productId: 512, code: "form", email: address, text },
        }),
      ],
    }),
  )
  const kept = JSON.stringify(question)
  for (const word of ["anna", "Anny", "kowalska", "Kowalskiej", "dzwoni"]) expect(kept).not.toContain(word)
  const [typed, sent] = question.entries.map(({ event }) => event)
  expect(typed).toMatchObject({ machine: "question", event: { field: "askforproduct_question" } })
  const value = typed?.type === "Machine" ? typed.event["value"] : null
  expect(sent).toMatchObject({ fields: { asking: "question", product: "512", question_text: value } })
  expect(question.tape[0]?.response?.body).toMatchObject({ json: { ownNotice: { form: "question", code: "form", text: value } } })
})
