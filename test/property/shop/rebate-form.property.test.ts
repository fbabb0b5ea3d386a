import fc from "fast-check"
import { beforeAll, expect } from "vitest"
import type { Shop } from "../../../fixtures/shop/create-shop.ts"
import { property } from "../../support/property/property.ts"
import { makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { testNowMs } from "../../support/shop/test-now.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

// of the demo shop: two codes that change the jug 507, and two that are not taken

/** A press of the form: what it sends, and how it fares on its way. */
interface Press {
  readonly code: "LATO10" | "DZBANEK20" | "ZIMA15" | "NIEMA" | "remove"
  /** answered, sent whose answer nobody gets, sent again after its answer, sent twice at once, or overtaken by the press after it */
  readonly fate: "answered" | "lost" | "repeated" | "doubled" | "late"
}

type Send = (shopper: Shopper, code: Press["code"], copy: number) => Promise<unknown>

const clock = { nowMs: testNowMs }
let shop: Shop

beforeAll(async () => {
  const opened = await openProjectShop({ now: () => clock.nowMs })
  shop = opened.shop
  return opened.close
})

const post: Send = (shopper, code) => shopper.post("/rebatecode.php", code === "remove" ? { operation: "remove" } : { code })

/** What came a second time takes the code off that came before. */
const undoing: Send = (shopper, code, copy) => post(shopper, copy === 0 ? code : "remove", 0)

async function withJug(): Promise<Shopper> {
  const shopper = makeShopper(shop)
  await shopper.post("/basketchange.php", { product: "507", size: "uniw", number: "2" })
  expect(await noticeOf(shopper)).toMatchObject({ is: "added" })
  return shopper
}

/** The same browser, which never sees what is answered. */
function deaf({ cookies }: Shopper): Shopper {
  const other = makeShopper(shop)
  for (const [name, value] of cookies) other.cookies.set(name, value)
  return other
}

/** The presses in the order in which they come to the shop. */
function arriving(presses: readonly Press[]): readonly Press[] {
  const order = [...presses]
  for (const [at, press] of presses.entries()) {
    const next = order[at + 1]
    if (press.fate === "late" && order[at] === press && next !== undefined) [order[at], order[at + 1]] = [next, press]
  }
  return order
}

const cost = async (shopper: Shopper) =>
  shopper.data("{ basket { ownRebate { code } basketCost { totalProductsCost { gross { value } } rebate { gross { value } } } } }")

const taken: ReadonlySet<string> = new Set(["LATO10", "DZBANEK20"])

property("a code's form that is late, lost, repeated or sent twice at once leaves the code of the press that came last (15.64, 7.60)", {
  fault: "a press that comes again undoes itself",
  rule: post,
  planted: undoing,
  runs: 12,
  holds: (send) =>
    fc.asyncProperty(
      fc.array(
        fc.record({
          code: fc.constantFrom<Press["code"][]>("LATO10", "DZBANEK20", "ZIMA15", "NIEMA", "remove"),
          fate: fc.constantFrom<Press["fate"][]>("answered", "lost", "repeated", "doubled", "late"),
        }),
        { minLength: 1, maxLength: 6 },
      ),
      async (presses) => {
        const shopper = await withJug()
        for (const { code, fate } of arriving(presses)) {
          // wrong codes are counted for a minute
          clock.nowMs += 61_000
          const by = fate === "lost" ? deaf(shopper) : shopper
          if (fate === "doubled") await Promise.all([send(by, code, 0), send(by, code, 1)])
          else await send(by, code, 0)
          if (fate === "repeated") await send(by, code, 1)
        }
        // oracle: only what is taken or taken off counts, and of it the last
        const last = arriving(presses).findLast(({ code }) => code === "remove" || taken.has(code))?.code ?? "remove"
        const calm = await withJug()
        await post(calm, last, 0)
        expect(await cost(shopper)).toEqual(await cost(calm))
        expect(await cost(shopper)).toMatchObject({ basket: { ownRebate: last === "remove" ? null : { code: last } } })
        // what came of the last press is said once
        await noticeOf(shopper)
        expect(await noticeOf(shopper)).toBeNull()
      },
    ),
})
