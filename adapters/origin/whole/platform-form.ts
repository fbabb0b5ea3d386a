import { basketChangePath } from "../../../core/addresses/addresses.ts"
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimalOf,
  decimalText,
  parseDecimal,
  parseTypedDecimal,
  subtractDecimals,
} from "../../../core/values/decimal.ts"

/** What a form sends, and where to. */
export interface SentForm {
  /** path and query */
  readonly address: string
  readonly fields: URLSearchParams
}

/** Fields of our cart's form are numbered by rows. Spec: 10.183. */
const numbered = (name: string, at: string): string => `${name}[${at}]`

/** What a button *more* or *less* changes: which row, and by how much. Spec: 10.1007. */
interface FormStep {
  readonly rowId: string
  readonly isMore: boolean
  readonly by: Decimal
}

/** One step of the product is one unit, where the button names no amount. */
function stepOf(pressed: string): FormStep | null {
  const [, rowId, sign, amount = "1"] = /^([^:]{1,40}):([+-])1(?:\*(.{1,12}))?$/.exec(pressed) ?? []
  const by = parseDecimal(amount)
  return rowId === undefined || by === null ? null : { rowId, isMore: sign === "+", by }
}

function stepped(number: Decimal, { isMore, by }: FormStep): Decimal {
  if (isMore) return addDecimals(number, by)
  return compareDecimals(number, by) > 0 ? subtractDecimals(number, by) : decimalOf(0)
}

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
 * const fields = new URLSearchParams("product[0]=5&size[0]=M&additional[0]=a1&number[0]=1.5&step=a1:-1*0.5")
 * platformForm({ address: "/basketchange.php?type=multiproduct", fields }).fields.get("number[0]") // => "1"
 * @example
 * const fields = new URLSearchParams("product[0]=5&size[0]=M&additional[0]=a1&number[0]=2&remove=a1")
 * platformForm({ address: "/basketchange.php?type=multiproduct", fields }).fields.toString()
 * // => "mode=1&change=empty&product=5&size=M&additional=a1"
 */
export function platformForm(form: SentForm): SentForm {
  const { address, fields } = form
  const [removed, step] = [fields.get("remove"), stepOf(fields.get("step") ?? "")]
  const at = rowOf(fields, removed ?? step?.rowId ?? "")
  if (!address.startsWith(basketChangePath) || at === null) return form
  if (removed !== null) {
    const value = (name: string) => fields.get(numbered(name, at)) ?? ""
    const named = { product: value("product"), size: value("size"), additional: removed }
    return { address: basketChangePath, fields: new URLSearchParams({ mode: "1", change: "empty", ...named }) }
  }
  const changed = new URLSearchParams(fields)
  changed.delete("step")
  const number = parseTypedDecimal(fields.get(numbered("number", at)) ?? "")
  if (number !== null && step !== null) changed.set(numbered("number", at), decimalText(stepped(number, step)))
  return { address, fields: changed }
}
