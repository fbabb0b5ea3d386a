import { Data } from "effect"

/** The shop could not be reached. */
export class NetworkFailure extends Data.TaggedError("NetworkFailure")<{ readonly cause: unknown }> {}

/** The shop did not answer in time. */
export class TimeoutFailure extends Data.TaggedError("TimeoutFailure")<{ readonly timeoutMs: number }> {}

/** The shop answered with a status other than 2xx. */
export class HttpFailure extends Data.TaggedError("HttpFailure")<{ readonly status: number }> {}

/** The shop's answer does not have the promised shape. `at` says where. */
export class UnreadableReply extends Data.TaggedError("UnreadableReply")<{ readonly at: string }> {}

/** The shop has no call for what was asked (another kind of shop behind SHOP_ORIGIN). */
export class NotOffered extends Data.TaggedError("NotOffered")<{ readonly call: string }> {}

/** What every call to the shop may fail with. */
export type ShopFailure = NetworkFailure | TimeoutFailure | HttpFailure | UnreadableReply | NotOffered
