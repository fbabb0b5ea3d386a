/** How long a call to the shop may take, the reading of its answer included. Every call out has a limit. */
export const callLimits = {
  /** milliseconds, in the browser: a shopper on a train waits longer than a server may */
  browserTimeoutMs: 8000,
  /** milliseconds, while a page is rendered */
  serverTimeoutMs: 5000,
} as const
