import type { PictureFiles, ProductPicture } from "../../../core/product/details.ts"
import { ownPicture, platformPx } from "../../http/graphql/goods.wire.ts"
import { addressHere } from "../address-here.ts"
import { find, findAll, hasName, type PageElement } from "../../../core/web/page-elements.ts"

/** A file of a picture; the kind is that of its name. Spec: 10.20. */
interface PictureFile {
  readonly address: string
  readonly kind: string
}

/**
 * A picture of the platform's kinds, each by its own file where the page names one, else by the next larger one, else by whatever there is. How large the file
 * that the page shows is, the page says; nobody does of the others.
 *
 * Spec: 10.20, 10.60, 10.106, 10.1077.
 */
export function readPicture(within: PageElement | null, alt: string, at: URL): ProductPicture | null {
  const image = find(within, hasName("img"))
  const sources = findAll(within, hasName("source"), 12)
  const named = [...(image === null ? [] : [image]), ...sources].flatMap(({ attributes }) => [
    attributes["data-gfx"],
    attributes["data-img_high_res"],
    attributes["data-img_high_res_webp"],
    attributes["data-src"],
    attributes["src"],
    ...addressesIn(attributes["data-srcset"]),
    ...addressesIn(attributes["srcset"]),
  ])
  const files = named.flatMap((address): readonly PictureFile[] => {
    const file = addressHere(address, at)
    if (file === null || !/\.(?:jpe?g|png|webp)(?:\?|$)/i.test(file)) return []
    return [{ address: file, kind: kindOf(file) }]
  })
  const shownKind = kindOf(image?.attributes["data-src"] ?? image?.attributes["src"])
  const told = toldPx(image)
  const [webp, plain] = [files.filter(isWebp), files.filter((file) => !isWebp(file))]
  const filesOf = (kinds: readonly string[], px: number): PictureFiles | null => {
    const [first, second] = [plain, webp].map(
      (some) => kinds.map((kind) => some.find((file) => file.kind === kind)).find((file) => file !== undefined) ?? some[0],
    )
    const shown = first ?? second
    if (shown === undefined) return null
    const isTold = told !== null && shown.kind !== "" && shown.kind === shownKind
    return { avif: null, webp: (second ?? shown).address, jpg: shown.address, px: isTold ? told : px }
  }
  const [large, medium, icon] = [
    filesOf(["pl", "pm", "il"], platformPx.large),
    filesOf(["pm", "pl", "il"], platformPx.medium),
    filesOf(["il", "pm", "pl"], platformPx.icon),
  ]
  return large === null || medium === null || icon === null ? null : ownPicture({ alt, large, phone: null, medium, icon, thumbnail: icon })
}

/** The platform's kind of a file, by its name; "" = it has none. */
const kindOf = (address = ""): string => /_(pl|pm|il|ps)_[^/]*$/.exec(address)?.[1] ?? ""

/** The longer side of a picture as its page says; null = it does not. Units: px. */
function toldPx(image: PageElement | null): number | null {
  const [width, height] = [image?.attributes["width"], image?.attributes["height"]].map((text) =>
    /^[1-9]\d{1,3}$/.test(text ?? "") ? Number(text) : null,
  )
  return width == null || height == null ? null : Math.max(width, height)
}

const isWebp = ({ address }: PictureFile): boolean => /\.webp(?:\?|$)/i.test(address)

/** The addresses of a list of widths. */
const addressesIn = (list: string | undefined): readonly string[] =>
  (list ?? "").split(",").flatMap((part) => part.trim().split(/\s+/)[0] || [])
