import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { projectFolder } from "./project-sources.ts"
import { publicFile, publicPaths } from "./public-paths.ts"
import type { CodeBlock } from "./run-page.ts"

/** As strict as the settings that `tsc --init` writes, for a project that knows no more of this one than its public paths. */
const compilerOptions = {
  target: "es2022",
  lib: ["es2024", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  noEmit: true,
  types: [],
  jsx: "react-jsx",
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  paths: {
    ...Object.fromEntries(publicPaths().map((path) => [`witryna/${path}`, [join(projectFolder, publicFile(path))]])),
    // what somebody has who writes views in React
    react: [join(projectFolder, "node_modules/@types/react/index.d.ts")],
    "react/*": [join(projectFolder, "node_modules/@types/react/*.d.ts")],
  },
}

/** What the compiler says of blocks, one line each, with the page and the line there. */
export function typeFaults(blocks: readonly CodeBlock[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "witryna-blocks-"))
  try {
    // each is a module of its own, and stands on the line that it has in its page
    for (const [at, { line, language, code }] of blocks.entries())
      writeFileSync(join(folder, `${at}.${language}`), `${"\n".repeat(line)}${code}\nexport {}\n`)
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts", "*.tsx"] }))
    const { stdout, status } = spawnSync(
      process.execPath,
      [join(projectFolder, "node_modules/typescript/bin/tsc"), "-p", folder, "--singleThreaded"],
      {
        cwd: folder,
        encoding: "utf8",
      },
    )
    const faults = [...stdout.matchAll(/^(\d+)\.tsx?\((\d+),\d+\): error (.*)$/gm)].map(
      ([, at = "", line = "", words = ""]) => `${blocks[Number(at)]?.path ?? ""}:${line} ${words}`,
    )
    return status === 0 || faults.length > 0 ? faults : [stdout]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
