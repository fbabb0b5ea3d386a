import type { Value } from "./values.ts"

/** What has methods. */
export type Owner = string | number | boolean | Value[]

/**
 * Calls JavaScript's own method, on values that it may convert.
 *
 * @param name of an allow-list, never a name of the program that was not looked up there
 *
 * @example callNative("abc", "at", [-1]) // => "c"
 */
export function callNative(object: Owner, name: string, given: readonly unknown[]): Value {
  return Reflect.apply(Reflect.get(Object(object), name), object, given)
}
