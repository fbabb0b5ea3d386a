import { projectFolder } from "../project.ts"
import { buildFolder, buildPages } from "./build-pages.ts"

const mode = process.argv.includes("--development") ? "development" : "production"
const began = performance.now()
const built = await buildPages({ root: projectFolder, mode, force: process.argv.includes("--force") })
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(
  built ? `built ${buildFolder({ root: projectFolder, mode })} in ${seconds} s` : "the build is up to date (--force builds again)",
)
