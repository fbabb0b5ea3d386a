import { readableText } from "../web/one-line.ts"
import { savedLimits } from "./saved.ts"

/**
 * The name of a shopping list as it is kept: without blanks at its ends, runs of blanks and line ends as one blank, and nothing that shows
 * nothing or turns the direction of what is beside it; cut at its longest.
 *
 * Spec: 10.383. "" = no name is left of it.
 *
 * @example listName("  Na   święta\n") // => "Na święta"
 * @example listName("\u202e\u200b") // => ""
 */
export function listName(typed: string): string {
  return cut(readableText(typed.slice(0, maxTyped).normalize("NFC")).trim(), savedLimits.nameLength)
}

/** More of a typed text is not looked at. */
const maxTyped = 1_000

/**
 * A name like another one that is not in use: with the first number from 2 that is free.
 *
 * Spec: 10.383.
 *
 * @example freeListName("Kuchnia", ["Kuchnia", "Kuchnia 2"]) // => "Kuchnia 3"
 * @example freeListName("Kuchnia", []) // => "Kuchnia"
 */
export function freeListName(name: string, used: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? "" : ` ${number}`
    const free = `${cut(name, savedLimits.nameLength - ending.length)}${ending}`
    if (!used.includes(free)) return free
  }
}

/** Not within a letter that takes two units. */
const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd()
