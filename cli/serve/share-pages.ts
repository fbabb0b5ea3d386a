import { makeFileMeasures } from "../../adapters/node/file-measures.ts"
import { countsKeptEveryMs, makeShareCounter } from "../../adapters/node/keep-share-counts.ts"
import { makeSharedPages, type SharedPages } from "../../adapters/node/shared-pages.ts"
import type { AnsweredShare } from "../../core/changeover/share-counts.ts"
import type { ShareSettings } from "../input/share-setting.ts"
import { logFailure } from "../log-failure.ts"
import { measuresFolder } from "../shop/measures-answer.ts"

interface Sharing {
  readonly dataFolder: string
  /** milliseconds since 1970 UTC */
  readonly nowMs: () => number
  readonly logError: (during: string, cause: unknown) => void
  /** hears of each page that was answered; left out = only the lines of the file tell */
  readonly onAnswered?: (answered: AnsweredShare) => void
}

/** Pages that are shared; closing writes down what was counted. */
interface SharingPages {
  readonly pages: SharedPages
  readonly close: () => Promise<void>
}

/** Who sees our pages in front of another shop, with what is counted of it. */
export function sharePages(share: ShareSettings, { dataFolder, nowMs, logError, onAnswered }: Sharing): SharingPages {
  const sink = makeFileMeasures({
    folder: measuresFolder(dataFolder),
    nowMs,
    onTrouble: (cause) => logFailure("keep what was counted", cause),
  })
  const counter = makeShareCounter(sink)
  const pages = makeSharedPages({
    ...share,
    clockMs: () => performance.now(),
    later: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    count: (answered) => {
      counter.count(answered)
      onAnswered?.(answered)
    },
    logError,
  })
  const writing = setInterval(counter.write, countsKeptEveryMs)
  writing.unref()
  return {
    pages,
    close: async () => {
      clearInterval(writing)
      counter.write()
      await sink.settled()
    },
  }
}
