import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type { Plugin } from "vite"

/** What pages import of React, and the file of its production build behind it. */
const builds: Readonly<Record<string, readonly [folder: string, file: string]>> = {
  react: ["react", "react.production.js"],
  "react/jsx-runtime": ["react", "react-jsx-runtime.production.js"],
  "react-dom": ["react-dom", "react-dom.production.js"],
  "react-dom/client": ["react-dom", "react-dom-client.production.js"],
  scheduler: ["scheduler", "scheduler.production.js"],
}

/**
 * Takes React's production build as ECMAScript modules. It comes as CommonJS, each file of which a bundler puts into one function: a browser
 * then reads React twice, once to skip that function and once more, on the main thread, to run it. Modules are read once, beside
 * the main thread, and need no helper of the bundler, which would be a file of its own on each page.
 */
export function reactAsModules(root: string): Plugin {
  const require = createRequire(join(root, "package.json"))
  const paths = new Map(
    Object.entries(builds).map(([name, [folder, file]]) => [name, join(dirname(require.resolve(`${folder}/package.json`)), "cjs", file)]),
  )
  const files = new Set(paths.values())
  return {
    name: "witryna-react-as-modules",
    enforce: "pre",
    apply: "build",
    resolveId: (name) => paths.get(name) ?? null,
    load: (id) => (files.has(id) ? asModule(readFileSync(id, "utf8")) : null),
    // React asks whether its scheduler has what only tests give it
    onLog: (_, { code, id }) => (code === "IMPORT_IS_UNDEFINED" && id !== undefined && files.has(id) ? false : null),
  }
}

/**
 * A script whose exports are assignments to `exports.name` and whose imports are declarations by `require("name")`, as a module.
 *
 * Fails with an Error when it uses either in another way: it is no longer the script that this was written for.
 *
 * @example asModule("exports.a = 1;") // => "var export_a = 1;\nexport { export_a as a };"
 * @example asModule('var R = require("react");') // => 'import * as R from "react";\nexport {  };'
 */
export function asModule(script: string): string {
  const exports = new Set<string>()
  const body = script
    .replaceAll(/^var (?:[\w$]+ = require\("[^"]+"\)(?:,\s*)?)+;$/gm, (declaration) =>
      declaration.replaceAll(/(?:var )?([\w$]+) = require\(("[^"]+")\)[,;]/g, "import * as $1 from $2;"),
    )
    // declared one by one, so that the bundler leaves out what nobody imports
    .replaceAll(/^exports\.([\w$]+) =/gm, (_, name: string) => {
      exports.add(name)
      return `var export_${name} =`
    })
    .replaceAll(/\bexports\.([\w$]+)/g, "export_$1")
  const left = /\brequire\s*\(|\bmodule\s*[.[]|\bexports\b/.exec(body)
  if (left !== null) throw new Error(`a script of React cannot be taken as a module: it says \`${left[0]}\``)
  const names = [...exports].map((name) => `export_${name} as ${name}`)
  return [body, `export { ${names.join(", ")} };`].join("\n")
}
