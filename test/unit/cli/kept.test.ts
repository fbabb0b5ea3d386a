import { expect, test } from "vitest"
import { runCommand } from "../../support/cli/run-command.ts"

const noon = ["--now", "2026-11-28T12:00:00+01:00"]

const run = async (...words: readonly string[]) => {
  const { out, err, code } = await runCommand(...words, ...noon)
  // what is refused is told beside the answer's place
  return { out: (code === 0 ? out : err).replaceAll("\u00a0", " ").split("\n"), code }
}

test("favourites are kept by the shop's pages, the last first, each in its size; what the shop does not have is not kept (10.381, 10.420)", async () => {
  expect(await run("favourites", "501", "535:M", "999999")).toEqual({
    out: ["Koszula lniana ze stójką, Rozmiar: M, od 289,00 zł", "Kubek kamionkowy Poranek 350 ml, 69,00 zł", "not kept: 999999"],
    code: 1,
  })
})

test("products stand beside each other, or only what differs in them (10.382)", async () => {
  const { out, code } = await run("compare", "501", "503", "--differences", "--lang", "en")
  expect([out[2], out.some((line) => line.startsWith("Material")), code]).toEqual(["Capacity: 350 ml | 300 ml", false, 0])
  const whole = await run("compare", "501", "503", "--lang", "en")
  expect(whole.out).toContain("Material: stoneware | stoneware")
})

test("a list is made under its name and filled, a product in each of its sizes (10.383)", async () => {
  const { out } = await run("lists", "535:M", "535:L", "--name", "Święta")
  expect(out).toEqual(["Koszula lniana ze stójką, Rozmiar: M, od 289,00 zł", "Koszula lniana ze stójką, Rozmiar: L, od 289,00 zł"])
  expect((await run("lists", "999999")).out).toEqual(["Na tej liście nie ma jeszcze produktów.", "not kept: 999999"])
})
