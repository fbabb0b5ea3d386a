import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Journey, startJourney } from "../../adapters/replay/journey.ts"
import type { Words } from "../../core/pages/page-machine.ts"
import type { Language } from "../../core/values/language.ts"
import { createShop } from "../../fixtures/shop/create-shop.ts"
import { setSetting } from "../../fixtures/shop/shop-settings.ts"
import { openShopStore } from "../../fixtures/shop/store/open-shop-store.ts"
import type { Answer } from "../output/print.ts"
import { told } from "./shop-trouble.ts"

interface Walking {
  readonly language: Language
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
  /** what the shop asks for wrapping a row as a gift; absent = it wraps nothing */
  readonly giftWrapping?: string
}

/** A walk through a shop. */
export interface Walk {
  readonly journey: Journey
  /** does something, and waits as long as a shopper takes until the next */
  readonly step: (event: Parameters<Journey["dispatch"]>[0]) => Promise<void>
}

/** Milliseconds that a shopper takes from one step to the next. */
const paceMs = 2000

/** Walks through a new demo shop, which is gone afterwards: by the pages, the machines and the calls of the shop. */
export const walkNewShop = ({ language, nowMs, giftWrapping }: Walking, walk: (on: Walk) => Promise<Answer>): Promise<Answer> =>
  told(async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "witryna-walk-"))
    try {
      const shop = await createShop({ dataFolder, now: () => nowMs, log: () => {} })
      try {
        if (giftWrapping !== undefined) await setGiftWrapping(dataFolder, giftWrapping)
        const fetch = (request: Request) => shop.fetch(request)
        const settings = { language, origin: "http://shop.local" }
        const journey = startJourney({ settings, startMs: nowMs, cookies: {}, serverFetch: fetch, browserFetch: fetch, callFetch: fetch })
        let atMs = 0
        const step: Walk["step"] = async (event) => {
          await journey.dispatch(event)
          atMs += paceMs
          await journey.advanceTo(atMs)
        }
        const answer = await walk({ journey, step })
        await journey.end()
        return answer
      } finally {
        await shop.close()
      }
    } finally {
      await rm(dataFolder, { recursive: true, force: true })
    }
  })

async function setGiftWrapping(dataFolder: string, cost: string): Promise<void> {
  const store = await openShopStore({ dataFolder })
  try {
    await setSetting(store, "gift_wrapping", cost)
  } finally {
    await store.close()
  }
}

/** Words of an outcome by their names. */
export type NamedWords = Readonly<Record<string, Words>>

/** Are these words by names, and no text or list? @example isNamed("zł") // => false */
export const isNamed = (words: Words | undefined): words is NamedWords =>
  typeof words === "object" && words !== null && !Array.isArray(words)

/** A text of an outcome; "" where there is none. @example wordOf(undefined) // => "" */
export const wordOf = (words: Words | undefined): string => (typeof words === "string" ? words : "")

/** The things of a list of an outcome. @example namedList("x") // => [] */
export const namedList = (words: Words | undefined): readonly NamedWords[] => (Array.isArray(words) ? words.filter(isNamed) : [])
