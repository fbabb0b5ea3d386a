import { isDeepStrictEqual } from "node:util"
import type { DocExample } from "./doc-comments.ts"

/**
 * Runs an example with the exports of its file in scope.
 *
 * @returns what is wrong, or null
 */
export async function wrongExample(example: DocExample, scope: Readonly<Record<string, unknown>>): Promise<string | null> {
  const at = `${example.path}:${example.line}`
  if (example.expected === "") return `${at} has an example without // =>`
  try {
    const [found, expected] = [await evaluate(example.expression, scope), await evaluate(example.expected, {})]
    return isDeepStrictEqual(found, expected) ? null : `${at} ${example.expression} is ${JSON.stringify(found)}, not ${example.expected}`
  } catch (cause) {
    return `${at} ${example.expression} throws ${String(cause)}`
  }
}

function evaluate(expression: string, scope: Readonly<Record<string, unknown>>): unknown {
  // the examples are our own sources, run in a test
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  const run: unknown = new Function(...Object.keys(scope), `"use strict"; return (${expression})`)
  return typeof run === "function" ? run(...Object.values(scope)) : undefined
}
