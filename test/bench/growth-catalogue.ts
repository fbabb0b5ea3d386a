import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { catalogueFolder, readCatalogueFiles } from "../../fixtures/catalogue/catalogue-files.ts"
import { loadCatalogue } from "../../fixtures/catalogue/load-catalogue.ts"
import type { ProductFile } from "../../fixtures/catalogue/product-file.ts"
import type { Catalogue } from "../../fixtures/catalogue/shop-files.ts"

/** The category that every product of a grown shop stands in, so that its list grows as the shop does. */
export const wholeShop = { id: 900, name: "Wszystkie rzeczy" } as const

/**
 * Writes a catalogue of a number of products: the project's own ones, again and again under new ids, names and prices. The same number
 * gives the same catalogue.
 *
 * @returns its products, the project's own ones first and their copies in the same order
 */
export async function writeGrowthCatalogue(folder: string, count: number): Promise<readonly ProductFile[]> {
  const own = await loadCatalogue()
  const products = Array.from({ length: count }, (_, at) => productAt(own, at, count))
  const shared = (await readCatalogueFiles(catalogueFolder)).filter(({ file }) => !file.startsWith("products/"))
  const texts = new Map(shared.map(({ file, text }) => [file, text]))
  const { id, name } = wholeShop
  const everything = { id, parent: null, name: { pl: name, en: "All things" }, description: { pl: "Wszystko.", en: "Everything." } }
  texts.set("categories.json", JSON.stringify([...own.categories, everything]))
  texts.set("variant-groups.json", JSON.stringify(groupsOf(own, count)))
  for (const product of products) texts.set(`products/${product.id}-grown.json`, JSON.stringify(product, null, 2))
  for (const part of new Set([...texts.keys()].map((file) => dirname(file)))) await mkdir(join(folder, part), { recursive: true })
  for (const [file, text] of texts) await writeFile(join(folder, file), text)
  return products
}

function productAt(own: Catalogue, at: number, count: number): ProductFile {
  const template = own.products[at % own.products.length]
  if (template === undefined) throw new Error("The project's own catalogue has products")
  const round = Math.floor(at / own.products.length)
  const categories = [...template.categories, wholeShop.id]
  if (round === 0) return { ...template, categories }
  const { variantGroup, parts, ...single } = dearer(template, 100 + ((at * 37) % 100), round)
  // The last round may be cut short: a group or a bundle that is not whole is left out.
  const whole = (round + 1) * own.products.length <= count
  return {
    ...single,
    id: idIn(own, template.id, round),
    code: `${template.code}-${round}`,
    name: { pl: `${template.name.pl} ${round}`, en: `${template.name.en} ${round}` },
    categories,
    ...(variantGroup === undefined || !whole ? {} : { variantGroup: `${variantGroup}-${round}` }),
    ...(parts === undefined || !whole ? {} : { parts: parts.map((part) => ({ ...part, product: idIn(own, part.product, round) })) }),
  }
}

/** The id that a product's copy has in a round; round 0 is the product itself. */
function idIn({ products }: Catalogue, id: number, round: number): number {
  return round === 0 ? id : 1000 + round * products.length + products.findIndex((product) => product.id === id)
}

function groupsOf(own: Catalogue, count: number): Catalogue["variantGroups"] {
  const rounds = Math.max(1, Math.floor(count / own.products.length))
  const copies = Array.from({ length: rounds }, (_, round) =>
    Object.entries(own.variantGroups).map(([key, group]) => {
      const renamed = round === 0 ? key : `${key}-${round}`
      if (group.kind === "links") return [renamed, { ...group, members: group.members.map((id) => idIn(own, id, round)) }] as const
      const members = group.members.map(({ product, values }) => ({ product: idIn(own, product, round), values }))
      return [renamed, { ...group, members }] as const
    }),
  )
  return Object.fromEntries(copies.flat())
}

/** All amounts of a product times a percentage; reductions of different rounds end on different days. */
function dearer(product: ProductFile, percent: number, round: number): ProductFile {
  const times = (amount: string): string => (Math.round((Number(amount.replace(".", "")) * percent) / 100) / 100).toFixed(2)
  const { gross, wholesaleNet, suggestedGross, reduction, priceHistory, multipack, sizes } = product
  return {
    ...product,
    ...(gross === undefined ? {} : { gross: times(gross) }),
    ...(wholesaleNet === undefined ? {} : { wholesaleNet: times(wholesaleNet) }),
    ...(suggestedGross === undefined ? {} : { suggestedGross: times(suggestedGross) }),
    ...(reduction === undefined
      ? {}
      : {
          reduction: {
            ...reduction,
            beforeGross: times(reduction.beforeGross),
            ...(reduction.endsInDays === undefined ? {} : { endsInDays: reduction.endsInDays + (round % 60) }),
          },
        }),
    ...(priceHistory === undefined ? {} : { priceHistory: priceHistory.map((past) => ({ ...past, gross: times(past.gross) })) }),
    ...(multipack === undefined ? {} : { multipack: multipack.map((step) => ({ ...step, gross: times(step.gross) })) }),
    sizes: sizes.map((size) => (size.gross === undefined ? size : { ...size, gross: times(size.gross) })),
  }
}
