/** What a program wants of an answer: nothing (words are for people), all of it as people read it too, one line for each value, or a part of the data. */
export type JsonForm = boolean | "lines" | { readonly pick: string }

/** What `--json` of an answer says of itself; `serve --json` is another thing. */
export const answersAsJson = "answer as JSON"
