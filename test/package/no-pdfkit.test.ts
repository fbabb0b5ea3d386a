import { registerHooks } from "node:module"
import { expect, onTestFinished, test } from "vitest"
import { liveOrder } from "../../fixtures/shop/orders/live-order.ts"
import { documentsOf } from "../../fixtures/shop/orders/invoices/invoices-store.ts"
import { orderOfNumber } from "../../fixtures/shop/orders/orders-store.ts"
import { openOrdering } from "../support/shop/order-shop.ts"
import { putInto } from "../support/shop/ordering.ts"
import { testNowMs } from "../support/shop/test-now.ts"

// as in the terminal's package, and among its tests: what a process has imported once is there for good, and none of these draws a document

test("where pdfkit is not installed a document is answered with 501, and what is no document stays a 404 (10.823)", async () => {
  const hooks = registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier !== "pdfkit" && !specifier.includes("node_modules/pdfkit/")) return next(specifier, context)
      throw Object.assign(new Error("Cannot find package 'pdfkit'"), { code: "ERR_MODULE_NOT_FOUND" })
    },
  })
  onTestFinished(() => hooks.deregister())
  const { shopper, order, database } = await openOrdering(onTestFinished)
  await putInto(shopper, 501)
  await shopper.post("/order1.php", { payment: "pobranie" })
  const { number } = await order()
  for (const type of ["Packed", "Sent"] as const)
    await database.transaction(
      (within) => liveOrder(within, number, { key: null, kind: type, about: {}, atMs: testNowMs, event: { type } }),
      "read committed",
    )
  const placed = await orderOfNumber(database.reader, number)
  const [document] = await documentsOf(database.reader, placed?.id ?? 0)
  const answer = await shopper.send(`/order-document.php?order=${number}&document=${document?.id}`)
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([501, "private, no-store"])
  expect(await answer.text()).toBe("Documents are not drawn here: pdfkit is not installed")
  expect((await shopper.send(`/order-document.php?order=${number}&document=999999`)).status).toBe(404)
})
