import type { setTextKeys } from "../../core/product-page/set-kind.ts"
import type { versionTextKeys } from "../../core/product-page/versions.ts"
import { PartChoice } from "./PartChoice.tsx"
import type { SectionProps } from "./product-sections.ts"
import { VersionChoice } from "./VersionChoice.tsx"

/** Versions, or the parts of a set: a product has one of them at most. For pages that do not know beforehand which. */
export function VersionsOrParts(props: SectionProps<(typeof setTextKeys | typeof versionTextKeys)[number]>) {
  return (
    <>
      <PartChoice {...props} />
      <VersionChoice {...props} />
    </>
  )
}
