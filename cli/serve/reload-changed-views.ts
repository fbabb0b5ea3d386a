import type { Plugin } from "vite"

/**
 * Loads open pages anew when a source changes that only the server's rendering needs, such as a view without scripts or a text. Vite by itself
 * tells a browser only of modules that the browser has; those of islands, their rules and styles it replaces in place.
 */
export const reloadChangedViews = (): Plugin => ({
  name: "witryna-reload-changed-views",
  hotUpdate({ file, modules, server }) {
    const { client } = server.environments
    if (this.environment.name === client.name || modules.length === 0) return
    if ((client.moduleGraph.getModulesByFile(file)?.size ?? 0) === 0) client.hot.send({ type: "full-reload" })
  },
})
