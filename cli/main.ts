import { obeyColourOption } from "./output/colour.ts"
import { runCli } from "./run-cli.ts"

const words = process.argv.slice(2)
obeyColourOption(words, process.env)
process.exitCode = await runCli(words)
