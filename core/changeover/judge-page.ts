import { shownAmountWords, inALine, type JudgedPage, judgeAmounts, judgeAvailability, openVerdicts, type Verdicts } from "./difference.ts"
import type { DescribedProduct, MicrodataFacts, PageFacts, PageWeight, ProductFacts, TileFacts } from "./page-facts.ts"
import { promisedBy } from "./promised-names.ts"
import { comparedWords, pageIdentity, saysAll } from "./same-address.ts"
import { noAmount, type ShownAmount } from "./shown-amount.ts"

/**
 * In what a page of ours differs from the shop's own page at the same address, by what each of them says. The shop's own is right, except where it says two
 * things at once.
 *
 * Spec: 10.1036, 10.1043 to 10.1045, 10.1067.
 *
 * @example judgePage(samplePageFacts(), samplePageFacts({ status: 404 })).differences[0]?.severity // => "wrong"
 */
export function judgePage(theirs: PageFacts, ours: PageFacts): JudgedPage {
  const verdicts = openVerdicts()
  if (!judgeStatus(verdicts, theirs.status, ours.status)) return verdicts.judged()
  judgeProduct(verdicts, theirs, ours)
  judgeList(verdicts, theirs, ours)
  const own = theirs.canonical ?? ours.canonical
  const itself = own === null ? null : pageIdentity(own)
  // a way to where one is leads nowhere
  const ways = (links: readonly string[]) => pageLinks(links).filter((link) => link !== itself)
  const around = new Set(ways(ours.linksAround))
  const led = new Set(ways(ours.links))
  const moved = new Set(ways(theirs.links).filter((link) => !led.has(link) && around.has(link)))
  verdicts.lists(
    "links",
    "",
    ways(theirs.links).filter((link) => !moved.has(link)),
    [...led],
    null,
  )
  if (moved.size > 0) verdicts.note("links", "other", { of: "around the content", theirs: inALine([...moved]), ours: inALine([...moved]) })
  judgeWords(verdicts, theirs, ours)
  judgeData(verdicts, theirs, ours)
  // one by one, so that what many pages lack is told once
  for (const name of theirs.names)
    verdicts.lists("markup", "", [withStatement(name)], ours.names.includes(name) ? [withStatement(name)] : [], null)
  verdicts.lists("markup", "", [], ours.names.filter((name) => !theirs.names.includes(name)).map(withStatement), "better")
  judgeWeight(verdicts, theirs.weight, ours.weight)
  return verdicts.judged()
}

const withStatement = (name: string): string => (promisedBy(name) === null ? name : `${name} (${promisedBy(name)})`)

/** Is there more to compare? A page that is gone differs in that alone. */
function judgeStatus(verdicts: Verdicts, theirs: number, ours: number): boolean {
  const words = { theirs: String(theirs), ours: String(ours) }
  if (theirs >= 500) verdicts.note("page", "other", words)
  else if (theirs >= 400 || ours >= 400) verdicts.note("page", theirs >= 400 && ours >= 400 ? "same" : "wrong", words)
  else {
    verdicts.note("page", "same", {})
    return true
  }
  return false
}

function judgeProduct(verdicts: Verdicts, theirs: PageFacts, ours: PageFacts): void {
  if (theirs.product === null) return
  if (ours.product === null) return verdicts.note("price", "missing", { theirs: "a product's page" })
  const price = toldPrice(theirs, theirs.product)
  verdicts.amounts("", price, ours.product.price)
  verdicts.amounts("before the reduction", theirs.product.before, ours.product.before)
  verdicts.amounts("lowest of 30 days", theirs.product.lowest, ours.product.lowest)
  verdicts.availability("", theirs.product.isAvailable, ours.product.isAvailable)
  const sizes = new Map(ours.product.sizes.map((size) => [size.id, size]))
  for (const { id, isAvailable } of theirs.product.sizes) {
    const size = sizes.get(id)
    if (size === undefined)
      verdicts.note("availability", "missing", { of: `size ${id}`, theirs: isAvailable ? "can be bought" : "sold out" })
    else verdicts.availability(`size ${id}`, isAvailable, size.isAvailable)
  }
}

/** What the page shows; where a theme shows it elsewhere, what its head says. */
const toldPrice = ({ structured }: PageFacts, { price }: ProductFacts): ShownAmount => (price.is === "none" ? structured.headPrice : price)

function judgeList(verdicts: Verdicts, theirs: PageFacts, ours: PageFacts): void {
  const of = ({ id }: TileFacts): string => String(id)
  if (theirs.tiles !== null && ours.tiles === null && theirs.tiles.length > 0)
    verdicts.note("list", "missing", { theirs: `${theirs.tiles.length} products` })
  if (theirs.tiles !== null && ours.tiles !== null) {
    const [there, here] = [[...new Set(theirs.tiles.map(of))], [...new Set(ours.tiles.map(of))]]
    verdicts.lists("list", "", there, here, "wrong")
    const [first, second] = [there.filter((id) => here.includes(id)), here.filter((id) => there.includes(id))]
    if (first.join(" ") !== second.join(" ")) verdicts.note("list", "other", { of: "order", theirs: inALine(first), ours: inALine(second) })
  }
  // what ours shows or names elsewhere on the page is not missing there: in its list, or by itself at the top
  const led = new Set(ours.links.flatMap((link) => /^product (\d+) /.exec(pageIdentity(link))?.[1] ?? []))
  const elsewhere = theirs.recommended.map(of).filter((id) => led.has(id))
  verdicts.lists("list", "recommended", theirs.recommended.map(of), [...ours.recommended.map(of), ...elsewhere], null)
  const known = [...(theirs.tiles ?? []), ...theirs.recommended]
  for (const tile of [...(ours.tiles ?? []), ...ours.recommended]) {
    // a page that shows a product twice may say two things of it: ours is right by either
    const told = known.filter(({ id }) => id === tile.id)
    const own = told.find((one) => isTold(one, tile)) ?? told[0]
    if (own === undefined) continue
    verdicts.amounts(`product ${tile.id}`, own.price, tile.price)
    verdicts.amounts(`product ${tile.id}, before the reduction`, own.before, tile.before)
    verdicts.availability(`product ${tile.id}`, own.isAvailable, tile.isAvailable)
  }
}

/** Is all that the shop's tile says said by ours, and nothing else? */
const isTold = (theirs: TileFacts, ours: TileFacts): boolean =>
  [
    judgeAmounts(theirs.price, ours.price),
    judgeAmounts(theirs.before, ours.before),
    judgeAvailability(theirs.isAvailable, ours.isAvailable),
  ].every((judged) => judged !== "wrong" && judged !== "missing")

/** What leads to a page, by its identity: no file, no link that changes something, no order and no filter of a list. */
function pageLinks(links: readonly string[]): readonly string[] {
  return links
    .map((link) => link.replaceAll(/=(?=[&#]|$)/g, ""))
    .filter((link) => !/^\/(?:basketchange|settings|login|cookies|rebatecode)\.php|^\/(?:hpeciai|data|gfx|ajax|assets)\//.test(link))
    .filter((link) => !/[?&](?!counter=|mode=)[^=&]+=/.test(link.replace(/[?&](?:utm_\w+|query_id|sid)=[^&#]*/g, "")))
    .map((link) => pageIdentity(link))
}

function judgeWords(verdicts: Verdicts, theirs: PageFacts, ours: PageFacts): void {
  const [heading = ""] = theirs.headings
  const [own = ""] = ours.headings
  if (theirs.title !== "") {
    const isSaid = saysAll(ours.title, theirs.title) || (heading !== "" && saysAll(ours.title, heading))
    verdicts.note("title", isSaid ? "same" : "missing", { theirs: theirs.title, ours: ours.title })
  } else if (ours.title !== "") verdicts.note("title", "better", { ours: ours.title })
  if (theirs.description !== "" && ours.description === "")
    verdicts.note("title", "missing", { of: "description", theirs: theirs.description })
  if (theirs.description === "" && ours.description !== "") verdicts.note("title", "better", { of: "description", ours: ours.description })
  if (heading !== "") {
    const severity = own === "" ? "missing" : saysAll(own, heading) ? "same" : theirs.product === null ? "other" : "wrong"
    verdicts.note("headings", severity, { theirs: heading, ours: own })
  } else if (own !== "") verdicts.note("headings", "better", { ours: own })
  const all = ours.subheadings.concat(ours.headings)
  const gone = theirs.subheadings.filter((words) => !all.some((one) => saysAll(one, words)))
  if (gone.length > 0) verdicts.note("headings", "missing", { of: "second level", theirs: inALine(gone, 6) })
  if (theirs.language !== "" && theirs.language !== ours.language)
    verdicts.note("title", "wrong", { of: "language", theirs: theirs.language, ours: ours.language })
  judgeCanonical(verdicts, theirs, ours)
}

function judgeCanonical(verdicts: Verdicts, theirs: PageFacts, ours: PageFacts): void {
  const words = { theirs: theirs.canonical ?? "", ours: ours.canonical ?? "" }
  if (theirs.isKeptOut !== ours.isKeptOut) {
    const kept = (isOut: boolean) => (isOut ? "kept out of search engines" : "let in")
    // a page that names no canonical address is one of a visitor, such as a sign-in
    verdicts.note("canonical", ours.isKeptOut && theirs.canonical !== null ? "wrong" : "other", {
      of: "robots",
      theirs: kept(theirs.isKeptOut),
      ours: kept(ours.isKeptOut),
    })
  }
  if (theirs.canonical === null && ours.canonical === null) return
  if (theirs.canonical === null) return verdicts.note("canonical", "better", words)
  if (ours.canonical === null) return verdicts.note("canonical", "missing", words)
  if (theirs.canonical === ours.canonical) return verdicts.note("canonical", "same", {})
  // an address of another host, or another form of the same one: search engines are told to move
  const isSame = !theirs.canonical.startsWith("/") || pageIdentity(theirs.canonical) === pageIdentity(ours.canonical)
  verdicts.note("canonical", isSame ? "other" : "wrong", words)
}

function judgeData(
  verdicts: Verdicts,
  { structured: theirs, product: theirProduct }: PageFacts,
  { structured: ours, product }: PageFacts,
): void {
  verdicts.lists("data", "types", theirs.types, ours.types, "better")
  verdicts.lists("data", "properties", theirs.properties, ours.properties, "better")
  if (ours.broken > theirs.broken) verdicts.note("data", "wrong", { of: "JSON-LD", ours: `${ours.broken} of it cannot be read` })
  else if (theirs.broken > ours.broken) verdicts.note("data", "better", { of: "JSON-LD", theirs: `${theirs.broken} of it cannot be read` })
  if (theirProduct === null || product === null) return
  judgeTold(verdicts, "head", theirs.headPrice, ours.headPrice, product.price)
  judgeMicrodata(verdicts, theirs.microdata, ours.microdata, product.price)
  if (theirs.product === null || ours.product === null) return
  const [there, here] = [lowest(theirs.product), lowest(ours.product)]
  judgeTold(verdicts, "JSON-LD", there, here, product.price)
  verdicts.availability("JSON-LD", canBeBought(theirs.product), canBeBought(ours.product))
  for (const name of ["sku", "gtin", "brand", "name"] as const) {
    const [one, other] = [theirs.product[name], ours.product[name]]
    const isSame = name === "name" ? saysAll(other, one) : comparedWords(one).join(" ") === comparedWords(other).join(" ")
    const severity = isSame
      ? one === ""
        ? null
        : "same"
      : other === ""
        ? "missing"
        : one === ""
          ? "better"
          : name === "brand"
            ? "other"
            : "wrong"
    verdicts.note("data", severity, { of: name, theirs: one, ours: other })
  }
}

/** What only one of the two marks is told as a name that is missing or more. */
function judgeMicrodata(verdicts: Verdicts, theirs: MicrodataFacts, ours: MicrodataFacts, shown: ShownAmount): void {
  if (theirs.price.is !== "none" && ours.price.is !== "none") judgeTold(verdicts, "microdata", theirs.price, ours.price, shown)
  if (theirs.isAvailable !== null && ours.isAvailable !== null) verdicts.availability("microdata", theirs.isAvailable, ours.isAvailable)
  if (theirs.name === "" || ours.name === "") return
  const severity = saysAll(ours.name, theirs.name) ? "same" : "wrong"
  verdicts.note("data", severity, { of: "microdata name", theirs: theirs.name, ours: ours.name })
}

/** A price for programs: right is what the page itself shows, so that one which the shop tells otherwise is no fault of ours. */
function judgeTold(verdicts: Verdicts, of: string, theirs: ShownAmount, ours: ShownAmount, shown: ShownAmount): void {
  const words = { of, theirs: shownAmountWords(theirs), ours: shownAmountWords(ours) }
  if (theirs.is === "none" && ours.is !== "none")
    return verdicts.note("data", judgeAmounts(shown, ours) === "same" ? "better" : "wrong", words)
  const judged = judgeAmounts(theirs, ours)
  verdicts.note("price", judged === "wrong" && judgeAmounts(shown, ours) === "same" ? "other" : judged, words)
}

function lowest({ offers }: DescribedProduct): ShownAmount {
  const amounts = offers.map(({ price }) => price)
  const unread = amounts.find(({ is }) => is === "unread")
  if (unread !== undefined) return unread
  return amounts.reduce((least, one) => (one.is === "amount" && (least.is !== "amount" || one.minor < least.minor) ? one : least), noAmount)
}

function canBeBought({ offers }: DescribedProduct): boolean | null {
  const said = offers.flatMap(({ isAvailable }) => isAvailable ?? [])
  return said.length === 0 ? null : said.includes(true)
}

/** Within a tenth two pages weigh the same. */
const likeness = 1.1

function judgeWeight(verdicts: Verdicts, theirs: PageWeight, ours: PageWeight): void {
  const [there, here] = [theirs, ours].map(({ html, scripts }) => html + scripts)
  if (there === undefined || here === undefined) return
  const severity = here * likeness < there ? "better" : here > there * likeness ? "other" : "same"
  verdicts.note("weight", severity, { theirs: weightWords(theirs), ours: weightWords(ours) })
}

/**
 * A weight in words.
 *
 * Units: kB are 1,000 bytes, as they are unpacked.
 *
 * @example weightWords({ html: 32_400, scripts: 900, unasked: 0, foreign: 2 }) // => "32.4 kB, scripts 0.9 kB, 2 scripts of others"
 */
export function weightWords({ html, scripts, unasked, foreign }: PageWeight): string {
  const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`
  const more = [...(unasked > 0 ? [`${unasked} more not asked for`] : []), ...(foreign > 0 ? [`${foreign} scripts of others`] : [])]
  return [kilobytes(html), `scripts ${kilobytes(scripts)}`, ...more].join(", ")
}
