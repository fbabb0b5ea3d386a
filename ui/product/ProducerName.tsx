import type { ProductProducer } from "../../core/product/details.ts"

interface Props {
  readonly producer: ProductProducer
  readonly className?: string
}

/** Who made a product, as a link to its page where it has one. Spec: 2.63, 10.67. */
export function ProducerName({ producer: { name, link }, className }: Props) {
  if (link === null) return <>{name}</>
  return (
    <a className={className} href={link}>
      {name}
    </a>
  )
}
