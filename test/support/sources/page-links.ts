import { posix } from "node:path"
import type { SourceFile } from "./project-sources.ts"

/** The files that a Markdown page links to or shows, from the folder that its own path is from. Addresses of the web are not among them. */
export function pageLinks({ path, text }: SourceFile): readonly string[] {
  return [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => posix.join(posix.dirname(path), link))
}
