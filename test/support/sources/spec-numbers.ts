import { docComments } from "./doc-comments.ts"
import type { SourceFile } from "./project-sources.ts"

/** The numbers of the statements that a page of the specification makes: lines such as `- **5.12** A quantity ...`. */
export function statedNumbers(page: string): readonly string[] {
  return [...page.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number = ""]) => number)
}

/** The numbers that a comment's `Spec:` cites; what stands in brackets explains and is skipped. */
export function citedNumbers(comment: string): readonly { readonly cited: readonly string[] }[] {
  return [...comment.matchAll(/\bSpec:\s*([^]*?)(?=\bSpec:|$)/g)].map(([, rest = ""]) => {
    const bare = rest.replaceAll(/\([^()]*\)/g, " ").replaceAll(/\s+/g, " ")
    const list = /^(?:\d+\.\d+(?:\s*(?:,|;|and|to|-|–)\s*(?=\d+\.\d))?\s*)+/.exec(bare.trimStart())?.[0] ?? ""
    return { cited: listedNumbers(list) }
  })
}

/** May a title in this source name a statement? Where not, there is nothing to parse it for. */
export const mayNameNumbers = (text: string): boolean => /[("`']\d+\.\d/.test(text)

/** The numbers that a test's title names, in brackets or before a colon: "an empty field goes back to its previous value (5.71)", "5.71: an empty ...". */
export function titleNumbers(title: string): readonly string[] {
  const inBrackets = /(?<=^|\s)\((\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*)\)/g
  const before = /^(\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*): /g
  return [inBrackets, before].flatMap((named) => [...title.matchAll(named)].flatMap(([, list = ""]) => listedNumbers(list)))
}

/** The numbers of a list such as "5.31, 5.62 to 5.70", every number of a range included. */
function listedNumbers(list: string): readonly string[] {
  return [...list.matchAll(/(\d+)\.(\d+)(?:\s*(?:to|-|–)\s*(\d+)\.(\d+))?/g)].flatMap(([, section = "", first = "", end, last = ""]) => {
    if (end === undefined) return [`${section}.${first}`]
    if (end !== section) return [`${section}.${first}`, `${end}.${last}`]
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${section}.${Number(first) + at}`)
  })
}

/** Citations of statements that do not exist, and `Spec:` without a number, one line each. */
export function wrongCitations(files: readonly SourceFile[], stated: ReadonlySet<string>): readonly string[] {
  // a source without the word need not be parsed
  const citing = files.filter(({ text }) => text.includes("Spec:"))
  return citing.flatMap((file) =>
    docComments(file).flatMap(({ text, line }) =>
      citedNumbers(text).flatMap(({ cited }) => {
        if (cited.length === 0) return [`${file.path}:${line} cites no number after Spec:`]
        return cited.filter((number) => !stated.has(number)).map((number) => `${file.path}:${line} cites ${number}, which no page states`)
      }),
    ),
  )
}
