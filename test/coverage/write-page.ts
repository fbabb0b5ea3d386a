import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { libraryIndex, libraryIndexFile } from "../support/sources/library-index.ts"
import { projectFolder } from "../support/sources/project-sources.ts"
import { gapsOf, lowerCeilings } from "./ceilings.ts"
import { standing, standings } from "./coverage-page.ts"
import { projectCoverage, projectCoveragePage } from "./project-coverage.ts"

const map = projectCoverage()
writeFileSync(join(projectFolder, "docs/spec-coverage.md"), projectCoveragePage(map))
writeFileSync(join(projectFolder, libraryIndexFile), libraryIndex())
const counts = standings.map((wanted) => `${map.filter((statement) => standing(statement) === wanted).length} ${wanted}`)
console.log(`docs/spec-coverage.md is written. Of ${map.length} statements: ${counts.join(", ")}`)
const grown = lowerCeilings(gapsOf(map))
if (grown.length > 0) {
  console.error(`These lists may only shrink; \`git diff docs/spec-coverage.md\` names what was lost:\n${grown.join("\n")}`)
  process.exitCode = 1
}
