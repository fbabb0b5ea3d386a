import { basename, join } from "node:path"
import { pathToFileURL } from "node:url"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { entryFiles, entryNames, ofEachEntry } from "./ui/islands/entry-files.ts"
import { styleFiles } from "./ui/islands/style-files.ts"
import { builtInPackages, packagesOfWorkers } from "./cli/tasks/licence-notices-plugin.ts"
import { moduleGraph } from "./cli/tasks/module-graph-plugin.ts"
import { reactAsModules } from "./cli/tasks/react-as-modules-plugin.ts"

const root = import.meta.dirname

/** Folders of packages that are built into workers. */
const ofWorkers = new Set<string>()

export default defineConfig(({ isSsrBuild, mode }) => {
  const out = mode === "development" ? "dist/development" : "dist"
  return {
    root,
    appType: "custom",
    // the package names a file for other bundlers, of which nothing can be left out
    resolve: { alias: [{ find: /^leaflet$/, replacement: "leaflet/dist/leaflet-src.esm.js" }] },
    optimizeDeps: { exclude: ["leaflet"] },
    publicDir: isSsrBuild === true ? false : "ui/public",
    plugins: [react(), moduleGraph(root), builtInPackages(root, ofWorkers), ...(isSsrBuild === true ? [] : clientPlugins(mode))],
    worker: { format: "es" as const, plugins: () => [packagesOfWorkers(ofWorkers)] },
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

/** Modules that pages need at once, by what of them needs those. Known when the modules are. */
const reached = { ...ofEachEntry(() => new Set<string>()), later: new Set<string>(), summary: new Set<string>() }

const isOfProducts = (id: string): boolean => entryNames.some((name) => name.startsWith("product") && reached[name].has(id))

/** What the islands of a product share with those of the cart, or with what is loaded later. */
const isOfIslands = (id: string): boolean =>
  (isOfProducts(id) && reached.cart.has(id)) || (reached.product.has(id) && (reached.later.has(id) || reached.summary.has(id)))

/** What the cart shares with what is loaded later, such as the list of the header's basket: no product's page has to fetch it. */
const isOfBaskets = (id: string): boolean => reached.cart.has(id) && reached.later.has(id) && !isOfProducts(id)

/** What sets and rows share beside what every product has: neither has to fetch all of the other. */
const isOfLines = (id: string): boolean => reached.productSet.has(id) && reached.productRows.has(id) && !reached.product.has(id)

/** What counts days: the calendar of a form must not fetch the dates of a product with it. */
const isOfDays = (id: string): boolean => /core\/(?:values\/day-arithmetic|calendar\/weekday-keys)\.ts$/.test(id)

/** What signing in with a passkey and saving one share, in one file instead of four. */
const isOfPasskeys = (id: string): boolean =>
  /core\/passkey\/(?:accounts-call|base64|ceremony|flow-on-page|known-device-task|limits|passkey-flow|passkey-flow-task|passkey-sign-in|sign-in-offer|support|view-passkey)\.ts$|ui\/passkey\/PasskeyParts\.tsx$/.test(
    id,
  )

/** What every form has, the view with the machine, in one file instead of four: what is packed apart weighs a quarter of a kilobyte more (decision 0176). */
const isOfForms = (id: string): boolean =>
  /core\/form\/(?:check-field|fault-text|field|field-regions|form|form-state|form-task|posted-fields|view-form)\.ts$|ui\/form\/(?:Field|Form|FormMessages|RadioField|use-shown)\.tsx?$/.test(
    id,
  )

/** What draws a form by its record, and the groups of its fields. */
const isOfRecords = (id: string): boolean =>
  /core\/form\/(?:field-groups|form-record|form-with-groups|record-form|view-record)\.ts$|ui\/form\/(?:CheckField|part-marks|RecordFields|Section)\.tsx?$|saved\/load-keeping\.ts$/.test(
    id,
  )

/** What the pages of forms share: in the script of one of them, all others would run that page's as well. */
const isOfFormPages = (id: string): boolean => /ui\/runtime\/(?:islands\/mark-title|saved\/has-kept)\.ts$/.test(id)

/** What keeps the files of a page few and small. */
const clientPlugins = (mode: string): readonly Plugin[] => [
  ...(mode === "development" ? [] : [reactAsModules(root)]),
  {
    name: "witryna-shell-modules",
    apply: "build",
    buildEnd() {
      const add = (into: Set<string>, id: string) => {
        if (into.has(id)) return
        into.add(id)
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(into, imported)
      }
      for (const entry of entryNames) add(reached[entry], join(root, entryFiles[entry]))
      // what is loaded later shares the times of delivery, which need a script whose page has room for them
      add(reached.order1, join(root, "core/delivery/ship-time.ts"))
      for (const id of this.getModuleIds())
        for (const imported of this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
          // where the summary of the cart is, the script of the cart is as well
          add(imported === join(root, "ui/entries/cart-summary.ts") ? reached.summary : reached.later, imported)
    },
  },
  {
    // a list that is put together by spreading others is taken to do something, and stays although only the server reads it
    name: "witryna-unread-texts",
    apply: "build",
    enforce: "pre",
    transform: (code, id) =>
      id.startsWith(root) && code.includes("TextKeys = [")
        ? code.replace(/^((?:export )?const \w+TextKeys) = (\[[^\]]*\]) as const$/gm, "$1 = /* @__PURE__ */ (() => $2)()")
        : null,
  },
  {
    // which texts they are is known when the pages are built, so neither the list of their keys nor the whole catalogue is in the files
    name: "witryna-texts-on-demand",
    apply: "build",
    enforce: "pre",
    async load(id) {
      if (!/\/ui\/texts\/(?:pl|en)\.ts$/.test(id)) return null
      const { texts }: { readonly texts: unknown } = await import(pathToFileURL(id).href)
      return `export const texts = ${JSON.stringify(texts)}`
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
    // Leaflet writes HTML when it is imported, to see whether the browser draws SVG; such strings may become no HTML here (decision 0067)
    name: "witryna-leaflet-without-html",
    transform(code, id) {
      if (!id.includes("/leaflet/dist/")) return null
      const written = "div.innerHTML = '<svg/>'"
      if (!code.includes(written)) throw new Error("Leaflet looks for SVG in another way: vite.config.ts has to follow")
      return code.replace(written, "div.appendChild(svgCreate('svg'))")
    },
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
  assetsInlineLimit: 0,
  // The page's starter names its eager chunks; a preload without a nonce would break the policy, and the helper weighs on every page.
  modulePreload: false as const,
  rolldownOptions: {
    // SimpleWebAuthn's one file names all of it, and does nothing by itself: a sign-in is without what saves a passkey
    treeshake: { moduleSideEffects: [{ test: /[\\/]@simplewebauthn[\\/]/, sideEffects: false }] },
    // a constant that another file reads stands there as its value: as an export it weighs more than most of them
    optimization: { inlineConst: { mode: "all" as const, pass: 1 } },
    input: {
      ...ofEachEntry((file) => join(root, file)),
      starter: join(root, "ui/runtime/islands/page-starter.ts"),
      ...Object.fromEntries(styleFiles.map((file) => [basename(file, ".css"), join(root, file)] as const)),
    },
    output: {
      codeSplitting: {
        // The page's own entry, the shell, what islands share, and React, which stays in browsers' caches when a deploy changes the
        // others. A module is in the chunk of the first entry that needs it: a kind of product has that of the plain one as well.
        groups: [
          { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 100 },
          { name: "shell", test: (id: string) => reached.shell.has(id), priority: 99 },
          { name: "islands", test: isOfIslands, priority: 98 },
          { name: "baskets", test: isOfBaskets, priority: 97 },
          { name: "submit-lines", test: isOfLines, priority: 97 },
          { name: "days", test: isOfDays, priority: 97 },
          { name: "form-pages", test: isOfFormPages, priority: 97 },
          ...entryNames.map((name, at) => ({ name, test: (id: string) => reached[name].has(id), priority: entryNames.length - at })),
          { name: "form", test: isOfForms, priority: 0, includeDependenciesRecursively: false },
          { name: "form-record", test: isOfRecords, priority: 0, includeDependenciesRecursively: false },
          { name: "passkeys", test: isOfPasskeys, priority: 0, includeDependenciesRecursively: false },
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
