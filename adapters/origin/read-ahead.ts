import { Effect } from "effect"
import type { MenuNode } from "../../core/shell/shell.ts"
import type { Language } from "../../core/values/language.ts"
import type { AlarmClock } from "../../ports/alarm-clock.ts"
import { listPath } from "./list-path.ts"
import type { OriginPages } from "./origin-pages.ts"

/** A shop is asked for one page in so many milliseconds, and for so many lists in all. */
export const readingAhead = { pauseMs: 1_000, lists: 200 } as const

const languages: readonly Language[] = ["pl", "en"]

/** Reads what visitors have not read yet. */
export interface ReadAhead {
  /** goes through the menu once, until it has ended or is stopped; while it goes on, nothing more is begun. Never rejects */
  readonly begin: () => Promise<void>
  /** when the home pages have been read that are read first, or could not be. Never rejects */
  readonly homes: () => Promise<void>
  readonly stop: () => void
}

/**
 * Reads the home page and then each list of the menu that nobody has read, in each language that the shop has, one after the other: the API tells prices by the numbers of products
 * alone, so that who is the first to see a list would wait for its page and then for its prices. A page that cannot be read is left to whoever comes for it.
 *
 * Spec: 10.1011, 10.1037.
 */
export function makeReadAhead(
  pages: Pick<OriginPages, "front" | "onlyLanguage" | "priceFormat" | "list" | "lastList">,
  clock: AlarmClock,
): ReadAhead {
  let running: Promise<void> | null = null
  const homes = Promise.withResolvers<void>()
  let isStopped = false
  const pause = () => new Promise<void>((resolve) => void clock.after(readingAhead.pauseMs, resolve))

  const unread = async (language: Language) => {
    const audience = { language, currency: null }
    const front = await Effect.runPromise(pages.front(audience).pipe(Effect.orElseSucceed(() => null)))
    if (front !== null) await Effect.runPromise(Effect.ignore(pages.priceFormat(front, audience)))
    // of a closed shop everybody sees the sign-in alone
    const menu = front === null || front.shop.isForWholesalers ? [] : front.shop.menu
    const paths = listsOf(menu).filter((path) => pages.lastList(path, audience) === null)
    return paths.map((path) => ({ language, list: pages.list(path, audience) }))
  }

  const run = async (): Promise<void> => {
    const lists = (await Promise.all(languages.map(unread))).flat()
    homes.resolve()
    const only = pages.onlyLanguage()
    const wanted = lists.filter(({ language }) => only === null || language === only)
    for (const { list } of wanted.slice(0, readingAhead.lists)) {
      await pause()
      if (isStopped) break
      await Effect.runPromise(Effect.ignore(list))
    }
    running = null
  }

  return {
    begin: () => (running ??= isStopped ? Promise.resolve() : run()),
    homes: () => homes.promise,
    stop: () => void (isStopped = true),
  }
}

/** The lists of a menu by their addresses, first those that stand first, then those below them. */
const listsOf = (menu: readonly MenuNode[]): readonly string[] => [
  ...new Set([
    ...menu.filter(({ id }) => id > 0).map(({ link }) => listPath(link, { page: 0 })),
    ...(menu.length === 0 ? [] : listsOf(menu.flatMap(({ children }) => children))),
  ]),
]
