import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { moduleGraph } from "./cli/tasks/module-graph-plugin.ts"
import { reactAsModules } from "./cli/tasks/react-as-modules-plugin.ts"

const root = import.meta.dirname

export default defineConfig(({ isSsrBuild, mode }) => {
  const out = mode === "development" ? "dist/development" : "dist"
  return {
    root,
    appType: "custom",
    publicDir: isSsrBuild === true ? false : "ui/public",
    plugins: [react(), moduleGraph(root), ...(isSsrBuild === true ? [] : clientPlugins(mode))],
    clearScreen: false,
    logLevel: "warn",
    // In dev the page's policy names styles and scripts itself; see adapters/node/security-headers.ts.
    server: { hmr: { overlay: false } },
    build: isSsrBuild === true ? serverBuild(out) : clientBuild(out),
    // One file that needs no node_modules. React's build is chosen here, as Vite does for browsers by itself: chosen at run time it would
    // be the development one, because nobody sets NODE_ENV for a server.
    // Development takes packages as they are: React's server half is CommonJS, which Vite's module runner cannot inline.
    ...(isSsrBuild === true
      ? {
          ssr: { noExternal: true as const },
          define: { "process.env.NODE_ENV": JSON.stringify(mode === "development" ? mode : "production") },
        }
      : {}),
  }
})

/** Modules that the shell's entry needs at once, which are those of every page. Known when the modules are. */
const shellModules = new Set<string>()

/** What keeps the files of a page few and small. */
const clientPlugins = (mode: string): readonly Plugin[] => [
  ...(mode === "development" ? [] : [reactAsModules(root)]),
  {
    name: "witryna-shell-modules",
    apply: "build",
    buildEnd() {
      const add = (id: string) => {
        if (shellModules.has(id)) return
        shellModules.add(id)
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported)
      }
      add(join(root, "ui/entries/shell.ts"))
    },
  },
  {
    // nothing is preloaded at an import(), so Vite's helper has nothing to do
    name: "witryna-plain-import",
    apply: "build",
    enforce: "pre",
    load: (id) => (id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (load) => load()" : null),
  },
  {
    // a script without exports is taken for CommonJS; the helper for that, shared with React, would be a file of its own on each page
    name: "witryna-reflect-as-module",
    apply: "build",
    transform: (code, id) => (id.endsWith("reflect-metadata/ReflectLite.js") ? `${code}\nexport {}` : null),
  },
]

const clientBuild = (out: string) => ({
  outDir: `${out}/client`,
  emptyOutDir: true,
  manifest: true,
  target: "es2022",
  cssCodeSplit: false,
  assetsInlineLimit: 0,
  // The page's starter names its eager chunks; a preload without a nonce would break the policy, and the helper weighs on every page.
  modulePreload: false as const,
  rolldownOptions: {
    input: {
      product: join(root, "ui/entries/product.tsx"),
      cart: join(root, "ui/entries/cart.tsx"),
      shell: join(root, "ui/entries/shell.ts"),
      starter: join(root, "ui/runtime/page-starter.ts"),
    },
    output: {
      codeSplitting: {
        // The page's own entry, the shell, what islands share, and React, which stays in browsers' caches when a deploy changes the others.
        groups: [
          { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
          { name: "shell", test: (id: string) => shellModules.has(id), priority: 2 },
          { name: "islands", minShareCount: 2, priority: 1 },
        ],
      },
    },
  },
})

const serverBuild = (out: string) => ({
  outDir: `${out}/server`,
  emptyOutDir: true,
  target: "node24",
  ssr: "ui/server/render.tsx",
  minify: false,
})
