/** Limits of the design, in bytes after gzip; one kB is 1,000 bytes. */
export const budgets = {
  /** scripts that a page needs before it is interactive, React included */
  eager: { product: 88_000, cart: 86_000, shell: 78_000 },
  /** chunks loaded later, by name; what only they need is counted in */
  onDemand: { deferred: 75_000, calendar: 12_000, map: 52_000, recorder: 12_000 },
  /** any other chunk loaded on demand, such as a modal */
  otherOnDemand: 10_000,
  styles: 20_000,
} as const

/** Packages that must never be needed before a page is interactive. */
export const deferredPackages = [
  "effect",
  "inversify",
  "@inversifyjs",
  "ky",
  "luxon",
  "leaflet",
  "supercluster",
  "@simplewebauthn/browser",
] as const
