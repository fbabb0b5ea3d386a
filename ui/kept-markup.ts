import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import type { ShopShell } from "../core/shell/shell.ts"

/**
 * Writes a part of a page that follows from the shell and a short text alone once, for as long as that shell is there: most pages have the
 * menu and the foot of many others. For views that only the server draws.
 *
 * @param draw has to depend on nothing else
 */
export function makeKeptMarkup(): (shell: ShopShell, variant: string, draw: () => ReactNode) => string {
  const kept = new WeakMap<ShopShell, Map<string, string>>()
  return (shell, variant, draw) => {
    const variants = kept.get(shell) ?? new Map<string, string>()
    kept.set(shell, variants)
    const known = variants.get(variant)
    if (known !== undefined) return known
    const html = renderToStaticMarkup(draw())
    variants.set(variant, html)
    return html
  }
}
