/** What a page that could not be shown says; 501 = the shop behind has no call for it, 503 = its data are away for a while. */
export type FailurePageStatus = 404 | 405 | 413 | 429 | 500 | 501 | 502 | 503 | 504

/** What a client may ask for that another tab has taken away. */
export type GoneThing = "address"

const gone = { address: { heading: "failure.addressHeading", text: "failure.addressText" } } as const
const missing = { heading: "failure.missingHeading", text: "failure.missingText" } as const
const method = { heading: "failure.methodHeading", text: "failure.methodText" } as const
const tooLarge = { heading: "failure.tooLargeHeading", text: "failure.tooLargeText" } as const
const tooMany = { heading: "failure.tooManyHeading", text: "failure.tooManyText" } as const
const notOffered = { heading: "failure.notOfferedHeading", text: "failure.notOfferedText" } as const
const broken = { heading: "failure.brokenHeading", text: "failure.brokenText" } as const

/**
 * The texts of a failure page, by their keys: what it is called and what it says, by its status.
 *
 * Spec: 9.131, 10.281, 10.1111.
 *
 * @example failureWords(404).heading // => "failure.missingHeading"
 * @example failureWords(404, "address").heading // => "failure.addressHeading"
 */
export function failureWords(
  status: FailurePageStatus,
  thing?: GoneThing,
): (typeof gone)[GoneThing] | typeof missing | typeof method | typeof tooLarge | typeof tooMany | typeof notOffered | typeof broken {
  if (thing !== undefined) return gone[thing]
  if (status === 404) return missing
  if (status === 405) return method
  if (status === 413) return tooLarge
  if (status === 429) return tooMany
  return status === 501 ? notOffered : broken
}
