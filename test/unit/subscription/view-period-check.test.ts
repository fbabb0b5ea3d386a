import { expect, test } from "vitest"
import { periodCheck, type PeriodStage } from "../../../core/subscription/period-check.ts"
import { idlePeriodCheck } from "../../../core/subscription/subscription-choice.ts"
import type { SubscriptionRow } from "../../../core/subscription/period-decision.ts"
import { periodCheckTextKeys, viewPeriodCheck } from "../../../core/subscription/view-period-check.ts"
import { pickTexts, textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal } from "../../support/core/sample-offer.ts"

const polish = pickTexts(textCatalogue("pl", {}), periodCheckTextKeys)
const english = pickTexts(textCatalogue("en", {}), periodCheckTextKeys)
const row = (name: string): SubscriptionRow => ({
  rowId: name,
  productId: 1,
  sizeId: "M",
  name,
  quantity: decimal("1"),
  days: 14,
  periods: [7, 14, 30],
})
const move = { rows: [row("Kawa")], kept: [], days: 30 }
const choosing: PeriodStage = { is: "choosing", rows: [row("Kawa")], common: [7, 14, 30], days: 14 }

test("at rest there is nothing to see", () => {
  expect(viewPeriodCheck(idlePeriodCheck, polish)).toEqual({ loading: false, dialog: null, error: null })
})

test.each<PeriodStage>([
  { is: "reading", days: 30, periods: [30] },
  { is: "removing", ...move },
  { is: "adding", ...move },
  { is: "comparing", ...move },
  { is: "restoring", rows: [] },
  { is: "submitting" },
])("the form shows a loader while the check runs: $is", (stage) => {
  expect(viewPeriodCheck({ ...idlePeriodCheck, stage }, polish)).toEqual({ loading: true, dialog: null, error: null })
})

test("the dialog says what it is about, and has the common periods (4.65)", () => {
  expect(viewPeriodCheck({ ...idlePeriodCheck, stage: choosing }, polish)).toEqual({
    loading: true,
    dialog: {
      text: "W koszyku masz subskrypcję z innym okresem dostawy. Wybierz okres wspólny dla wszystkich produktów.",
      periods: [
        { days: 7, label: "co 7 dni", selected: false },
        { days: 14, label: "co 14 dni", selected: true },
        { days: 30, label: "co 30 dni", selected: false },
      ],
      confirm: "Zmień okres i zamów",
      cancel: "Anuluj",
    },
    error: null,
  })
  expect(viewPeriodCheck({ ...idlePeriodCheck, stage: choosing }, english).dialog).toMatchObject({
    text: "Your basket holds a subscription with a different delivery period. Choose a period common to all products.",
    confirm: "Change the period and order",
    cancel: "Cancel",
  })
})

test.each([
  [
    { _tag: "NoCommonPeriod" },
    "Tego produktu nie można połączyć z subskrypcją w koszyku: nie mają wspólnego okresu dostawy.",
    "This product cannot be combined with the subscription in your basket: they have no delivery period in common.",
  ],
  [{ _tag: "PeriodMissing" }, "Wybierz okres dostawy.", "Choose a delivery period."],
  [
    { _tag: "CartNotRead" },
    "Wystąpił błąd połączenia. Sprawdź połączenie z internetem lub spróbuj ponownie później.",
    "There was a connection error. Check your internet connection or try again later",
  ],
  [
    { _tag: "NotMoved" },
    "Nie udało się zmienić okresu dostawy w koszyku. Spróbuj ponownie.",
    "The delivery period in your basket could not be changed. Try again.",
  ],
  [
    { _tag: "MaybeLost", rows: [row("Kawa"), row("Herbata"), row("Kawa")] },
    "Nie udało się zmienić okresu dostawy. Sprawdź koszyk, bo może w nim brakować: Kawa, Herbata.",
    "The delivery period could not be changed. Check your basket, because these may be missing: Kawa, Herbata.",
  ],
] as const)("a stopped submit says why, and each reason has its own words: %o", (problem, pl, en) => {
  const state = { ...idlePeriodCheck, problem }
  expect(viewPeriodCheck(state, polish)).toEqual({ loading: false, dialog: null, error: pl })
  expect(viewPeriodCheck(state, english).error).toBe(en)
})

test("rows that share no period skip the dialog, show the error template alone and stop the submit (4.68, 4.69)", () => {
  const request = { purchase: "subscription", days: 30, periods: [30] } as const
  const [reading] = periodCheck(idlePeriodCheck, { type: "SubmitPressed", request })
  const [stopped, commands] = periodCheck(reading, { type: "CartRead", requestId: 1, rows: [{ ...row("Kawa"), periods: [14] }] })
  expect(commands).toEqual([])
  expect(viewPeriodCheck(stopped, polish)).toEqual({
    loading: false,
    dialog: null,
    error: "Tego produktu nie można połączyć z subskrypcją w koszyku: nie mają wspólnego okresu dostawy.",
  })
  // a period in common: a dialog instead
  const [asking] = periodCheck(reading, { type: "CartRead", requestId: 1, rows: [row("Kawa")] })
  expect(viewPeriodCheck(asking, english)).toMatchObject({ loading: true, dialog: { periods: [{ days: 30 }] }, error: null })
})
