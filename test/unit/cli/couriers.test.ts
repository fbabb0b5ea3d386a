import { rm } from "node:fs/promises"
import { beforeAll, expect, test } from "vitest"
import { runCommand } from "../../support/cli/run-command.ts"
import { terminalFolder } from "../../support/shop/test-shop.ts"

let data: string
beforeAll(async () => {
  data = await terminalFolder()
  return () => rm(data, { recursive: true, force: true })
})

/** Wednesday, 9:00 in Warsaw */
const run = (...words: readonly string[]) =>
  runCommand("couriers", ...words, "--data", data, "--now", "2026-11-25T09:00:00+01:00", "--lang", "en")

test("couriers, costs and days follow the place, by the rules of the page (18.19, 18.23, 18.28)", async () => {
  const { out, code } = await run("501", "--number", "3", "--zipcode", "30001")
  expect(code).toBe(0)
  expect(out.replaceAll("\u00a0", " ").split("\n")).toEqual([
    "Costs and times for: Poland, 30-001",
    "Order by 13:00 and we ship today",
    expect.stringMatching(/^In our stock now: /),
    "Payment before shipping:",
    expect.stringMatching(/^ {2}Collection in a shop – Free! – /),
    expect.stringMatching(/^ {2}Courier – 14\.90 zł or 300 points – /),
    expect.stringMatching(/^ {2}Locker or pickup point – 14\.90 zł/),
    expect.stringMatching(/^ {2}Bicycle courier in Kraków – 19\.90 zł/),
    "Payment on delivery:",
    expect.stringMatching(/^ {2}Courier – 20\.90 zł/),
  ])
  expect((await run("501")).out).not.toContain("Bicycle")
})

test("a place that is none is refused in the words of the form (8.15, 8.17)", async () => {
  expect(await run("501", "--country", "DE", "--zipcode", "1")).toMatchObject({ code: 1, err: expect.stringContaining("XXXXX") })
  expect(await run("501", "--country", "XX")).toMatchObject({ code: 1, err: "Incorrectly selected area." })
  expect(await run("99999")).toMatchObject({ code: 1, err: expect.stringContaining("no product 99999") })
})
