import { type ParseResult, parseSync } from "oxc-parser"
import type { SourceFile } from "./project-sources.ts"

let last: { readonly text: string; readonly path: string; readonly parsed: ParseResult } | null = null

/** A source as the parser reads it. Who asks for several things of one source has it parsed once; nothing of the source before it is kept. */
export function parsedSource({ path, text }: SourceFile): ParseResult {
  if (last?.path !== path || last.text !== text) last = { path, text, parsed: parseSync(path, text) }
  return last.parsed
}
