import { describe, expect, onTestFinished, test } from "vitest"
import { openShopData } from "../../support/shop/shop-data.ts"
import { makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { openProjectShop, openTestShop } from "../../support/shop/test-shop.ts"

// 601: a shirt of 129,00; couriers: Kurier to Poland, a bicycle courier to post codes 00- only

const place = "ownPlace { regionChosen zipcode countries { id selected } }"
const shipping = (shopper: Shopper) =>
  shopper.data(
    `{ shipping(ShippingInput: {mode: product products: [{id: 601 size: "M" quantity: 1}]}) { shipping { courier { id } } ownWorth { formatted } ${place} } }`,
  )
const at = (country: string, zipcode: string | null, regionChosen: boolean) => ({
  regionChosen,
  zipcode,
  countries: ["PL", "DE"].map((id) => ({ id, selected: id === country })),
})
const change = (shopper: Shopper, fields: string) => shopper.data(`mutation { ${fields} { status error { code message } } }`)
const done = { status: "success", error: null }
const settings = (shopper: Shopper, fields: Readonly<Record<string, string>>) =>
  shopper.post("/settings.php", fields, { referer: "http://shop.local/product-pol-601.html?selected_size=M" })

describe("setRegion and setTemporaryZipcode (7.67, 11.150)", () => {
  test("hold for the visitor's session: couriers follow, prices keep their currency (18.23, 18.28)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect(await shipping(shopper)).toMatchObject({ shipping: { ownPlace: at("PL", null, false) } })
    expect(await change(shopper, 'setTemporaryZipcode(zipcode: "00 950")')).toEqual({ setTemporaryZipcode: done })
    expect(await shipping(shopper)).toMatchObject({
      shipping: {
        shipping: [{ courier: { id: "kurier" } }, { courier: { id: "pobranie" } }, { courier: { id: "miejski" } }],
        ownPlace: at("PL", "00-950", false),
      },
    })
    expect(await change(shopper, 'setRegion(regionId: "DE")')).toEqual({ setRegion: done })
    expect(await shipping(shopper)).toEqual({
      shipping: { shipping: [], ownWorth: { formatted: expect.stringMatching(/^129,00\szł$/) }, ownPlace: at("DE", null, true) },
    })
    expect(await shipping(makeShopper(shop))).toMatchObject({ shipping: { ownPlace: at("PL", null, false) } })
  })

  test("refuse by the platform's codes, and change nothing (8.15, 8.17)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await change(shopper, 'setTemporaryZipcode(zipcode: "00-950")')
    expect(await change(shopper, 'setRegion(regionId: "XX")')).toEqual({
      setRegion: { status: "error", error: { code: "incorrect_region", message: "Błędnie wybrany region." } },
    })
    expect(await change(shopper, 'setTemporaryZipcode(zipcode: "950")')).toEqual({
      setTemporaryZipcode: { status: "error", error: { code: "incorect_zipcode", message: "XX-XXX" } },
    })
    expect(await shipping(shopper)).toMatchObject({ shipping: { ownPlace: at("PL", "00-950", false) } })
  })

  test("a refusal opens no session", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await change(shopper, 'setRegion(regionId: "XX")')
    expect(shopper.cookies.has("client")).toBe(false)
  })

  test("the same country keeps its post code", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await change(shopper, 'setTemporaryZipcode(zipcode: "00-950")')
    await change(shopper, 'setRegion(regionId: "PL")')
    expect(await shipping(shopper)).toMatchObject({ shipping: { ownPlace: at("PL", "00-950", true) } })
  })
})

test("unsetting brings the shop's own place back, one by one or together (7.30, 7.68, 11.89)", async () => {
  const { shop } = await openTestShop()
  const shopper = makeShopper(shop)
  await change(shopper, 'setRegion(regionId: "DE")')
  await change(shopper, 'setTemporaryZipcode(zipcode: "10115")')
  expect(await change(shopper, "unsetTemporaryZipcode")).toEqual({ unsetTemporaryZipcode: done })
  expect(await shipping(shopper)).toMatchObject({ shipping: { ownPlace: at("DE", null, true) } })
  await change(shopper, 'setTemporaryZipcode(zipcode: "10115")')
  const both = "mutation { unsetTemporaryRegion { status } unsetTemporaryZipcode { status } }"
  expect(await shopper.data(both)).toEqual({ unsetTemporaryRegion: { status: "success" }, unsetTemporaryZipcode: { status: "success" } })
  expect(await shipping(shopper)).toMatchObject({ shipping: { ownPlace: at("PL", null, false) } })
  await change(shopper, 'setRegion(regionId: "DE")')
  await change(shopper, 'setTemporaryZipcode(zipcode: "10115")')
  await change(shopper, "unsetTemporaryRegion")
  // 10115 would read as the Polish 10-115
  expect(await shipping(shopper)).toMatchObject({ shipping: { ownPlace: at("PL", null, false) } })
})

test("the basket tells of its place what the product told, and what a delivery there lacks (11.222, 18.64)", async () => {
  const { shop, close } = await openProjectShop()
  onTestFinished(close)
  const shopper = makeShopper(shop)
  const told =
    "{ basket { basketCost { shippingCost { gross { value } } } ownDelivery { place { regionChosen } lacking { cost from missing } } } }"
  const add = () => shopper.post("/basketchange.php", { product: "538", size: "39-41", number: "1", mode: "1" })
  expect(await shopper.data(told)).toMatchObject({ basket: { ownDelivery: null } })
  await add()
  expect(await shopper.data(told)).toMatchObject({ basket: { ownDelivery: { place: { regionChosen: false }, lacking: null } } })
  await change(shopper, 'setRegion(regionId: "DE")')
  expect(await shopper.data(told)).toMatchObject({
    basket: {
      basketCost: { shippingCost: null },
      ownDelivery: { place: { regionChosen: true }, lacking: { cost: 45, from: 60, missing: 11 } },
    },
  })
  await add()
  expect(await shopper.data(told)).toMatchObject({
    basket: { basketCost: { shippingCost: { gross: { value: 45 } } }, ownDelivery: { lacking: null } },
  })
})

describe("POST /settings.php (11.106, 11.150)", () => {
  test("sets the place, leads back to the dialog and says what came of it", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    const reply = await settings(shopper, { country: "PL", zipcode: "00950" })
    expect([reply.status, reply.headers.get("location")]).toEqual([303, "/product-pol-601.html?selected_size=M#shipping_info"])
    expect(await noticeOf(shopper)).toEqual({ is: "placeSet", name: "Polska, 00-950" })
    expect(await shipping(shopper)).toMatchObject({ shipping: { ownPlace: at("PL", "00-950", true) } })
    await settings(shopper, { country: "PL", zipcode: "", place: "restore" })
    expect(await noticeOf(shopper)).toEqual({ is: "placeRestored" })
    expect(await shipping(shopper)).toMatchObject({ shipping: { ownPlace: at("PL", null, false) } })
  })

  test("leads back to the cart that its form names (18.64)", async () => {
    const { shop } = await openTestShop()
    const reply = await settings(makeShopper(shop), { country: "DE", return: "/basketedit.php" })
    expect([reply.status, reply.headers.get("location")]).toEqual([303, "/basketedit.php"])
  })

  test("says what is wrong with what was typed", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    await settings(shopper, { country: "PL", zipcode: "9".repeat(500) })
    expect(await noticeOf(shopper)).toEqual({
      is: "placeRefused",
      code: "incorect_zipcode",
      limit: "XX-XXX",
      country: "PL",
      zipcode: "9".repeat(36),
    })
  })

  test("no link of another site sets it: by GET it is refused", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(shop)
    expect((await shopper.send("/settings.php?country=DE")).status).toBe(405)
    expect(shopper.cookies.has("client")).toBe(false)
  })
})

test("countries have the platform's long numeric ids, and what was chosen by a code before is still understood (10.144, 10.312)", async () => {
  const { shop, close, place: data } = await openProjectShop()
  onTestFinished(close)
  const shopper = makeShopper(shop)
  const place = async () =>
    shopper.data(
      '{ shipping(ShippingInput: {mode: product products: [{id: 501 size: "uniw" quantity: 1}]}) { ownPlace { countries { id name selected } regionChosen } } }',
    )
  const chosen = (name: string) => ({
    shipping: { ownPlace: { regionChosen: true, countries: expect.arrayContaining([expect.objectContaining({ name, selected: true })]) } },
  })
  expect(await place()).toMatchObject({
    shipping: { ownPlace: { countries: expect.arrayContaining([{ id: "1143020057", name: "Polska", selected: true }]) } },
  })
  expect(JSON.stringify(await place())).not.toMatch(/"id":"(?!\d{10}")/)
  expect(await change(shopper, 'setRegion(regionId: "CZ")')).toEqual({ setRegion: done })
  expect(await place()).toMatchObject(chosen("Czechy"))
  const database = await openShopData(data)
  await database.run("UPDATE session SET country = 'SK'")
  await database.close()
  expect(await place()).toMatchObject(chosen("Słowacja"))
  await settings(shopper, { country: "FR", zipcode: "" })
  expect(await place()).toMatchObject(chosen("Francja"))
})
