import { Command } from "commander"
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { definePrice } from "../../cli/commands/price.ts"
import type { ListedProduct } from "../../core/product/listing.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { viewProductPage } from "../../core/product-page/view-product-page.ts"
import { openSingle, singleKind } from "../../core/product-page/single.ts"
import { openProductPage } from "../../core/product-page/product-page.ts"
import type { KnownPrice } from "../../core/product/offer.ts"
import { sceneOf } from "../../ui/scene.ts"
import { ProductTile } from "../../ui/tiles/ProductTile.tsx"
import { limited, polishPrices, price, sampleOffer, sampleSize } from "../support/core/sample-offer.ts"
import { frame } from "./sample-frame.ts"
import { tile } from "./sample-tiles.ts"

afterEach(() => vi.restoreAllMocks())

const reduced = (now: string, before: string, youSavePercent: number | null): KnownPrice => ({
  price: price(now, now),
  max: price(before, before),
  youSavePercent,
  omnibus: null,
})

function onTheProductPage(known: KnownPrice): string | null {
  const size = sampleSize("uniw", limited("5"), { price: { beforeRebate: null, suggested: null, pointsEarned: null, ...known } })
  const offer = sampleOffer({ sizes: [size] })
  const choice = openSingle(offer, null)
  const page = openProductPage(singleKind, {
    choice,
    priceFormat: polishPrices,
    priceType: "gross",
    contact: null,
    typedQuantity: null,
    refusal: null,
  })
  return viewProductPage(singleKind, page, textCatalogue("pl", {})).saving
}

function onATile(known: KnownPrice): string | null {
  const shown: ListedProduct = { ...tile, price: known }
  const html = renderToStaticMarkup(<ProductTile tile={shown} scene={sceneOf(frame())} sizes="" index={0} />)
  return /product__yousavepercent">([^<]*)</.exec(html)?.[1] ?? null
}

async function inTheTerminal(now: string, before: string, percent: number | null): Promise<string | null> {
  const print = vi.spyOn(console, "log").mockImplementation(() => {})
  const own = percent === null ? [] : ["--percent", String(percent)]
  const program = new Command()
  definePrice(program.command("price"))
  await program.parseAsync(["price", "shown", "--price", now, "--max", before, ...own], { from: "user" })
  return /-\d+%/.exec(print.mock.calls.flat().join("\n"))?.[0] ?? null
}

test.each([
  ["800.00", "1000.00", null, "-20%"],
  ["875.00", "1000.00", null, "-13%"],
  ["990.00", "1000.00", null, "-1%"],
  // below one percent nothing is shown, and rounding does not lift it
  ["995.00", "1000.00", null, null],
  ["996.00", "1000.00", null, null],
  // the shop's own percent goes first and is cut
  ["800.00", "1000.00", 19.9, "-19%"],
  ["996.00", "1000.00", 0.4, null],
  ["800.00", "1000.00", 0.99, null],
  // without a reduction no percent
  ["1000.00", "1000.00", 20, null],
])("%s instead of %s, the shop's percent %j: product page, tile and terminal show %j (15.15)", async (now, before, percent, shown) => {
  const known = reduced(now, before, percent)
  expect([onTheProductPage(known), onATile(known), await inTheTerminal(now, before, percent)]).toEqual([shown, shown, shown])
})
