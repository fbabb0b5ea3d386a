/** What a form sends, and where to. */
export interface SentForm {
  /** path and query */
  readonly address: string
  readonly fields: URLSearchParams
}

/** Fields of our cart's form are numbered by rows. Spec: 10.183. */
const numbered = (name: string, at: string): string => `${name}[${at}]`

/** The number of the row of an id in the form; null = it has none. */
function rowOf(fields: URLSearchParams, rowId: string): string | null {
  for (const [name, value] of fields) {
    const at = /^additional\[(\d{1,4})\]$/.exec(name)?.[1]
    if (at !== undefined && value === rowId) return at
  }
  return null
}

/**
 * A form of our cart in the words of every shop of the platform: our own buttons *remove*, *more* and *less* become a removal (11.70) and a quantity. A form
 * without those stays as it is.
 *
 * Spec: 10.1007.
 *
 * @example
 * const fields = new URLSearchParams("product[0]=5&size[0]=M&additional[0]=a1&number[0]=2&step=a1:%2B1")
 * platformForm({ address: "/basketchange.php?type=multiproduct", fields }).fields.get("number[0]") // => "3"
 * @example
 * const fields = new URLSearchParams("product[0]=5&size[0]=M&additional[0]=a1&number[0]=2&remove=a1")
 * platformForm({ address: "/basketchange.php?type=multiproduct", fields }).fields.toString()
 * // => "mode=1&change=empty&product=5&size=M&additional=a1"
 */
export function platformForm(form: SentForm): SentForm {
  const { address, fields } = form
  const [removed, step] = [fields.get("remove"), /^(.*):([+-]\d{1,6})$/s.exec(fields.get("step") ?? "")]
  const at = rowOf(fields, removed ?? step?.[1] ?? "")
  if (!address.startsWith("/basketchange.php") || at === null) return form
  if (removed !== null) {
    const value = (name: string) => fields.get(numbered(name, at)) ?? ""
    const named = { product: value("product"), size: value("size"), additional: removed }
    return { address: "/basketchange.php", fields: new URLSearchParams({ mode: "1", change: "empty", ...named }) }
  }
  const changed = new URLSearchParams(fields)
  changed.delete("step")
  const number = Number((fields.get(numbered("number", at)) ?? "").replace(",", "."))
  if (Number.isFinite(number)) changed.set(numbered("number", at), String(Math.max(0, number + Number(step?.[2]))))
  return { address, fields: changed }
}
