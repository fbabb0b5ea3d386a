import { pagePolicy } from "./trusted-types.ts"

/**
 * Starts a worker from a built script of this shop. A browser with trusted types takes its address only when the page's policy has looked at
 * it, and that passes no other.
 *
 * @throws for an address that is not a built script of this shop
 */
export function ownWorker(url: string): Worker {
  const createScriptUrl: unknown =
    typeof pagePolicy === "object" && pagePolicy !== null ? Reflect.get(pagePolicy, "createScriptURL") : undefined
  const address: unknown = typeof createScriptUrl === "function" ? Reflect.apply(createScriptUrl, pagePolicy, [url]) : url
  // a trusted address is no text to TypeScript, whose list of what browsers have lacks it
  return Reflect.construct(Worker, [address, { type: "module" }])
}
