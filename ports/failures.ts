import { Data } from "effect"

/** The shop could not be reached. */
export class NetworkFailure extends Data.TaggedError("NetworkFailure")<{ readonly cause: unknown }> {}

/** The shop did not answer in time. */
export class TimeoutFailure extends Data.TaggedError("TimeoutFailure")<{ readonly timeoutMs: number }> {}

/** The shop answered with a status other than 2xx. */
export class HttpFailure extends Data.TaggedError("HttpFailure")<{ readonly status: number }> {}

/** The shop's answer does not have the documented shape; `at` names the place, `cause` is what the reading failed with. */
export class UnreadableReply extends Data.TaggedError("UnreadableReply")<{ readonly at: string; readonly cause: unknown }> {}

/** The shop's API has no call for this: another kind of shop is behind SHOP_ORIGIN. */
export class NotOffered extends Data.TaggedError("NotOffered")<{ readonly call: string }> {}

/** The shop tells this to wholesalers alone, and the visitor is not signed in as one; `told` is in its own words. Spec: 10.1104. */
export class ForWholesalersOnly extends Data.TaggedError("ForWholesalersOnly")<{ readonly told: string }> {}

/** The failures of every call to the shop. */
export type ShopFailure = NetworkFailure | TimeoutFailure | HttpFailure | UnreadableReply | NotOffered | ForWholesalersOnly
