import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, expect, test } from "vitest"
import { keysClearedOnSignOut } from "../../core/shell/session.ts"
import { forgetTold } from "../../ui/entries/forget-told.ts"
import { keepServed } from "../../ui/runtime/saved/keep-served.ts"
import { isUnsaved, keptInTab } from "../support/kept-in-tab.ts"
import { renderedPage } from "./rendered-page.ts"

/** A page as it is served, in this tab; what was kept comes back. */
async function opened(name: string): Promise<void> {
  const page = await renderedPage(name)
  document.body.replaceChildren(document.importNode(page.body, true))
  forgetTold()
  for (const place of document.querySelectorAll<HTMLElement>("[data-kept-as]")) keepServed(place)
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[data-kept-as] [name="${name}"]`)
const standing = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, new FormData(field(name)?.form ?? undefined).get(name)]))

beforeEach(() => sessionStorage.clear())
afterEach(() => document.body.replaceChildren())

const forms: readonly (readonly [page: string, typed: Readonly<Record<string, string>>, key: string, next: string, asks: boolean])[] = [
  ["returnReason", { case_reason: "Za mały,\na miał być duży" }, "expchck_case_return_reason_23456-789AB", "returnWay", true],
  ["returnWay", { case_way: "courier" }, "expchck_case_return_way_23456-789AB", "returnAccount", true],
  [
    "withdrawalGuest",
    { case_order: "zeszły wtorek", case_name: "Zofia", case_scope: "parts", case_goods: "kubek" },
    "expchck_case_withdrawal_statement_",
    "withdrawalSent",
    true,
  ],
  [
    "complaintClaim",
    { case_description: "Pękł", case_remedy: "repair" },
    "expchck_case_complaint_claim_23456-789AB",
    "complaintSent",
    true,
  ],
  ["orderOpen", { order_number: "7KQ2M-X9D4R", order_email: "zofia@example.com" }, "expchck_order_open", "orderOpenCode", false],
]

test.each(forms)(
  "%s: what is typed into a form without a script is there again until the shop has it (10.967, 14.43, 6.13)",
  async (name, typed, key, next, asks) => {
    const user = userEvent.setup()
    await opened(name)
    expect([isUnsaved(), keptInTab()]).toEqual([false, {}])
    for (const [id, text] of Object.entries(typed)) {
      const control = field(id)
      if (control === null) throw new Error(id)
      const radio = document.querySelector<HTMLInputElement>(`input[type=radio][name="${id}"][value="${text}"]`)
      if (radio !== null) await user.click(radio)
      else {
        await user.clear(control)
        await user.type(control, text)
      }
    }
    expect(keptInTab()).toEqual({ [key]: typed })
    expect([isUnsaved(), keysClearedOnSignOut(Object.keys(sessionStorage))]).toEqual([asks, [key]])
    // the same tab, loaded again
    await opened(name)
    expect(standing(Object.keys(typed))).toEqual(typed)
    expect(isUnsaved()).toBe(false)
    // nobody has to look for it
    expect(document.querySelector("[data-kept-as]:is(details):not([open])")).toBeNull()
    await opened(next)
    expect(Object.keys(sessionStorage)).not.toContain(key)
  },
)

test("what a browser's store holds of something else, and what is typed before the script comes, stay apart (10.967, 19.40)", async () => {
  sessionStorage.setItem("expchck_case_return_way_23456-789AB", '{"case_way":"balloon","case_key":"x","case_place":7}')
  await opened("returnWay")
  expect(standing(["case_way"])).toEqual({ case_way: "place" })
  const page = await renderedPage("returnReason")
  document.body.replaceChildren(document.importNode(page.body, true))
  const early = field("case_reason")
  if (early !== null) early.value = "wpisane wcześniej"
  sessionStorage.setItem("expchck_case_return_reason_23456-789AB", '{"case_reason":"z przedtem"}')
  for (const place of document.querySelectorAll<HTMLElement>("[data-kept-as]")) keepServed(place)
  expect(standing(["case_reason"])).toEqual({ case_reason: "wpisane wcześniej" })
})

test("who keeps what somebody else has saved meanwhile lets go of what was typed, and nobody does before (10.987)", async () => {
  const key = "expchck_account_orderAddress7KQ2M-X9D4R"
  sessionStorage.setItem(key, '{"delivery_street":"Moja 5"}')
  await opened("ownOrderChanged")
  expect(sessionStorage.getItem(key)).not.toBeNull()
  const keep = document.querySelector<HTMLAnchorElement>("[aria-labelledby=account_saved_heading] a")
  keep?.addEventListener("click", (click) => click.preventDefault())
  keep?.click()
  expect(sessionStorage.getItem(key)).toBeNull()
})

/** What a field of the form says of itself, and where the list above leads. */
const marks = (id: string) => ({
  isMarked: document.getElementById(id)?.closest(".--error") !== null || document.getElementById(id)?.hasAttribute("aria-invalid"),
  described: document.getElementById(id)?.getAttribute("aria-describedby"),
  words: document.getElementById(`${id}_message`)?.textContent ?? "",
  links: [...document.querySelectorAll(".form-summary a")].map((link) => link.getAttribute("href")),
})

test("a field that is changed loses the marks of a refusal, and no other one does (10.1096)", async () => {
  const user = userEvent.setup()
  await opened("withdrawalWrong")
  expect(marks("case_email")).toMatchObject({ isMarked: true, links: ["#case_email", "#case_amount_0", "#case_amount_1"] })
  await user.type(document.getElementById("case_email") ?? document.body, "z")
  expect(marks("case_email")).toEqual({
    isMarked: false,
    described: "case_email_hint",
    words: "",
    links: ["#case_amount_0", "#case_amount_1"],
  })
  expect(marks("case_amount_0")).toMatchObject({ isMarked: true, words: expect.stringMatching(/./) })
  await user.type(document.getElementById("case_amount_0") ?? document.body, "1")
  expect(marks("case_amount_0")).toMatchObject({ isMarked: false, described: "case_amount_0_left", words: "", links: ["#case_amount_1"] })
})

test("so do radio buttons as the one field that they are, and the list above goes with its last line (10.1096)", async () => {
  const user = userEvent.setup()
  await opened("complaintClaim")
  document.querySelector(".form-summary a:not([href='#case_remedy'])")?.parentElement?.remove()
  expect(marks("case_remedy")).toMatchObject({ isMarked: true, links: ["#case_remedy"] })
  await user.click(document.querySelector("input[name=case_remedy]") ?? document.body)
  expect(marks("case_remedy")).toMatchObject({ isMarked: false, described: null, words: "" })
  expect(document.querySelector(".form-summary")).toBeNull()
})
