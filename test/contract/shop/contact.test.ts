import { describe, expect, test } from "vitest"
import { valuesOfTold } from "../../../core/messages/told-record.ts"
import { letterRecords } from "../../../core/letters/letter-records.ts"
import { contactLimits } from "../../../core/letters/contact-form.ts"
import { contactMailLimits } from "../../../fixtures/shop/letters/answer-contact.ts"
import { contactKeptMs } from "../../../fixtures/shop/letters/contact-store.ts"
import { collectMails } from "../../support/shop/collected-mails.ts"
import { makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { fromAddress } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const path = "/contact.php"
const message = {
  contact_topic: "return",
  contact_name: "Ola Nowak",
  contact_email: "ola@example.com",
  contact_message: "Kubek\njest pęknięty.",
}

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3)
const file = (name: string, type: string, content: BlobPart): File => new File([content], name, { type })
const picture = file("kubek.png", "image/png", png)

async function opened() {
  const mails = collectMails()
  const shop = await openTestShop({ mail: mails.mail })
  return { ...shop, next: mails.next }
}

function post(
  shopper: Shopper,
  fields: Readonly<Record<string, string>>,
  files: readonly File[] = [],
  headers: Readonly<Record<string, string>> = {},
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const one of files) body.append("contact_files", one)
  return shopper.send(path, { method: "POST", body, headers })
}

const toldOf = async (shopper: Shopper) => Object(await shopper.data("{ ownNotice { is form code name message text } }")).ownNotice

describe("a message to the shop (10.680 to 10.684)", () => {
  test("is kept with its files, mailed to the shop with the sender to be answered, and receipted without a word of it", async () => {
    const { shop, next, database } = await opened()
    const shopper = makeShopper(shop)
    const sent = await post(shopper, message, [picture, file("opis.txt", "text/plain", "Zażółć gęślą jaźń")])
    expect([sent.status, sent.headers.get("location"), await noticeOf(shopper)]).toEqual([303, path, { is: "contactTaken" }])
    const mails = [await next(), await next()]
    const toShop = mails.find(({ kind }) => kind === "contactMessage")
    const receipt = mails.find(({ kind }) => kind === "contactReceipt")
    expect(toShop).toMatchObject({ replyTo: "ola@example.com", subject: expect.stringContaining("Zwrot lub reklamacja (1)") })
    expect(toShop?.to).not.toBe("ola@example.com")
    expect(toShop?.text).toMatch(
      /Ola Nowak, ola@example\.com\n\nKubek\n\njest pęknięty\.\n\nPliki.*kubek\.png \(1 kB\), opis\.txt \(1 kB\)/,
    )
    expect(receipt).toMatchObject({ to: "ola@example.com" })
    expect(receipt?.replyTo).toBeUndefined()
    for (const typed of ["Ola", "Kubek", "pęknięty", "kubek.png", "Zwrot"])
      expect(`${receipt?.subject}${receipt?.text}${receipt?.html}`).not.toContain(typed)
    expect(await database.all("SELECT message, number, name, type, size FROM contact_file ORDER BY number")).toEqual([
      { message: 1, number: 1, name: "kubek.png", type: "image/png", size: png.length },
      { message: 1, number: 2, name: "opis.txt", type: "text/plain", size: 26 },
    ])
  })

  test("whose sender reads JSON is told where to go on (11.492)", async () => {
    const { shop } = await opened()
    const shopper = makeShopper(shop)
    const sent = await post(shopper, message, [], { accept: "application/json" })
    expect([sent.status, await sent.json(), await noticeOf(shopper)]).toEqual([200, { location: path }, { is: "contactTaken" }])
  })

  test("that lacks something comes back with all that was typed, line breaks too (11.490)", async () => {
    const { shop, database } = await opened()
    const shopper = makeShopper(shop)
    await post(shopper, { ...message, contact_name: "", contact_email: "ola@example" }, [picture])
    const { is, form, code, name, text } = await toldOf(shopper)
    expect([is, form, code]).toEqual(["letterRefused", "contact", "fields contact_email incorect_email"])
    expect(valuesOfTold(letterRecords.contact, { chosen: name, typed: text })).toEqual({
      ...message,
      contact_name: "",
      contact_email: "ola@example",
    })
    expect(await database.all("SELECT * FROM contact_file")).toEqual([])
  })

  test("that is too long comes back whole, and is not sent without its end (9.168, 14.38)", async () => {
    const { shop, database } = await opened()
    const shopper = makeShopper(shop)
    const contact_message = `${"Ala ma kota. ".repeat(400)}Koniec.`
    await post(shopper, { ...message, contact_message })
    const { code, name, text } = await toldOf(shopper)
    expect(code).toBe("fields")
    expect(valuesOfTold(letterRecords.contact, { chosen: name, typed: text })["contact_message"]).toBe(contact_message)
    expect(await database.all("SELECT * FROM contact_message")).toEqual([])
  })
})

describe("files that the shop does not take (9.168, 10.681, 10.1110, 11.492)", () => {
  const large = new Uint8Array(contactLimits.files.bytes + 1)
  large.set(png)
  const page = "<!doctype html><script>alert(1)</script>"
  test.each<readonly [string, readonly File[], string, string]>([
    ["a page", [file("kubek.html", "text/html", page)], "file_type", "kubek.html"],
    ["a program", [file("kubek.exe", "application/octet-stream", "MZ")], "file_type", "kubek.exe"],
    ["a page called a picture", [file("kubek.png", "image/png", page)], "file_type", "kubek.png"],
    ["a picture called a text", [file("kubek.txt", "text/plain", png)], "file_type", "kubek.txt"],
    ["a text of zeros", [file("kubek.txt", "text/plain", Uint8Array.of(0, 0))], "file_type", "kubek.txt"],
    ["a drawing with scripts", [file("kubek.svg", "image/svg+xml", "<svg/>")], "file_type", "kubek.svg"],
    ["one with nothing in it", [file("kubek.txt", "text/plain", "")], "file_empty", "kubek.txt"],
    ["one that is too large", [file("kubek.png", "image/png", large)], "file_size", `${contactLimits.files.bytes} kubek.png`],
    ["five of them", Array.from({ length: 5 }, () => picture), "file_count", "4"],
  ])("%s is told with its words, and nothing is kept", async (_what, files, code, detail) => {
    const { shop, database } = await opened()
    const shopper = makeShopper(shop)
    await post(shopper, message, files)
    const told = await toldOf(shopper)
    expect([told.code, told.message]).toEqual([`fields contact_files ${code}`, detail])
    expect(await database.all("SELECT * FROM contact_message")).toEqual([])
  })

  test("are not read at all where they are far too large (10.281)", async () => {
    const { shop } = await opened()
    const head = '--x\r\ncontent-disposition: form-data; name="contact_files"; filename="kubek.png"\r\n\r\n'
    const body = Buffer.concat([Buffer.from(head), new Uint8Array(18 * 1_048_576), Buffer.from("\r\n--x--\r\n")])
    const headers = { "content-type": "multipart/form-data; boundary=x" }
    const large = await makeShopper(shop).send(path, { method: "POST", body, headers })
    // in no HTML: a visitor is shown the server's own page for that
    expect([large.status, large.headers.get("content-type")]).toEqual([413, "text/plain; charset=utf-8"])
  })

  test("in a field that takes none are refused", async () => {
    const { shop } = await opened()
    const body = new FormData()
    body.append("contact_message", picture)
    expect((await makeShopper(shop).send(path, { method: "POST", body })).status).toBe(400)
  })
})

test("ten messages a day come from a network, and three receipts an hour go to an address (9.167)", async () => {
  const { shop, database, clock } = await opened()
  expect(contactMailLimits).toEqual({ messages: { most: 10, withinMs: 86_400_000 }, receipts: { most: 3, withinMs: 3_600_000 } })
  const shopper = makeShopper(fromAddress(shop, "203.0.113.7"))
  const codes: unknown[] = []
  for (let time = 0; time < 11; time += 1) {
    await post(shopper, message)
    codes.push((await toldOf(shopper)).code)
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => null), "later"])
  const receipts = "SELECT id FROM mail WHERE kind = 'contactReceipt'"
  expect(await database.all(receipts)).toHaveLength(3)
  clock.nowMs += 3_600_001
  await post(makeShopper(fromAddress(shop, "198.51.100.7")), message)
  expect(await database.all(receipts)).toHaveLength(4)
})

test("a message is kept for 180 days (9.169)", async () => {
  const { shop, database, clock } = await opened()
  await post(makeShopper(shop), message, [picture])
  expect(contactKeptMs).toBe(180 * 86_400_000)
  clock.nowMs += contactKeptMs
  await post(makeShopper(shop), message)
  expect(await database.all("SELECT id FROM contact_message")).toEqual([{ id: 2 }])
  expect(await database.all("SELECT message FROM contact_file")).toEqual([])
})

test("a post of another site is refused", async () => {
  const { shop } = await opened()
  expect((await post(makeShopper(shop), message, [], { origin: "https://evil.example" })).status).toBe(403)
})
