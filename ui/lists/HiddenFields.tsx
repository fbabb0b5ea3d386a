import type { ListParameters } from "../../core/pages/list-address.ts"
import type { SortKey } from "../../core/product/listing.ts"

interface Props {
  /** the address of the whole list */
  readonly list: string
  /** absent = the form names it itself, or it is the shop's own */
  readonly sort?: SortKey
  /** filters that the form leaves as they are; absent = none */
  readonly others?: ListParameters
}

/** What of a list's address a form has to say, so that it is still there when the form was sent. */
export function HiddenFields({ list, sort, others }: Props) {
  const named = [...new URLSearchParams(list.split("?")[1] ?? ""), ...(others ?? [])]
  const fields = sort === undefined || sort === "default" ? named : [...named, ["sort", sort] as const]
  return fields.map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}
