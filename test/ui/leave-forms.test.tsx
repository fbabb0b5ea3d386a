import { act, cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import type { ReactNode } from "react"
import { afterEach, beforeEach, expect, test } from "vitest"
import { questionMachine } from "../../core/asking/asking-machines.ts"
import { questionTextKeys } from "../../core/asking/posted-asking.ts"
import { reviewMachine } from "../../core/asking/review-machine.ts"
import { reviewTextKeys } from "../../core/asking/review-page.ts"
import { accountFormMachine } from "../../core/account/sections/account-form-machine.ts"
import { accountForm } from "../../core/account/sections/account-forms.ts"
import { accountFormKeys } from "../../core/account/sections/opened-account-form.ts"
import { leaveFormMachine } from "../../core/basket/leaving/leave-form-machine.ts"
import type { FormEvent, FormCommand } from "../../core/form/form-state.ts"
import { contactForm } from "../../core/letters/contact-form.ts"
import { contactMachine } from "../../core/letters/contact-machine.ts"
import { newsletterForm } from "../../core/letters/newsletter-form.ts"
import { newsletterMachine } from "../../core/letters/newsletter-machine.ts"
import { contactTextKeys } from "../../core/letters/opened-contact.ts"
import { newsletterTextKeys } from "../../core/letters/opened-newsletter.ts"
import type { ShownPageModel } from "../../core/pages/page.ts"
import { pages } from "../../core/pages/pages.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { AccountForm } from "../../ui/account/AccountForm.tsx"
import { QuestionForm } from "../../ui/asking/QuestionForm.tsx"
import { ReviewForm } from "../../ui/asking/ReviewForm.tsx"
import { FormLeaveQuestion } from "../../ui/cart/LeaveQuestionIsland.tsx"
import { leaveDialogTextKeys } from "../../ui/cart/leave-question-texts.ts"
import { ContactForm } from "../../ui/letters/ContactForm.tsx"
import { NewsletterForm } from "../../ui/letters/NewsletterForm.tsx"
import { keepTyped } from "../../ui/runtime/saved/keep-typed.ts"
import { isUnsaved, keptInTab } from "../support/kept-in-tab.ts"
import { until } from "../support/until.ts"
import { accountModels } from "./account-models.ts"
import { ownOrderModels } from "./own-order-models.ts"
import { letterModels } from "./letter-models.ts"
import { pageModels } from "./page-models.ts"
import { renderedPage } from "./rendered-page.ts"

const catalogue = textCatalogue("pl", {})
const leaveTexts = pickTexts(catalogue, leaveDialogTextKeys)

/** A machine as its page opens it; what it asks of the page is left undone. */
function storeOf<State>(
  machine: { readonly step: (state: State, event: FormEvent) => readonly [State, readonly FormCommand[]] },
  state: State | null,
) {
  if (state === null) throw new Error("the page has a form")
  return createMachineStore<State, FormEvent, FormCommand>(machine.step, state, () => {})
}

interface OpenedForm {
  readonly form: ReactNode
  readonly field: string
  /** what begins beside it, where the form itself does not begin it */
  readonly beside?: () => void
}

const forms: Readonly<Record<string, () => OpenedForm>> = {
  contact: () => {
    const store = storeOf(contactMachine, contactMachine.open(letterModels.contact))
    const beside = () => keepTyped({ store, record: contactForm, offered: {} })
    return { form: <ContactForm store={store} texts={pickTexts(catalogue, contactTextKeys)} />, field: "contact_message", beside }
  },
  newsletter: () => {
    const store = storeOf(newsletterMachine, newsletterMachine.open(letterModels.newsletter))
    const beside = () => keepTyped({ store, record: newsletterForm, offered: {} })
    return { form: <NewsletterForm store={store} texts={pickTexts(catalogue, newsletterTextKeys)} />, field: "mailing_name", beside }
  },
  question: () => {
    const store = storeOf(questionMachine, questionMachine.open(pageModels["product"] ?? letterModels.contact))
    return { form: <QuestionForm store={store} texts={pickTexts(catalogue, questionTextKeys)} />, field: "askforproduct_question" }
  },
  review: () => {
    const store = storeOf(reviewMachine, reviewMachine.open(pageModels["review"] ?? letterModels.contact))
    return { form: <ReviewForm store={store} texts={pickTexts(catalogue, reviewTextKeys)} />, field: "opinion_opinion" }
  },
  accountData: () => ofAccount(accountModels.accountData, "client_lastname"),
  accountAddressEdit: () => ofAccount(accountModels.accountAddressEdit, "address_city"),
  ownOrder: () => ofAccount(ownOrderModels.ownOrder, "delivery_city"),
}

function ofAccount(model: ShownPageModel, id: string): OpenedForm {
  const store = storeOf(accountFormMachine, accountFormMachine.open(model))
  const { setting, offered } = store.getSnapshot()
  return {
    form: <AccountForm store={store} texts={pickTexts(catalogue, accountFormKeys)} />,
    field: id,
    beside: () => keepTyped({ store, record: accountForm(setting), offered }),
  }
}

const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`) ?? document.body
const valueOf = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.value
const asksBrowser = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }))

/** The form on its page in this tab, and a link off it; what is brought back comes by itself. */
async function opened(name: string) {
  cleanup()
  const { form, field: id, beside } = forms[name]?.() ?? { form: null, field: "" }
  const leaving = createMachineStore(leaveFormMachine.step, { is: "staying" } as const, () => {})
  render(
    <>
      {form}
      <a href="/regulamin.html">Regulamin sklepu</a>
      <FormLeaveQuestion store={leaving} texts={leaveTexts} />
    </>,
  )
  if (beside !== undefined) act(beside)
  // the others fetch it
  await act(async () => void (await import("../../ui/runtime/saved/keep-typed.ts")))
  return id
}

const followed: string[] = []
const note = (click: Event) => {
  if (!click.defaultPrevented && click.target instanceof HTMLAnchorElement) followed.push(click.target.textContent)
  click.preventDefault()
}
beforeEach(() => {
  sessionStorage.clear()
  followed.length = 0
})
afterEach(() => {
  removeEventListener("click", note)
  document.body.replaceChildren()
})

test.each(Object.keys(forms))(
  "%s: a changed form asks before a link off it is followed, and what was typed is there again (10.800, 10.965, 10.966, 5.82, 14.43)",
  async (name) => {
    const id = await opened(name)
    const user = userEvent.setup()
    addEventListener("click", note)
    await user.click(screen.getByRole("link", { name: "Regulamin sklepu" }))
    expect([followed, isUnsaved(), asksBrowser()]).toEqual([["Regulamin sklepu"], false, false])
    await user.clear(field(id))
    await user.type(field(id), "Bałtyk")
    await until(() => expect([isUnsaved(), asksBrowser()]).toEqual([true, true]))
    await user.click(screen.getByRole("link", { name: "Regulamin sklepu" }))
    expect(screen.getByRole("dialog", { name: "Masz niezapisane zmiany" }).id).toBe("form_leave")
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Zostań na stronie" }))
    await user.keyboard("{Escape}")
    expect(followed).toHaveLength(1)
    // a link within the form is followed at once: what is typed stays
    const within = document.querySelector<HTMLAnchorElement>("form a[href]")
    if (within !== null) await user.click(within)
    expect(followed).toHaveLength(within === null ? 1 : 2)
    await user.click(screen.getByRole("link", { name: "Regulamin sklepu" }))
    await user.click(screen.getByRole("button", { name: "Opuść bez zapisywania" }))
    expect([followed.at(-1), asksBrowser()]).toEqual(["Regulamin sklepu", false])
    // the same tab, loaded again
    await opened(name)
    await until(() => expect(valueOf(id)).toBe("Bałtyk"))
    expect(isUnsaved()).toBe(false)
  },
)

test("another form of the page that is posted carries nothing along: the browser asks (10.800)", async () => {
  const id = await opened("contact")
  const user = userEvent.setup()
  await user.type(field(id), "Dzień dobry")
  await until(() => expect(asksBrowser()).toBe(true))
  const search = document.createElement("form")
  document.body.append(search)
  act(() => void search.dispatchEvent(new Event("formdata", { bubbles: true })))
  expect(asksBrowser()).toBe(true)
  search.remove()
  // its own goes along with all of it
  act(() => void document.querySelector("form[data-unsaved]")?.dispatchEvent(new Event("formdata", { bubbles: true })))
  expect(asksBrowser()).toBe(false)
})

test("pages of a letter that was taken name what the tab may forget, and each page with such a form has the question (10.800, 14.43)", async () => {
  for (const [name, key] of [
    ["contactSent", "expchck_letter_contact"],
    ["newsletterSent", "expchck_letter_newsletter"],
    ["newsletterDone", "expchck_letter_newsletter"],
  ] as const)
    expect((await renderedPage(name)).querySelector("[data-forgets]")?.getAttribute("data-forgets")).toBe(key)
  for (const name of [
    "contact",
    "newsletter",
    "accountData",
    "accountAddressEdit",
    "accountSecurity",
    "accountConsents",
    "product",
    "review",
    "returnReason",
    "ownOrder",
  ])
    expect((await renderedPage(name)).querySelectorAll("#island_leaveForm")).toHaveLength(1)
  const asking = Object.values(pages).filter(({ machines }) => Object.hasOwn(machines, "leaveForm"))
  expect(asking).toHaveLength(12)
})

test("who buys beside a question that is not sent is not held up, and the question is kept (10.966)", async () => {
  const id = await opened("question")
  const user = userEvent.setup()
  await user.type(field(id), "Czy jest większa?")
  await until(() => expect(asksBrowser()).toBe(true))
  const buying = document.createElement("form")
  buying.setAttribute("action", "/basketchange.php")
  document.body.append(buying)
  act(() => void buying.dispatchEvent(new Event("formdata", { bubbles: true })))
  expect(asksBrowser()).toBe(false)
  expect(keptInTab()["expchck_asking_question_501"]).toEqual({ askforproduct_question: "Czy jest większa?" })
})
