import { expect, test } from "vitest"
import { runCommand } from "../../support/cli/run-command.ts"

const plain = (text: string) => text.replaceAll(" ", " ")

test("witryna cart has a row commented, wrapped for what the shop asks, and kept among the favourites (4.78, 4.82, 4.83)", async () => {
  const { out, code } = await runCommand(
    "cart",
    "501=2",
    "558",
    "--comment",
    "1:Bez cen",
    "--wrap",
    "1",
    "--wrapping",
    "9.00",
    "--favourite",
    "2",
  )
  expect(code).toBe(0)
  expect(plain(out)).toMatch(
    /^Kubek kamionkowy Poranek 350 ml: 2, 138,00 zł\n {2}Bez cen\n {2}Zapakujemy na prezent\.\nStołek jesionowy Trójnóg: 1, 349,00 zł\n {2}Dodano do ulubionych\.\n\nDo zapłaty: 496,00 zł\n/,
  )
})

test("rows that are removed together are put back together, with what was noted at them (4.80, 4.84)", async () => {
  const words = ["cart", "501", "558", "548", "--comment", "1:Dla Zuzi", "--remove", "1", "--remove", "2"]
  const [removed, back] = [await runCommand(...words), await runCommand(...words, "--undo")]
  expect(removed.out).toMatch(/^Lampa stołowa Latarnik: 1, 629,00\szł\n\n/)
  expect(back.out.split("\n").filter((line) => /^(?:Lampa|Kubek|Stołek| {2}Dla)/.test(line))).toHaveLength(4)
})

test("what cannot be done is told: a comment that is too long, a row that there is not (4.78)", async () => {
  const { out, err, code } = await runCommand("cart", "501", "--comment", `1:${"x".repeat(256)}`, "--favourite", "7")
  expect(code).toBe(1)
  const told = out + err
  expect(told).toContain("Uwagi mogą mieć maksymalnie 255 znaków. Skróć tę o 1 znak.")
  expect(told).toContain("no such row: 7")
  expect((await runCommand("cart", "501", "--comment", "bez miejsca")).code).toBe(64)
  expect((await runCommand("cart", "501", "--wrapping", "dużo")).code).toBe(64)
})
