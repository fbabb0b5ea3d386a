import { Schema } from "effect"
import type { ProductDetails, ProductPicture } from "../../core/product/details.ts"
import { ownFiles, ownLink, ownPicture, platformFiles, platformPx, WireCode } from "./graphql/goods.wire.ts"
import { WireNumber } from "./graphql/price.wire.ts"
import { nullish } from "./graphql/selection.ts"
import { decoderOf, said } from "./recorded-field.ts"

/** The most that a page shows of a product that another shop describes. */
const atMost = { pictures: 30, versions: 60 } as const

const Words = Schema.String.check(Schema.isMaxLength(300))
const Path = nullish(Schema.String.check(Schema.isMaxLength(500)))

const WirePicture = Schema.Struct({ url: said(Path), medium: said(Path), icon: said(Path) })

const WireVersion = Schema.Struct({
  id: said(Schema.Int, "number"),
  name: said(Words),
  link: said(Schema.String.check(Schema.isMaxLength(500)), "address"),
  gfx: said(Path),
})

/** A value of a level, with the product that it leads to from the one that is shown. Spec: 11.56. */
const WireReached = Schema.Struct({ product_id: said(WireCode, "number") })
const WireValue = Schema.Struct({
  values_id: said(WireCode, "number"),
  products: said(nullish(Schema.Union([WireReached, Schema.Array(WireReached)]))),
})

/** Spec: 11.57. */
const WireBundled = Schema.Struct({ product: said(WireCode, "number"), quantity: said(WireNumber, "number") })

const Reply = Schema.NullOr(
  Schema.Struct({
    pictures: said(nullish(Schema.Struct({ items: said(Schema.Array(WirePicture)) }))),
    versions: said(nullish(Schema.Struct({ name: said(Words), items: said(Schema.Array(WireVersion)) }))),
    // what cannot be read of these leaves the pictures standing
    multiversions: said(Schema.optionalKey(Schema.Union([Schema.Struct({ items: said(Schema.Array(WireValue)) }), Schema.Unknown]))),
    bundle: said(Schema.optionalKey(Schema.Union([Schema.Array(WireBundled), Schema.Unknown]))),
  }),
)

export const decodeProductBlocks = decoderOf(Reply)

/** The blocks that tell what a product looks like. */
export const lookBlocks = "pictures,versions,multiversions,bundle"

/** What the platform's ajax blocks tell of a product besides its API; its pictures without words. */
export interface ProductLooks extends Pick<ProductDetails, "pictures" | "variants"> {
  /** the product that each value of its levels leads to; null = it does not tell */
  readonly values: ReadonlyMap<string, number | null> | null
  /** what it is made of, in its order; null = of no parts, or it does not tell */
  readonly parts: readonly { readonly productId: number; readonly quantity: number }[] | null
}

export const noLooks: ProductLooks = { pictures: [], variants: null, values: null, parts: null }

/**
 * Pictures and versions of a product. What leads off this shop is left out, and so is what there is too much of; a version alone is none.
 *
 * Spec: 10.309, 11.54.
 */
export function toProductLooks(reply: typeof Reply.Type, productId: number): ProductLooks {
  const pictures = (reply?.pictures?.items ?? []).slice(0, atMost.pictures).map(toPicture)
  const family = reply?.versions ?? null
  const versions = new Map((family?.items ?? []).slice(0, atMost.versions).map((version) => [version.id, version]))
  const links = [...versions.values()].map(({ id, name, link, gfx }) => ({
    productId: id,
    name,
    link: ownLink(link),
    icon: ownFiles(platformFiles(gfx, platformPx.icon)),
    selected: id === productId,
    // whether it is sold out its own page says
    available: true,
  }))
  return {
    pictures: pictures.filter((picture) => picture !== null),
    variants: family === null || links.length < 2 ? null : { name: family.name, links },
    values: valuesOf(reply?.multiversions),
    parts: partsOf(reply?.bundle),
  }
}

const isValues = Schema.is(Schema.Struct({ items: Schema.Array(WireValue) }))
const isBundle = Schema.is(Schema.Array(WireBundled))

function valuesOf(told: unknown): ProductLooks["values"] {
  if (!isValues(told) || told.items.length === 0) return null
  return new Map(
    told.items.map(({ values_id: id, products }) => {
      const [first = null, ...others] = products == null ? [] : "product_id" in products ? [products] : products
      return [String(id), first === null || others.length > 0 ? null : Number(first.product_id)]
    }),
  )
}

const partsOf = (told: unknown): ProductLooks["parts"] =>
  isBundle(told) && told.length > 0 ? told.map(({ product, quantity }) => ({ productId: Number(product), quantity })) : null

/** A size that is not told is shown by the next larger one. */
function toPicture({ url, medium, icon }: typeof WirePicture.Type): ProductPicture | null {
  const large = platformFiles(url, platformPx.large)
  const middle = platformFiles(medium, platformPx.medium) ?? large
  const small = platformFiles(icon, platformPx.icon) ?? middle
  if (small === null) return null
  const shown = middle ?? small
  return ownPicture({ alt: "", large: large ?? shown, phone: null, medium: shown, icon: small, thumbnail: small })
}
