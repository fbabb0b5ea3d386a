import { expect, test } from "vitest"
import { obeyColourOption } from "../../../cli/output/colour.ts"

/** The two variables after `--color` has been obeyed, first `NO_COLOR`. */
function after(words: readonly string[], environment: { NO_COLOR?: string; FORCE_COLOR?: string }) {
  const changed = { ...environment }
  obeyColourOption(words, changed)
  return [changed.NO_COLOR, changed.FORCE_COLOR]
}

const no = { NO_COLOR: "1" }
const force = { FORCE_COLOR: "1" }

test.each([
  [["--color", "always", "replay", "a"], no, [undefined, "1"]],
  [["replay", "a", "--color=always"], no, [undefined, "1"]],
  [["replay", "--color", "never"], force, ["1", undefined]],
  [["replay", "--color", "auto"], no, ["1", undefined]],
  [["--color", "never", "replay", "--color", "always"], {}, [undefined, "1"]],
  [["replay", "a"], force, [undefined, "1"]],
  [["validate", "email", "--", "--color", "never"], {}, [undefined, undefined]],
  [["replay", "--color", "sometimes"], no, ["1", undefined]],
  [["replay", "--color"], force, [undefined, "1"]],
])("%j wins over %j", (words, environment, expected) => {
  expect(after(words, environment)).toEqual(expected)
})
