import { join } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { moduleGraph } from "./cli/tasks/module-graph-plugin.ts"

const root = import.meta.dirname

export default defineConfig(({ isSsrBuild, mode }) => {
  const out = mode === "development" ? "dist/development" : "dist"
  return {
    root,
    appType: "custom",
    publicDir: isSsrBuild === true ? false : "ui/public",
    plugins: [react(), moduleGraph(root)],
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

const clientBuild = (out: string) => ({
  outDir: `${out}/client`,
  emptyOutDir: true,
  manifest: true,
  target: "es2022",
  cssCodeSplit: false,
  assetsInlineLimit: 0,
  // The page itself names its eager chunks; a preload without a nonce would break the policy, and the helper weighs on every page.
  modulePreload: false as const,
  rolldownOptions: {
    input: {
      product: join(root, "ui/entries/product.tsx"),
      cart: join(root, "ui/entries/cart.tsx"),
      shell: join(root, "ui/entries/shell.tsx"),
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
