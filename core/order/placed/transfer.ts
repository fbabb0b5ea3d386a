import { plainLetters } from "../../values/folded-text.ts"
import type { Money } from "../../values/money.ts"

/** Where an order is transferred to. */
export interface TransferTo {
  /** 26 digits of a Polish account */
  readonly account: string
  /** who has it */
  readonly recipient: string
}

/**
 * An account as people read and type it: its two digits of control, and then by four.
 *
 * Spec: 10.751.
 *
 * @example accountGroups("92124012340001567890123456") // => "92 1240 1234 0001 5678 9012 3456"
 */
export const accountGroups = (account: string): string => [account.slice(0, 2), ...(account.slice(2).match(/.{1,4}/g) ?? [])].join(" ")

/** Letters without diacritics: not every bank's reader knows others. */
const plain = (text: string, most: number): string =>
  Array.from(text.normalize("NFD").replaceAll(/\p{M}|\|/gu, ""))
    .map((letter) => plainLetters[letter] ?? plainLetters[letter.toLowerCase()]?.toUpperCase() ?? letter)
    .join("")
    .slice(0, most)

/**
 * The text of the QR code by which apps of Polish banks fill a transfer in: account, amount in grosz, recipient and title, each as long as the
 * standard allows.
 *
 * Spec: 10.752.
 *
 * @example
 * const to = { account: "92124012340001567890123456", recipient: "Pracownia Żuk sp. z o.o." }
 * transferText(to, money("83.90"), "Zamówienie 7KQ2M-X9D4R")
 * // => "|PL|92124012340001567890123456|008390|Pracownia Zuk sp. z|Zamowienie 7KQ2M-X9D4R|||"
 */
export const transferText = ({ account, recipient }: TransferTo, amount: Money, title: string): string =>
  `|PL|${account}|${String(amount.minor).padStart(6, "0")}|${plain(recipient, 20).trim()}|${plain(title, 32)}|||`
