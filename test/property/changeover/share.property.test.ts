import fc from "fast-check"
import { expect, test } from "vitest"
import { begunRace, type FallbackReason, pageRace, type PageRaceCommand, type PageRaceEvent } from "../../../core/changeover/page-race.ts"
import { type Share, shareOf } from "../../../core/changeover/share.ts"
import { placeByHash, visitorPlace, type Side, sideOf } from "../../../core/changeover/visitor-side.ts"
import { property } from "../../support/property/property.ts"

const place = fc.integer({ min: 0, max: 9_999 })
const percent = fc.integer({ min: 0, max: 10_000 })

property("raising a share moves nobody back, and everybody sees ours at last (10.1050)", {
  fault: "a visitor is drawn anew for each share",
  rule: sideOf,
  planted: ({ place: at }: { readonly place: number }, share: Share): Side =>
    placeByHash(`${at} ${share.home}`) < share.home ? "ours" : "theirs",
  holds: (side) =>
    fc.property(place, percent, percent, (at, one, other) => {
      const visitor = { place: at, isCrawler: false }
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      if (side(visitor, shareOf(less), "home") === "ours") expect(side(visitor, shareOf(more), "home")).toBe("ours")
      expect(side(visitor, shareOf(10_000), "home")).toBe("ours")
      expect(side(visitor, shareOf(0), "home")).toBe("theirs")
    }),
})

property(
  "a visitor with the same session stays at one place, whatever else changes, and with the cookie whatever changes (10.1051, 10.1052)",
  {
    fault: "the address counts as long as there is one",
    rule: visitorPlace,
    planted: ({ address }: { readonly address: string }) => ({ place: placeByHash(address), by: "address" as const }),
    holds: (of) =>
      fc.property(
        fc.stringMatching(/^[0-9a-f]{1,40}$/),
        place,
        fc.array(fc.ipV4(), { minLength: 2, maxLength: 5 }),
        (session, kept, addresses) => {
          const places = (cookies: string) =>
            new Set(addresses.map((address, at) => of({ cookies, address, userAgent: `browser ${at}` }, () => null).place))
          expect(places(`client=${session}`).size).toBe(1)
          expect(places(`lang=pol; witryna_share=${kept}; client=${session}`)).toEqual(new Set([kept]))
        },
      ),
  },
)

test("of 20,000 sessions the part on our side is the share, within four deviations (10.1050)", () => {
  const sessions = Array.from(
    { length: 20_000 },
    (_, at) => visitorPlace({ cookies: `client=${(at * 2_654_435_761).toString(36)}`, address: "", userAgent: "" }, () => null).place,
  )
  for (const share of [100, 500, 2_500, 5_000, 9_000]) {
    const part = share / 10_000
    const ours = sessions.filter((at) => sideOf({ place: at, isCrawler: false }, shareOf(share), "home") === "ours").length
    expect(Math.abs(ours - 20_000 * part)).toBeLessThan(4 * Math.sqrt(20_000 * part * (1 - part)))
  }
})

const event: fc.Arbitrary<PageRaceEvent> = fc.oneof(
  fc.record({
    type: fc.constant("Came" as const),
    side: fc.constantFrom<Side>("ours", "theirs"),
    status: fc.constantFrom(200, 304, 404, 500, 502, null),
  }),
  fc.constant({ type: "WaitedLong" as const }),
)

/** What a server would do: each side comes once, and theirs only when it was asked for. */
function played(
  step: typeof pageRace,
  events: readonly PageRaceEvent[],
): { readonly commands: readonly PageRaceCommand[]; readonly came: ReadonlyMap<Side, number | null> } {
  let race = begunRace
  const commands: PageRaceCommand[] = []
  const came = new Map<Side, number | null>()
  const last: readonly PageRaceEvent[] = [
    { type: "Came", side: "ours", status: 502 },
    { type: "Came", side: "theirs", status: 500 },
  ]
  for (const one of [...events, ...last]) {
    const isAsked = commands.some(({ type }) => type === "AskTheirs")
    if (one.type === "Came" && (came.has(one.side) || (one.side === "theirs" && !isAsked))) continue
    if (one.type === "Came" && !commands.some(({ type }) => type === "Show")) came.set(one.side, one.status)
    const [next, more] = step(race, one)
    race = next
    commands.push(...more)
  }
  return { commands, came }
}

const good = (status: number | null | undefined): boolean => status !== null && status !== undefined && status < 500

property(
  "one page is shown, once; one that is good wherever one of the two was; who lost is given up, and nobody else (10.1054, 10.1055)",
  {
    fault: "the shop's own page is shown though it has failed as well",
    rule: pageRace,
    planted: (race: typeof begunRace, one: PageRaceEvent) =>
      race.is === "both" && one.type === "Came" && one.side === "theirs" && one.status !== null
        ? ([{ is: "done" }, [{ type: "Show", side: "theirs", because: "failed" as FallbackReason }]] as const)
        : pageRace(race, one),
    runs: 500,
    holds: (step) =>
      fc.property(fc.array(event, { maxLength: 6 }), (events) => {
        const { commands, came } = played(step, events)
        const shown = commands.flatMap((command) => (command.type === "Show" ? [command] : []))
        expect(shown.length).toBe(1)
        const [show] = shown
        if (show === undefined) return
        expect(came.has(show.side)).toBe(true)
        if ([...came.values()].some(good)) expect(good(came.get(show.side))).toBe(true)
        if (show.side === "theirs") expect(good(came.get("theirs"))).toBe(true)
        expect(show.because === null).toBe(show.side === "ours")
        for (const command of commands)
          if (command.type === "GiveUp") expect([command.side === show.side, came.has(command.side)]).toEqual([false, false])
        expect(commands.filter(({ type }) => type === "AskTheirs").length).toBeLessThanOrEqual(1)
      }),
  },
)
