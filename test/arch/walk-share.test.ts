import { describe, expect, test } from "vitest"
import { shareOf } from "../e2e/support/share.ts"

const screens = ["phone", "tablet", "desktop"]
const walks = Array.from({ length: 60 }, (_, at) => `journey ${at}`)
const share = (walk: string, seed: number, count = 1) => shareOf(walk, screens, count, { seed, isWhole: false })

describe("a run of the browser tests walks a share of its matrix", () => {
  test("the deep run walks all of it", () => {
    expect(shareOf("cart", screens, 1, { seed: 5, isWhole: true })).toEqual(screens)
  })

  test("runs of following seeds meet every cell in as many runs as there are cells, whatever the seed", () => {
    for (const seed of [0, 1, 4711, 2_147_483_646])
      for (const walk of walks) {
        expect(new Set([0, 1, 2].flatMap((later) => share(walk, seed + later)))).toEqual(new Set(screens))
        expect(new Set([0, 1].flatMap((later) => share(walk, seed + later, 2)))).toEqual(new Set(screens))
      }
  })

  test("every cell is met somewhere in a run, and the same seed repeats the run", () => {
    for (const seed of [0, 1, 2, 99]) {
      const met = walks.flatMap((walk) => share(walk, seed))
      expect(met).toHaveLength(walks.length)
      for (const screen of screens) expect(met.filter((one) => one === screen).length).toBeGreaterThan(walks.length / 6)
      expect(walks.flatMap((walk) => share(walk, seed))).toEqual(met)
    }
  })

  test("a share as large as the matrix is the matrix, in its order", () => {
    for (const seed of [0, 1, 2]) {
      expect(share("cart", seed, 9)).toEqual(screens)
      expect(screens.filter((screen) => share("cart", seed, 2).includes(screen))).toEqual(share("cart", seed, 2))
    }
  })
})
