import { expect, test } from "vitest"
import { paymentLooks } from "../../core/order/placed/payment-watch.ts"
import { watchPayment } from "../../ui/runtime/order/watch-payment.ts"

/** Watches over pages as they come; the last one stays. @returns waits, and how often the page was shown anew */
async function watched(...pages: readonly (string | null)[]) {
  const shown = document.createElement("section")
  shown.dataset["payment"] = "waiting-open-begun"
  const waits: number[] = []
  let shownAnew = 0
  await watchPayment(shown, {
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
