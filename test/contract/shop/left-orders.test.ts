import { expect, onTestFinished, test } from "vitest"
import { cancelByKeeper, openOrdering } from "../../support/shop/order-shop.ts"
import { putInto } from "../../support/shop/ordering.ts"
import { makeShopper } from "../../support/shop/shopper.ts"

const anna = { login: "anna@example.com", password: "Pracownia-Anna-24" }

test("orders outlive their account without its number; one cancelled without money forgets who ordered, and all were in the export (10.633, 10.799, 11.571)", async () => {
  const { shop, shopper, order, database } = await openOrdering(onTestFinished)
  await shopper.post("/signin.php", { operation: "login", ...anna })
  const placed: string[] = []
  for (const note of ["Zostaw u sąsiada", "Kod do bramy 12"]) {
    await putInto(shopper, 501)
    await shopper.post("/order1.php", { payment: "pobranie", note })
    placed.push((await order()).number)
  }
  const [kept = "", cancelled = ""] = placed
  await cancelByKeeper(database, cancelled)
  const file: unknown = await (await shopper.send("/login.php?operation=export")).json()
  expect(file).toMatchObject({
    orders: [
      { number: cancelled, status: "cancelled" },
      { number: kept, lines: [{ productId: 501 }] },
    ],
  })
  const somebodyElse = makeShopper(shop)
  await somebodyElse.post("/signin.php", { operation: "login", login: "zakupy@example.org", password: "Pracownia-Hurt-24" })
  expect(await somebodyElse.json("/login.php?operation=export")).toMatchObject({ account: { login: "zakupy@example.org" }, orders: [] })
  const end = { operation: "deletion", deletion_sure: "1", deletion_password: anna.password }
  expect((await shopper.post("/login.php", end)).headers.get("location")).toBe("/")
  const rows = await database.reader.selectFrom("shop_order").select(["number", "account", "status", "document"]).orderBy("id").execute()
  expect(rows.map(({ number, account }) => [number, account])).toEqual([
    [kept, null],
    [cancelled, null],
  ])
  const [keptText = "", cancelledText = ""] = rows.map(({ document }) => document)
  expect(keptText).toMatch(/zofia@example\.org|anna@example\.com/)
  expect(cancelledText).not.toMatch(/example|Kod do bramy|Polna|Nowacka/)
  expect(cancelledText).toContain('"productId":501')
  for (const other of [shopper, makeShopper(shop)])
    expect(await other.data(`{ ownOrder(number: "${kept}") { status } }`)).toEqual({ ownOrder: null })
})
