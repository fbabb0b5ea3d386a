import {
  quantityField,
  openQuantityField,
  type QuantityFieldState,
  type QuantityFieldCommand,
  type QuantityFieldEvent,
} from "../quantity/quantity-field.ts"
import type { PeriodCheck, PeriodCheckCommand, PeriodCheckEvent } from "../subscription/period-check.ts"
import { chooseSubscription, subscriptionRequest, idlePeriodCheck } from "../subscription/subscription-choice.ts"
import { embed, type Step } from "../values/machine.ts"
import type { Price } from "../values/money.ts"
import type { Asking, ChoiceEvent, ChoiceQuestion, ProductChoice, ProductRules, ProductTerms, ShopFacts } from "./choice.ts"
import type { Obstacle, Place } from "./obstacles.ts"
import { pageNotice, type PageNotice, type PageNoticeCommand, type PageNoticeEvent } from "./page-notice.ts"
import { noQuestion, question, type Question, type QuestionCommand, type QuestionEvent, questionsAbout } from "./question.ts"

/** State of a product page, whatever its kind: one choice, one quantity, one question to the shop, one submit, one notice. */
export interface ProductPageState<Choice extends ProductChoice = ProductChoice> {
  /** what never changes */
  readonly terms: ProductTerms
  readonly choice: Choice
  readonly quantity: QuantityFieldState
  readonly question: Question
  /** what the form passes before it is sent: for a subscription the period check, for all else nothing */
  readonly submit: PeriodCheck
  readonly notice: PageNotice
}

export type ProductPageEvent =
  /** caused by a shopper */
  | ChoiceEvent
  | { readonly type: "QuantityTyped"; readonly text: string }
  | { readonly type: "QuantityStepped"; readonly by: 1 | -1 }
  | { readonly type: "QuantityLeft" }
  | { readonly type: "AddPressed" }
  | Extract<PageNoticeEvent, { readonly type: "NoticeDismissed" | "NoticeHeld" | "NoticeReleased" }>
  /** in the dialog of the period check */
  | Extract<PeriodCheckEvent, { readonly type: "PeriodPicked" | "Confirmed" | "Closed" }>
  /** results of commands */
  | { readonly type: "TimerEnded"; readonly timer: ProductTimer; readonly timerId: number }
  | { readonly type: "ShopAnswered"; readonly requestId: number; readonly facts: ShopFacts }
  | { readonly type: "ShopRefused"; readonly requestId: number; readonly message: string }
  | { readonly type: "ShopNotAnswered"; readonly requestId: number }
  /** our own interpreter has computed the formula, before the shop has answered; null = it has no price */
  | { readonly type: "OwnPriceCalculated"; readonly requestId: number; readonly price: Price | null }
  | Exclude<PeriodCheckEvent, { readonly type: "SubmitPressed" | "PeriodPicked" | "Confirmed" | "Closed" | "Returned" }>

/** `quantity` and `question` = pauses before something takes effect, `notice` = how long a message stays. */
export type ProductTimer = "quantity" | "question" | "notice"

export type ProductPageCommand =
  | { readonly type: "StartTimer"; readonly timer: ProductTimer; readonly timerId: number; readonly ms: number }
  | ChoiceQuestion
  /** what was asked last is not wanted any more */
  | { readonly type: "DropQuestion" }
  /** bring the place of an obstacle into view */
  | { readonly type: "ShowPlace"; readonly place: Place }
  /** go there in the ordinary way */
  | { readonly type: "GoTo"; readonly link: string }
  /** the form passed every check: let the browser send it as it shows it */
  | { readonly type: "SubmitForm" }
  | Exclude<PeriodCheckCommand, { readonly type: "SubmitForm" }>

/** What a page opens with. */
export interface ProductPageStart<Choice extends ProductChoice> extends ProductTerms {
  readonly choice: Choice
  /** from the address after a refused post */
  readonly typedQuantity: string | null
  /** why the shop refused it, in words */
  readonly refusal: string | null
  /** what it is about; absent = the quantity */
  readonly refusedAt?: Place
}

/**
 * The product page as it opens: the least quantity in the field, or what a refused post left behind.
 *
 * Spec: 4.45, 4.49, 5.63, 10.7.
 *
 * @example openProductPage(anyKind, { ...sampleStart, choice: single() }).quantity.text // => "1"
 */
export function openProductPage<Choice extends ProductChoice>(
  rules: ProductRules<Choice>,
  start: ProductPageStart<Choice>,
): ProductPageState<Choice> {
  const { choice, priceFormat, priceType, contact, signIn, typedQuantity, refusal } = start
  const { refusedAt: at = { section: "quantity", id: null } } = start
  const quantity = openQuantityField(rules.quantityRules(choice))
  const obstacle: Obstacle | null = refusal === null ? null : { _tag: "Told", words: refusal, at }
  return {
    terms: { priceFormat, priceType, contact, signIn },
    choice,
    // what a refused post left behind is not taken yet
    quantity: typedQuantity === null ? quantity : { ...quantity, text: typedQuantity, waiting: true },
    question: noQuestion,
    submit: idlePeriodCheck,
    notice: { obstacle, timerId: 0, asksSize: false },
  }
}

type Stepped<Choice extends ProductChoice> = readonly [ProductPageState<Choice>, readonly ProductPageCommand[]]

/**
 * The machine of a product page over the kind of its product. After a choice the quantity follows (stock, limits, purchase), then the
 * shop is asked; an answer or a timer that belongs to something older changes nothing.
 *
 * Spec: 4.5, 4.6 (submitting), 4.44 to 4.51 (sizes), 4.56 to 4.73, 5.49 to 5.51, 5.60, 5.61, 5.62 to 5.72 (quantity), 16.32, 16.33, 17.5.
 *
 * @example productPage(anyKind)(samplePage(single()), { type: "SizeChosen", sizeId: "S" })[1][0]?.type // => "AskShop"
 */
export function productPage<Choice extends ProductChoice>(
  rules: ProductRules<Choice>,
): Step<ProductPageState<Choice>, ProductPageEvent, ProductPageCommand> {
  type Page = ProductPageState<Choice>

  const stay = (page: Page): Stepped<Choice> => [page, []]
  const then = ([page, commands]: Stepped<Choice>, next: (page: Page) => Stepped<Choice>): Stepped<Choice> => {
    const [last, more] = next(page)
    return [last, more.length === 0 ? commands : [...commands, ...more]]
  }

  const stepNotice = embed<Page, ProductPageCommand, PageNotice, PageNoticeEvent, PageNoticeCommand>(
    pageNotice,
    (page) => page.notice,
    (page, notice) => ({ ...page, notice }),
    (command, page) => [page, [command]],
  )

  const notify = (page: Page, obstacle: Obstacle) => stepNotice(page, { type: "NoticeTold", obstacle })
  const unnotified = (page: Page): Page => stepNotice(page, { type: "NoticeDismissed" })[0]

  const stepQuestion = embed<Page, ProductPageCommand, Question, QuestionEvent, QuestionCommand>(
    question,
    (page) => page.question,
    (page, next) => ({ ...page, question: next }),
    (command, page) => {
      if (command.type === "GoTo" || command.type === "DropQuestion") return [page, [command]]
      const asked = questionsAbout(rules, page.choice, page.quantity.accepted, command)
      return [page, command.type === "StartTimer" ? [{ ...command, timer: "question" }, ...asked] : asked]
    },
  )

  const ask = (page: Page, asking: Asking): Stepped<Choice> => stepQuestion(page, { type: "Raised", asking })

  const embeddedQuantity = embed<Page, ProductPageCommand, QuantityFieldState, QuantityFieldEvent, QuantityFieldCommand>(
    quantityField,
    (page) => page.quantity,
    (page, quantity) => ({ ...page, quantity }),
    (command, page) =>
      command.type === "StartTimer"
        ? [page, [{ ...command, timer: "quantity" }]]
        : ask(page, rules.asks(page.choice, { type: "QuantityTaken" })),
  )

  /** A correction is told at once, and stays until the shopper types or steps again, or its time is over. */
  const stepQuantity = (page: Page, event: QuantityFieldEvent): Stepped<Choice> => {
    const isChanging = event.type === "Typed" || event.type === "Stepped"
    const shown = isChanging && page.notice.obstacle?.at.section === "quantity" ? unnotified(page) : page
    const [next, commands] = embeddedQuantity(shown, event)
    const { refusal } = next.quantity
    if (refusal === null || refusal === page.quantity.refusal) return [next, commands]
    const { unit } = next.choice.offer
    return then([next, commands], (told) => notify(told, { _tag: "Refused", refusal, unit, at: { section: "quantity", id: null } }))
  }

  const followRules = (page: Page): Stepped<Choice> => {
    const changed = rules.quantityRules(page.choice)
    return JSON.stringify(changed) === JSON.stringify(page.quantity.rules)
      ? stay(page)
      : stepQuantity(page, { type: "RulesChanged", rules: changed })
  }

  const embeddedSubmit = embed<Page, ProductPageCommand, PeriodCheck, PeriodCheckEvent, PeriodCheckCommand>(
    rules.check,
    (page) => page.submit,
    (page, submit) => ({ ...page, submit }),
    (command, page) => (command.type === "SubmitForm" ? send(page, command.days) : [page, [command]]),
  )

  /** The form shows the period that was agreed on, and is sent unless something has come up meanwhile. */
  const send = (page: Page, days: number | null): Stepped<Choice> => {
    const { choice } = page
    const subscription = days === null ? choice.subscription : chooseSubscription(choice.subscription, { type: "PeriodChosen", days })
    const agreed = subscription === choice.subscription ? page : { ...page, choice: { ...choice, subscription } }
    const taken = stepQuantity(agreed, { type: "Left" })
    const obstacle = firstObstacle(taken[0])
    if (obstacle === null && taken[0].notice.timerId === page.notice.timerId) return then(taken, (next) => [next, [{ type: "SubmitForm" }]])
    const stopped = then(taken, (next) => stay({ ...next, submit: rules.check(next.submit, { type: "Returned" })[0] }))
    return obstacle === null ? stopped : then(stopped, (next) => show(next, obstacle))
  }

  const firstObstacle = ({ choice, quantity, question: { refused } }: Page): Obstacle | null => {
    const obstacle = rules.obstacle(choice, quantity.accepted)
    return obstacle !== null || refused === null ? obstacle : { _tag: "Told", words: refused, at: { section: "options", id: null } }
  }

  const show = (page: Page, obstacle: Obstacle) =>
    then(notify(page, obstacle), (next) => [next, [{ type: "ShowPlace", place: obstacle.at }]])

  /** What was typed is taken first; what had to be put right is shown, and the shopper decides again. */
  const pressAdd = (page: Page): Stepped<Choice> => {
    if (page.submit.stage.is !== "idle") return stay(page)
    if (page.terms.signIn !== undefined) return [page, [{ type: "GoTo", link: page.terms.signIn }]]
    const corrected = rules.corrected(page.choice)
    if (corrected !== null) return [unnotified({ ...page, choice: corrected.choice }), [{ type: "ShowPlace", place: corrected.at }]]
    const taken = stepQuantity(page, { type: "Left" })
    const obstacle = firstObstacle(taken[0])
    if (obstacle !== null) return then(taken, (next) => show(next, obstacle))
    if (taken[0].notice.timerId !== page.notice.timerId) return taken
    return then(taken, (next) =>
      embeddedSubmit(unnotified(next), { type: "SubmitPressed", request: subscriptionRequest(next.choice.subscription) }),
    )
  }

  /** A form that is still being checked is taken back by another choice; while rows are moved in the cart, nothing is chosen. */
  const choose = (page: Page, event: ChoiceEvent): Stepped<Choice> => {
    const { is } = page.submit.stage
    const isFree = is === "idle" || is === "submitting" || is === "reading" || is === "choosing"
    const choice = isFree ? rules.choose(page.choice, event) : page.choice
    if (choice === page.choice) return stay(page)
    const left = stepQuantity(page, { type: "Left" })
    const chosen = then(left, (next) => stay(unnotified({ ...next, choice })))
    const checked = then(chosen, (next) => embeddedSubmit(next, { type: "Closed" }))
    const asked = then(then(checked, followRules), (next) => ask(next, rules.asks(next.choice, event)))
    if (event.type !== "PurchaseChosen" || event.purchase === "once") return asked
    return then(asked, (next) => [next, [{ type: "ShowPlace", place: { section: "subscription", id: "details" } }]])
  }

  const answered = (page: Page, choice: Choice, refused: string | null): Stepped<Choice> =>
    then(stepQuestion({ ...page, choice }, { type: "Answered", refused }), followRules)

  const endTimer = (page: Page, timer: ProductTimer, timerId: number): Stepped<Choice> => {
    if (timer === "quantity") return stepQuantity(page, { type: "PauseEnded", timerId })
    if (timer === "notice") return stepNotice(page, { type: "NoticeTimeEnded", timerId })
    return stepQuestion(page, { type: "PauseEnded", timerId })
  }

  const answer = (page: Page, event: ShopReply): Stepped<Choice> => {
    if (page.question.is === "rest" || page.question.requestId !== event.requestId) return stay(page)
    if (event.type === "OwnPriceCalculated")
      return stay(event.price === null ? page : { ...page, choice: rules.merge(page.choice, { ownPrice: event.price }) })
    if (page.question.is !== "asked") return stay(page)
    const wanted = rules.wants(page.choice)
    if (event.type === "ShopAnswered" && isTold(event.facts, wanted)) return answered(page, rules.merge(page.choice, event.facts), null)
    const { choice, goTo } = rules.unanswered(page.choice)
    const refused = event.type === "ShopRefused" && wanted === "unitPrice" ? event.message : null
    return then(answered(page, choice, refused), (next) => [next, goTo === null ? [] : [{ type: "GoTo", link: goTo }]])
  }

  return (page, event) => {
    switch (event.type) {
      case "PricesOutdated":
        return ask(page, rules.asks(page.choice, event))
      case "QuantityTyped":
        return stepQuantity(page, { type: "Typed", text: event.text })
      case "QuantityStepped":
        return stepQuantity(page, { type: "Stepped", by: event.by })
      case "QuantityLeft":
        return stepQuantity(page, { type: "Left" })
      case "AddPressed":
        return pressAdd(page)
      case "NoticeDismissed":
      case "NoticeHeld":
      case "NoticeReleased":
        return stepNotice(page, event)
      case "Returned":
        return then(embeddedSubmit(page, event), (next) => choose(next, event))
      case "TimerEnded":
        return endTimer(page, event.timer, event.timerId)
      case "ShopAnswered":
      case "ShopRefused":
      case "ShopNotAnswered":
      case "OwnPriceCalculated":
        return answer(page, event)
      case "PeriodPicked":
      case "Confirmed":
      case "Closed":
      case "CartRead":
      case "CartNotRead":
      case "RowsRemoved":
      case "RowsNotRemoved":
      case "RowsAdded":
      case "RowsNotAdded":
        return embeddedSubmit(page, event)
      default:
        return choose(page, event)
    }
  }
}

/** Does an answer have what was asked for? What it does not say is not settled by it. Who has chosen no size is told of all. */
const isTold = (facts: ShopFacts, wanted: keyof ShopFacts): boolean =>
  facts[wanted] !== undefined || (wanted === "size" && (facts.sizes !== undefined || facts.periods !== undefined))

type ShopReply = Extract<ProductPageEvent, { readonly type: "ShopAnswered" | "ShopRefused" | "ShopNotAnswered" | "OwnPriceCalculated" }>
