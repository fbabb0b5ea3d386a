import { expect, test } from "vitest"
import { runCommand } from "../../support/cli/run-command.ts"

const now = ["--now", "2026-11-20T12:00:00+01:00"]

test("witryna calendar grid prints the month with what is special about its days", async () => {
  const { out, code } = await runCommand("calendar", "grid", "2026-11", "--weeks", "--no-weekends", "--holiday", "2026-11-11", ...now)
  expect(out.split("\n")).toEqual([
    "Listopad 2026",
    "Tydzień     Pon     Wt     Śr    Czw     Pt    Sob  Niedz",
    "44                                                    (1)",
    "45            2      3      4      5      6    (7)    (8)",
    "46            9     10    *11     12     13   (14)   (15)",
    "47           16     17     18     19   [20]   (21)   (22)",
    "48           23     24     25     26     27   (28)   (29)",
    "49           30",
  ])
  expect(code).toBe(0)
})

test("witryna calendar grid speaks English, and knows what day it is in the zone", async () => {
  const { out } = await runCommand("calendar", "grid", "--lang", "en", "--now", "2026-10-31T23:30:00Z", "--zone", "Europe/Warsaw")
  expect(out).toContain("November 2026")
  expect(out).toContain("[1]")
  const utc = await runCommand(
    "calendar",
    "grid",
    "--lang",
    "en",
    "--now",
    "2026-10-31T23:30:00Z",
    "--zone",
    "UTC",
    "--disable",
    "2026-10-31",
  )
  expect(utc.out).toContain("October 2026")
  expect(utc.out).toContain("[(31)]")
})

test("witryna calendar grid marks selected days, and takes ranges of days", async () => {
  const december = ["calendar", "grid", "2026-12", "--lang", "en", ...now]
  const marked = await runCommand(
    ...december,
    "--disable",
    "2026-12-24..2026-12-26",
    "--holiday",
    "2026-12-22",
    "--selected",
    "2026-12-22",
    "--selected",
    "2026-12-23",
  )
  expect(marked.out.split("\n")[5]?.trim().split(/ +/)).toEqual(["21", "*+22", "+23", "(24)", "(25)", "(26)", "27"])
  const only = await runCommand(...december, "--enable", "2026-12-22..2026-12-23", "--enable", "2026-12-27")
  expect(only.out.split("\n")[5]?.trim().split(/ +/)).toEqual(["(21)", "22", "23", "(24)", "(25)", "(26)", "27"])
  expect(await runCommand(...december, "--disable", "2026-12-24", "--selected", "2026-12-24")).toEqual({
    out: "",
    err: "Thursday, 24 December 2026: this day cannot be chosen.",
    code: 1,
  })
})

test("witryna calendar grid --json gives the calendar's own picture", async () => {
  const { out } = await runCommand(
    "calendar",
    "grid",
    "2026-11",
    "--json",
    "--min",
    "2026-11-10",
    "--max",
    "2026-11-12",
    "--weekday-off",
    "3",
    ...now,
  )
  const picture: unknown = JSON.parse(out)
  expect(picture).toMatchObject({ data: { month: { year: 2026, month: 11 } } })
  const days: unknown = JSON.parse(out, (key, value: unknown) =>
    key === "weeks" && Array.isArray(value) ? value.flatMap(({ days: all }) => all) : value,
  )
  const selectable = typeof days === "object" && days !== null ? Reflect.get(Object(Reflect.get(days, "data")), "weeks") : []
  expect((Array.isArray(selectable) ? selectable : []).filter(({ isSelectable }) => isSelectable).map(({ date }) => date)).toEqual([
    "2026-11-10",
    "2026-11-12",
  ])
})

test("witryna calendar select prints what the clicks leave selected", async () => {
  expect(await runCommand("calendar", "select", "2026-11-13", "2026-11-10", "--mode", "ranged", "--disable", "2026-11-12", ...now)).toEqual(
    {
      out: "Wybrano 3 dni: 2026-11-13, 2026-11-11, 2026-11-10",
      err: "",
      code: 0,
    },
  )
  expect((await runCommand("calendar", "select", "2026-11-13", "--lang", "en", ...now)).out).toBe("1 day selected: 2026-11-13")
  expect((await runCommand("calendar", "select", "2026-11-13", "2026-11-13", ...now)).out).toBe("Nie wybrano żadnego dnia.")
  const { out } = await runCommand("calendar", "select", "2026-11-13", "--mode", "ranged", "--json", ...now)
  expect(JSON.parse(out)).toMatchObject({ data: { days: ["2026-11-13"], rangeStart: "2026-11-13" } })
})

test("a day that cannot be selected is refused in the rule's words with exit code 1", async () => {
  expect(await runCommand("calendar", "select", "2026-11-21", "--no-weekends", ...now)).toEqual({
    out: "",
    err: "sobota, 21 listopada 2026: tego dnia nie można wybrać.",
    code: 1,
  })
})

test.each([
  [["calendar", "grid", "2026-13"], "It is a month such as 2026-11."],
  [["calendar", "select", "2026-02-30"], "It is a day such as 2026-11-21."],
  [["calendar", "grid", "--selected", "2026-02-30"], "It is a day such as 2026-11-21."],
  [["calendar", "grid", "--min", "soon"], "It is a day such as 2026-11-21."],
  [["calendar", "grid", "--disable", "2026-12-24..soon"], "It is a day such as 2026-11-21."],
  [["calendar", "grid", "--disable", "2026-12-24..2026-12-25..2026-12-26"], "They are two days such as"],
  [["calendar", "grid", "--weekday-off", "8"], "It is a number from 1 (Monday) to 7 (Sunday)."],
  [["calendar", "grid", "--zone", "Atlantis"], "It is a time zone such as Europe/Warsaw or UTC."],
  [["calendar", "grid", "--now", "noon"], "It is an instant such as"],
  [["calendar", "select", "2026-11-21", "--mode", "all"], "Allowed choices are single, multiple, ranged"],
  [["calendar", "select"], "missing required argument"],
])("%j is wrong usage, exit code 64", async (words, message) => {
  const { err, code } = await runCommand(...words)
  expect([err.includes(message), code]).toEqual([true, 64])
})
