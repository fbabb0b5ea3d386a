import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { libraryReference } from "../support/sources/library-reference.ts"
import { projectFolder } from "../support/sources/project-sources.ts"

// `npm run reference`: the library's API as pages that any browser opens, made of the sources. They are built, not committed.
const folder = join(projectFolder, "dist/reference")
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const pages = libraryReference()
for (const [name, html] of pages) writeFileSync(join(folder, name), html)
console.log(`${pages.size} pages in ${folder}: open index.html`)
