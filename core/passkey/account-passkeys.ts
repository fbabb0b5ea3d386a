import { passkeyMaker } from "./makers.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type CivilDay, dayMonthYear } from "../values/civil-day.ts"

/** A passkey of who is signed in. */
export interface OwnPasskey {
  readonly id: number
  /** "" = its owner gave it none */
  readonly name: string
  /** the AAGUID of its maker's model */
  readonly aaguid: string
  readonly made: CivilDay
  /** null = not yet */
  readonly used: CivilDay | null
  /** it is on several devices of its owner */
  readonly isSynced: boolean
  /** base64url */
  readonly credential: string
}

/** The passkeys of an account, the oldest first, and what is known beside them. */
export interface AccountPasskeys {
  readonly login: string
  /** whose it is, as password managers show it */
  readonly person: string
  /** base64url; null = none was ever saved */
  readonly handle: string | null
  /** the host that they work for; null = that of the page */
  readonly domain: string | null
  /** signed in so recently that the password is not asked for again */
  readonly isFresh: boolean
  readonly passkeys: readonly OwnPasskey[]
}

/** The keys of the texts of the list. */
export const passkeyListKeys = [
  "passkey.made",
  "passkey.name",
  "passkey.neverUsed",
  "passkey.plainName",
  "passkey.synced",
  "passkey.onOneDevice",
  "passkey.used",
] as const

/** A row of the list, as its owner reads it. */
export interface PasskeyRow {
  readonly id: number
  readonly name: string
  /** what its owner called it, to be changed */
  readonly ownName: string
  /** null = the name says it already, or nobody knows */
  readonly maker: string | null
  readonly made: string
  readonly used: string
  readonly where: string
}

/**
 * The list of an account's passkeys: each by its own name, or its maker's.
 *
 * Spec: 10.654, 20.31.
 *
 * @example
 * const made = { year: 2026, month: 11, day: 3 }
 * const aaguid = "bada5566-a7aa-401f-bd96-45619a55120d"
 * viewPasskeyRow({ id: 1, name: "", aaguid, made, used: null, isSynced: true, credential: "AQI" }, polish)
 * // => {
 * //   id: 1,
 * //   name: "1Password",
 * //   ownName: "",
 * //   maker: null,
 * //   made: "Zapisany 03.11.2026",
 * //   used: "Jeszcze nieużywany",
 * //   where: "Na wszystkich Twoich urządzeniach",
 * // }
 */
export function viewPasskeyRow(
  { id, name, aaguid, made, used, isSynced }: OwnPasskey,
  texts: TextCatalogue<(typeof passkeyListKeys)[number]>,
): PasskeyRow {
  const maker = passkeyMaker(aaguid)
  return {
    id,
    name: name === "" ? (maker ?? formatText(texts, "passkey.plainName")) : name,
    ownName: name,
    maker: name === "" ? null : maker,
    made: formatText(texts, "passkey.made", { day: dayMonthYear(made) }),
    used: used === null ? formatText(texts, "passkey.neverUsed") : formatText(texts, "passkey.used", { day: dayMonthYear(used) }),
    where: formatText(texts, isSynced ? "passkey.synced" : "passkey.onOneDevice"),
  }
}
