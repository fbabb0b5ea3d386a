import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"

/** What only some installations have: sharp draws pictures with a binary of its own, Vite serves sources. */
const external = ["sharp", "vite"]

const entries = ["cli/main.ts", "fixtures/shop/pictures/picture-worker.ts"]

/** Files beside the scripts that they read, by their place in the project. */
const dataFiles = [
  "fixtures/catalogue",
  "fixtures/scenarios",
  "fixtures/shop/schema.graphql",
  "fixtures/shop/database/migrations",
  "dist/client",
  "dist/server",
]

/**
 * Builds the terminal program as plain JavaScript that needs no package, file by file, so that every file still finds its
 * neighbours: `dist/terminal` is the project's folder once more, without sources.
 */
export async function buildTerminal(root: string): Promise<void> {
  const folder = join(root, "dist/terminal")
  rmSync(folder, { recursive: true, force: true })
  const { build } = await import("vite")
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    ssr: { noExternal: true, external },
    build: {
      outDir: "dist/terminal",
      target: "node24",
      minify: false,
      ssr: true,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [entry.replace(/\.ts$/, ""), join(root, entry)])),
        output: {
          preserveModules: true,
          preserveModulesRoot: root,
          // npm leaves folders of that name out of a package
          entryFileNames: ({ name }) => `${name.replaceAll("node_modules", "vendor")}.js`,
        },
      },
    },
  })
  for (const path of dataFiles) {
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (from) => !/\.(?:ts|md)$/.test(relative(root, from)) })
  }
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, "package.json"), join(folder, "package.json"))
  writeFileSync(join(folder, "README.txt"), "Built by `npm run package`; the sources are in the project's repository.\n")
}
