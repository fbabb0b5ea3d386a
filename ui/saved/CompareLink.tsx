import { comparerAddress } from "../../core/addresses/saved-addresses.ts"
import type { Scene } from "../scene.ts"

interface Props {
  readonly productId: number
  /** the platform's name of the link there */
  readonly className: string
  readonly scene: Scene
}

/**
 * Puts a product into the comparison, or takes it out: the platform's own address. Nothing where the shop compares nothing.
 *
 * Spec: 10.69, 10.100, 10.382.
 */
export function CompareLink({ productId, className, scene: { say, language, frame } }: Props) {
  if (frame.saved === null) return null
  const change = frame.saved.compared.includes(productId) ? "remove" : "add"
  return (
    <a className={`${className} --${change}`} href={comparerAddress(language, change, productId)} rel="nofollow">
      {change === "remove" ? say("saved.inComparison") : say("saved.toComparison")}
    </a>
  )
}
