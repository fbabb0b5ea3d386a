import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { coverage } from "../../test/coverage/all.ts"
import { coveragePage } from "../../test/coverage/coverage-page.ts"
import { coveredStatements } from "../../test/coverage/covered-statements.ts"
import { projectFolder } from "../serving/settings.ts"

writeFileSync(join(projectFolder, "docs/spec-coverage.md"), coveragePage(coveredStatements(), coverage))
console.log("docs/spec-coverage.md is written")
