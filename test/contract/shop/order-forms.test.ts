import { expect, onTestFinished, test } from "vitest"
import { moneyText } from "../../../core/values/money-text.ts"
import { anna } from "../../support/shop/case-shop.ts"
import { cancelByKeeper, openOrdering } from "../../support/shop/order-shop.ts"
import { fillIn, orderingOf, postOf, putInto } from "../../support/shop/ordering.ts"
import { makeShopper, type Shopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"

async function openShopper(): Promise<Shopper> {
  const { shop, close } = await openProjectShop()
  onTestFinished(close)
  return makeShopper(shop)
}

const send = async (shopper: Shopper, path: string, fields: Readonly<Record<string, string>>) => {
  const response = await shopper.post(path, fields)
  return [response.status, response.headers.get("location")] as const
}

/** What the form of the last look posts. */
async function lastLook(shopper: Shopper): Promise<Readonly<Record<string, string>>> {
  const { key, shown, total } = postOf(await orderingOf(shopper).quote())
  return { key, shown, total: moneyText(total), order_terms_conditions: "1", order_cancel: "1" }
}

const notice = async (shopper: Shopper) => Object(await shopper.data("{ ownNotice { is code message text } }")).ownNotice

test("payment, delivery and note are kept by a form, which leads to the last look or to the points (10.712)", async () => {
  const shopper = await openShopper()
  await putInto(shopper, 501)
  const chosen = { payment: "pobranie", delivery_prepaid: "kurier", delivery_dvp: "kurier-pobranie", note: " Proszę dzwonić. " }
  expect(await send(shopper, "/order1.php", chosen)).toEqual([303, "/order2.php"])
  expect(await orderingOf(shopper).quote()).toMatchObject({ payment: "pobranie", delivery: "kurier-pobranie", note: "Proszę dzwonić." })
  const byMap = await shopper.send("/order1.php", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "payment=blik&delivery=automat&next=points",
  })
  expect([byMap.status, byMap.headers.get("location")]).toEqual([303, "/pickup-sites.php?from=order"])
  expect(await orderingOf(shopper).quote()).toMatchObject({ payment: "blik", delivery: "automat", note: "Proszę dzwonić." })
  expect(await send(shopper, "/order1.php", { payment: "czek" })).toEqual([303, "/order1.php?lack=payment"])
  expect(await orderingOf(shopper).quote()).toMatchObject({ payment: "blik", delivery: "automat", note: "Proszę dzwonić." })
})

test("of a note that is too long the beginning is kept, with all that was chosen (10.956)", async () => {
  const shopper = await openShopper()
  await putInto(shopper, 501)
  const note = `${"ż".repeat(999)}🙂tail`
  expect(await send(shopper, "/order1.php", { payment: "pobranie", note })).toEqual([303, "/order1.php?note=long"])
  expect(await orderingOf(shopper).quote()).toMatchObject({ payment: "pobranie", note: `${"ż".repeat(999)}🙂` })
})

test("an order is collected in the store that was chosen, and has its address (10.953, 11.670)", async () => {
  const shopper = await openShopper()
  await putInto(shopper, 501)
  await fillIn(shopper)
  const ordering = orderingOf(shopper)
  await send(shopper, "/order1.php", { payment: "przelew", delivery_prepaid: "odbior" })
  const first = await ordering.quote()
  expect([first.delivery, first.store]).toEqual(["odbior", first.stores[0]?.id])
  const other = first.stores[1]
  await send(shopper, "/order1.php", { payment: "przelew", delivery_prepaid: "odbior", order_store: other?.id ?? "" })
  expect((await ordering.quote()).shown).not.toBe(first.shown)
  expect(await ordering.choose({ store: "paris" })).toBe("store_unknown")
  const placed = await ordering.place()
  const read = "number" in placed ? await ordering.read(placed.number) : null
  expect(read?.point).toEqual({ id: 2, name: other?.name, street: other?.street, zipcode: other?.zipcode, city: other?.city })
})

test("a point of a courier's own clients asks for their number, and the order has it (10.958, 11.672)", async () => {
  const { shopper, database } = await openOrdering(onTestFinished)
  await putInto(shopper, 501)
  await fillIn(shopper)
  const idOf = async (kind: string) =>
    String((await database.get(`SELECT id FROM pickup_point WHERE kind = '${kind}' ORDER BY id LIMIT 1`))?.["id"])
  // the points are made when they are first asked for
  await shopper.data('{ pickupPointsSearch(searchInput: { data: { text: "Kraków" } }) { found } }')
  await shopper.post("/pickup-sites.php", { pickup_point: await idOf("office"), return: "/order1.php" })
  const ordering = orderingOf(shopper)
  await send(shopper, "/order1.php", { payment: "przelew", delivery_prepaid: "automat" })
  expect(await ordering.quote()).toMatchObject({ clientNumber: "", lacks: ["clientNumber"] })
  expect(await ordering.place()).toEqual({ _tag: "Incomplete", lacks: ["clientNumber"] })
  expect(await send(shopper, "/place-order.php", await lastLook(shopper))).toEqual([303, "/order1.php?lack=clientNumber"])
  // what is no number is kept as it was typed
  await send(shopper, "/order1.php", { client_number: ` K<1> ${"9".repeat(90)}` })
  expect(await ordering.quote()).toMatchObject({ clientNumber: `K<1> ${"9".repeat(35)}`, lacks: ["clientNumber"] })
  expect(await ordering.choose({ clientNumber: "9".repeat(41) })).toBe("client_number_too_long")
  const before = await ordering.quote()
  await send(shopper, "/order1.php", { client_number: "KR-204771" })
  expect(await ordering.quote()).toMatchObject({ lacks: [] })
  expect((await ordering.quote()).shown).not.toBe(before.shown)
  // to the door nobody asks, and at a locker neither
  await send(shopper, "/order1.php", { client_number: "", delivery_prepaid: "kurier", payment: "przelew" })
  expect(await ordering.quote()).toMatchObject({ lacks: [] })
  await shopper.post("/pickup-sites.php", { pickup_point: await idOf("locker") })
  expect(await ordering.quote()).toMatchObject({ clientNumber: null })
  await shopper.post("/pickup-sites.php", { pickup_point: await idOf("office") })
  await send(shopper, "/order1.php", { client_number: "KR-204771", delivery_prepaid: "automat", payment: "przelew" })
  const placed = await ordering.place()
  const read = "number" in placed ? await ordering.read(placed.number) : null
  expect(read?.delivery).toMatchObject({ id: "automat", clientNumber: "KR-204771", day: null })
})

test("the day of a courier with a calendar is chosen, else it is the earliest (10.959, 11.672)", async () => {
  const shopper = await openShopper()
  await putInto(shopper, 646)
  await fillIn(shopper)
  const ordering = orderingOf(shopper)
  const first = await ordering.quote()
  const days = first.deliveries.find(({ id }) => id === "wniesienie")?.days ?? []
  expect(days.length).toBeGreaterThan(5)
  expect([first.delivery, first.deliveryDay]).toEqual(["wniesienie", days[0]])
  const third = days[2]?.id ?? ""
  await send(shopper, "/order1.php", { payment: "przelew", delivery_prepaid: "wniesienie", delivery_day_wniesienie: third })
  const chosen = await ordering.quote()
  expect([chosen.deliveryDay, chosen.shown === first.shown]).toEqual([days[2], false])
  // a day that it does not come on is not chosen
  expect(await ordering.choose({ day: "2026-02-30" })).toBe("day_unknown")
  await send(shopper, "/order1.php", { payment: "przelew", delivery_prepaid: "wniesienie", delivery_day_wniesienie: "2031-01-01" })
  expect((await ordering.quote()).deliveryDay).toEqual(days[0])
  await ordering.choose({ day: third })
  const placed = await ordering.place()
  const read = "number" in placed ? await ordering.read(placed.number) : null
  expect(read?.delivery).toMatchObject({ id: "wniesienie", day: days[2], clientNumber: "" })
})

test("points pay a delivery as long as there are as many, and come back with the order (10.954, 11.670)", async () => {
  const { shopper, order, database } = await openOrdering(onTestFinished)
  await shopper.post("/signin.php", { operation: "login", ...anna })
  const points = async () => (await database.get("SELECT points FROM account WHERE login = 'anna@example.com'"))?.["points"]
  await putInto(shopper, 501)
  const chosen = { payment: "przelew", delivery_prepaid: "kurier", delivery_points_asked: "1" }
  await send(shopper, "/order1.php", { ...chosen, delivery_points: "1" })
  const { number, read } = await order()
  expect(read?.sums).toMatchObject({ shipping: { minor: 0 }, total: { minor: 6900 }, points: { coefficient: 300 } })
  expect(await points()).toBe("320")
  await cancelByKeeper(database, number)
  expect(await points()).toBe("620")
  // goods for 450 leave fewer than the delivery takes
  await putInto(shopper, 501)
  await putInto(shopper, 576, "1", { for_points: "true" })
  await send(shopper, "/order1.php", { ...chosen, delivery_points: "1" })
  expect(await orderingOf(shopper).quote()).toMatchObject({
    isForPoints: false,
    sums: { shipping: { minor: 1490 }, points: { coefficient: 450 } },
  })
  // a box that is not ticked is not posted
  await shopper.post("/basketchange.php", { product: "576", size: "uniw", change: "empty" })
  await send(shopper, "/order1.php", chosen)
  expect((await orderingOf(shopper).quote()).isForPoints).toBe(false)
})

test("a divided order tells its parts (10.955, 11.670)", async () => {
  const shopper = await openShopper()
  await putInto(shopper, 501)
  await putInto(shopper, 517)
  expect((await orderingOf(shopper).quote()).parts).toEqual([])
  await shopper.data("mutation { editCurrentSettings(CurrentSettingsInput: { isAllowedToDivisionOrder: true }) { status } }")
  const { parts } = await orderingOf(shopper).quote()
  expect(parts.map(({ names }) => names.length)).toEqual([1, 1])
})

test("an order is placed by a form once, and leads to it each time (10.700, 10.712)", async () => {
  const shopper = await openShopper()
  await putInto(shopper, 501)
  await fillIn(shopper)
  const form = await lastLook(shopper)
  const [first, second] = await Promise.all([send(shopper, "/place-order.php", form), send(shopper, "/place-order.php", form)])
  expect(first).toEqual([303, expect.stringMatching(/^\/prepaid\.php\?order=[2-9A-Z]{5}-[2-9A-Z]{5}$/)])
  expect(second).toEqual(first)
  expect(await send(shopper, "/place-order.php", { ...form, key: "other" })).toEqual([303, "/return.php?status=basket_empty"])
})

test("what is refused leads back to its step, says why and orders nothing (10.703 to 10.705, 10.712, 11.504)", async () => {
  const shopper = await openShopper()
  await putInto(shopper, 501)
  const early = await lastLook(shopper)
  expect(await send(shopper, "/place-order.php", early)).toEqual([303, "/client-new.php"])
  expect(await notice(shopper)).toMatchObject({ is: "orderRefused", code: "incomplete", text: "data" })
  await fillIn(shopper)
  expect(await send(shopper, "/place-order.php", early)).toEqual([303, "/order2.php"])
  expect(await notice(shopper)).toMatchObject({ is: "orderRefused", code: "changed" })
  await send(shopper, "/order1.php", { payment: "blik", delivery: "automat" })
  const form = await lastLook(shopper)
  expect(await send(shopper, "/place-order.php", form)).toEqual([303, "/order1.php?lack=point"])
  await send(shopper, "/order1.php", { payment: "blik", delivery: "kurier" })
  const { total = "", ...rest } = await lastLook(shopper)
  expect(await send(shopper, "/place-order.php", { ...rest, total: "1.00" })).toEqual([303, "/order2.php"])
  expect(await notice(shopper)).toMatchObject({ code: "rose", text: `1.00\n${total}` })
  expect(await send(shopper, "/place-order.php", rest)).toEqual([303, "/order2.php"])
  expect(await send(shopper, "/place-order.php", { ...rest, total, order_cancel: "" })).toEqual([303, "/order2.php"])
  expect(await notice(shopper)).toMatchObject({ code: "incomplete", text: "cancel" })
  expect((await send(shopper, "/place-order.php", { ...rest, total }))[1]).toMatch(/^\/prepaid/)
})

test("a parcel that is too heavy for a courier goes by another, counted by the pieces of all rows (10.701, 10.977)", async () => {
  const { shopper } = await openOrdering(onTestFinished)
  const ordering = orderingOf(shopper)
  const deliveries = async () => (await ordering.quote()).deliveries.map(({ id }) => id)
  // 640 g each; a locker takes 25 kg
  await putInto(shopper, 503, "18", { size: "baltyk" })
  await putInto(shopper, 503, "21", { size: "zulawy" })
  expect(await deliveries()).toContain("automat")
  await putInto(shopper, 503, "1", { size: "zulawy" })
  expect(await deliveries()).toEqual(["kurier", "odbior", "kurier-pobranie"])
})

test("who changes their data after payment and delivery were chosen comes back to the last look, and to the choice where nobody brings it there (10.978)", async () => {
  const { shopper } = await openOrdering(onTestFinished)
  await putInto(shopper, 501, "2")
  const told = async (more: Readonly<Record<string, string>> = {}) => (await fillIn(shopper, more)).headers.get("location")
  expect(await told()).toBe("/order1.php")
  await shopper.post("/order1.php", { payment: "przelew", delivery_prepaid: "kurier-miejski" })
  // the bicycle goes to Kraków alone
  expect(await told()).toBe("/order1.php")
  await shopper.post("/order1.php", { payment: "przelew", delivery_prepaid: "kurier" })
  expect(await told({ client_city: "Sopot" })).toBe("/order2.php")
  expect(await told({ client_region: "1143020143", client_zipcode: "10115" })).toBe("/order1.php")
})

test.each([
  ["a payment that there is none of", { payment: "czek" }, "payment"],
  ["no payment at all", { payment: "" }, "payment"],
  ["a delivery that there is none of", { payment: "przelew", delivery_prepaid: "golab" }, "delivery"],
  ["a delivery that does not go there", { payment: "przelew", delivery_prepaid: "kurier-miejski" }, "delivery"],
  ["a delivery of the other moment", { payment: "przelew", delivery: "kurier-pobranie" }, "delivery"],
])("%s leads back to the choice, which keeps the note, and orders nothing (10.979)", async (_, fields, lack) => {
  const { shopper } = await openOrdering(onTestFinished)
  await putInto(shopper, 501)
  await fillIn(shopper)
  const answer = await shopper.post("/order1.php", { ...fields, note: "Kod do bramy: 12" })
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/order1.php?lack=${lack}`])
  const { note, payment, delivery } = await orderingOf(shopper).quote()
  expect([note, payment, delivery]).toEqual(["Kod do bramy: 12", fields.payment === "przelew" ? "przelew" : "blik", "kurier"])
})
