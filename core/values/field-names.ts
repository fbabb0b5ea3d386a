/**
 * What a field of a name holds; `free` is whatever somebody wrote. A `sentence` is the shop's own, in which it may repeat what somebody wrote, such
 * as a login; where a visitor fills in a field of that name it is as free as any other.
 */
export type HarmlessKind = "number" | "ids" | "code" | "address" | "query" | "day" | "clock" | "position" | "sentence" | "free"

/** Names of fields, and what each holds. */
export type FieldNames = Readonly<Record<string, HarmlessKind>>
