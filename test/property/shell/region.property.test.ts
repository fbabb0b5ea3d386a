import fc from "fast-check"
import { expect } from "vitest"
import { chooser, type Chooser, type ChooserCommand, type ChooserEvent, closedChooser } from "../../../core/region/chooser.ts"
import {
  forcedRegion,
  type ForcedRegion,
  type ForcedRegionCommand,
  type ForcedRegionEvent,
  openForcedRegion,
  readForcedPlaces,
} from "../../../core/region/forced-region.ts"
import { type UnsetMode, type UnsetReply, unsetSucceeded } from "../../../core/region/forced-place.ts"
import { readCountries } from "../../../core/region/country.ts"
import { sampleCountry } from "../../support/core/sample-shell.ts"
import { awaitedNumber } from "../../support/property/awaited-number.ts"
import { property } from "../../support/property/property.ts"

const countries = [
  sampleCountry("1", { isSelected: true }),
  sampleCountry("2", { isRecommended: true, languages: [{ id: "ger", site: "https://2.sklep.de/" }], currencyId: "EUR" }),
  sampleCountry("3", { isDefault: true, languages: [] }),
]
const chooserEvents: fc.Arbitrary<ChooserEvent> = fc.oneof(
  fc.constantFrom("Opened", "NextPressed", "BackPressed", "SubmitPressed", "Closed", "Returned").map((type) => ({ type })),
  fc.record({ type: fc.constant("CountryChosen"), countryId: fc.constantFrom("1", "2", "3", "9") }),
  fc.record({ type: fc.constant("LanguageChosen"), language: fc.constantFrom("pol", "eng", "ger", "xxx") }),
)
const starts = fc
  .record({ mode: fc.constantFrom("select", "recommended", "default"), language: fc.constantFrom("pol", "ger", null) })
  .map(({ mode, language }) => closedChooser({ countries, mode, language }))

type Taken = readonly [Chooser, readonly ChooserCommand[]]

property("what is sent fits together, once, and leaves the closed cookie behind", {
  fault: "a country sent with a language it does not have",
  rule: chooser,
  planted: (state: Chooser, event: ChooserEvent): Taken => {
    if (event.type !== "CountryChosen") return chooser(state, event)
    const [next] = chooser(state, event)
    const site = `https://${state.language ?? ""}.sklep.pl/`
    return [
      next,
      next === state
        ? []
        : [{ type: "SubmitRegion", chosen: { site, countryId: event.countryId, language: state.language, currencyId: "" } }],
    ]
  },
  holds: (step) =>
    fc.property(starts, fc.array(chooserEvents, { maxLength: 20 }), (start, events) => {
      let [state, sent] = [start, false]
      for (const event of events) {
        const [next, commands] = step(state, event)
        if (event.type === "Returned" || event.type === "Closed") sent = false
        for (const command of commands) {
          if (command.type === "WriteCookie") {
            expect(command.cookie).toBe("redirection=closed; path=/")
            continue
          }
          const { chosen } = command
          const country = countries.find(({ id }) => id === chosen.countryId)
          const language = country?.languages.find(({ id }) => id === chosen.language)
          expect(country?.currencyId).toBe(chosen.currencyId)
          expect([chosen.language, chosen.site]).toEqual([language?.id ?? null, language?.site ?? null])
          expect(commands.some(({ type }) => type === "WriteCookie")).toBe(true)
          expect(sent).toBe(false)
          sent = true
        }
        if (event.type === "Closed" && state.step !== "closed") expect(commands).toHaveLength(1)
        expect(JSON.parse(JSON.stringify(next))).toEqual(next)
        expect(countries.find(({ id }) => id === next.countryId)?.languages.map(({ id }) => id)).toEqual(
          next.language === null ? [] : expect.arrayContaining([next.language]),
        )
        state = next
      }
    }),
})

const statuses = fc.constantFrom("success", "error", "", null)
const replies = fc.record({ region: statuses, zipcode: statuses })

property("a combined call works only when the region says success and the postcode nothing else", {
  fault: "the postcode's status never read",
  rule: unsetSucceeded,
  planted: (mode: UnsetMode, { region, zipcode }: UnsetReply) => (mode === "zipcode" ? zipcode : region) === "success",
  holds: (succeeded) =>
    fc.property(fc.constantFrom<UnsetMode>("region", "zipcode", "regionAndZipcode"), replies, (mode, reply) => {
      const requestId = [...(mode === "zipcode" ? [] : [reply.region]), ...(mode === "zipcode" ? [reply.zipcode] : [])]
      const extra = mode === "regionAndZipcode" && reply.zipcode !== null ? [reply.zipcode] : []
      expect(succeeded(mode, reply)).toBe([...requestId, ...extra].every((status) => status === "success"))
    }),
})

const cookiesOf = fc
  .record({ region: fc.option(fc.boolean(), { nil: null }), zipcode: fc.option(fc.boolean(), { nil: null }) })
  .map(({ region, zipcode }) =>
    [
      ...(region === null ? [] : [`setRegionForced={"currentCountry":"Niemcy","defaultCountry":"Polska","showModal":${region}}`]),
      ...(zipcode === null ? [] : [`setZipcodeForced={"currentZipcode":"00-001","defaultZipcode":"10-100","showModal":${zipcode}}`]),
    ].join("; "),
  )
const forcedEvents: fc.Arbitrary<ForcedRegionEvent> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ type: "RestorePressed" } as const) },
  fc.constantFrom("ContinuePressed", "Closed").map((type) => ({ type })),
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant("Answered"), requestId: fc.nat(4), reply: replies, message: fc.constantFrom("", "Nie") }),
  },
  fc.record({ type: fc.constant("NotAnswered"), requestId: fc.nat(4) }),
  fc.record({ type: fc.constant("TimerEnded"), timerId: fc.nat(4) }),
)

type ForcedTaken = readonly [ForcedRegion, readonly ForcedRegionCommand[]]

property("only success reloads; a failure leaves the notice open, told and usable", {
  fault: "cookies deleted after a refusal, or a notice that loads for ever",
  rule: forcedRegion,
  planted: (state: ForcedRegion, event: ForcedRegionEvent): ForcedTaken =>
    forcedRegion(state, event.type === "Answered" ? { ...event, reply: { region: "success", zipcode: "success" } } : event),
  holds: (step) =>
    fc.property(cookiesOf, fc.array(forcedEvents, { maxLength: 20 }), (cookies, events) => {
      let state = openForcedRegion(cookies, "main")
      for (const event of events) {
        const [next, commands] = step(state, event)
        if (![null, state.restore.requestId].includes(awaitedNumber(event))) expect(next).toBe(state)
        const reloads = commands.some(({ type }) => type === "ReloadPage")
        const worked =
          event.type === "Answered" &&
          state.restore.is === "busy" &&
          event.requestId === state.restore.requestId &&
          unsetSucceeded(state.mode, event.reply)
        expect(reloads).toBe(worked)
        if (state.restore.is === "busy" && next.restore.is === "failed")
          expect([next.shown, next.restore.problem !== null]).toEqual([true, true])
        if (next.restore.is === "busy") {
          expect(next.shown).toBe(true)
          expect(step(next, { type: "TimerEnded", timerId: next.restore.requestId })[0].restore.is).toBe("failed")
        } else if (next.shown) expect(step(next, { type: "ContinuePressed" })[0].shown).toBe(false)
        state = next
      }
    }),
})

property("after continuing, the rewritten cookies show nothing and keep what they said", {
  fault: "a notice that comes back after it was read",
  rule: forcedRegion,
  planted: (state: ForcedRegion, event: ForcedRegionEvent): ForcedTaken => {
    const [next, commands] = forcedRegion(state, event)
    return [next, commands.slice(0, 1)]
  },
  holds: (step) =>
    fc.property(fc.string({ unit: "grapheme", maxLength: 8 }), fc.string({ maxLength: 8 }), fc.boolean(), (country, zipcode, both) => {
      const region = `setRegionForced=${encodeURIComponent(JSON.stringify({ currentCountry: country, defaultCountry: "PL", showModal: true }))}`
      const code = `setZipcodeForced=${encodeURIComponent(JSON.stringify({ currentZipcode: zipcode, defaultZipcode: "1", showModal: true }))}`
      const start = openForcedRegion(both ? `${region}; ${code}` : region, "main")
      const [, commands] = step(start, { type: "ContinuePressed" })
      const jar = commands
        .flatMap((command) => (command.type === "WriteCookie" ? [command.cookie.split("; path")[0] ?? ""] : []))
        .join("; ")
      const after = readForcedPlaces(jar)
      expect(openForcedRegion(jar, "main").shown).toBe(false)
      expect(after.region).toEqual({ ...start.places.region, showModal: false })
      expect(after.zipcode).toEqual(both ? { ...start.places.zipcode, showModal: false } : null)
    }),
})

const hostile = fc.oneof(
  fc.string(),
  fc.json().map((json) => `setRegionForced=${json}`),
  fc.json().map((json) => `setZipcodeForced=${encodeURIComponent(json)}; setRegionForced=${json}`),
)

property("whatever the cookies say, they are read as short texts and a flag, or as nothing", {
  fault: "a hostile cookie breaks the page",
  rule: readForcedPlaces,
  planted: (cookies: string): ReturnType<typeof readForcedPlaces> => ({
    region: JSON.parse(cookies.split("=")[1] ?? "null"),
    zipcode: null,
  }),
  holds: (read) =>
    fc.property(hostile, (cookies) => {
      const { region, zipcode } = read(cookies)
      for (const place of [region, zipcode]) {
        if (place === null) continue
        expect(Object.keys(place)).toEqual(["current", "default", "showModal"])
        expect([typeof place.current, typeof place.default, typeof place.showModal]).toEqual(["string", "string", "boolean"])
        expect(Math.max(place.current.length, place.default.length)).toBeLessThanOrEqual(100)
      }
    }),
})

const entries = fc.array(
  fc.oneof(
    fc.record({
      id: fc.constantFrom(1, "1", "2", "", null),
      name: fc.constantFrom("A", "B", "", null),
      lang: fc.constantFrom([], null, [{ id: "pol" }, { id: "pol" }]),
    }),
    fc.jsonValue(),
  ),
  { maxLength: 6 },
)

property("the chooser's countries have ids and names, each id once, whatever the data are", {
  fault: "a country listed twice",
  rule: readCountries,
  planted: (data: unknown) => (Array.isArray(data) ? data.flatMap((entry: unknown) => readCountries([entry])) : readCountries(data)),
  holds: (read) =>
    fc.property(fc.oneof(entries, fc.jsonValue()), (data) => {
      const all = read(data)
      const ids = all.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { id, name, languages } of all) {
        expect(id !== "" && name !== "").toBe(true)
        expect(new Set(languages.map((language) => language.id)).size).toBe(languages.length)
      }
    }),
})
