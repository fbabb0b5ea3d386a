/** What can be said of a VAT number. `notChecked`: the register could not be asked, or makes no sense; that stops nobody. */
export type VatAnswer = "registered" | "notRegistered" | "notChecked"

/** A VAT number as registers have it. */
export interface VatNumber {
  /** the letters it begins with: the code of its country, `EL` for Greece */
  readonly country: string
  /** what stands behind them: capitals and digits */
  readonly number: string
}

/** That a register was asked about a client's number: it is there, or nobody could say. What is not there is not kept. */
export interface VatCheck {
  readonly answer: Exclude<VatAnswer, "notRegistered">
  /** milliseconds since 1970 UTC */
  readonly atMs: number
}

/** How a register is asked. Spec: 11.682, 11.683. */
export const vatRegisterLimits = {
  /** milliseconds for an answer, waiting for a place included */
  timeoutMs: 3_000,
  /** questions on their way */
  atOnce: 4,
  /** for so long an answer counts, in milliseconds: one that stops a client for less */
  keptMs: { registered: 86_400_000, notRegistered: 3_600_000, notChecked: 60_000 },
  /** answers that are kept: beyond, the oldest go */
  mostKept: 10_000,
  /** failures in a row after which it is left alone */
  mostFailures: 5,
  /** for so long, in milliseconds */
  restMs: 120_000,
} as const

/** The members of the European Union, and Northern Ireland, as VAT numbers begin. */
const union: ReadonlySet<string> = new Set("AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI".split(" "))

/** Greece writes another prefix before its numbers than its code is. */
const prefixes: Readonly<Record<string, string | undefined>> = { GR: "EL" }

/**
 * What the tax numbers of a country begin with.
 *
 * Spec: 11.680.
 *
 * @param country its code of two letters
 *
 * @example vatPrefix("GR") // => "EL"
 * @example vatPrefix("PL") // => "PL"
 */
export const vatPrefix = (country: string): string => prefixes[country] ?? country

/**
 * The number that a register of the Union is asked about; null = it knows no such numbers. At home a company need not be in it, so that nobody is asked
 * about it there.
 *
 * Spec: 11.680.
 *
 * @param typed a tax number that is right by its form
 * @param country code of the client's country, two letters
 * @param home the shop's own
 *
 * @example vatNumberOf("de 136 695 976", "DE", "PL") // => { country: "DE", number: "136695976" }
 * @example vatNumberOf("5252344078", "PL", "PL") // => null
 * @example vatNumberOf("GB 980 7806 84", "GB", "PL") // => null
 */
export function vatNumberOf(typed: string, country: string, home: string): VatNumber | null {
  const prefix = vatPrefix(country)
  if (country === home || !union.has(prefix)) return null
  const signs = typed.toUpperCase().replaceAll(/[^A-Z\d+*]/g, "")
  return { country: prefix, number: signs.startsWith(prefix) ? signs.slice(prefix.length) : signs }
}

/** How a register has been doing: after failures in a row it is left alone for a while. */
export interface RegisterRest {
  readonly failures: number
  /** it is not asked before, in milliseconds since 1970 UTC */
  readonly untilMs: number
}

/** Nothing has failed yet. */
export const noRest: RegisterRest = { failures: 0, untilMs: 0 }

/**
 * How it has been doing after one more question. Once it is asked again, one more failure gives it the next rest.
 *
 * Spec: 11.683.
 *
 * @example restAfter({ failures: 4, untilMs: 0 }, "failed", 1_000) // => { failures: 4, untilMs: 121000 }
 * @example restAfter({ failures: 4, untilMs: 0 }, "answered", 1_000) // => { failures: 0, untilMs: 0 }
 */
export function restAfter({ failures }: RegisterRest, came: "answered" | "failed", nowMs: number): RegisterRest {
  if (came === "answered") return noRest
  const { mostFailures, restMs } = vatRegisterLimits
  return failures + 1 < mostFailures ? { failures: failures + 1, untilMs: 0 } : { failures: mostFailures - 1, untilMs: nowMs + restMs }
}

/**
 * What is kept of a check beside the number that it is about. That nobody could say takes nothing away from what was said of the same number before.
 *
 * Spec: 11.684.
 *
 * @param before of the number that was kept; null = it is another one, or nobody has asked
 *
 * @example vatCheckKept({ answer: "registered", atMs: 1 }, { answer: "notChecked", atMs: 2 }) // => { answer: "registered", atMs: 1 }
 * @example vatCheckKept(null, { answer: "notChecked", atMs: 2 }) // => { answer: "notChecked", atMs: 2 }
 */
export const vatCheckKept = (before: VatCheck | null, now: VatCheck | null): VatCheck | null =>
  now === null || (now.answer === "notChecked" && before?.answer === "registered") ? (before ?? now) : now
