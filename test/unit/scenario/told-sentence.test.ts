import { expect, test } from "vitest"
import { maskRecorded } from "../../support/scenario/mask.ts"
import { sampleExchange, sampleRequest, sampleScenario } from "../../support/scenario/sample-scenario.ts"

const sentence = (login: string) => `Podany login jest już zajęty. Proponowany login: ${login}`
const outcome = (fault: string | null) => ({ address: "/client-new.php", page: "client", views: { client: { faults: [fault] } } }) as const

/** A login is typed, the shop says that it is taken and proposes another, and that is typed. */
const masked = maskRecorded(
  sampleScenario({
    entries: [
      ["gdynianka", sentence("gdynianka2")],
      ["gdynianka2", null],
    ].map(([value, fault]) => ({
      atMs: 0,
      event: { type: "Machine", machine: "client", event: { type: "Typed", field: "client_login", value: value ?? "" } },
      outcome: outcome(fault ?? null),
    })),
    tape: [
      sampleExchange(sampleRequest({ method: "POST", body: { json: { login: "gdynianka" } } }), {
        data: {
          client_login: {
            messages: [
              { code: "login_taken_login_propose", message: sentence("gdynianka2") },
              { code: "login_taken_login_propose_detail", message: "gdynianka2" },
            ],
          },
        },
      }),
      // a visitor who writes to the shop fills in a field of the same name
      sampleExchange(sampleRequest({ method: "POST", body: { form: { message: "Podany login jest zajęty, Gdynianko" } } }), {}),
    ],
  }),
)

test("the shop's sentence keeps its words, and the login in it has the mask that it has wherever it stands (10.930)", () => {
  const [typed, again] = masked.entries.map(({ event }) => (event.type === "Machine" ? event.event["value"] : null))
  expect(typed).toMatch(/^[xyz]{9}$/)
  expect(again).toMatch(/^[xyz]{9}[90]$/)
  const told = sentence(String(again))
  expect(masked.entries[0]?.outcome.views["client"]).toEqual({ faults: [told] })
  expect(masked.tape[0]?.response?.body).toEqual({
    json: {
      data: {
        client_login: {
          messages: [
            { code: "login_taken_login_propose", message: told },
            { code: "login_taken_login_propose_detail", message: again },
          ],
        },
      },
    },
  })
})

test("a visitor's own message has no word left, though the shop says the same words (10.930)", () => {
  expect(JSON.stringify(masked.tape[1]?.request)).not.toMatch(/login|zajęty|Gdynianko/)
})
