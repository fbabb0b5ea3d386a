import { docComments } from "./doc-comments.ts"
import type { SourceFile } from "./project-sources.ts"

/** The numbers of the statements that a page of the specification makes: lines such as `- **5.12** A quantity ...`. */
export function statedNumbers(page: string): readonly string[] {
  return [...page.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number = ""]) => number)
}

/** The numbers that a comment's `Spec:` cites; what stands in brackets explains and is skipped. A range stands for its two ends. */
export function citedNumbers(comment: string): readonly { readonly cited: readonly string[] }[] {
  return [...comment.matchAll(/\bSpec:\s*([^]*?)(?=\bSpec:|$)/g)].map(([, rest = ""]) => {
    const bare = rest.replaceAll(/\([^()]*\)/g, " ").replaceAll(/\s+/g, " ")
    const list = /^(?:\d+\.\d+(?:\s*(?:,|;|and|to|-|–)\s*(?=\d+\.\d))?\s*)+/.exec(bare.trimStart())?.[0] ?? ""
    return { cited: [...list.matchAll(/\d+\.\d+/g)].map(([number]) => number) }
  })
}

/** Citations of statements that do not exist, and `Spec:` without a number, one line each. */
export function wrongCitations(files: readonly SourceFile[], stated: ReadonlySet<string>): readonly string[] {
  return files.flatMap((file) =>
    docComments(file).flatMap(({ text, line }) =>
      citedNumbers(text).flatMap(({ cited }) => {
        if (cited.length === 0) return [`${file.path}:${line} cites no number after Spec:`]
        return cited.filter((number) => !stated.has(number)).map((number) => `${file.path}:${line} cites ${number}, which no page states`)
      }),
    ),
  )
}
