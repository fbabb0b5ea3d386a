import { scenarioFile } from "../../adapters/replay/scenario-files.ts"
import { openScenarioWriter } from "../../adapters/replay/scenario-writer.ts"
import { logFailure } from "../log-failure.ts"
import { scenarioFolder } from "../project.ts"
import type { OpenedShop } from "../shop/open-shop.ts"

/** A running recording: two fetches that write down what passes, and the door for what the page caused. */
export interface Recording {
  /** for the server while it renders */
  readonly serverFetch: (request: Request) => Promise<Response>
  /** for requests of the browser */
  readonly browserFetch: (request: Request, clientAddress?: string) => Promise<Response>
  /** @returns why the event was refused, or null */
  readonly take: (event: unknown) => Promise<string | null>
  /** @returns the file that was written, or null when nothing happened */
  readonly stop: () => Promise<string | null>
}

/** Starts to record what one shopper does; the file is written after each event and at the end. */
export function startRecording(name: string, shop: OpenedShop): Recording {
  const writer = openScenarioWriter({ file: scenarioFile(name, scenarioFolder), name, nowMs: Date.now })
  let saving: Promise<unknown> | null = null
  let hasMore = false

  /** One save at a time; what comes meanwhile is in the next. */
  const save = (): void => {
    if (saving !== null) {
      hasMore = true
      return
    }
    hasMore = false
    saving = writer
      .save()
      .catch((cause: unknown) => logFailure("write a recording", cause))
      .finally(() => {
        saving = null
        if (hasMore) save()
      })
  }

  const settled = async (): Promise<void> => {
    if (saving === null) return
    await saving
    await settled()
  }

  return {
    serverFetch: writer.serverFetch((request) => shop.fetch(request)),
    browserFetch: (request, clientAddress) => writer.browserFetch((passed) => shop.fetch(passed, clientAddress))(request),
    take: async (event) => {
      const refusal = writer.take(event)
      if (refusal === null) save()
      return refusal
    },
    stop: async () => {
      await settled()
      return writer.save()
    },
  }
}
