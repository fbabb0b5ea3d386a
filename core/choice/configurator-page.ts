import { compareDecimals } from "../values/decimal.ts"
import { findSize } from "../product/sizes.ts"
import { correctedInput } from "./bounded-input.ts"
import { valuesOf, withValues } from "./configurator.ts"
import type { ConfiguratorCommand, ConfiguratorEvent, ConfiguratorPage, ConfiguredChoice } from "./configurator-state.ts"
import { ruledPlaces } from "./counting-options.ts"
import { firstObstacle } from "./first-obstacle.ts"
import { choiceLimits } from "./limits.ts"
import { type Obstacle, obstacleMs } from "./obstacle.ts"
import { submitFields } from "./submit-fields.ts"

type Stepped = readonly [ConfiguratorPage, readonly ConfiguratorCommand[]]

/**
 * A configurator as its page opens, with what its address filled in.
 *
 * Spec: 4.72, 5.59.
 *
 * @example openConfiguratorPage({ is: "configurator", choices: [] }).pricing // => "rest"
 */
export function openConfiguratorPage(choice: ConfiguredChoice): ConfiguratorPage {
  return { choice, asked: 0, pricing: "rest", refused: null, timers: 0, notice: null, submitting: false }
}

/**
 * One step of a configurator. Every change starts the pause again, and the price is asked for when it ends. A late answer and
 * an old timer change nothing.
 *
 * Spec: 4.5, 4.6 (submitting), 4.72, 4.73, 5.51, 5.56, 9.36, 12.20, 16.29, 16.32, 16.33, 16.41.
 *
 * @example configuratorPage({ asked: 2, pricing: "asked" }, { type: "PriceNotAnswered", asked: 1 })
 * // => [{ asked: 2, pricing: "asked" }, []]
 */
export function configuratorPage(page: ConfiguratorPage, event: ConfiguratorEvent): Stepped {
  switch (event.type) {
    case "OptionPressed":
      return pressOption(page, event.item, event.option)
    case "ValueTyped":
      return typeValue(page, event.item, event.text)
    case "ValueLeft":
      return leaveValue(page, event.item)
    case "SizeChosen": {
      const size = findSize(page.choice.offer, event.sizeId)
      return size === null || size.id === page.choice.sizeId ? [page, []] : changed(page, { ...page.choice, sizeId: size.id })
    }
    case "QuantityAccepted":
      if (compareDecimals(event.quantity, page.choice.quantity) === 0) return [page, []]
      return changed(page, { ...page.choice, quantity: event.quantity })
    case "AddPressed":
      return pressAdd(page)
    case "NoticeDismissed":
      return page.notice === null ? [page, []] : [{ ...page, notice: null }, []]
    case "Returned":
      return page.submitting ? [{ ...page, submitting: false }, []] : [page, []]
    case "TimerEnded":
      return endTimer(page, event)
    case "PriceAnswered":
      return isAwaited(page, event) ? [priced(page, { unitPrice: event.price, refused: null }), []] : [page, []]
    case "PriceRefused":
      return isAwaited(page, event) ? [priced(page, { unitPrice: null, refused: event.message }), []] : [page, []]
    case "PriceNotAnswered":
      return isAwaited(page, event) ? [priced(page, { unitPrice: null, refused: null }), []] : [page, []]
  }
}

const isAwaited = (page: ConfiguratorPage, { asked }: { readonly asked: number }) => page.pricing === "asked" && asked === page.asked

function priced(page: ConfiguratorPage, answer: Pick<ConfiguratorPage, "refused"> & Pick<ConfiguredChoice, "unitPrice">): ConfiguratorPage {
  return { ...page, pricing: "rest", refused: answer.refused, choice: { ...page.choice, unitPrice: answer.unitPrice } }
}

/** What a shop refused was the choice before this one. */
function changed(page: ConfiguratorPage, choice: ConfiguredChoice): Stepped {
  const asked = page.asked + 1
  const pause: ConfiguratorCommand = { type: "StartTimer", timer: "price", asked, ms: choiceLimits.recalculationMs }
  return [{ ...page, choice, asked, pricing: "pause", refused: null, notice: null }, [pause]]
}

function pressOption(page: ConfiguratorPage, id: string, option: string): Stepped {
  const { configurator, choices } = page.choice
  const item = configurator.items.find((one) => one.id === id)
  const place = ruledPlaces(configurator, choices).find((one) => one.item === id && one.option === option)
  if (item?.is !== "options" || place === undefined || place.disabled) return [page, []]
  const values = valuesOf(choices, id)
  const isChosen = values.includes(option)
  if (!item.many && isChosen) return [page, []]
  const others = item.many ? values.filter((value) => value !== option) : []
  return changed(page, { ...page.choice, choices: withValues(choices, id, isChosen ? others : [...others, option]) })
}

function typeValue(page: ConfiguratorPage, id: string, text: string): Stepped {
  const { configurator, choices } = page.choice
  const item = configurator.items.find((one) => one.id === id)
  const place = ruledPlaces(configurator, choices).find((one) => one.item === id)
  const [known = ""] = valuesOf(choices, id)
  if (item === undefined || item.is === "options" || place?.disabled !== false || known === text) return [page, []]
  return changed(page, { ...page.choice, choices: withValues(choices, id, [text]) })
}

/** What the field counts as stays the same, so the price does too. */
function leaveValue(page: ConfiguratorPage, id: string): Stepped {
  const { configurator, choices } = page.choice
  const item = configurator.items.find((one) => one.id === id)
  const [typed = ""] = valuesOf(choices, id)
  if (item === undefined || item.is === "options") return [page, []]
  const shown = correctedInput(item, typed)
  if (shown === typed) return [page, []]
  return [{ ...page, choice: { ...page.choice, choices: withValues(choices, id, [shown]) } }, []]
}

/** What was corrected is shown first: the shopper decides again. */
function pressAdd(page: ConfiguratorPage): Stepped {
  if (page.submitting) return [page, []]
  const corrected = page.choice.configurator.items.reduce((known, { id }) => leaveValue(known, id)[0], page)
  if (corrected !== page) return [corrected, [{ type: "ShowPlace", place: { section: "options", id: firstChange(page, corrected) } }]]
  const obstacle = firstObstacle(page.choice) ?? refusedPrice(page)
  if (obstacle === null) return [{ ...page, notice: null, submitting: true }, [{ type: "SubmitForm" }]]
  const timers = page.timers + 1
  return [
    { ...page, timers, notice: { obstacle, asked: timers } },
    [
      { type: "StartTimer", timer: "notice", asked: timers, ms: obstacleMs(obstacle) },
      { type: "ShowPlace", place: obstacle.at },
    ],
  ]
}

const firstChange = (from: ConfiguratorPage, to: ConfiguratorPage): string | null =>
  from.choice.configurator.items.find(({ id }) => valuesOf(from.choice.choices, id)[0] !== valuesOf(to.choice.choices, id)[0])?.id ?? null

function refusedPrice({ refused, choice }: ConfiguratorPage): Obstacle | null {
  if (refused === null) return null
  const refusal = { _tag: "Other", code: "priceformula_calculation_error", message: refused } as const
  return { _tag: "Refused", refusal, unit: choice.offer.unit, at: { section: "options", id: null } }
}

function endTimer(page: ConfiguratorPage, event: Extract<ConfiguratorEvent, { type: "TimerEnded" }>): Stepped {
  if (event.timer === "notice") return page.notice?.asked === event.asked ? [{ ...page, notice: null }, []] : [page, []]
  if (page.pricing !== "pause" || page.asked !== event.asked) return [page, []]
  return [{ ...page, pricing: "asked" }, [{ type: "CalculatePrice", asked: page.asked, fields: submitFields(page.choice) }]]
}
