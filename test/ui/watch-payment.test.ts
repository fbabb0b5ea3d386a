import fc from "fast-check"
import { expect, test } from "vitest"
import { paymentLooks, paymentMarkIn } from "../../core/order/placed/payment-watch.ts"
import { watchPayment } from "../../ui/runtime/order/watch-payment.ts"

/** Watches over pages as they come; the last one stays. @returns waits, and how often the page was shown anew */
async function watchedBy(watch: typeof watchPayment, pages: readonly (string | null)[]) {
  const shown = document.createElement("section")
  shown.dataset["payment"] = "waiting-open-begun"
  const waits: number[] = []
  let shownAnew = 0
  await watch(shown, {
    wait: async (ms) => {
      waits.push(ms)
    },
    look: async () => pages[waits.length - 1] ?? pages.at(-1) ?? null,
    showAnew: () => {
      shownAnew += 1
    },
  })
  return { waits, shownAnew }
}

const watched = (...pages: readonly (string | null)[]) => watchedBy(watchPayment, pages)

const page = (mark: string) => `<section data-payment="${mark}">`

test("a payment that is awaited shows the page anew once more is known of it, and is not looked for forever (10.753)", async () => {
  expect(await watched(page("waiting-open-begun"), page("accepted-paid-begun"))).toEqual({ waits: [2000, 2000], shownAnew: 1 })
  expect(await watched(page("waiting-open-refused"))).toEqual({ waits: [2000], shownAnew: 1 })
  expect(await watched(page("waiting-open-begun"))).toEqual({ waits: paymentLooks, shownAnew: 0 })
})

test("a page that cannot be had, or is another one, changes nothing (10.753)", async () => {
  expect((await watched(null)).shownAnew).toBe(0)
  expect((await watched("<h1>Not found</h1>")).shownAnew).toBe(0)
})

const awaited = "waiting-open-begun"
const seen = fc.array(
  fc.option(
    fc.constantFrom("<h1>Not found</h1>", page(awaited), page(awaited), page("accepted-paid-begun"), page("waiting-open-refused")),
    { nil: null },
  ),
  { minLength: 1, maxLength: 10 },
)

/** Whatever the shop answers: the page is shown anew once, at the first look that knows more, and otherwise never. */
const holds = (watch: typeof watchPayment) =>
  fc.asyncProperty(seen, async (pages) => {
    const looked = paymentLooks.map((_, at) => pages[at] ?? pages.at(-1) ?? null)
    const knows = looked.findIndex((one) => one?.includes("data-payment") === true && !one.includes(awaited))
    const waits = knows === -1 ? paymentLooks : paymentLooks.slice(0, knows + 1)
    expect(await watchedBy(watch, pages)).toEqual({ waits, shownAnew: knows === -1 ? 0 : 1 })
  })

/** What cannot be had is taken for news. */
const believesFailures: typeof watchPayment = async (shown, { wait, look, showAnew }) => {
  for (const ms of paymentLooks) {
    await wait(ms)
    if (paymentMarkIn((await look()) ?? "") !== shown.dataset["payment"]) return showAnew()
  }
}

test("the page is shown anew once, at the first look that knows more, and a watch that takes a failure for news is found (10.753)", async () => {
  await fc.assert(holds(watchPayment), { numRuns: 200 })
  await expect(fc.assert(holds(believesFailures), { numRuns: 200 })).rejects.toThrow(/Counterexample/)
})
