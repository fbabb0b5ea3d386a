import { Result, Schema } from "effect"

// What browsers save of their network tab, as far as a journey is read from it: HTTP Archive 1.2. All of it is foreign.

const Named = Schema.Struct({ name: Schema.String, value: Schema.optionalKey(Schema.String) })

const Entry = Schema.Struct({
  startedDateTime: Schema.String,
  /** Chromium's own */
  _resourceType: Schema.optionalKey(Schema.String),
  request: Schema.Struct({
    method: Schema.String,
    url: Schema.String,
    headers: Schema.optionalKey(Schema.Array(Named)),
    postData: Schema.optionalKey(
      Schema.Struct({
        mimeType: Schema.optionalKey(Schema.String),
        text: Schema.optionalKey(Schema.String),
        params: Schema.optionalKey(Schema.Array(Named)),
      }),
    ),
  }),
  response: Schema.Struct({
    status: Schema.Int,
    redirectURL: Schema.optionalKey(Schema.String),
    content: Schema.optionalKey(Schema.Struct({ text: Schema.optionalKey(Schema.String), encoding: Schema.optionalKey(Schema.String) })),
  }),
})

/** One request of a browser and what came of it. */
export type HarEntry = typeof Entry.Type

/** Limits of an imported archive. */
export const harLimits = {
  fileBytes: 128_000_000,
  entries: 20_000,
  /** each is walked again with all that its page asks for: of most pages fewer than these fill a scenario's file */
  pages: 120,
} as const

const Archive = Schema.Struct({ log: Schema.Struct({ entries: Schema.Array(Entry).check(Schema.isMaxLength(harLimits.entries)) }) })

const readArchive = Schema.decodeUnknownResult(Archive)

/**
 * The entries of an archive, or one line that names the place that is wrong.
 *
 * @example decodeHar({ log: { entries: [] } })._tag // => "Success"
 * @example decodeHar({ log: {} })._tag // => "Failure"
 */
export function decodeHar(data: unknown): Result.Result<readonly HarEntry[], string> {
  return Result.mapBoth(readArchive(data), {
    onFailure: ({ message }) => message.replaceAll(/\s*\n\s*/g, " ").slice(0, 300),
    onSuccess: ({ log }) => log.entries,
  })
}
