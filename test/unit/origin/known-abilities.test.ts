import { describe, expect, test } from "vitest"
import { type Ability, type AbilityName, type ChangedAbility, changedAbilities, type LookedAt } from "../../../adapters/origin/ability.ts"
import { lookingPace, watchAbilities } from "../../../adapters/origin/known-abilities.ts"
import { handClock } from "../../support/shared/hand-clock.ts"

const ability = (name: AbilityName, from: Ability["from"], lacks: readonly string[] = []): Ability => ({ name, from, told: "", lacks })

test.each([
  ["nothing was known", [], [ability("menu", "pages")], []],
  ["all is as it was", [ability("menu", "pages", ["a"])], [ability("menu", "pages", ["a"])], []],
  [
    "a call is gone",
    [ability("prices", "api")],
    [ability("prices", null)],
    [{ name: "prices", was: "api", is: null, lost: [], gained: [] }],
  ],
  [
    "fields come and go",
    [ability("product", "api", ["a", "b"])],
    [ability("product", "api", ["b", "c"])],
    [{ name: "product", was: "api", is: "api", lost: ["c"], gained: ["a"] }],
  ],
])("where %s, that is what has changed (10.1027)", (_, before, now, expected) => {
  expect(changedAbilities(before, now)).toEqual(expected)
})

/** A shop that can what a test says, and what was heard of it. */
function watched(known: LookedAt | null = null) {
  const clock = handClock(1_000)
  const state = { can: [ability("menu", "pages"), ability("prices", "api")], looks: 0, isAway: false }
  const heard: (readonly [number, readonly ChangedAbility[]])[] = []
  const troubles: unknown[] = []
  const abilities = watchAbilities(
    {
      clock,
      look: async () => {
        state.looks += 1
        if (state.isAway) throw new Error("away")
        return state.can
      },
      onLooked: ({ atMs }, changes) => void heard.push([atMs, changes]),
      onTrouble: (cause) => void troubles.push(cause),
    },
    known,
  )
  return { clock, state, heard, troubles, abilities }
}

describe("what a shop can is known by a running server (10.1027)", () => {
  test("it is asked at the start and every hour, and what changed is heard", async () => {
    const { clock, state, heard, abilities } = watched()
    expect(abilities.last()).toBeNull()
    await clock.forward(0)
    expect(heard).toEqual([[1_000, []]])
    state.can = [ability("menu", null), ability("prices", "api")]
    await clock.forward(lookingPace.everyMs)
    expect(heard[1]).toEqual([1_000 + lookingPace.everyMs, [{ name: "menu", was: "pages", is: null, lost: [], gained: [] }]])
    await clock.forward(3 * lookingPace.everyMs)
    expect(state.looks).toBe(5)
    expect(abilities.last()?.atMs).toBe(1_000 + 4 * lookingPace.everyMs)
  })

  test("what was known before the start is what the first look is compared with", async () => {
    const { clock, heard, abilities } = watched({ atMs: 5, abilities: [ability("menu", null)] })
    expect(abilities.last()?.atMs).toBe(5)
    await clock.forward(0)
    expect(heard[0]?.[1]).toEqual([{ name: "menu", was: null, is: "pages", lost: [], gained: [] }])
  })

  test("a failure has it asked again at once, others within a minute after that have not, and the hour begins anew", async () => {
    const { clock, state, abilities } = watched()
    await clock.forward(1_800_000)
    abilities.failed("prices")
    await clock.forward(0)
    expect(state.looks).toBe(2)
    for (let at = 0; at < 50; at += 1) abilities.failed("prices")
    await clock.forward(lookingPace.atLeastMs - 1)
    abilities.failed("menu")
    await clock.forward(0)
    expect(state.looks).toBe(2)
    await clock.forward(1)
    abilities.failed("menu")
    await clock.forward(lookingPace.everyMs - 1)
    expect(state.looks).toBe(3)
    await clock.forward(1)
    expect(state.looks).toBe(4)
  })

  test("what is known to be missing is no news", async () => {
    const { clock, state, abilities } = watched()
    state.can = [ability("prices", null)]
    await clock.forward(lookingPace.everyMs + 100_000)
    abilities.failed("prices")
    await clock.forward(0)
    expect(state.looks).toBe(2)
  })

  test("a shop that is away leaves what was known, and is asked again after an hour", async () => {
    const { clock, state, troubles, abilities } = watched()
    await clock.forward(0)
    state.isAway = true
    await clock.forward(lookingPace.everyMs)
    expect([troubles.length, abilities.last()?.atMs]).toEqual([1, 1_000])
    state.isAway = false
    await clock.forward(lookingPace.everyMs)
    expect(abilities.last()?.atMs).toBe(1_000 + 2 * lookingPace.everyMs)
  })

  test("who comes before the first look waits for it, and nobody waits for another (10.1004)", async () => {
    const { abilities, state, clock } = watched()
    expect((await abilities.found())?.abilities).toEqual(state.can)
    await clock.forward(0)
    expect((await watched({ atMs: 5, abilities: [] }).abilities.found())?.atMs).toBe(5)
  })

  test("a shop whose API gave no answer is asked again after a minute (10.1004)", async () => {
    const { clock, state, heard } = watched()
    state.can = [ability("menu", "pages"), ability("ourPages", null)]
    await clock.forward(lookingPace.everyMs)
    expect(heard).toHaveLength(2)
    state.can = [ability("menu", "pages"), ability("ourPages", "pages")]
    await clock.forward(lookingPace.atLeastMs)
    expect(heard[2]?.[1].map(({ name, is }) => [name, is])).toEqual([["ourPages", "pages"]])
    await clock.forward(lookingPace.everyMs - 1)
    expect(state.looks).toBe(3)
  })

  test("nothing is asked when it has ended", async () => {
    const { clock, state, abilities } = watched()
    await clock.forward(0)
    abilities.stop()
    abilities.failed("menu")
    await clock.forward(5 * lookingPace.everyMs)
    expect(state.looks).toBe(1)
  })
})
