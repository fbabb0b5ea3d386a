import { layoutLimits } from "../../core/shell/limits.ts"

/** How long a call to the shop may take, the reading of its answer included. Every call out has a limit. */
export const callLimits = {
  /** milliseconds, in the browser: what a shopper waits for counts as failed after as long, and not before. Spec: 19.44 */
  browserTimeoutMs: layoutLimits.actionMs,
  /** milliseconds, while a page is rendered */
  serverTimeoutMs: 5000,
} as const
