import type { multipackTextKeys } from "../../core/product-page/multipack-kind.ts"
import type { quantityListTextKeys } from "../../core/product-page/quantity-list-kind.ts"
import { MultipackChoice } from "./MultipackChoice.tsx"
import type { SectionProps } from "./product-sections.ts"
import { QuantityList } from "./QuantityList.tsx"

/** Prices by quantity, or the list of quantities: a product has one of them at most. For pages that do not know beforehand which. */
export function QuantityAids(props: SectionProps<(typeof multipackTextKeys | typeof quantityListTextKeys)[number]>) {
  return (
    <>
      <MultipackChoice {...props} />
      <QuantityList {...props} />
    </>
  )
}
