import type { Crumb, ProductParameter, ProductPicture, Review, SizeCode, VariantLink } from "../../../../core/product/details.ts"
import type { ProductType } from "../../../../core/product/offer.ts"
import type { VariantTable } from "../../../../core/product-page/variants.ts"
import type { Language } from "../../../../core/values/language.ts"
import { productTypeOf, type ToldUnit } from "../../../../core/product/told/told-offer.ts"
import { addressHere, producerIdOf, productIdOf } from "../../address-here.ts"
import { byId, find, findAll, hasClass, hasName, isTold, type PageElement, wordsIn } from "../../../../core/web/page-elements.ts"
import { laterOf } from "../../later-zones.ts"
import { readZones } from "../read-home.ts"
import { readPicture } from "../read-picture.ts"
import { readWay } from "../read-product-list.ts"
import type { ReadTile } from "../read-tiles.ts"
import { writtenHtml } from "../written-html.ts"
import { readCanonical, readForPrograms, stepOf } from "./read-for-programs.ts"
import { readSet, type FormSet, wholeNumber } from "./read-parts.ts"
import { readLevels, readVersions } from "./read-versions.ts"

// what we need        where it stands                                                          what if it is not there
// that it is its page #projector_form[data-product_id], #projector_product_hidden, canonical   it is another page: nothing of it is read
// the name            h1.product_name__name, h1[itemprop=name], JSON-LD, og:title              the API's
// the short words     .product_name__block.--description (10.86), JSON-LD, meta description    none
// the description     #projector_longdescription (10.105)                                      the API's
// the maker           .dictionary__param[data-producer] (10.104)                               the API's
// codes               [data-code], [data-producer_code]; JSON-LD: sku                          none
// properties          .dictionary__param: .dictionary__name_txt, .dictionary__value_txt        those of the API
// the way             #breadcrumbs (10.76)                                                     no way
// pictures            #projector_photos .photos__figure (10.106)                               the API's one
// versions, levels    read-versions.ts                                                         it has none
// what goes with it   #products_associated_zone1 to 4 (10.71); of a zone that is being loaded   nothing is recommended
//                     (data-ajaxload) what /ajax/hotspots.php answers (11.67)
// what a set holds    read-parts.ts                                                            it can be bought on the shop's own page alone
// by subscription     data-subscription of the form (10.77), product_config                    sold once
// its periods         a.projector_subscription__item[data-days] (10.80)                        it can be bought on the shop's own page alone
// has a formula       data-price_formula of the form                                           it has none
// its type            data-type of the form (10.77), read-for-programs.ts                      the API's, else it has size and quantity alone
// its step            #projector_number: data-sellby, step (10.79), read-for-programs.ts       the API's, else one
// unit, stock, stars  read-for-programs.ts
// its prices          never here: 10.992

/** What the page of a product tells of it; "" and [] = nothing. */
export interface ReadProduct {
  readonly id: number
  readonly name: string
  readonly summary: string
  /** not sanitised */
  readonly descriptionHtml: string
  readonly producer: Crumb | null
  readonly code: string
  readonly codes: readonly SizeCode[]
  readonly parameters: readonly ProductParameter[]
  readonly way: readonly Crumb[]
  readonly pictures: readonly ProductPicture[]
  readonly versions: { readonly name: string; readonly links: readonly VariantLink[] } | null
  readonly levels: VariantTable | null
  readonly set: FormSet | null
  /** products that it recommends beside it */
  readonly related: readonly ReadTile[]
  /** zones of such products that come by a call of their own */
  readonly laterZones: readonly string[]
  readonly subscription: "only" | "optional" | null
  /** days between two deliveries */
  readonly periods: readonly number[]
  /** the shopper fills in what its price is calculated by */
  readonly isConfigured: boolean
  /** its own form is there, so that what the form does not say is not so */
  readonly hasForm: boolean
  /** its address as its head names it; null = it names none */
  readonly address: string | null
  /** null = it is not told */
  readonly type: ProductType | null
  /** as far as it is told */
  readonly unit: ToldUnit
  readonly stock: ReadonlyMap<string, number>
  readonly rating: { readonly mean: string; readonly count: number } | null
  readonly reviews: readonly Review[]
}

/** The zones that the page of a product may have. Spec: 10.71. */
export const associatedZones: readonly string[] = [1, 2, 3, 4].map((number) => `products_associated_zone${number}`)

/** More of these no page of ours shows. */
const atMost = { parameters: 100, values: 20, pictures: 30, codes: 60, periods: 24, summary: 1_000, html: 400_000 } as const

/**
 * The page of a product; null = it is the page of something else.
 *
 * Spec: 10.77 to 10.109, 10.1023, 10.1024.
 */
export function readProductPage(page: PageElement, at: URL, productId: number, language: Language): ReadProduct | null {
  const form = byId(page, "projector_form")
  const address = readCanonical(page, at)
  const hidden = byId(page, "projector_product_hidden")
  const told = [
    wholeNumber(form?.attributes["data-product_id"]),
    wholeNumber(hidden?.attributes["value"]),
    address === null ? null : productIdOf(address),
    productIdOf(at.pathname),
  ].filter((id) => id !== null)
  const isMarked = form !== null || hidden !== null || address !== null
  if (!isMarked || told.length === 0 || told.some((id) => id !== productId)) return null
  const programs = readForPrograms(page, productId, language)
  const name = readName(page) || programs.name
  const isOnly = form?.attributes["data-subscription"] === "only" || programs.isSubscriptionOnly
  const rows = readRows(page)
  const zones = readZones(page, /^products_associated_zone[1-4]$/, at)
  return {
    id: productId,
    name,
    summary: readSummary(page) || programs.summary,
    descriptionHtml: readDescription(page, at),
    producer: readMaker(page, at),
    code: rows.code || programs.code,
    codes: rows.codes,
    parameters: rows.parameters,
    way: readWay(page, at).filter(({ link }) => productIdOf(link) === null),
    pictures: readPictures(page, name, at),
    versions: readVersions(page, productId, at),
    levels: readLevels(page, productId, at, address ?? at.pathname),
    set: form === null ? null : readSet(form, at),
    related: zones.flatMap(({ tiles }) => tiles).filter(({ id }) => id !== productId),
    laterZones: laterOf(zones),
    subscription: isOnly ? "only" : form?.attributes["data-subscription"] === "true" ? "optional" : null,
    periods: readPeriods(page),
    isConfigured: isTold(form?.attributes["data-price_formula"]),
    hasForm: form !== null,
    address: address !== null && productIdOf(address) === productId ? address : null,
    type: form?.attributes["data-type"] ? productTypeOf(form.attributes["data-type"]) : programs.type,
    unit: { ...programs.unit, sellBy: programs.unit.sellBy ?? readStep(page) },
    stock: programs.stock,
    rating: programs.rating,
    reviews: programs.reviews,
  }
}

function readName(page: PageElement): string {
  const heading = find(
    page,
    (element) => hasName("h1")(element) && (hasClass("product_name__name")(element) || element.attributes["itemprop"] === "name"),
  )
  const title = find(page, ({ name, attributes }) => name === "meta" && attributes["property"] === "og:title")
  return wordsIn(heading) || (title?.attributes["content"] ?? "").trim().slice(0, 300)
}

/** An element that a lost end tag has let swallow what stands behind it holds parts of the page that have names of their own. */
const hasSwallowed = (element: PageElement): boolean =>
  find(element, ({ name, attributes }) => name === "footer" || /^(?:projector_|products_|opinions|footer)/.test(attributes["id"] ?? "")) !==
  null

function readSummary(page: PageElement): string {
  const block = find(page, (element) => hasClass("product_name__block")(element) && hasClass("--description")(element))
  if (block !== null && wordsIn(block) !== "" && !hasSwallowed(block)) return wordsIn(block)
  const meta = find(page, ({ name, attributes }) => name === "meta" && attributes["name"] === "description")
  return (meta?.attributes["content"] ?? "").trim().slice(0, atMost.summary)
}

function readDescription(page: PageElement, at: URL): string {
  const section = byId(page, "projector_longdescription") ?? byId(page, "component_projector_longdescription")
  if (section === null || hasSwallowed(section)) return ""
  const html = writtenHtml(section, at, readName(page))
  return html.length > atMost.html ? "" : html
}

const isRow = hasClass("dictionary__param")
const special = ["data-producer", "data-code", "data-producer_code"] as const

/** Each row with all that is its own: one that holds another is not read. */
function rowsOf(page: PageElement): readonly { readonly row: PageElement; readonly mark: (typeof special)[number] | null }[] {
  return findAll(byId(page, "projector_dictionary"), isRow, atMost.parameters)
    .filter((row) => find(row, isRow) === null && !hasSwallowed(row))
    .map((row) => ({ row, mark: special.find((name) => isTold(row.attributes[name])) ?? null }))
}

function readRows(page: PageElement): Pick<ReadProduct, "code" | "codes" | "parameters"> {
  const rows = rowsOf(page)
  const words = (row: PageElement, name: string, most: number = atMost.values) => findAll(row, hasClass(name), most).map(wordsIn)
  const code = rows.find(({ mark }) => mark === "data-code")
  const ofSizes = rows.find(({ mark }) => mark === "data-producer_code")
  const pieces = ofSizes === undefined ? [] : findAll(ofSizes.row, hasClass("dictionary__producer_code"), atMost.codes)
  return {
    code: code === undefined ? "" : (words(code.row, "dictionary__value_txt")[0] ?? ""),
    codes: pieces.flatMap((piece, place): readonly SizeCode[] => {
      const next = pieces[place + 1]
      if (next === undefined || !hasClass("--name")(piece) || !hasClass("--value")(next)) return []
      return [{ name: wordsIn(piece), code: wordsIn(next) }]
    }),
    parameters: rows.flatMap(({ row, mark }): readonly ProductParameter[] => {
      const [name = "", ...others] = words(row, "dictionary__name_txt", 2)
      const values = words(row, "dictionary__value_txt").filter((value) => value !== "")
      return mark !== null || name === "" || others.length > 0 || values.length === 0 ? [] : [{ name, values }]
    }),
  }
}

function readMaker(page: PageElement, at: URL): Crumb | null {
  const row = rowsOf(page).find(({ mark }) => mark === "data-producer")?.row ?? null
  for (const element of findAll(row, hasName("a"), 3)) {
    const link = addressHere(element.attributes["href"], at)
    const name = wordsIn(element) || (element.attributes["title"] ?? "").trim()
    if (link !== null && name !== "" && producerIdOf(link) !== null) return { name, link }
  }
  return null
}

/** Each large picture of the gallery once; a figure of several is none. */
function readPictures(page: PageElement, alt: string, at: URL): readonly ProductPicture[] {
  const isFigure = (element: PageElement) => hasClass("photos__figure")(element) && !hasClass("--nav")(element)
  const figures = findAll(byId(page, "projector_photos"), isFigure, atMost.pictures)
  const pictures = figures.flatMap((figure) =>
    findAll(figure, hasName("img"), 2).length === 1 ? (readPicture(figure, alt, at) ?? []) : [],
  )
  return [...new Map(pictures.map((picture) => [picture.large.jpg, picture])).values()]
}

function readStep(page: PageElement): number | null {
  const { "data-sellby": sellBy, step } = byId(page, "projector_number")?.attributes ?? {}
  return stepOf(sellBy ?? step)
}

function readPeriods(page: PageElement): readonly number[] {
  const items = findAll(page, hasClass("projector_subscription__item"), atMost.periods)
  const days = items.flatMap(({ attributes }) => wholeNumber(attributes["data-days"]) ?? [])
  return [...new Set(days)].filter((each) => each <= 1_000)
}
