import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { shownPoints } from "../../../fixtures/shop/account/read-account.ts"
import { hadMs } from "../../../fixtures/shop/had-before.ts"
import { addSubscriber, countSubscribers } from "../../../fixtures/shop/letters/newsletter-store.ts"
import { mostAddresses } from "../../../fixtures/shop/account/write-address.ts"
import { openAccount, address, data, postAt, told, account, ids, addresses, readPoints } from "../../support/shop/open-account.ts"
import type { Shopper } from "../../support/shop/shopper.ts"

describe("data of a client (3.66, 10.623, 10.624)", () => {
  test("are written, judged and told to other programs in the platform's names (7.54, 11.470, 11.473)", async () => {
    const { laptop } = await openAccount()
    expect(await postAt(laptop, data)).toEqual([303, "/login.php?section=data"])
    expect(await told(laptop)).toMatchObject({ is: "accountChanged", code: "data" })
    expect(await account(laptop, "type firm taxNumber phone birthDate iban version")).toEqual({
      type: "firm",
      firm: "Glinka",
      taxNumber: "5252344078",
      phone: "512 345 678",
      birthDate: "1990-02-28",
      iban: "PL61109010140000071219812874",
      version: 1,
    })
    expect(await laptop.data("{ client { type firstname phone birthDate taxNumber shippingProfileId } }")).toEqual({
      client: {
        type: "client",
        firstname: "Aleksandra",
        phone: "512 345 678",
        birthDate: "1990-02-28",
        taxNumber: "5252344078",
        shippingProfileId: null,
      },
    })
  })

  test("that are wrong come back with everything typed and each fault at its field (10.625, 11.473, 5.24)", async () => {
    const { laptop } = await openAccount()
    const wrong = { ...data, client_bank: "PL61 1090", client_nip: "1", client_firstname: "<b>Ola</b>" }
    expect(await postAt(laptop, wrong)).toEqual([303, "/login.php?section=data"])
    const refused = JSON.stringify(await told(laptop))
    expect(refused).toContain("client_nip incorect_nip")
    expect(refused).toContain("client_bank incorrect_iban")
    expect(refused).toContain("<b>Ola</b>")
    expect(await account(laptop, "iban version")).toEqual({ iban: "", version: 0 })
  })

  test("of two who write them the second is told, and overwrites nothing (10.628)", async () => {
    const { laptop, phone } = await openAccount()
    await postAt(laptop, data)
    await postAt(phone, { ...data, client_firm: "Inna" })
    expect(await told(phone)).toMatchObject({ is: "accountFormRefused", form: "data", code: "changed" })
    expect(await account(phone, "firm")).toEqual({ firm: "Glinka" })
    // and where something is wrong as well, because the form that comes back is of one who has seen it
    await postAt(phone, { ...data, client_firm: "Inna", client_bank: "1" })
    expect(await told(phone)).toMatchObject({ code: expect.stringMatching(/^changed client_bank/) })
  })

  test("that were sent twice are saved once, and nobody is asked about it; so is an address, new or not (10.1099)", async () => {
    const { laptop } = await openAccount()
    for (let time = 0; time < 2; time += 1) {
      await postAt(laptop, data)
      expect(await told(laptop)).toMatchObject({ is: "accountChanged", code: "data" })
      await postAt(laptop, { ...address, address_default: "1" })
      expect(await told(laptop)).toMatchObject({ is: "accountChanged", code: "address" })
    }
    expect(await account(laptop, "version addresses { street version }")).toEqual({
      version: 1,
      addresses: [{ street: "Portowa 7", version: 0 }],
    })
    const [one = ""] = await ids(laptop)
    for (let time = 0; time < 2; time += 1) {
      await postAt(laptop, { ...address, address: one, address_street: "Letnia 1" })
      expect(await told(laptop)).toMatchObject({ is: "accountChanged", code: "address" })
    }
    // another name is another post
    await postAt(laptop, { ...data, client_firstname: "Ola" })
    expect(await told(laptop)).toMatchObject({ code: "changed" })
  })

  test("of a company are the shop's alone where they are locked, whatever is posted (7.56, 10.624, 11.471)", async () => {
    const { laptop, guest, database } = await openAccount()
    expect(await laptop.data("{ isAllowedToChangeCompanyData }")).toEqual({ isAllowedToChangeCompanyData: true })
    expect(await guest.data("{ isAllowedToChangeCompanyData }")).toEqual({ isAllowedToChangeCompanyData: false })
    await database.run("INSERT INTO setting (name, value) VALUES ('company_data', 'locked')")
    expect(await laptop.data("{ isAllowedToChangeCompanyData ownAccount { mayChangeCompany } }")).toEqual({
      isAllowedToChangeCompanyData: false,
      ownAccount: { mayChangeCompany: false },
    })
    await postAt(laptop, data)
    expect(await account(laptop, "type firm phone")).toEqual({ type: "person", firm: "", phone: "512 345 678" })
    // nor is a company lost that the form does not show
    await database.run("UPDATE client_data SET type = 'firm', firm = 'Glinka', tax_number = '5252344078'")
    await postAt(laptop, { ...data, version: "1", client_type: "person", client_firm: "Inna", client_phone: "600 700 800" })
    expect(await account(laptop, "type firm taxNumber phone")).toEqual({
      type: "firm",
      firm: "Glinka",
      taxNumber: "5252344078",
      phone: "600 700 800",
    })
  })
})

describe("addresses (3.67, 10.626 to 10.629, 11.474)", () => {
  test("are added, the first of its purpose being the default, changed, chosen and removed", async () => {
    const { laptop } = await openAccount()
    expect(await postAt(laptop, address)).toEqual([303, "/login.php?section=addresses"])
    await postAt(laptop, { ...address, address_street: "Letnia 1", address_default: "1" })
    const [first = "", second = ""] = await ids(laptop)
    expect(await addresses(laptop, "addressId street isDefault version")).toEqual({
      addresses: [
        { addressId: Number(first), street: "Portowa 7", isDefault: false, version: 0 },
        { addressId: Number(second), street: "Letnia 1", isDefault: true, version: 0 },
      ],
    })
    await postAt(laptop, { operation: "chooseAddress", address: first })
    expect(await addresses(laptop, "street isDefault provinceCode country")).toEqual({
      addresses: [
        { street: "Portowa 7", isDefault: true, provinceCode: "PL-22", country: "Polska" },
        { street: "Letnia 1", isDefault: false, provinceCode: "PL-22", country: "Polska" },
      ],
    })
    expect(
      await laptop.data("{ client { shippingProfileId deliveryAddresses { street countryId isDefault } invoiceAddresses { id } } }"),
    ).toEqual({
      client: {
        shippingProfileId: Number(first),
        deliveryAddresses: [
          { street: "Portowa 7", countryId: "PL", isDefault: true },
          { street: "Letnia 1", countryId: "PL", isDefault: false },
        ],
        invoiceAddresses: [],
      },
    })
    await postAt(laptop, { operation: "removeAddress", address: first })
    expect(await addresses(laptop, "street isDefault")).toEqual({ addresses: [{ street: "Letnia 1", isDefault: true }] })
  })

  test("an address in Poland may have a province, and may have none (10.626)", async () => {
    const { laptop } = await openAccount()
    await postAt(laptop, { ...address, address_province: "none" })
    expect(await addresses(laptop, "street provinceCode")).toEqual({ addresses: [{ street: "Portowa 7", provinceCode: "" }] })
  })

  test("for invoices stand by themselves, and a province belongs to Poland", async () => {
    const { laptop } = await openAccount()
    await postAt(laptop, address)
    await postAt(laptop, {
      ...address,
      address_purpose: "invoice",
      address_region: "DE",
      address_zipcode: "10115",
      address_street: "Allee 1",
    })
    expect(await addresses(laptop, "purpose isDefault provinceCode")).toEqual({
      addresses: [
        { purpose: "delivery", isDefault: true, provinceCode: "PL-22" },
        { purpose: "invoice", isDefault: true, provinceCode: "" },
      ],
    })
  })

  test("of two tabs the second is told, with what it typed, and overwrites once it has seen the first (10.628)", async () => {
    const { laptop, phone } = await openAccount()
    await postAt(laptop, address)
    const [one = ""] = await ids(laptop)
    const mine = { ...address, address: one, address_street: "Moja 5" }
    await postAt(phone, { ...mine, address_street: "Inna 9" })
    expect(await postAt(laptop, mine)).toEqual([303, `/login.php?section=addresses&edit=${one}`])
    expect(await told(laptop)).toMatchObject({ code: "changed", row: one, text: expect.stringContaining("Moja 5") })
    expect(await addresses(laptop, "street version")).toEqual({ addresses: [{ street: "Inna 9", version: 1 }] })
    await postAt(laptop, { ...mine, version: "1" })
    expect(await addresses(laptop, "street version")).toEqual({ addresses: [{ street: "Moja 5", version: 2 }] })
  })

  test.each(["address", "removeAddress", "chooseAddress"])("of somebody else are a plain 404 to %s (10.627)", async (operation) => {
    const { laptop, other } = await openAccount()
    await postAt(laptop, address)
    const [one = ""] = await ids(laptop)
    expect(await postAt(other, { ...address, operation, address: one, address_street: "Obca 1" })).toEqual([404, null])
    expect((await postAt(laptop, { ...address, operation, address: "x" }))[0]).toBe(404)
    expect(await addresses(laptop, "street isDefault")).toEqual({ addresses: [{ street: "Portowa 7", isDefault: true }] })
  })

  test("that are wrong come back to the form of the same one (10.625)", async () => {
    const { laptop } = await openAccount()
    expect(await postAt(laptop, { ...address, address_zipcode: "1" })).toEqual([303, "/login.php?section=addresses&edit=0"])
    expect(await told(laptop)).toMatchObject({
      form: "address",
      row: "0",
      code: "fields address_zipcode incorect_zipcode",
      message: "XX-XXX",
    })
  })

  test("that are removed by two presses are removed, both are told so, and it stays a secret which others there are (10.627, 10.1101)", async () => {
    const { laptop, other, clock } = await openAccount()
    await postAt(laptop, address)
    await postAt(laptop, { ...address, address_street: "Letnia 1" })
    const [one = "", two = ""] = await ids(laptop)
    const remove = (shopper: Shopper, id: string) => postAt(shopper, { operation: "removeAddress", address: id })
    expect(await remove(other, one)).toEqual([404, null])
    const presses = await Promise.all([remove(laptop, one), remove(laptop, one)])
    for (const press of [...presses, await remove(laptop, one)]) expect(press).toEqual([303, "/login.php?section=addresses"])
    expect(await told(laptop)).toMatchObject({ is: "accountChanged", code: "addressRemoved" })
    expect([await ids(laptop), await remove(other, one), await remove(other, "99999")]).toEqual([[two], [404, null], [404, null]])
    // what somebody types into it meanwhile is not lost: it is that of a new one, once it is looked at
    const typed = { ...address, address: one, address_street: "Zimowa 2" }
    expect(await postAt(laptop, typed)).toEqual([303, "/login.php?section=addresses&edit=0"])
    expect(await told(laptop)).toMatchObject({ code: "signedOut", row: "0", text: expect.stringContaining("Zimowa 2") })
    expect([await ids(laptop), await postAt(other, typed)]).toEqual([[two], [404, null]])
    // a list that stood open is told why, in its language
    const chosen = await laptop.post("/login.php", { operation: "chooseAddress", address: one })
    expect(await chosen.text()).toContain("zostało już usunięte")
    clock.nowMs += hadMs
    expect(await remove(laptop, one)).toEqual([404, null])
  })

  test("are fifty at most (9.156)", async () => {
    const { laptop } = await openAccount()
    for (let one = 0; one < mostAddresses; one += 1) await postAt(laptop, { ...address, address_street: `Portowa ${one + 1}` })
    expect((await postAt(laptop, { ...address, address_street: "Letnia 1" }))[0]).toBe(404)
    expect(await ids(laptop)).toHaveLength(mostAddresses)
  })

  test("say where the shop delivers to, with the client's delivery profile where it is asked for (7.55, 11.471)", async () => {
    const { laptop } = await openAccount()
    await postAt(laptop, { ...address, address_region: "DE", address_zipcode: "10115", address_street: "Allee 1" })
    const readCountries = Schema.decodeUnknownSync(Schema.Struct({ shippingCountries: Schema.Unknown }))
    const chosen = async (asked: string) =>
      readCountries(await laptop.data(`{ shippingCountries${asked} { id name selected } }`)).shippingCountries
    expect(await chosen("")).toEqual([
      { id: "PL", name: "Polska", selected: true },
      { id: "DE", name: "Niemcy", selected: false },
    ])
    expect(await chosen("(includeDeliveryProfile: true)")).toMatchObject([{ selected: false }, { selected: true }])
  })
})

test("the newest hundred entries of points are told (9.155, 11.472)", async () => {
  const { laptop, guest, database } = await openAccount()
  expect(await account(guest, "firm")).toBeNull()
  for (let entry = 0; entry <= shownPoints; entry += 1)
    await database.run(
      "INSERT INTO point_entry (account, amount, reason, at) SELECT id, '1', ?, 0 FROM account WHERE login_key = 'ola@example.com'",
      `nr ${entry}`,
    )
  const { points } = readPoints(await account(laptop, "points { amount reason day }"))
  expect([points.length, points[0], points.at(-1)?.reason]).toEqual([
    shownPoints,
    { amount: "1", reason: "nr 100", day: "1970-01-01" },
    "nr 1",
  ])
})

test("consents are given and taken back, and every answer is kept with its time; without the one to letters none come (10.630, 10.1097)", async () => {
  const { laptop, database, clock } = await openAccount()
  await database.transaction((within) => addSubscriber(within, { email: "Ola@example.com", name: "", language: "pl" }, 0), "read committed")
  await postAt(laptop, { operation: "consents", client_mailing: "1" })
  clock.nowMs += 86_400_000
  await postAt(laptop, { operation: "consents" })
  await postAt(laptop, { operation: "consents" })
  expect(await database.reader.selectFrom("client_consent").select(["name", "given"]).orderBy("id").execute()).toEqual([
    { name: "mailing", given: 1 },
    { name: "mailing", given: 0 },
  ])
  expect(await account(laptop, "consents { name isGiven }")).toEqual({ consents: [{ name: "mailing", isGiven: false }] })
  expect(await countSubscribers(database.reader)).toBe(0)
})

test("a tab that stood open takes back no consent that was given in another (10.1069)", async () => {
  const { laptop } = await openAccount()
  const consents = () => account(laptop, "consents { name isGiven }")
  await postAt(laptop, { operation: "consents", version: "0", client_mailing: "1" })
  await postAt(laptop, { operation: "consents", version: "0", client_send_sms: "1" })
  const both = {
    consents: [
      { name: "mailing", isGiven: true },
      { name: "sms", isGiven: true },
    ],
  }
  expect(await consents()).toEqual(both)
  // as its page has it now
  await postAt(laptop, { operation: "consents", version: "3", client_send_sms: "1" })
  expect(await consents()).toEqual({
    consents: [
      { name: "sms", isGiven: true },
      { name: "mailing", isGiven: false },
    ],
  })
})
