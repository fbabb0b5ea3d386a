import { comparerAddress } from "../../core/addresses/saved-addresses.ts"
import type { Scene } from "../scene.ts"

interface Props {
  readonly productId: number
  /** on a page of several products: which one it is about; left out where the page is about one */
  readonly name?: string
  /** the platform's name of the link there */
  readonly className: string
  readonly scene: Scene
}

/**
 * Puts a product into the comparison, or takes it out: the platform's own address. Nothing where the shop compares nothing.
 *
 * Spec: 10.69, 10.100, 10.382.
 */
export function CompareLink({ productId, name, className, scene: { say, language, frame } }: Props) {
  if (frame.saved === null) return null
  const isIn = frame.saved.compared.includes(productId)
  return (
    <a
      className={isIn ? `${className} --remove` : name === undefined ? className : `${className} --add`}
      href={comparerAddress(language, isIn ? "remove" : "add", productId)}
      rel="nofollow"
    >
      {isIn ? say("saved.inComparison") : say("saved.toComparison")}
      {name !== undefined && <span className="aside">{`: ${name}`}</span>}
    </a>
  )
}
