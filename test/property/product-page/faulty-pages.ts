import type { ProductChoice, ProductKind } from "../../../core/product-page/choice.ts"
import { anyKind } from "../../../core/product-page/kinds.ts"
import { type ProductPageState, productPage, type ProductPageEvent } from "../../../core/product-page/product-page.ts"
import type { WorldMachine } from "../../support/property/shopper-world.ts"

/** Are rows on their way in the cart? */
export const isMoving = ({ submit }: ProductPageState): boolean =>
  ["removing", "adding", "comparing", "restoring"].includes(submit.stage.is)

/** What a shopper chooses, the quantity apart. */
export const isChoice = ({ type }: ProductPageEvent): boolean =>
  /^(?:Size|Version|Part|Option|Value|Row|Date|Purchase|Period)[A-Z]/.test(type) && type !== "PeriodPicked"

const machineOf = (kind: ProductKind<ProductChoice>): WorldMachine => ({ kind, step: productPage(kind) })
/** The machine as it is. */
export const sound = machineOf(anyKind)
const ruled = (more: Partial<ProductKind<ProductChoice>>): WorldMachine => machineOf({ ...anyKind, ...more })
/** The machine with other events, or other states, put in before a step. */
const before = (
  change: (page: Parameters<WorldMachine["step"]>[0], event: ProductPageEvent) => Parameters<WorldMachine["step"]>,
): WorldMachine => ({
  kind: anyKind,
  step: (page, event) => sound.step(...change(page, event)),
})

/** The machine with one fault each, which the journeys have to meet. */
export const faulty: readonly (readonly [string, WorldMachine])[] = [
  [
    "a late answer is taken for the newest",
    before((page, event) => [
      page,
      "requestId" in event && event.type.startsWith("Shop") ? { ...event, requestId: page.question.requestId } : event,
    ]),
  ],
  [
    "an answer counts twice, also after a newer choice",
    before((page, event) => [
      event.type === "ShopAnswered" ? { ...page, question: { ...page.question, is: "asked", requestId: event.requestId } } : page,
      event,
    ]),
  ],
  [
    "a failed question stays open",
    { kind: anyKind, step: (page, event) => (event.type === "ShopNotAnswered" ? [page, []] : sound.step(page, event)) },
  ],
  [
    "a question that waits for its pause is never asked",
    {
      kind: anyKind,
      step: (page, event) => (event.type === "TimerEnded" && event.timer === "question" ? [page, []] : sound.step(page, event)),
    },
  ],
  [
    "an older question about a bundle stays open for its other size",
    ruled({
      asks: (choice, event) => {
        const asking = anyKind.asks(choice, event)
        return asking === "anew" ? "no" : asking
      },
    }),
  ],
  [
    "something else is chosen while rows move in the cart",
    {
      kind: anyKind,
      step: (page, event) => {
        if (!isMoving(page) || page.submit.stage.is === "removing" || !isChoice(event)) return sound.step(page, event)
        const [next, commands] = sound.step({ ...page, submit: { ...page.submit, stage: { is: "idle" } } }, event)
        return [{ ...next, submit: page.submit }, commands]
      },
    },
  ],
  [
    "whatever the shop refuses turns the button off",
    {
      kind: anyKind,
      step: (page, event) => {
        const [next, commands] = sound.step(page, event)
        const isRefused = event.type === "ShopRefused" && page.question.is === "asked" && page.question.requestId === event.requestId
        return [isRefused ? { ...next, question: { ...next.question, refused: event.message } } : next, commands]
      },
    },
  ],
  [
    "a message never goes",
    {
      kind: anyKind,
      step: (page, event) => (event.type === "TimerEnded" && event.timer === "notice" ? [page, []] : sound.step(page, event)),
    },
  ],
  [
    "a second press sends a second time",
    before((page, event) => [event.type === "AddPressed" ? { ...page, submit: { ...page.submit, stage: { is: "idle" } } } : page, event]),
  ],
  [
    "what was typed last is not taken before it is sent",
    before((page, event) => [event.type === "AddPressed" ? { ...page, quantity: { ...page.quantity, waiting: false } } : page, event]),
  ],
  [
    "the form is sent whatever stands against it",
    { kind: anyKind, step: (page, event) => (event.type === "AddPressed" ? [page, [{ type: "SubmitForm" }]] : sound.step(page, event)) },
  ],
  [
    "what a shop refused is sent all the same",
    {
      kind: anyKind,
      step: (page, event) => {
        const { question } = page
        const [next, commands] = sound.step(
          event.type === "AddPressed" ? { ...page, question: { ...question, refused: null } } : page,
          event,
        )
        return [event.type === "AddPressed" ? { ...next, question } : next, commands]
      },
    },
  ],
  [
    "a subscription is bought once",
    before((page, event) => [
      event.type === "AddPressed" ? { ...page, choice: { ...page.choice, subscription: { mode: "off" } } } : page,
      event,
    ]),
  ],
  [
    "the cart is not read before a subscription is sent",
    {
      kind: anyKind,
      step: (page, event) =>
        event.type === "AddPressed" && anyKind.obstacle(page.choice, page.quantity.accepted) === null
          ? [page, [{ type: "SubmitForm" }]]
          : sound.step(page, event),
    },
  ],
  ["nothing is asked after a choice", ruled({ asks: () => "no" })],
  [
    "an older load of a version goes on, and takes the page",
    ruled({
      asks: (choice, event) => {
        const asking = anyKind.asks(choice, event)
        return asking === "void" ? "no" : asking
      },
      merge: (choice, facts) =>
        choice.is === "versions" && facts.offer !== undefined ? { ...choice, offer: facts.offer } : anyKind.merge(choice, facts),
    }),
  ],
  [
    "a changed bundle keeps its price",
    ruled({
      choose: (choice, event) => {
        const next = anyKind.choose(choice, event)
        return next.is === "set" && choice.is === "set" && next.boughtAs === "bundle" && choice.boughtAs === "bundle"
          ? { ...next, price: choice.price }
          : next
      },
    }),
  ],
  [
    "fresh data of a size become those of every size",
    ruled({
      merge: (choice, facts) => {
        const price = facts.size?.price
        return choice.is === "single" && price !== undefined
          ? { ...choice, offer: { ...choice.offer, sizes: choice.offer.sizes.map((one) => ({ ...one, price })) } }
          : anyKind.merge(choice, facts)
      },
    }),
  ],
  ["the last computed price stays when the shop cannot be asked", ruled({ unanswered: (choice) => ({ choice, goTo: null }) })],
  [
    "a subscription's minimum does not count",
    ruled({
      quantityRules: (choice) => anyKind.quantityRules({ ...choice, subscription: { mode: "off" } }),
      obstacle: (choice, quantity) => anyKind.obstacle({ ...choice, subscription: { mode: "off" } }, quantity),
    }),
  ],
  ["the stock does not count", ruled({ obstacle: () => null })],
  [
    "one is sent, whatever was chosen",
    ruled({
      fields: (choice, quantity) =>
        anyKind.fields(choice, quantity).map((field) => (field.name === "number" ? { ...field, value: "1" } : field)),
    }),
  ],
  [
    "parts that were left out are sent",
    ruled({
      fields: (choice, quantity) =>
        anyKind.fields(
          choice.is === "set" ? { ...choice, parts: choice.parts.map((part) => ({ ...part, checked: true })) } : choice,
          quantity,
        ),
    }),
  ],
  ["texts are sent otherwise than they stand in their fields", ruled({ corrected: () => null })],
  [
    "a version is sent before it is on the page",
    ruled({
      obstacle: (choice, quantity) => {
        const found = anyKind.obstacle(choice, quantity)
        return found?._tag === "VersionLoading" ? null : found
      },
    }),
  ],
  [
    "the period is not sent",
    ruled({ fields: (choice, quantity) => anyKind.fields(choice, quantity).filter(({ name }) => name !== "days_in_period") }),
  ],
  [
    "a size is not needed",
    ruled({
      obstacle: (choice, quantity) => {
        const found = anyKind.obstacle(choice, quantity)
        return found?._tag === "SizeMissing" ? null : found
      },
    }),
  ],
  [
    "a required field may be empty",
    ruled({
      obstacle: (choice, quantity) => {
        const found = anyKind.obstacle(choice, quantity)
        return found?._tag === "ValueMissing" ? null : found
      },
    }),
  ],
]
