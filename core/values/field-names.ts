/** What a field of a name holds; `free` is whatever somebody wrote. */
export type HarmlessKind = "number" | "ids" | "code" | "address" | "query" | "day" | "clock" | "position" | "free"

/** Names of fields, and what each holds. */
export type FieldNames = Readonly<Record<string, HarmlessKind>>
