import { describe, expect, test } from "vitest"
import { idleAction } from "../../../core/shell/remote-action.ts"
import {
  forcedCookies,
  forcedRegion,
  type ForcedRegion,
  type ForcedRegionEvent,
  openForcedRegion,
  readForcedPlaces,
  seenPlaceCookie,
  unsetLabel,
} from "../../../core/region/forced-region.ts"
import { unsetMode, unsetSucceeded } from "../../../core/region/forced-place.ts"
import { regionSection } from "../../../core/region/view-chooser.ts"
import { viewForcedRegion } from "../../../core/region/view-forced-region.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"

const region = (showModal: unknown, currentCountry = "Niemcy") =>
  `setRegionForced=${JSON.stringify({ currentCountry, defaultCountry: "Polska", showModal })}`
const zipcode = (showModal: unknown, currentZipcode = "00-001") =>
  `setZipcodeForced=${JSON.stringify({ currentZipcode, defaultZipcode: "10-100", showModal })}`
const open = (...cookies: readonly string[]) => openForcedRegion(cookies.join("; "), "main")
const run = (from: ForcedRegion, ...events: readonly ForcedRegionEvent[]) =>
  events.reduce((state, event) => forcedRegion(state, event)[0], from)
const pl = textCatalogue("pl", {})
const both = open(region(true), zipcode(true))
const success = { region: "success", zipcode: "success" }

describe("the cookies of a forced region come from outside", () => {
  test("plain and percent-encoded JSON are read alike (11.90)", () => {
    const place = { current: "Niemcy", default: "Polska", showModal: true }
    expect(readForcedPlaces(region(true))).toEqual({ region: place, zipcode: null })
    const [name = "", json = ""] = region(true).split("=")
    expect(readForcedPlaces(`${name}=${encodeURIComponent(json)}`)).toEqual({ region: place, zipcode: null })
    expect(readForcedPlaces(`a=1; ${zipcode(false)}`).zipcode).toEqual({ current: "00-001", default: "10-100", showModal: false })
  })

  test.each([
    "",
    "setRegionForced",
    "setRegionForced=",
    "setRegionForced={broken",
    "setRegionForced=null",
    "setRegionForced=[]",
    'setRegionForced="x"',
    "setRegionForced=%7Bbroken",
    "setRegionForced=%E0%A4%A",
    'xsetRegionForced={"showModal":true}',
    'setRegionForcedx={"showModal":true}',
    'setRegionForced={"showModal":true}; setRegionForced={"showModal":true}',
  ])("%s is as if there was none", (cookies) => {
    expect(readForcedPlaces(cookies)).toEqual({ region: null, zipcode: null })
    expect(openForcedRegion(cookies, "main").shown).toBe(false)
  })

  test("what is no text counts as not told, and what is too long too", () => {
    const text = (current: unknown) => readForcedPlaces(`setRegionForced=${JSON.stringify({ currentCountry: current })}`).region?.current
    expect([null, {}, [1], true, " A ", 5, "x".repeat(100), "x".repeat(101)].map(text)).toEqual([
      "",
      "",
      "",
      "",
      "A",
      "5",
      "x".repeat(100),
      "",
    ])
    expect(text(undefined)).toBe("")
  })

  test.each([true, 1, "true", "1"])("showModal %j shows the notice", (flag) => expect(open(region(flag)).shown).toBe(true))
  test.each([false, 0, "false", "", null, "no", 2, {}])("showModal %j does not", (flag) => expect(open(region(flag)).shown).toBe(false))
})

test.each([
  [[region(true)], true, "region"],
  [[zipcode(true)], true, "zipcode"],
  [[region(false), zipcode(true)], true, "regionAndZipcode"],
  [[region(true), zipcode(false)], true, "regionAndZipcode"],
  [[region(false), zipcode(false)], false, "regionAndZipcode"],
  [[region(true, "")], true, "region"],
  [[region(true, ""), zipcode(false)], true, "zipcode"],
  [[region(true), zipcode(true, "")], true, "region"],
  [[zipcode(true, "")], true, "region"],
  [[], false, "region"],
])("the forced-region modal is shown when one of its cookies says showModal is true: %j (4.26)", (cookies, shown, mode) => {
  expect(open(...cookies)).toMatchObject({ shown, mode, restore: idleAction })
  expect(unsetMode(open(...cookies).places)).toBe(mode)
})

test.each(["place-order", "prepaid", "order1", "order2"])("not on %s", (page) => {
  expect(openForcedRegion(region(true), page).shown).toBe(false)
})

describe("continue sets showModal to false in the cookies and closes the modal", () => {
  test("continuing sets showModal to false in both cookies that exist, and closes the modal (4.27)", () => {
    expect(forcedRegion(both, { type: "ContinuePressed" })).toEqual([
      { ...both, shown: false },
      [
        { type: "WriteCookie", cookie: 'setRegionForced={"currentCountry":"Niemcy","defaultCountry":"Polska","showModal":false}; path=/' },
        { type: "WriteCookie", cookie: 'setZipcodeForced={"currentZipcode":"00-001","defaultZipcode":"10-100","showModal":false}; path=/' },
      ],
    ])
  })

  test("in the only one", () => {
    expect(forcedRegion(open(zipcode(true)), { type: "ContinuePressed" })[1]).toHaveLength(1)
    const hidden = open(region(false))
    expect(forcedRegion(hidden, { type: "ContinuePressed" })).toEqual([hidden, []])
    expect(run(hidden, { type: "ContinuePressed" })).toBe(hidden)
  })

  test("what was rewritten is read again as the same place, not to be shown", () => {
    const place = { current: 'Å;"x', default: "Polska", showModal: true }
    expect(readForcedPlaces(seenPlaceCookie("region", place).split("; path")[0] ?? "").region).toEqual({ ...place, showModal: false })
    expect(forcedCookies.zipcode.name).toBe("setZipcodeForced")
  })

  test("closing it without an answer writes nothing", () => {
    expect(forcedRegion(both, { type: "Closed" })).toEqual([{ ...both, shown: false }, []])
  })
})

describe("restore default calls the matching unset mutation", () => {
  const restoring = run(both, { type: "RestorePressed" })
  const answer = (reply: { region: string | null; zipcode: string | null }, message = ""): ForcedRegionEvent => ({
    type: "Answered",
    requestId: 1,
    reply,
    message,
  })

  test("by mode, once", () => {
    expect(forcedRegion(both, { type: "RestorePressed" })[1]).toEqual([
      { type: "UnsetRegion", requestId: 1, mode: "regionAndZipcode" },
      { type: "StartTimer", timer: "action", timerId: 1, ms: 20_000 },
    ])
    expect(forcedRegion(open(zipcode(true)), { type: "RestorePressed" })[1][0]).toEqual({
      type: "UnsetRegion",
      requestId: 1,
      mode: "zipcode",
    })
    expect(forcedRegion(restoring, { type: "RestorePressed" })).toEqual([restoring, []])
    expect(run(restoring, { type: "RestorePressed" })).toBe(restoring)
    const hidden = open(region(false))
    expect(run(hidden, { type: "RestorePressed" })).toBe(hidden)
  })

  test("while it runs nothing else can be pressed", () => {
    expect(run(restoring, { type: "ContinuePressed" })).toBe(restoring)
    expect(run(restoring, { type: "Closed" })).toBe(restoring)
  })

  test("on success the cookies are deleted and the page is reloaded (4.28)", () => {
    expect(forcedRegion(restoring, answer(success))).toEqual([
      { ...both, shown: false, restore: { is: "done", requestId: 1, problem: null } },
      [
        { type: "WriteCookie", cookie: "setRegionForced=; path=/; max-age=0" },
        { type: "WriteCookie", cookie: "setZipcodeForced=; path=/; max-age=0" },
        { type: "ReloadPage" },
      ],
    ])
    const after = (state: ForcedRegion) =>
      forcedRegion(run(state, { type: "RestorePressed" }), answer(success))[1].map((command) =>
        "cookie" in command ? command.cookie.split("=")[0] : command.type,
      )
    expect(after(open(region(true)))).toEqual(["setRegionForced", "ReloadPage"])
    expect(after(open(zipcode(true)))).toEqual(["setZipcodeForced", "ReloadPage"])
    expect(after(open(zipcode(true, "")))).toEqual(["setRegionForced", "setZipcodeForced", "ReloadPage"])
  })

  test("when restoring fails, the loading look is removed, the modal stays open and the shopper is told (4.29)", () => {
    const [refused, commands] = forcedRegion(restoring, answer({ region: "error", zipcode: null }, " Nie teraz "))
    expect(commands).toEqual([])
    expect(viewForcedRegion(refused, "PLN", pl)).toMatchObject({ busy: false, problem: "Nie teraz" })
    const silent = run(restoring, answer({ region: "error", zipcode: null }))
    expect(viewForcedRegion(silent, "PLN", pl)?.problem).toBe("Nie udało się przywrócić domyślnego kraju dostawy. Spróbuj ponownie.")
    for (const event of [
      { type: "NotAnswered", requestId: 1 },
      { type: "TimerEnded", timerId: 1 },
    ] as const) {
      expect(viewForcedRegion(run(restoring, event), "PLN", pl)).toMatchObject({
        busy: false,
        problem: "Wystąpił błąd połączenia. Sprawdź połączenie z internetem lub spróbuj ponownie później.",
      })
    }
    expect(run(refused, { type: "RestorePressed" }).restore).toEqual({ is: "busy", requestId: 2, problem: null })
    expect(run(refused, { type: "ContinuePressed" }).shown).toBe(false)
  })

  test("an answer to an older press changes nothing", () => {
    const again = run(restoring, { type: "NotAnswered", requestId: 1 }, { type: "RestorePressed" })
    expect(run(again, answer(success))).toBe(again)
    expect(run(again, { type: "TimerEnded", timerId: 1 })).toBe(again)
    expect(run(both, answer(success))).toBe(both)
  })
})

test.each([
  ["region", "success", null, true],
  ["region", "success", "error", true],
  ["region", "error", "success", false],
  ["region", null, null, false],
  ["region", "SUCCESS", null, false],
  ["zipcode", null, "success", true],
  ["zipcode", "error", "success", true],
  ["zipcode", "success", null, false],
  ["zipcode", "success", "error", false],
  ["regionAndZipcode", "success", "success", true],
  ["regionAndZipcode", "success", null, true],
  ["regionAndZipcode", "success", "error", false],
  ["regionAndZipcode", "success", "", false],
  ["regionAndZipcode", "error", "success", false],
  ["regionAndZipcode", null, "success", false],
] as const)("unset of %s with region %j and postcode %j works: %j (7.32)", (mode, regionStatus, zipcodeStatus, worked) => {
  expect(unsetSucceeded(mode, { region: regionStatus, zipcode: zipcodeStatus })).toBe(worked)
})

test("the calls have their labels", () => {
  expect((["region", "zipcode", "regionAndZipcode"] as const).map(unsetLabel)).toEqual([
    "unsetRegion",
    "unsetZipcode",
    "unsetRegionAndZipcode",
  ])
})

describe("the notice in words", () => {
  const words = (...cookies: readonly string[]) => viewForcedRegion(open(...cookies), "EUR", pl)

  test("a country", () => {
    expect(words(region(true))).toEqual({
      place: [{ label: "Twój wybrany kraj dostawy to", value: "Niemcy" }],
      currency: [{ label: "Ceny wyświetlane w walucie:", value: "EUR" }],
      times: [{ label: "Czasy i koszty dostawy wyświetlane dla kraju:", value: "Niemcy" }],
      continueLabel: "Kontynuuj",
      restore: [{ label: "Przywróć domyślny kraj dostawy:", value: "Polska" }],
      busy: false,
      problem: null,
    })
  })

  test("a postcode", () => {
    expect(words(zipcode(true))).toMatchObject({
      place: [{ label: "Twój wybrany region dostawy to", value: "00-001" }],
      times: [{ label: "Czasy i koszty dostawy wyświetlane dla regionu:", value: "00-001" }],
      restore: [{ label: "Przywróć domyślny region dostawy:", value: "10-100" }],
    })
  })

  test("both", () => {
    expect(words(region(false), zipcode(true))).toMatchObject({
      place: [{ label: "Twój wybrany kraj dostawy to", value: "Niemcy" }],
      times: [
        { label: "Czasy i koszty dostawy wyświetlane dla kraju:", value: "Niemcy" },
        { label: "i regionu:", value: "00-001" },
      ],
      restore: [{ label: "Przywróć domyślny kraj dostawy:", value: "Polska" }],
    })
  })

  test("an untold country, nothing to show, and English", () => {
    expect(words(zipcode(true, ""))).toMatchObject({ place: [{ value: "" }], restore: [{ value: "" }] })
    expect(words(region(false))).toBeNull()
    expect(viewForcedRegion(run(both, { type: "RestorePressed" }), "EUR", textCatalogue("en", {}))).toMatchObject({
      place: [{ label: "Your chosen delivery country is", value: "Niemcy" }],
      busy: true,
    })
  })
})

test("unsetting the region on the product page shows loading, removed on success and after a failure, which is told (4.52)", () => {
  expect(regionSection(idleAction, pl)).toEqual({ shown: true, loading: false, problem: null })
  expect(regionSection({ is: "busy", requestId: 1, problem: null }, pl)).toEqual({ shown: true, loading: true, problem: null })
  expect(regionSection({ is: "done", requestId: 1, problem: null }, pl)).toEqual({ shown: false, loading: false, problem: null })
  expect(regionSection({ is: "failed", requestId: 1, problem: { _tag: "Refused", message: "" } }, pl)).toEqual({
    shown: true,
    loading: false,
    problem: "Nie udało się przywrócić domyślnego kraju dostawy. Spróbuj ponownie.",
  })
  expect(regionSection({ is: "failed", requestId: 1, problem: { _tag: "NotReached" } }, textCatalogue("en", {})).problem).toBe(
    "There was a connection error. Check your internet connection or try again later",
  )
})
