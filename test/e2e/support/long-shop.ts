import { decodeCatalogue } from "../../../fixtures/catalogue/load-catalogue.ts"
import { catalogueFolder, readCatalogueFiles } from "../../../fixtures/catalogue/catalogue-files.ts"
import { lookAtPhotographs } from "../../../fixtures/catalogue/look-at-photographs.ts"
import { readSeenPhotographs } from "../../../fixtures/shop/catalogue/catalogue-store.ts"
import { openShopStore } from "../../../fixtures/shop/store/open-shop-store.ts"
import { writeCatalogue } from "../../../fixtures/shop/seed/write-catalogue.ts"

/** A word of 50 letters that no dictionary can divide. */
export const longWord = "Konstantynopolitanczykowianeczkowatosciomierzowato"

const amounts = new Set(["gross", "wholesaleNet", "beforeGross", "suggestedGross"])

/** The largest prices that a catalogue may have, nine digits, in the order of the old ones: nine pieces of anything have ten. */
function lengthened(key: string, value: unknown): unknown {
  if (typeof value !== "string") return value
  if (key === "freeFromGross") return "9900250.00"
  return amounts.has(key) ? `12${value.padStart(8, "0")}` : value
}

interface Bilingual {
  readonly pl: string
  readonly en: string
}

const longName = ({ pl, en }: Bilingual): Bilingual => ({ pl: `${pl} ${longWord}`, en: `${en} ${longWord}` })

/** A merchant has not photographed everything: every third product says in words what others show. */
const isPhotographed = (productId: number): boolean => productId % 3 !== 0

/** Rewrites a seeded shop's data so that everything in it is long. The data keep their mark, so that no start seeds them again. */
export async function lengthenShop(dataFolder: string): Promise<void> {
  const files = await readCatalogueFiles(catalogueFolder)
  const long = files.map(({ file, text }) => ({ file, text: JSON.stringify(JSON.parse(text, lengthened)) }))
  const store = await openShopStore({ dataFolder })
  try {
    const seen = await lookAtPhotographs(catalogueFolder, await readSeenPhotographs(store.reader))
    const photographs = seen.photographs.filter(({ productId }) => isPhotographed(productId))
    const catalogue = decodeCatalogue(long, { ...seen, photographs })
    await store.transaction(
      (within) =>
        writeCatalogue(
          within,
          {
            ...catalogue,
            products: catalogue.products.map((product) => ({
              ...product,
              name: longName(product.name),
              ...(product.versionName === undefined ? {} : { versionName: longName(product.versionName) }),
            })),
            producers: catalogue.producers.map((producer) => ({ ...producer, name: `${producer.name} ${longWord}` })),
            // the menu's first row stays as it is: nobody names a whole department in fifty letters
            categories: catalogue.categories.map((category) =>
              category.parent === null ? category : { ...category, name: longName(category.name) },
            ),
          },
          Date.now(),
        ),
      "read committed",
    )
  } finally {
    await store.close()
  }
}
