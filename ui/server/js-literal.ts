import { jsonForScript } from "./json-for-script.ts"
import { isList } from "../../core/web/untrusted-json.ts"

export type Literal = string | number | boolean | null | readonly Literal[] | { readonly [key: string]: Literal }

/**
 * A value as JavaScript source with plain keys, the way the platform writes its data into pages; safe inside a script element.
 *
 * @example jsLiteral([{ id: 1, name: "a</script>" }]) // => "[{id:1,name:\"a\\u003c/script>\"}]"
 */
export function jsLiteral(value: Literal): string {
  if (value === null || typeof value !== "object") return jsonForScript(value)
  if (isList(value)) return `[${value.map(jsLiteral).join(",")}]`
  return `{${Object.entries(value)
    .map(([key, inner]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : jsonForScript(key)}:${jsLiteral(inner)}`)
    .join(",")}}`
}
