import { render, screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import type { ListedProduct, ListedVersions } from "../../core/product/listing.ts"
import { sceneOf } from "../../ui/scene.ts"
import { TileRow } from "../../ui/tiles/TileRow.tsx"
import { frame } from "./sample-frame.ts"
import { tile } from "./sample-tiles.ts"
import { picture } from "./samples.ts"

const version = (productId: number, name: string, own: Partial<ListedVersions["links"][number]> = {}): ListedVersions["links"][number] => ({
  productId,
  name,
  link: `/product-pol-${productId}.html`,
  icon: picture(`dzbanek-${productId}`, "").thumbnail,
  selected: false,
  available: true,
  ...own,
})

const versions: ListedVersions = {
  name: "Szkliwo",
  links: [version(503, "Bałtyk", { selected: true }), version(508, "Żuławy", { icon: null }), version(511, "Mazury", { available: false })],
  more: 2,
}

function shown(tiles: readonly ListedProduct[]): HTMLElement {
  render(<TileRow id="zone" heading="Wybrane" tiles={tiles} scene={sceneOf(frame())} />)
  return screen.getByRole("list", { name: "Wybrane" })
}

test("tiles are the items of a list, and one link of each says the name (10.245, 10.246)", () => {
  const list = shown([tile, { ...tile, id: 504, name: "Misa" }])
  expect(within(list).getAllByRole("listitem")).toHaveLength(2 + 2 * tile.traits.length)
  expect(within(list).getAllByRole("link", { name: tile.name })).toHaveLength(1)
  expect(list.querySelectorAll(".product__icon[aria-hidden]:not([tabindex='-1'])")).toHaveLength(0)
})

test("versions are links by their names; the shown one is marked, and what is sold out says so (2.83)", () => {
  const list = within(shown([{ ...tile, versions }])).getByRole("list", { name: "Szkliwo" })
  const links = within(list).getAllByRole("link")
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual([
    ["/product-pol-503.html", "true"],
    ["/product-pol-508.html", null],
    ["/product-pol-511.html", null],
    [tile.link, null],
  ])
  for (const [at, name] of ["Bałtyk", "Żuławy", "Mazury (wyprzedane)", "jeszcze 2 wersje"].entries())
    expect(within(list).getByRole("link", { name })).toBe(links[at])
})

test("a product that stands alone has no list of versions (2.83)", () => {
  expect(within(shown([tile])).queryByRole("list", { name: "Szkliwo" })).toBeNull()
})
