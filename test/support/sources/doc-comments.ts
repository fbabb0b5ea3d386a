import { parsedSource } from "./parsed-source.ts"
import type { SourceFile } from "./project-sources.ts"

/** An `@example` of a doc comment, as written. */
export interface DocExample {
  readonly path: string
  readonly line: number
  /** an expression, with the lines that prepare it before it */
  readonly code: string
  readonly expected: string
}

export interface DocComment {
  /** without stars */
  readonly text: string
  /** 1-based */
  readonly line: number
  /** offset just after the comment */
  readonly end: number
}

const known = new WeakMap<SourceFile, readonly DocComment[]>()

/** Every doc comment of a source, read once of each. */
export function docComments(file: SourceFile): readonly DocComment[] {
  const comments = known.get(file) ?? readComments(file)
  known.set(file, comments)
  return comments
}

function readComments(file: SourceFile): readonly DocComment[] {
  const { text } = file
  return parsedSource(file)
    .comments.filter(({ type, value }) => type === "Block" && value.startsWith("*"))
    .map(({ value, start, end }) => ({
      text: value
        .slice(1)
        .split("\n")
        .map((line) => line.replace(/^\s*\* ?/, ""))
        .join("\n")
        .trim(),
      line: text.slice(0, start).split("\n").length,
      end,
    }))
}

/** The examples of a source: what stands between `@example` and `// =>`, and the literal after it, which may go on in lines of `//`. */
export function docExamples(file: SourceFile): readonly DocExample[] {
  return docComments(file).flatMap(({ text, line }) =>
    text
      .split(/^@/m)
      .filter((tag) => tag.startsWith("example"))
      .map((tag) => {
        const [code = "", expected = ""] = tag.slice("example".length).split("// =>")
        return { path: file.path, line, code: code.trim(), expected: expected.replaceAll(/^\s*\/\/ ?/gm, "").trim() }
      }),
  )
}

/** An exported function or constant. */
interface ExportedValue {
  readonly name: string
  readonly line: number
  readonly isFunction: boolean
  readonly doc: string | null
}

const knownValues = new WeakMap<SourceFile, readonly ExportedValue[]>()

/** Exported functions and constants, read once of each source, with the doc comment that stands right before each (`null` = none). */
export function exportedValues(file: SourceFile): readonly ExportedValue[] {
  const values = knownValues.get(file) ?? readValues(file)
  knownValues.set(file, values)
  return values
}

function readValues(file: SourceFile): readonly ExportedValue[] {
  const comments = docComments(file)
  return parsedSource(file).program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration === null) return []
    const { declaration } = statement
    const doc = comments.find(({ end }) => end <= statement.start && file.text.slice(end, statement.start).trim() === "")?.text ?? null
    const line = file.text.slice(0, statement.start).split("\n").length
    if (declaration.type === "FunctionDeclaration") return [{ name: declaration.id?.name ?? "", line, isFunction: true, doc }]
    if (declaration.type !== "VariableDeclaration") return []
    return declaration.declarations.map(({ id, init }) => ({
      name: id.type === "Identifier" ? id.name : "",
      line,
      isFunction: init?.type === "ArrowFunctionExpression",
      doc,
    }))
  })
}
