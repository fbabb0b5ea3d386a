import { describe, expect, test } from "vitest"
import { valuesOfTold } from "../../../core/messages/told-record.ts"
import { newsletterForm } from "../../../core/letters/newsletter-form.ts"
import { newsletterMailLimits } from "../../../fixtures/shop/letters/answer-newsletter.ts"
import { newsletterKeyMs } from "../../../fixtures/shop/letters/newsletter-store.ts"
import { collectMails, linkIn } from "../../support/shop/collected-mails.ts"
import { makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { fromAddress, signIn } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const path = "/newsletter.php"
const adding = { mailing_action: "add", mailing_email: "nowa@example.com", mailing_name: "Nowa", mailing_consent: "1" }

const keyOf = (mail: { readonly text: string }) => linkIn(mail).searchParams.get("token") ?? ""
const confirm = (shopper: Shopper, token: string) => shopper.post(path, { operation: "confirm", token })
const action = async (shopper: Shopper, key: string) =>
  Object(await shopper.data(`{ ownNewsletterKey(token: "${key}") { action } }`)).ownNewsletterKey
const toldOf = async (shopper: Shopper) => Object(await shopper.data("{ ownNotice { is form code name message text } }")).ownNotice

async function openShopWithMails() {
  const mails = collectMails()
  const opened = await openTestShop({ mail: mails.mail })
  const listed = () => opened.database.all("SELECT email, name FROM newsletter_subscriber ORDER BY id")
  return { ...opened, next: mails.next, listed }
}

/** Puts an address on the list, and gives back the first letter. */
async function subscribed({ shop, next }: Awaited<ReturnType<typeof openShopWithMails>>) {
  const shopper = makeShopper(shop)
  await shopper.post(path, adding)
  await confirm(shopper, keyOf(await next()))
  await noticeOf(shopper)
  return next()
}

describe("an address is put on the list (10.670 to 10.674, 11.490, 11.491)", () => {
  test("by the button behind the link of a mail, and not by the link; the first letter leads off it again", async () => {
    const opened = await openShopWithMails()
    const { shop, next, listed } = opened
    const shopper = makeShopper(shop)
    const asked = await shopper.post(path, adding)
    expect([asked.status, asked.headers.get("location"), await noticeOf(shopper)]).toEqual([
      303,
      path,
      { is: "newsletterAsked", code: "add" },
    ])
    const mail = await next()
    expect(mail).toMatchObject({ kind: "newsletterConfirm", to: "nowa@example.com" })
    expect(mail.unsubscribe).toBeUndefined()
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toContain("Nowa")
    const key = keyOf(mail)
    expect(await action(shopper, key)).toEqual({ action: "add" })
    expect(await listed()).toEqual([])
    const done = await confirm(shopper, key)
    expect([done.status, done.headers.get("location"), await noticeOf(shopper)]).toEqual([303, path, { is: "newsletterDone", code: "add" }])
    expect(await listed()).toEqual([{ email: "nowa@example.com", name: "Nowa" }])
    const letter = await next()
    expect(letter).toMatchObject({ kind: "newsletterWelcome", to: "nowa@example.com", unsubscribe: linkIn(letter).href })
    expect(await action(shopper, keyOf(letter))).toEqual({ action: "remove" })
    expect(await action(shopper, key)).toEqual({ action: null })
    await confirm(shopper, key)
    expect(await noticeOf(shopper)).toMatchObject({ is: "letterRefused", code: "gone" })
  })

  test("once, whatever its letters, with the newest name", async () => {
    const opened = await openShopWithMails()
    await subscribed(opened)
    const shopper = makeShopper(opened.shop)
    await shopper.post(path, { ...adding, mailing_email: "NOWA@example.com", mailing_name: "Nowsza" })
    await confirm(shopper, keyOf(await opened.next()))
    expect(await opened.listed()).toEqual([{ email: "nowa@example.com", name: "Nowsza" }])
  })

  test("within two days, and by the newest link (9.165)", async () => {
    const { shop, next, listed, clock } = await openShopWithMails()
    const shopper = makeShopper(shop)
    await shopper.post(path, adding)
    const first = keyOf(await next())
    await shopper.post(path, adding)
    const second = keyOf(await next())
    expect(await action(shopper, first)).toEqual({ action: null })
    expect(newsletterKeyMs).toBe(172_800_000)
    clock.nowMs += newsletterKeyMs
    expect(await action(shopper, second)).toEqual({ action: null })
    await confirm(shopper, second)
    expect(await listed()).toEqual([])
  })

  test("with a consent alone: what is wrong is told with what was typed (10.671, 11.490)", async () => {
    const { shop } = await openShopWithMails()
    const shopper = makeShopper(shop)
    await shopper.post(path, { mailing_action: "add", mailing_email: "nowa@example", mailing_name: "Nowa" })
    const notice = await toldOf(shopper)
    expect(notice).toMatchObject({ is: "letterRefused", form: "newsletter", code: "fields mailing_email incorect_email" })
    expect(valuesOfTold(newsletterForm, { chosen: notice.name, typed: notice.text })).toEqual({
      mailing_action_contact: "add",
      mailing_email: "nowa@example",
      mailing_name: "Nowa",
      mailing_consent: "",
    })
  })
})

describe("an address is taken off the list (10.671 to 10.676)", () => {
  test("without a name and a consent, by the button behind the link of a mail", async () => {
    const opened = await openShopWithMails()
    await subscribed(opened)
    const shopper = makeShopper(opened.shop)
    await shopper.post(path, { mailing_action: "remove", mailing_email: "Nowa@example.com" })
    expect(await noticeOf(shopper)).toEqual({ is: "newsletterAsked", code: "remove" })
    await confirm(shopper, keyOf(await opened.next()))
    expect([await noticeOf(shopper), await opened.listed()]).toEqual([{ is: "newsletterDone", code: "remove" }, []])
  })

  test("by one press in a program for mail, without a cookie, also on a page of another site, and answered alike for every key (10.674)", async () => {
    const opened = await openShopWithMails()
    const { unsubscribe = "" } = await subscribed(opened)
    const press = async (address: string, body = "List-Unsubscribe=One-Click") => {
      const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" }
      const response = await opened.shop.fetch(new Request(address, { method: "POST", headers, body }))
      return [response.status, response.headers.get("set-cookie"), await response.text()]
    }
    expect((await press(unsubscribe, "List-Unsubscribe=Maybe"))[0]).toBe(400)
    expect(await opened.listed()).toHaveLength(1)
    const first = await press(unsubscribe)
    expect([first, await opened.listed()]).toEqual([[200, null, "Unsubscribed"], []])
    expect(await press(unsubscribe)).toEqual(first)
    expect(await press("http://shop.local/newsletter.php?token=nobodys")).toEqual(first)
  })

  test("by no other post of another site, whatever session it comes with (10.674)", async () => {
    const opened = await openShopWithMails()
    await subscribed(opened)
    const reader = makeShopper(opened.shop)
    await signIn(reader, "ola@example.com", "tajne123")
    const kept = async () => [await opened.listed(), await opened.database.all("SELECT id FROM mail"), reader.cookies.get("client")]
    const before = await kept()
    const send = async (address: string, body: string) => {
      const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" }
      const response = await reader.send(address, { method: "POST", headers, body })
      return [response.status, response.headers.get("set-cookie")]
    }
    const wish = "mailing_action=remove&mailing_email=nowa@example.com"
    expect(await send(path, `${wish}&List-Unsubscribe=One-Click&token=x`)).toEqual([403, null])
    expect(await send("/login.php?token=x", "operation=signOutEverywhere&List-Unsubscribe=One-Click")).toEqual([403, null])
    expect(await send(`${path}?token=x`, `${wish}&operation=confirm`)).toEqual([400, null])
    expect(await send(`${path}?token=x`, "List-Unsubscribe=One-Click")).toEqual([200, null])
    expect(await kept()).toEqual(before)
    expect(JSON.stringify(await reader.data("{ client { login } }"))).toContain("ola@")
  })

  test("and takes the client's consent back; a client who had given it can leave without being on the list (10.676)", async () => {
    const { shop, next, database } = await openShopWithMails()
    const [ola] = await database.all("SELECT id FROM account WHERE email = 'ola@example.com'")
    await database.run(`INSERT INTO client_consent (account, name, given, at) VALUES (${Number(Object(ola).id)}, 'mailing', 1, 1)`)
    const shopper = makeShopper(shop)
    await shopper.post(path, { mailing_action: "remove", mailing_email: "ola@example.com" })
    await confirm(shopper, keyOf(await next()))
    expect(await database.all("SELECT given FROM client_consent WHERE name = 'mailing' ORDER BY id")).toEqual([{ given: 1 }, { given: 0 }])
  })

  test("who is not on it gets no mail and the same answer (10.672)", async () => {
    const opened = await openShopWithMails()
    await subscribed(opened)
    const answers = []
    for (const email of ["nobody@example.com", "nowa@example.com"]) {
      const shopper = makeShopper(opened.shop)
      const response = await shopper.post(path, { mailing_action: "remove", mailing_email: email })
      answers.push([response.status, response.headers.get("location"), await response.text(), await noticeOf(shopper)])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(await opened.next()).toMatchObject({ to: "nowa@example.com" })
  })
})

test("three mails an hour go to an address, whoever asks, and thirty are asked for by a network (9.166)", async () => {
  const { shop, clock, listed } = await openShopWithMails()
  const ask = async (from: string, email: string) => {
    const shopper = makeShopper(fromAddress(shop, from))
    await shopper.post(path, { ...adding, mailing_email: email })
    return String((await noticeOf(shopper))?.["code"])
  }
  expect(newsletterMailLimits).toEqual({ ofAddress: 3, ofNetwork: 30, withinMs: 3_600_000 })
  const codes = []
  for (let time = 0; time < 4; time += 1) codes.push(await ask(`203.0.${time}.7`, time === 2 ? "NOWA@example.com" : "nowa@example.com"))
  expect(codes).toEqual(["add", "add", "add", "later"])
  clock.nowMs += 3_600_001
  expect(await ask("203.0.113.7", "nowa@example.com")).toBe("add")
  for (let time = 0; time < 29; time += 1) await ask("203.0.113.7", `somebody-${time}@example.com`)
  expect(await ask("203.0.113.7", "other@example.com")).toBe("later")
  expect(await listed()).toEqual([])
})

test.each<readonly [Readonly<Record<string, string>>, string]>([
  [{}, "fields"],
  [{ mailing_action: "steal", mailing_email: "a@example.com" }, "fields"],
  [{ operation: "confirm" }, "gone"],
  [{ operation: "confirm", token: "'; DROP TABLE mail; --" }, "gone"],
])("a form that no page sends, %j, changes nothing: %s", async (fields, code) => {
  const { shop, listed } = await openShopWithMails()
  const shopper = makeShopper(shop)
  await shopper.post(path, fields)
  expect(String((await noticeOf(shopper))?.["code"]).split(" ")[0]).toBe(code)
  expect(await listed()).toEqual([])
})

test("under a host that is none of the shop's no mail is sent", async () => {
  const mails = collectMails(["other.example"])
  const { shop } = await openTestShop({ mail: mails.mail })
  const shopper = makeShopper(shop)
  await shopper.post(path, adding)
  expect(await noticeOf(shopper)).toMatchObject({ is: "letterRefused", code: "noMail" })
})
