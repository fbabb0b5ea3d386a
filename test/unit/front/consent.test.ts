import { describe, expect, test } from "vitest"
import { asksConsent, consentAnswer, consentCookie, readConsent } from "../../../core/front/consent.ts"
import { bareFront, bareOfFront, frontCookie, pageFront } from "../../../core/front/page-front.ts"
import { price } from "../../support/core/sample-offer.ts"
import { sampleBasket } from "../../support/core/sample-shell.ts"

describe("what a visitor has agreed to (10.54, 10.403)", () => {
  test.each([
    ["", null],
    ["lang=pol", null],
    ['iai_cookie={"analytics":true,"marketing":true}', { analytics: true, marketing: true }],
    ['iai_cookie={"analytics":false,"marketing":false}', { analytics: false, marketing: false }],
    // as programs write it that encode every cookie
    ["iai_cookie=%7B%22analytics%22%3Atrue%2C%22marketing%22%3Afalse%7D; lang=pol", { analytics: true, marketing: false }],
    ['iai_cookie={"analytics":"true","marketing":1}', { analytics: false, marketing: false }],
    ["iai_cookie={}", { analytics: false, marketing: false }],
    ["iai_cookie=[]", null],
    ["iai_cookie=null", null],
    ["iai_cookie=", null],
    ["iai_cookie={broken", null],
    ['iai_cookie=1; iai_cookie={"analytics":true}', { analytics: true, marketing: false }],
    [`iai_cookie={"analytics":true,"x":"${"y".repeat(600)}"}`, null],
    ['IAI_COOKIE={"analytics":true}', null],
  ])("%s", (cookies, consent) => expect(readConsent(cookies)).toEqual(consent))

  test("what is remembered is read again, and what is taken back is not there", () => {
    for (const analytics of [true, false])
      for (const marketing of [true, false]) expect(readConsent(consentCookie({ analytics, marketing }))).toEqual({ analytics, marketing })
    expect(consentCookie(null)).toBe("iai_cookie=; path=/; max-age=0")
    expect(consentCookie({ analytics: true, marketing: false })).toContain("; path=/; max-age=15552000")
  })
})

test.each([
  ["all", { is: "given", consent: { analytics: true, marketing: true } }],
  ["necessary", { is: "given", consent: { analytics: false, marketing: false } }],
  ["chosen", { is: "given", consent: { analytics: true, marketing: false } }],
  ["again", { is: "takenBack" }],
  ["ALL", null],
  ["", null],
])("a form that says %j (10.404)", (consent, answer) =>
  expect(consentAnswer((name) => ({ consent, analytics: "1" })[name] ?? null)).toEqual(answer),
)

test.each([
  // notice, runs others, measures, asks
  ["auto", false, false, false],
  ["on", false, false, true],
  ["auto", true, false, true],
  ["auto", false, true, true],
] as const)("a shop with %s, scripts %j and measures %j asks: %j (10.403)", (cookieNotice, runsOthers, measures, asks) =>
  expect(asksConsent({ cookieNotice, runsOthers, measures })).toBe(asks),
)

const question = { cookies: "", pageType: "main", allowsScripts: true, basket: null, isRecorded: false } as const
const scripts = ["https://ads.example/a.js"]
const everything = 'iai_cookie={"analytics":true,"marketing":true}'
const withCode = sampleBasket(1, { rebate: { code: "LATO10", saved: price("1.00", "0.81") }, toFreeShipping: { minor: 100 } })
const bar = {
  id: "bar1",
  edge: "top",
  text: "Zima",
  link: null,
  isFixed: true,
  isClosable: true,
  colour: "calm",
} as const

describe("what of a shop's front a page has (2.25, 4.35, 10.402, 10.403)", () => {
  test("a shop that puts nothing there asks nothing", () => expect(pageFront(bareFront, question)).toEqual(bareOfFront))

  test.each([
    // cookies, asks now, scripts, measured
    ["", true, [], false],
    ["iai_cookie={}", false, [], false],
    ['iai_cookie={"marketing":true}', false, scripts, false],
    ['iai_cookie={"analytics":true}', false, [], true],
    [everything, false, scripts, true],
    ["iai_cookie={broken", true, [], false],
  ])("with %j", (cookies, asksNow, running, isMeasured) => {
    const front = pageFront({ ...bareFront, scripts, measures: true }, { ...question, cookies })
    expect(front).toEqual({ ...bareOfFront, asksConsent: true, asksNow, scripts: running, isMeasured })
  })

  test("an old answer to a shop that has nothing to ask any more starts nothing", () =>
    expect(pageFront(bareFront, { ...question, cookies: everything })).toEqual(bareOfFront))

  test("where somebody types a password, and on a page that is written down, nothing of others runs", () => {
    const front = { ...bareFront, scripts, measures: true }
    expect(pageFront(front, { ...question, cookies: everything, allowsScripts: false }).scripts).toEqual([])
    expect(pageFront(front, { ...question, cookies: everything, isRecorded: true })).toMatchObject({ scripts: [], isMeasured: false })
  })

  test("bars and banners are not in the order process", () => {
    const basket = withCode
    const front = { ...bareFront, bars: [bar], banners: ["freeShipping", "rebateCode"] } as const
    expect(pageFront(front, { ...question, basket })).toMatchObject({ bars: [bar], freeShipping: basket, rebateCode: "LATO10" })
    for (const pageType of ["order1", "order2", "prepaid", "place-order"])
      expect(pageFront(front, { ...question, basket, pageType })).toEqual(bareOfFront)
  })

  test("a shop elsewhere announces what its own pages do, also where that is nothing (10.1079)", () => {
    const front = { ...bareFront, bars: [bar] }
    const other = { ...bar, id: "9" }
    expect(pageFront(front, { ...question, announced: [other] }).bars).toEqual([other])
    expect(pageFront(front, { ...question, announced: [] }).bars).toEqual([])
  })

  test("a banner that was closed, that the shop does not have, or that has nothing to say is not there", () => {
    const basket = withCode
    const front = { ...bareFront, banners: ["freeShipping", "rebateCode"] } as const
    const closed = pageFront(front, { ...question, basket, cookies: "freeeshipping_clicked=true; rabateCode_clicked=true" })
    expect(closed).toEqual(bareOfFront)
    expect(pageFront({ ...front, banners: ["rebateCode"] }, { ...question, basket })).toMatchObject({
      freeShipping: null,
      rebateCode: "LATO10",
    })
    expect(pageFront(front, { ...question, basket: sampleBasket(0) })).toEqual(bareOfFront)
    expect(pageFront(front, { ...question, basket: { ...basket, toFreeShipping: null, rebate: null } })).toEqual(bareOfFront)
  })
})

test.each([
  ["lang=pol; rabateCode_clicked=true", ""],
  ['iai_cookie={"x":1,"marketing":true}; iai_cookie={}', 'iai_cookie={"analytics":false,"marketing":true}'],
  ["iai_cookie=%7B%7D", 'iai_cookie={"analytics":false,"marketing":false}'],
])("of %j a guest's page goes by %j (10.402)", (cookies, written) => expect(frontCookie(cookies)).toBe(written))
