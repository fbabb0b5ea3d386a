import type { Declaration, ModuleSymbols } from "./symbol-graph.ts"
import type { References } from "./references.ts"

/**
 * Every declaration that some sources lead to: what they declare, what that mentions, and so on.
 * What is mentioned as a type only leads to types only.
 *
 * @param entries paths whose every declaration counts
 * @param wall paths whose declarations are found, but not looked into
 */
export function reachedSymbols(
  modules: ReadonlyMap<string, ModuleSymbols>,
  entries: readonly string[],
  wall: RegExp | null = null,
): ReadonlySet<Declaration> {
  const running = new Set<Declaration>()
  const named = new Set<Declaration>()
  const loaded = new Set<string>()
  const waiting: (() => void)[] = []
  const isOpen = (path: string) => wall === null || !wall.test(path)

  const load = (path: string): void => {
    const module = modules.get(path)
    if (module === undefined || loaded.has(path) || !isOpen(path)) return
    loaded.add(path)
    waiting.push(() => {
      follow(module, module.effects, true)
      module.loads.forEach(load)
    })
  }

  const reach = (module: ModuleSymbols, declaration: Declaration, runs: boolean): void => {
    const known = runs && !declaration.isType ? running : named
    if (known.has(declaration)) return
    known.add(declaration)
    if (known === running) load(module.path)
    if (isOpen(module.path)) waiting.push(() => follow(module, declaration.references, known === running))
  }

  const follow = (module: ModuleSymbols, { values, types, loads }: References, runs: boolean): void => {
    for (const name of values) reachLocal(module, name, runs)
    for (const name of types) reachLocal(module, name, false)
    for (const path of loads) reachExported(path, "*", runs)
  }

  const reachLocal = (module: ModuleSymbols, name: string, runs: boolean): void => {
    for (const declaration of module.declarations) if (declaration.name === name) reach(module, declaration, runs)
    const foreign = module.imports.get(name)
    if (foreign !== undefined) reachExported(foreign.path, foreign.name, runs)
  }

  const reachExported = (path: string, name: string, runs: boolean): void => {
    const module = modules.get(path)
    if (module === undefined) return
    if (runs) load(path)
    for (const [exported, local] of module.exports) if (name === "*" || name === exported) reachLocal(module, local, runs)
    for (const { exported, from } of module.forwards) {
      if (exported === "*") reachExported(from.path, name, runs)
      else if (name === "*" || name === exported) reachExported(from.path, from.name, runs)
    }
  }

  for (const path of entries) {
    const module = modules.get(path)
    if (module === undefined) continue
    load(path)
    for (const declaration of module.declarations) reach(module, declaration, true)
  }
  while (waiting.length > 0) waiting.pop()?.()
  return new Set([...running, ...[...named].filter(({ isType }) => isType)])
}
