import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import { type Compared, compareBaskets } from "./compare-baskets.ts"
import type { Goods } from "./goods.ts"
import type { Outcome } from "./outcome.ts"
import type { Replica } from "./replicas.ts"
import { makeShopper } from "./shopper.ts"

export interface KillsReport extends Compared {
  readonly kills: number
  /** changes that were told to be made, and those without an answer */
  readonly told: number
  readonly cut: number
  /** changes that the shop did not take while it was there */
  readonly refused: readonly string[]
}

const writers = 6
/** After so many changes that were told it is killed: another number each time, so that the moments differ. */
const changesBefore = [7, 12, 9, 16, 11] as const

/** Kills a process while shoppers write through it, again and again; another one goes on serving the same data. */
export async function killWhileWriting(
  {
    place,
    doomed,
    goods,
    say,
  }: { readonly place: StorePlace; readonly doomed: Replica; readonly goods: Goods; readonly say: (line: string) => void },
  kills: number,
): Promise<KillsReport> {
  let [told, cut] = [0, 0]
  const refused: string[] = []
  const shoppers = Array.from({ length: writers }, (_, at) =>
    makeShopper({ origin: doomed.origin, at, goods, account: null, onAnswer: () => undefined, thinkMs: 0 }),
  )
  for (let kill = 0; kill < kills; kill += 1) {
    const isKilled = { yes: false }
    const enough = Promise.withResolvers<void>()
    const killAt = told + (changesBefore[kill % changesBefore.length] ?? 0)
    const writing = shoppers.map(async (shopper) => {
      while (!isKilled.yes) {
        const instead = await shopper.add()
        if (instead === null) told += 1
        else if (isKilled.yes) cut += 1
        else refused.push(instead)
        if (told >= killAt) enough.resolve()
      }
    })
    await enough.promise
    isKilled.yes = true
    await doomed.kill()
    await Promise.all(writing)
    await doomed.start()
    if ((kill + 1) % 5 === 0) say(`killed ${kill + 1} times`)
  }
  return { kills, told, cut, refused, ...(await compareBaskets(place, shoppers)) }
}

/** @param engine what it ran on */
export const killsOutcome = (engine: string, { kills, told, cut, refused, lost, doubled, untold }: KillsReport): Outcome => ({
  rows: [
    [
      engine,
      `killed ${kills} times; changes told ${told}, without an answer ${cut}, refused ${refused.length}; pieces lost ${lost}, doubled ${doubled}, made without an answer ${untold}`,
    ],
  ],
  missed: [
    ...(lost > 0 ? [`${engine}: ${lost} pieces were lost`] : []),
    ...(doubled > 0 ? [`${engine}: ${doubled} pieces were doubled`] : []),
    ...[...new Set(refused)].map((answer) => `${engine}: a change was refused: ${answer}`),
  ],
})
