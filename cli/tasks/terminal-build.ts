import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { isList, parseJson } from "../../core/web/untrusted-json.ts"
import { commandTree } from "../help/command-tree.ts"
import { manualPage } from "../help/manual-page.ts"
import { createProgram } from "../program.ts"
import { projectVersion } from "../project.ts"
import { noticesText, readNotices, typefaceNotice } from "./licence-notices.ts"
import { builtInFile, builtInPackages, clientNotices } from "./licence-notices-plugin.ts"
import { isShipped } from "./packages.ts"
import { shippedScenarios } from "./scenario-plans.ts"

/**
 * What only some installations have: sharp makes pictures with a binary of its own, Vite serves sources, and packages that pdfkit needs
 * bring no licence to pass on.
 */
const external = ["pdfkit", "sharp", "vite"]

const entries = ["cli/main.ts"]

/** Files beside the scripts that they read, by their place in the project. */
const dataFiles = [
  "fixtures/catalogue",
  // never the whole folder: whoever records in the project has others there
  ...shippedScenarios.map((name) => `fixtures/scenarios/${name}`),
  "fixtures/shop/orders/invoices/fonts",
  "fixtures/shop/schema.graphql",
  "fixtures/shop/store/migrations/former",
  "dist/client",
  "dist/server",
]

const projectMark = "project-folder:"

/**
 * Scripts are joined, so their own addresses are no longer those of the sources that look for a neighbour. They are given the address
 * of the source in the built folder, whichever file they end in.
 */
const sourceAddresses = (root: string) => ({
  name: "source-addresses",
  transform(code: string, id: string) {
    const place = relative(root, id).replaceAll("\\", "/").replace(/\.ts$/, ".js")
    if (place.startsWith("node_modules/") || !code.includes("import.meta.url")) return null
    return { code: code.replaceAll("import.meta.url", `new URL("${projectMark}${place}", import.meta.url).href`), map: null }
  },
  renderChunk(code: string, { fileName }: { readonly fileName: string }) {
    return { code: code.replaceAll(projectMark, "../".repeat(fileName.split("/").length - 1)), map: null }
  },
})

/**
 * Builds the terminal program as plain JavaScript that needs no package. What a command needs is joined to few files, because each
 * file costs a start; everything that is read from beside the sources lies where it does in the project.
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
    plugins: [sourceAddresses(root), builtInPackages(root)],
    ssr: { noExternal: true, external },
    build: {
      outDir: "dist/terminal",
      target: "node24",
      minify: false,
      ssr: true,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [entry.replace(/\.ts$/, ""), join(root, entry)])),
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "cli/[name]-[hash].js",
        },
      },
    },
  })
  for (const path of dataFiles) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (from) => isShipped(relative(root, from).replaceAll("\\", "/")),
    })
  }
  writeFileSync(join(folder, clientNotices), terminalNotices(root))
  rmSync(join(folder, builtInFile))
  const manifest = { name: "witryna", version: projectVersion(), private: true, type: "module" }
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest)}\n`)
  writeFileSync(join(folder, "witryna.1"), manualPage(commandTree(await createProgram()), projectVersion()))
}

/** Whose code the terminal holds: its own scripts, the pages' and the server's. */
function terminalNotices(root: string): string {
  const folders = ["dist/terminal", "dist/client", "dist/server"].flatMap((build) => {
    const places = parseJson(readFileSync(join(root, build, builtInFile), "utf8"))
    return isList(places) ? places.filter((place) => typeof place === "string") : []
  })
  return noticesText("The terminal", [...readNotices(folders.map((folder) => join(root, folder))), typefaceNotice(root)])
}
