import { act, cleanup, render } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import type { ReactNode } from "react"
import { afterEach, beforeEach, expect, test } from "vitest"
import { keptChoosingKey } from "../../core/account/kept-client.ts"
import { passwordMachine } from "../../core/account/password-machine.ts"
import { passwordTextKeys } from "../../core/account/opened-password.ts"
import { signInMachine, signInTextKeys } from "../../core/account/sign-in-machine.ts"
import { notifyMachine, questionMachine } from "../../core/asking/asking-machines.ts"
import { notifyTextKeys } from "../../core/asking/notify-page.ts"
import { questionTextKeys } from "../../core/asking/posted-asking.ts"
import { reviewMachine } from "../../core/asking/review-machine.ts"
import { reviewTextKeys } from "../../core/asking/review-page.ts"
import type { FormEvent } from "../../core/form/form-state.ts"
import { choosing, type ChoosingEvent, type ChoosingState } from "../../core/order/choosing/choosing.ts"
import { keysClearedOnSignOut } from "../../core/shell/session.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { NotifyForm } from "../../ui/asking/NotifyForm.tsx"
import { QuestionForm } from "../../ui/asking/QuestionForm.tsx"
import { ReviewForm } from "../../ui/asking/ReviewForm.tsx"
import { forgetTold } from "../../ui/entries/forget-told.ts"
import { ChoosingForm } from "../../ui/order/ChoosingForm.tsx"
import { choosingFormTextKeys } from "../../ui/order/choosing-texts.ts"
import { PasswordForm } from "../../ui/pages/PasswordForm.tsx"
import { SignInForm } from "../../ui/pages/SignInForm.tsx"
import { keepChoosing } from "../../ui/runtime/saved/keep-choosing.ts"
import { sampleChoosing } from "../support/core/sample-order.ts"
import { isUnsaved, keptInTab } from "../support/kept-in-tab.ts"
import { until } from "../support/until.ts"
import { pageModels } from "./page-models.ts"
import { renderedPage } from "./rendered-page.ts"

const catalogue = textCatalogue("pl", {})

interface Shown {
  readonly form: ReactNode
  readonly send: (event: FormEvent) => void
}

const modelOf = (name: string) => {
  const model = pageModels[name]
  if (model === undefined) throw new Error(`no sample page "${name}"`)
  return model
}

/** A machine as its page opens it; what it asks of the page is left undone. */
function storeOf<State, Event>(
  { step }: { readonly step: (state: State, event: Event) => readonly [State, readonly unknown[]] },
  state: State | null,
) {
  if (state === null) throw new Error("the page has no such form")
  return createMachineStore<State, Event, unknown>(step, state, () => {})
}

const shown = {
  question: (): Shown => {
    const store = storeOf(questionMachine, questionMachine.open(modelOf("product")))
    return { form: <QuestionForm store={store} texts={pickTexts(catalogue, questionTextKeys)} />, send: store.send }
  },
  notify: (): Shown & { readonly told: () => void } => {
    const store = storeOf(notifyMachine, notifyMachine.open(modelOf("productSoldOut")))
    const told = () => store.send({ type: "NotifyAnswered", requestId: store.getSnapshot().lastId, reply: { done: true } })
    return { form: <NotifyForm store={store} texts={pickTexts(catalogue, notifyTextKeys)} />, send: store.send, told }
  },
  review: (): Shown => {
    const store = storeOf(reviewMachine, reviewMachine.open(modelOf("review")))
    return { form: <ReviewForm store={store} texts={pickTexts(catalogue, reviewTextKeys)} />, send: store.send }
  },
  signIn: (): Shown => {
    const store = storeOf(signInMachine, signInMachine.open(modelOf("signIn")))
    return { form: <SignInForm store={store} texts={pickTexts(catalogue, signInTextKeys)} />, send: store.send }
  },
  password: (): Shown => {
    const store = storeOf(passwordMachine, passwordMachine.open(modelOf("password")))
    return { form: <PasswordForm store={store} texts={pickTexts(catalogue, passwordTextKeys)} />, send: store.send }
  },
}

/** The form on its page in this tab; what is brought back comes by itself. */
async function opened<Form extends Shown>(make: () => Form): Promise<Form> {
  cleanup()
  const made = make()
  render(made.form)
  await act(async () => void (await import("../../ui/runtime/saved/keep-typed.ts")))
  return made
}

const control = (id: string) => document.querySelector<HTMLInputElement>(`[id="${id}"]`)
const ofShirt = "501"

beforeEach(() => sessionStorage.clear())
afterEach(() => document.body.replaceChildren())

const forms: readonly (readonly [keyof typeof shown, Readonly<Record<string, string>>, string, boolean])[] = [
  [
    "question",
    { askforproduct_email: "jan@kowalski.com", askforproduct_question: "Czy jest większa?" },
    `expchck_asking_question_${ofShirt}`,
    true,
  ],
  ["notify", { tellAvailabilityEmail: "jan@kowalski.com" }, `expchck_asking_notify_${ofShirt}`, false],
  [
    "review",
    { opinion_opinion: "Miękka.", addopinion_name: "Jan", addopinion_email: "jan@kowalski.com" },
    `expchck_asking_review_${ofShirt}`,
    true,
  ],
  ["signIn", { user_login: "janek" }, "expchck_sign_in", false],
  ["password", { password_login: "janek" }, "expchck_password", false],
]

test.each(forms)(
  "%s: what is typed is there when it opens again, and gone once it is sent (10.965, 10.966, 6.13)",
  async (name, typed, key, asks) => {
    const user = userEvent.setup()
    await opened<Shown>(shown[name])
    for (const [id, text] of Object.entries(typed)) await user.type(control(id) ?? document.body, text)
    const secret = control("user_pass")
    if (secret !== null) await user.type(secret, "Dzban-20-lnu")
    await until(() => expect(keptInTab()).toEqual({ [key]: typed }))
    expect([isUnsaved(), keysClearedOnSignOut(Object.keys(sessionStorage))]).toEqual([asks, [key]])
    const again = await opened<Shown>(shown[name])
    await until(() => expect(Object.fromEntries(Object.keys(typed).map((id) => [id, control(id)?.value]))).toEqual(typed))
    // what only the shop can judge is not marked as fine (14.2)
    if (name === "signIn" || name === "password") expect(document.querySelector(".--success")).toBeNull()
    expect(isUnsaved()).toBe(false)
    if (name === "review") act(() => again.send({ type: "Chosen", field: "opinion_rating", value: "4" }))
    act(() => again.send({ type: "SubmitPressed" }))
    expect(keptInTab()).toEqual({})
    // the post broke off, and the browser shows the page as it was
    act(() => again.send({ type: "Returned" }))
    expect(keptInTab()[key]).toMatchObject(typed)
  },
)

test("what was noted beside the page is not kept again; what is typed after it is (10.965)", async () => {
  const user = userEvent.setup()
  const form = await opened(shown.notify)
  await user.type(control("tellAvailabilityEmail") ?? document.body, "jan@kowalski.com")
  act(() => form.send({ type: "SubmitPressed" }))
  act(() => form.told())
  expect(keptInTab()).toEqual({})
  await user.type(control("tellAvailabilityEmail") ?? document.body, ".pl")
  expect(keptInTab()).toEqual({ [`expchck_asking_notify_${ofShirt}`]: { tellAvailabilityEmail: "jan@kowalski.com.pl" } })
})

test("what a store holds is not believed: no other choice than those on offer comes back (14.43, 19.40)", async () => {
  sessionStorage.setItem(`expchck_asking_review_${ofShirt}`, '{"opinion_rating":"9","opinion_photo":"x","opinion_opinion":"Dobra."}')
  await opened<Shown>(shown.review)
  await until(() => expect(control("opinion_opinion")?.value).toBe("Dobra."))
  expect(document.querySelector("input[type=radio]:checked")).toBeNull()
})

test("the note of an order and the number that its courier asks for are there again, whoever is sent where, until the shop has them (10.969, 10.1082, 14.43, 6.13)", async () => {
  const texts = pickTexts(catalogue, choosingFormTextKeys)
  const opened = () => {
    cleanup()
    const state = sampleChoosing({ note: "Kod: 1", clientNumber: "" })
    const store = createMachineStore<ChoosingState, ChoosingEvent, unknown>(choosing, state, () => {})
    render(<ChoosingForm store={store} texts={texts} />)
    act(() => keepChoosing(store, state))
    return store
  }
  const store = opened()
  expect(sessionStorage.getItem(keptChoosingKey)).toBeNull()
  act(() => store.send({ type: "NoteTyped", text: "Kod do bramy: <12>" }))
  act(() => store.send({ type: "ClientNumberTyped", text: "PL 77" }))
  act(() => store.send({ type: "ContinuePressed" }))
  // what is sent may have gone to a session that has ended
  expect(keptInTab()).toEqual({ [keptChoosingKey]: { note: "Kod do bramy: <12>", client_number: "PL 77" } })
  expect(keysClearedOnSignOut(Object.keys(sessionStorage))).toEqual([keptChoosingKey])
  const again = opened()
  expect([again.getSnapshot().note, again.getSnapshot().clientNumber]).toEqual(["Kod do bramy: <12>", "PL 77"])
  expect(document.querySelector<HTMLTextAreaElement>("#order_note")?.value).toBe("Kod do bramy: <12>")
  expect(isUnsaved()).toBe(false)
  // the last look may be opened by hand: what it does not tell was not sent, until the order is placed without it
  const keptBeside = async (name: string, note: string) => {
    sessionStorage.setItem(keptChoosingKey, JSON.stringify({ note, client_number: "PL 77" }))
    document.body.replaceChildren(document.importNode((await renderedPage(name)).body, true))
    forgetTold()
    return sessionStorage.getItem(keptChoosingKey)
  }
  expect(await keptBeside("order2", "Kod do bramy: <12>")).toContain("<12>")
  expect(await keptBeside("order2", "Kod do bramy: 12")).toBeNull()
  expect(await keptBeside("placeOrder", "Kod do bramy: <12>")).toBeNull()
})
