import { DomUtils, parseDocument } from "htmlparser2"
import { expect, onTestFinished, test } from "vitest"
import { isEmail } from "../../../core/form/kinds/email.ts"
import type { Shop } from "../../../fixtures/shop/create-shop.ts"
import { setSetting } from "../../../fixtures/shop/shop-settings.ts"
import { hostileMark, hostileTexts } from "../../support/form/hostile-texts.ts"
import { samplePaths, sampleSections } from "../../support/pages/sample-paths.ts"
import { type Show, showOf } from "../../support/pages/shown-pages.ts"
import { asMany } from "../../support/property/property.ts"
import { boughtMugs } from "../../support/shop/case-shop.ts"
import { collectMails } from "../../support/shop/collected-mails.ts"
import { putInto } from "../../support/shop/ordering.ts"
import type { ShopData } from "../../support/shop/shop-data.ts"
import { makeShopper, type Shopper, shopOrigin } from "../../support/shop/shopper.ts"
import { signIn } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

/** A field that a visitor, or whoever writes the post, fills in. */
interface SeenField {
  readonly name: string
  readonly value: string
  /** people write into it; else it is a choice, or stands hidden in the form */
  readonly isTyped: boolean
  readonly isFile: boolean
}

/** A form of a page into which something is typed. */
interface SeenForm {
  readonly path: string
  readonly action: string
  readonly isSignedIn: boolean
  readonly isMultipart: boolean
  readonly fields: readonly SeenField[]
}

const notTyped = new Set(["hidden", "radio", "checkbox", "file", "submit", "button", "image", "number"])

/** The elements of a page. A whole DOM keeps all that it has parsed, 20 MB for a page, and takes most of a deep run's time. */
const elementsOf = (html: string) => DomUtils.findAll(() => true, parseDocument(html).childNodes)
type Elements = ReturnType<typeof elementsOf>
type Element = Elements[number]
const named = (elements: Elements, ...names: readonly string[]) => elements.filter(({ name }) => names.includes(name))
const within = (element: Element): Elements => DomUtils.findAll(() => true, element.children)

/** The forms of a page that are posted and typed into, as its markup has them. */
function formsIn(html: string, path: string, isSignedIn: boolean): readonly SeenForm[] {
  const posted = [...html.matchAll(/<form\b[^>]*method="post"[^]*?<\/form>/g)].map(([form]) => form)
  return named(elementsOf(posted.join("")), "form").flatMap((form) => {
    const controls = named(within(form), "input", "textarea", "select").filter(({ attribs }) => attribs["name"] !== undefined)
    const fields = controls.map((control) => {
      const type = control.attribs["type"]?.toLowerCase() ?? ""
      const chosen = named(within(control), "option").find(({ attribs }) => "selected" in attribs || (attribs["value"] ?? "") !== "")
      return {
        name: control.attribs["name"] ?? "",
        value: (control.name === "select" ? chosen : control)?.attribs["value"] ?? "",
        isTyped: control.name === "textarea" || (control.name === "input" && !notTyped.has(type)),
        isFile: type === "file",
      }
    })
    const once = fields.filter(({ name }, at) => fields.findIndex((other) => other.name === name) === at)
    if (!once.some(({ isTyped }) => isTyped)) return []
    const { action = path, enctype } = form.attribs
    return [{ path, action, isSignedIn, isMultipart: enctype === "multipart/form-data", fields: once }]
  })
}

const queries = ["product=601", "register=&product=601&edit=0", "operation=onceorder&remove=1"]

/** Every address at which a page of the shop may have a form: the pages' own list of samples, with what opens their parts. */
const addresses = samplePaths
  .map((path) => path.replace("501", "601"))
  .flatMap((path) => [
    ...queries.map((query) => `${path}?${query}`),
    ...(path === "/login.php" ? sampleSections.flatMap((section) => queries.map((query) => `${path}?section=${section}&${query}`)) : []),
  ])

/** What people type where nothing hostile stands, by a word in the field's name. */
const usual: readonly (readonly [word: string, value: string])[] = [
  ["email", "zofia@example.org"],
  ["current_password", "tajne123"],
  ["password", "Kubek-kubek"],
  ["login", "zofia.nowak"],
  ["phone", "512 345 678"],
  ["zipcode", "81-001"],
  ["number", "3"],
  ["nip", "5252344078"],
  ["date", "1990-02-03"],
  ["bank", "61109010140000071219812874"],
  ["", "Zwykłe słowa"],
]
const usualOf = (name: string): string => usual.find(([word]) => name.includes(word))?.[1] ?? ""

/** What is posted in a round: by turns all that is typed is hostile, one field alone, or a choice as well. */
function postOf({ fields }: SeenForm, texts: readonly string[], round: number): ReadonlyMap<string, string> {
  const typed = fields.filter(({ isTyped }) => isTyped)
  const chosen = fields.filter(({ isTyped, isFile }) => !isTyped && !isFile)
  const alone = round % 3 === 1 ? typed[Math.floor(round / 3) % typed.length] : undefined
  const choice = round % 3 === 2 && chosen.length > 0 ? chosen[Math.floor(round / 3) % chosen.length] : undefined
  // two rounds of three type into all fields: each of them gets every text
  const first = alone === undefined ? Math.floor((round * 2 + 1) / 3) : round
  return new Map(
    fields.map((field, at) => {
      const isHostile = field.isTyped ? alone === undefined || alone === field : field.isFile || field === choice
      const other = field.isTyped ? usualOf(field.name) : field.value === "" ? "1" : field.value
      return [field.name, isHostile ? (texts[(first + at) % texts.length] ?? "") : other]
    }),
  )
}

async function send(shopper: Shopper, { action, isMultipart, fields }: SeenForm, post: ReadonlyMap<string, string>): Promise<Response> {
  if (!isMultipart && !fields.some(({ isFile }) => isFile)) return shopper.post(action, Object.fromEntries(post))
  const body = new FormData()
  for (const { name, isFile } of fields) {
    const value = post.get(name) ?? ""
    if (isFile) body.append(name, new File([value], value, { type: "text/plain" }))
    else body.append(name, value)
  }
  return shopper.send(action, { method: "POST", body })
}

/** What of hostile texts has become more than text in a page. */
function brokenIn(html: string, page = elementsOf(html)): readonly string[] {
  const raw = [...html.matchAll(/<hostile/g)].map(({ index }) => html.slice(index - 60, index + 40))
  const elements = page.flatMap(({ name, attribs }) => {
    const runs = Object.keys(attribs).filter((attribute) => attribute.startsWith("on"))
    const leads = ["href", "src", "action", "formaction"].filter((attribute) =>
      /^\s*(?:javascript|data:text|\/\/hostile|https?:\/\/hostile)/i.test(attribs[attribute] ?? ""),
    )
    return name === hostileMark || runs.length + leads.length > 0 ? [`${name} ${JSON.stringify(attribs).slice(0, 120)}`] : []
  })
  const scripts = named(page, "script").filter(({ attribs }) => !/^application\/(?:ld\+)?json$/.test(attribs["type"] ?? ""))
  return [...raw, ...elements, ...scripts.map(DomUtils.textContent).filter((text) => text.includes(hostileMark))]
}

/** Letters and signs of markup: what else there is in a text, browsers and fields of one line change. */
const core = (text: string): string => text.replace(/[^a-z<>"'=&(){}]/gi, "")

/** Texts that a page shows in a field and nobody has posted; those of an address are in the same one's fields, too. */
function changedIn(page: Elements, { action }: SeenForm, post: ReadonlyMap<string, string>): readonly string[] {
  const form = named(page, "form").find(({ attribs }) => attribs["action"] === action)
  const controls = form === undefined ? [] : named(within(form), "input", "textarea")
  return controls.flatMap((control) => {
    const { type = "", id = "", name = "", value = "" } = control.attribs
    if (control.name === "input" && !["text", "email", "tel"].includes(type)) return []
    const shown = control.name === "textarea" ? DomUtils.textContent(control) : value
    const isPosted = [...post.values()].some((text) => core(text).startsWith(core(shown)))
    return isPosted || !post.has(name) ? [] : [`${id}: ${shown}`]
  })
}

/** Header lines that a post has made, or that lead off the shop. */
function wrongHeaders(response: Response): readonly string[] {
  const location = response.headers.get("location") ?? "/"
  const isOwn = new URL(location, shopOrigin).origin === shopOrigin && /^\/(?!\/)/.test(location)
  const lines = [...response.headers].filter(([name, value]) => /\p{Cc}/u.test(`${name}${value}`) || name.includes(hostileMark))
  const cookies = response.headers.getSetCookie().filter((line) => line.startsWith(hostileMark))
  return [...(isOwn ? [] : [location]), ...lines.flat(), ...cookies]
}

/** Forms by a record: what is wrong with a post comes back to its own page. */
const byRecord = /^\/(?:client-new|newsletter|contact)\.php|^\/login\.php/

/** One of the hostile texts is an address of e-mail, with a quoted part before its `@`: a form that asks for little else takes it. */
const hasRightAddress = (post: ReadonlyMap<string, string>): boolean =>
  [...post].some(([name, text]) => name.includes("email") && isEmail(text))

/** A browser whose every call comes from a network of its own: limits are seen by tests of theirs. */
function fromEverywhere(shop: Shop): Shopper {
  let calls = 0
  return makeShopper({
    fetch: (request) => {
      calls++
      return shop.fetch(request, `2001:db8:${(calls >> 16).toString(16)}:${(calls & 0xffff).toString(16)}::1`)
    },
  })
}

/** A test posts in a moment what nobody does in a minute. */
async function countsNobody(database: ShopData): Promise<void> {
  for (const name of ["sign_in_limit", "write_limit"] as const) await setSetting(database, name, "0")
}

/** The forms of these addresses, each once. */
async function formsOf(
  show: Show,
  shopper: Shopper,
  paths: readonly string[],
  isSignedIn: boolean,
): Promise<ReadonlyMap<string, SeenForm>> {
  const forms = new Map<string, SeenForm>()
  for (const path of paths)
    for (const form of formsIn(await show(shopper, path), path, isSignedIn)) {
      const key = `${form.action} ${form.fields.map(({ name }) => name).join(" ")}`
      if (!forms.has(key)) forms.set(key, form)
    }
  return forms
}

/** Posts hostile texts in each field of these forms, and looks at what is answered. */
async function tryForms(show: Show, forms: Iterable<SeenForm>, visitor: (form: SeenForm) => Promise<Shopper>) {
  const all = hostileTexts(1_000)
  const rounds = asMany(
    Array.from({ length: 1_500 }, (_, round) => round),
    6,
  )
  const wrong: (readonly unknown[])[] = []
  let [posts, kept, isSeen] = [0, 0, false]
  for (const form of forms) {
    let shopper = await visitor(form)
    for (const round of rounds) {
      posts++
      const post = postOf(form, all, round)
      const session = shopper.cookies.get("client")
      const response = await send(shopper, form, post)
      const back = response.headers.get("location")
      const html = back === null ? await response.text() : await show(shopper, back)
      // who is only told to come later has tried nothing
      const isAnswered = response.status === 303 || (response.status >= 400 && response.status < 500 && response.status !== 429)
      const isWrong = byRecord.test(form.action) && round % 3 === 0 && !hasRightAddress(post)
      const isBack = !isWrong || response.status !== 303 || html.includes(`action="${form.action}"`)
      const page = elementsOf(html)
      const faults = [...wrongHeaders(response), ...brokenIn(html, page), ...changedIn(page, form, post)]
      if (!isAnswered || !isBack || faults.length > 0) wrong.push([form.action, round, response.status, back, faults])
      if (html.includes(hostileMark)) {
        kept++
        // and were it not escaped, that would be seen
        const bare = html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"')
        isSeen ||= named(elementsOf(bare), hostileMark).length > 0 && brokenIn(bare).length > 1
      }
      if (shopper.cookies.get("client") !== session) shopper = await visitor(form)
    }
  }
  return { wrong, posts, kept, isSeen }
}

test("hostile texts in every field of every form are refused or shown as text, and nothing of them runs (10.149, 11.301, 14.38)", async () => {
  const { shop, database } = await openTestShop({ mail: collectMails().mail })
  await countsNobody(database)
  const show = showOf(shop)
  let device: string | null = null
  const visitor = async (isSignedIn: boolean): Promise<Shopper> => {
    const shopper = fromEverywhere(shop)
    await shopper.post("/basketchange.php", { product: "601", size: "M", number: "1" })
    if (isSignedIn) {
      // the wrong passwords of a form of the account lock its login for a minute, but for a device that is known
      if (device !== null) shopper.cookies.set("device", device)
      expect(await signIn(shopper, "ola@example.com", "tajne123")).toEqual([303, "/login.php"])
      device = shopper.cookies.get("device") ?? null
    }
    return shopper
  }
  const own = await formsOf(show, await visitor(true), addresses, true)
  const forms = new Map([...own, ...(await formsOf(show, await visitor(false), addresses, false))])
  expect(forms.size).toBeGreaterThan(20)
  const { wrong, posts, kept, isSeen } = await tryForms(show, forms.values(), ({ isSignedIn }) => visitor(isSignedIn))
  expect(wrong).toEqual([])
  expect([kept > posts / 4, isSeen]).toEqual([true, true])
})

test("so are those in every form about an order: its address, its account, a withdrawal, a return, a complaint, a letter (10.825, 10.149, 14.38)", async () => {
  const { shop, database, shopper, order, number: delivered } = await boughtMugs(onTestFinished)
  await countsNobody(database)
  const show = showOf(shop)
  const [guest, client] = [fromEverywhere(shop), fromEverywhere(shop)]
  for (const [name, value] of shopper.cookies) client.cookies.set(name, value)
  const place = async (by: Shopper): Promise<string> => {
    await putInto(by, 501)
    return (await order(by)).number
  }
  const pages = ["/client-orders.php", "/place-order.php", "/withdrawal.php", "/returns-open.php", "/rma-open.php", "/contact.php"]
  const of = (number: string) => pages.map((path) => `${path}?order=${number}`)
  const ofGuest = await formsOf(show, guest, of(await place(guest)), false)
  const ofClient = await formsOf(show, client, [...of(await place(client)), ...of(delivered)], true)
  const [goods, why] = [
    { step: "rows", "case_amount[0]": "1" },
    { step: "reason", case_reason: "Za duży" },
  ]
  const steps = {
    "/returns-open.php": [goods, why, { step: "way", case_way: "courier", case_courier: "kurier" }],
    "/rma-open.php": [goods],
  }
  const ofCases = new Map<string, SeenForm>()
  for (const [path, posts] of Object.entries(steps))
    for (const said of [{ step: "order", case_order: delivered }, ...posts]) {
      const to = (await client.post(path, said)).headers.get("location") ?? ""
      for (const [key, form] of await formsOf(show, client, [to], true)) ofCases.set(key, form)
    }
  const forms = new Map([...ofGuest, ...ofClient, ...ofCases])
  const names = new Set([...forms.values()].flatMap(({ fields }) => fields.map(({ name }) => name)))
  const some = ["delivery_street", "client_password", "case_name", "case_reason", "case_account", "case_description", "contact_message"]
  expect(some.filter((name) => !names.has(name))).toEqual([])
  // the last step first: what is wrong with one before it, leads back to that
  const { wrong, kept, isSeen } = await tryForms(show, [...forms.values()].toReversed(), async ({ isSignedIn }) =>
    isSignedIn ? client : guest,
  )
  expect(wrong).toEqual([])
  expect([kept > 0, isSeen]).toEqual([true, true])
})
