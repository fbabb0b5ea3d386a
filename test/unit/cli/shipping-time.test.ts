import { expect, test } from "vitest"
import { runCommand } from "../../support/cli/run-command.ts"

const morning = ["--now", "2026-11-20T08:00:00+01:00"]
const ask = (...words: readonly string[]) => runCommand("shipping-time", ...words, ...morning)

test("witryna shipping-time says what the page says, and when that changes", async () => {
  expect(await ask("--deadline", "12:00", "--today")).toEqual({
    out: "Zamów do 12:00, a wyślemy dzisiaj\nZmieni się: 2026-11-20 09:00:00",
    err: "",
    code: 0,
  })
  expect((await ask("--deadline", "2026-11-20 10:30", "--today", "--lang", "en")).out).toBe("Ships today\nChanges at 2026-11-21 00:00:00")
  expect((await ask("--days", "35")).out).toBe("Wysyłka za 35 dni\nZmieni się: 2026-11-21 00:00:00")
  expect((await ask("--hours", "5")).out).toContain("w ciągu 24 godz.")
  expect((await ask("--minutes", "5", "--days", "2", "--week-day", "7", "--lang", "en")).out).toContain("Ships on Sunday")
})

test("witryna shipping-time tells the time of delivery too", async () => {
  expect((await ask("--delivery", "--days", "5", "--week-day", "3", "--week-amount", "1")).out).toBe("Środa (25.11)")
  expect((await ask("--days", "5", "--week-day", "3", "--week-amount", "1", "--date", "2026-11-26")).out).toContain("w środę (26.11)")
})

test("the shop's zone decides what day it is", async () => {
  const far = ["--deadline", "2026-11-20T23:30+01:00", "--today", "--lang", "en"]
  expect((await ask(...far)).out).toBe("Order by 23:30 and we ship today\nChanges at 2026-11-20 20:30:00")
  expect((await ask(...far, "--zone", "America/New_York")).out).toBe("Order by 17:30 and we ship today\nChanges at 2026-11-20 14:30:00")
  // in Tokyo the deadline is one of tomorrow
  expect((await ask(...far, "--zone", "Asia/Tokyo")).out).toBe("Ships today\nChanges at 2026-11-21 00:00:00")
  expect((await ask("--deadline", "23:30", "--zone", "Asia/Tokyo", "--lang", "en")).out).toContain("Order by 23:30")
})

test("--told tells a page left open over midnight from one that asked just now", async () => {
  const dayBefore = ["--told", "2026-11-19T23:00+01:00"]
  expect((await ask("--today", ...dayBefore)).out).toBe("Strona nic nie mówi o wysyłce.")
  expect((await ask("--days", "5", "--hours", "2", "--week-day", "3", "--week-amount", "1", ...dayBefore)).out).toContain("(25.11)")
  expect((await ask("--days", "5", "--hours", "2", "--week-day", "3", "--week-amount", "1", "--delivery", ...dayBefore)).out).toBe(
    "Środa (25.11)",
  )
})

test("where a page says nothing, that is said", async () => {
  expect((await ask("--unknown", "--today")).out).toBe("Strona nic nie mówi o wysyłce.")
  expect((await ask("--disabled", "--today", "--lang", "en")).out).toBe("The page says nothing about shipping.")
})

test("--json gives the wording and the next change", async () => {
  expect(JSON.parse((await ask("--today", "--json")).out).data).toEqual({
    words: "Wysyłka dzisiaj",
    changesAt: "2026-11-21 00:00:00",
    zone: "Europe/Warsaw",
  })
})

test.each([
  [["--deadline", "25:00"], "option '--deadline' argument '25:00' is invalid. It is a time such as 12:00"],
  [["--days", "many"], "It is a whole number from 0."],
  [["--week-day", "8"], "It is a number from 1 (Monday) to 7 (Sunday)."],
  [["--date", "soon"], "It is a day such as 2026-11-21."],
  [["--told", "soon"], "It is an instant such as"],
  [["--zone", "Europe/Atlantis"], "It is a time zone such as"],
])("%j is wrong usage, exit code 64", async (words, message) => {
  const { err, code } = await ask(...words)
  expect([err.includes(message), code]).toEqual([true, 64])
})
