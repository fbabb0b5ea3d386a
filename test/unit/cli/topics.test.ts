import { rm } from "node:fs/promises"
import { beforeAll, expect, test } from "vitest"
import { runCommand } from "../../support/cli/run-command.ts"
import { terminalFolder } from "../../support/shop/test-shop.ts"

let data: string
beforeAll(async () => {
  data = await terminalFolder()
  return () => rm(data, { recursive: true, force: true })
})

const run = async (command: string, ...words: readonly string[]) => {
  const { out, err, code } = await runCommand(command, ...words, "--data", data, "--lang", "en")
  return { out: out.replaceAll("\u00a0", " ").split("\n"), err, code }
}

test("stores of a size tell amount, hours, and whether they are open; a city narrows them (18.30)", async () => {
  const noon = ["--now", "2026-11-25T12:00:00+01:00"]
  const { out, code } = await run("stores", "535", "--size", "M", "--city", "Gdańsk", ...noon)
  expect([out, code]).toEqual([
    ["Pracownia Gdańsk: 2 pieces", "  ul. Latarników 3, 80-001 Gdańsk – open now", "  Mon–Fri 11:00–19:00, Sat 10:00–18:00, Sun closed"],
    0,
  ])
  expect(await run("stores", "535", ...noon)).toMatchObject({ code: 1, err: "Choose a size to check availability" })
  expect(await run("stores", "99999")).toMatchObject({ code: 1, err: expect.stringContaining("no product 99999") })
})

test("payment methods of a quantity tell what each adds (18.29)", async () => {
  const { out } = await run("payments", "501", "--number", "10")
  expect(out).toContain("Payment before shipping:")
  expect(out.find((line) => line.includes("Pay in 30 days"))).toContain("11.35 zł extra")
  expect(out.at(-1)).toBe("Extra costs are counted from the value of the products: 690.00 zł.")
  expect(await run("payments", "99999")).toMatchObject({ code: 1 })
})

test("a list is filtered, ordered and gone through as its address would be, and tells what it can be filtered by (10.74, 10.340, 10.344)", async () => {
  const { out, code } = await run(
    "list",
    "120",
    "--filter",
    "filter_sizes=M",
    "--filter",
    "filter_pricerange=100-900",
    "--order",
    "price-desc",
  )
  expect([code, out[0], out[1], out[2]]).toEqual([
    0,
    expect.stringMatching(/^Clothing: \d+ products?$/),
    "  [Size: M]",
    expect.stringContaining("[Price:"),
  ])
  const prices = out.flatMap((line) => /^ {2}\d+ {2}.*?([\d,]+\.\d\d) zł/.exec(line)?.[1]?.replace(",", "") ?? []).map(Number)
  expect(prices.length).toBeGreaterThan(1)
  expect(prices).toEqual(prices.toSorted((one, other) => other - one))
  expect(out.at(-1)).toMatch(/^\S.*: .+ \(\d+\)/)
  expect(await run("list", "120", "--page", "99")).toMatchObject({ code: 1 })
  expect(await run("list", "99999")).toMatchObject({ code: 1, err: expect.stringContaining("no category 99999") })
  expect((await run("list", "120", "--filter", "filter_sizes=<b>")).out[1]).toMatch(/filter/i)
  expect(await run("list", "x")).toMatchObject({ err: expect.stringContaining("A category is a number") })
})

test("what is suggested while a text is typed is told in its groups (19.5, 19.10)", async () => {
  const { out, code } = await run("search", "pla", "--suggest")
  expect([code, out[0], out[1]]).toEqual([0, "Products", expect.stringMatching(/^ {2}\S.*(?:zł|Price)$/)])
  expect(out).toContain("Categories")
  expect(await run("search", "zzzzqq", "--suggest")).toMatchObject({ code: 1, err: "We found nothing for “zzzzqq”" })
})

test("a text finds products by their words in any form, or says that it finds none (19.75, 19.77)", async () => {
  const { out, code } = await run("search", "plates")
  expect([out[0], out[1], code]).toEqual([expect.stringMatching(/^\d+ products?$/), expect.stringMatching(/^ {2}\d+ {2}.*zł$/), 0])
  expect(out.join("\n")).toMatch(/plate/i)
  expect(await run("search", "aeroplane")).toMatchObject({ code: 1, err: "We found nothing for “aeroplane”" })
  expect(await run("search", "a")).toMatchObject({ code: 1, err: "Type at least two characters." })
})
