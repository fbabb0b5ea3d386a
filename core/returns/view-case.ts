import { withUnit } from "../quantity/quantity-text.ts"
import { formatText, type TextCatalogue, type TextKey } from "../texts/texts.ts"
import { dayMonthYear, twoDigits } from "../values/civil-day.ts"
import type { Language } from "../values/language.ts"
import { civilTimeAt } from "../values/zoned-time.ts"
import type { Remedy } from "./complaint-life.ts"
import type { CaseContents, GivenRow } from "./own-case.ts"
import type { CaseKind, CaseStatus } from "./return-life.ts"

const statusKeys = {
  sent: "returns.statusSent",
  accepted: "returns.statusAccepted",
  refused: "returns.statusRefused",
  received: "returns.statusReceived",
  paidBack: "returns.statusPaidBack",
  settled: "returns.statusSettled",
  cancelled: "returns.statusCancelled",
} as const satisfies Readonly<Record<CaseStatus, TextKey>>

/**
 * How far a case is, in words.
 *
 * Spec: 10.847, 10.855.
 *
 * @example caseStatusWords("received", polish) // => "Towar u nas"
 */
export const caseStatusWords = (status: CaseStatus, texts: TextCatalogue): string => formatText(texts, statusKeys[status])

const kindKeys = {
  withdrawal: "returns.withdrawal",
  return: "returns.return",
  complaint: "returns.complaint",
} as const satisfies Readonly<Record<CaseKind, TextKey>>

/**
 * What a case is, in words.
 *
 * Spec: 10.855.
 *
 * @example caseKindWords("return", polish) // => "Zwrot towaru"
 */
export const caseKindWords = (kind: CaseKind, texts: TextCatalogue): string => formatText(texts, kindKeys[kind])

/** The keys of what can be wanted of a complaint. */
export const remedyKeys = {
  repair: "returns.remedyRepair",
  exchange: "returns.remedyExchange",
  lowerPrice: "returns.remedyLowerPrice",
  moneyBack: "returns.remedyMoneyBack",
} as const satisfies Readonly<Record<Remedy, TextKey>>

/**
 * When something was sent in, by the shop's clock, to the minute.
 *
 * Spec: 10.844.
 *
 * @example viewCaseMoment(Date.parse("2026-06-03T21:05:00+02:00"), "Europe/Warsaw") // => "03.06.2026, 21:05"
 */
export function viewCaseMoment(atMs: number, zone: string): string {
  const { hour, minute, ...day } = civilTimeAt(atMs, zone)
  return `${dayMonthYear(day)}, ${twoDigits(hour)}:${twoDigits(minute)}`
}

/**
 * A row that is given back, in words.
 *
 * Spec: 10.843.
 *
 * @example rowWords({ name: "Kubek", sizeName: "", unit: "szt.", quantity: decimal("2.5") }, "pl") // => "Kubek: 2,5 szt."
 * @example rowWords({ name: "Linen", sizeName: "white", unit: "m", quantity: decimal("2.5") }, "en") // => "Linen (white): 2.5 m"
 */
export const rowWords = ({ name, sizeName, unit, quantity }: Omit<GivenRow, "row">, language: Language): string =>
  `${name}${sizeName === "" ? "" : ` (${sizeName})`}: ${withUnit(quantity, unit, language)}`

/** A line of what was sent in. */
export interface CaseLine {
  readonly label: string
  readonly lines: readonly string[]
}

/**
 * All that was sent in, in the order in which it was asked for: on the page before it is sent, after it, and in the mail.
 *
 * Spec: 10.841, 10.844.
 *
 * @example viewCaseContents(sampleCase({ kind: "withdrawal", isWhole: true }), polish)[0]
 * // => { label: "Numer sprawy", lines: ["23456-789AB"] }
 */
export function viewCaseContents(
  found: CaseContents & { readonly kind: CaseKind; readonly number: string },
  texts: TextCatalogue,
): readonly CaseLine[] {
  const { kind, number, rows, goods, isWhole, kept, remedy } = found
  const say = (key: "returns.caseNumber" | "returns.scopeWhole" | (typeof labels)[number]) => formatText(texts, key)
  const what = [
    ...(isWhole ? [say("returns.scopeWhole")] : []),
    ...rows.map((row) => rowWords(row, texts.language)),
    ...goods.split("\n").map((line) => line.trim()),
  ]
  const lines = {
    "returns.orderField": [found.orderNumber],
    "returns.name": [found.name],
    "returns.email": [found.email],
    "returns.reason": [found.reason],
    "returns.wayHeading": [found.way],
    "returns.accountField": [found.account],
    "returns.remedy": remedy === null ? [] : [formatText(texts, remedyKeys[remedy])],
    "returns.description": found.description.split("\n"),
    "returns.photos": found.pictures === 0 ? [] : [String(found.pictures)],
    "returns.keptBought": kept,
    "returns.statementText": kind === "withdrawal" ? what : [],
    "returns.rowsHeading": kind === "withdrawal" ? [] : what,
  } as const
  const shown = labels.map((key) => ({ label: say(key), lines: lines[key].filter((line) => line.trim() !== "") }))
  return [...(number === "" ? [] : [{ label: say("returns.caseNumber"), lines: [number] }]), ...shown].filter(
    (line) => line.lines.length > 0,
  )
}

const labels = [
  "returns.statementText",
  "returns.keptBought",
  "returns.rowsHeading",
  "returns.orderField",
  "returns.name",
  "returns.email",
  "returns.reason",
  "returns.wayHeading",
  "returns.accountField",
  "returns.remedy",
  "returns.description",
  "returns.photos",
] as const satisfies readonly TextKey[]
