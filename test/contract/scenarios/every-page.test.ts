import { afterAll, expect, test } from "vitest"
import { isMasked, replayScenario } from "../../../adapters/replay/replay-scenario.ts"
import type { ShownPageModel } from "../../../core/pages/page.ts"
import { pageNames } from "../../../core/pages/pages.ts"
import { openRecordedShop, type RecordedBrowser } from "../../support/scenario/recorded-shop.ts"
import { caseVisits } from "../../support/scenario/case-visits.ts"
import { on, orderVisits, signedIn, type Visit } from "../../support/scenario/order-visits.ts"
import { makeShopper } from "../../support/shop/shopper.ts"
import { openProjectShop } from "../../support/shop/test-shop.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

type PageName = ShownPageModel["page"]

const pressed =
  (address: string, ...events: readonly ReturnType<typeof on>[]) =>
  async (browser: RecordedBrowser) => {
    const page = await browser.open(address)
    for (const event of events) await page.act(event)
  }

const shirt = "/product-pol-535-Koszula-lniana-ze-stojka.html"
const bought = { product: "535", mode: "1", size: "M", number: "1" }

const inAccount =
  (address: string, ...events: readonly ReturnType<typeof on>[]) =>
  async (browser: RecordedBrowser) => {
    await browser.submit("/signin.php", signedIn)
    await pressed(address, ...events)(browser)
  }

/** Every page that a visitor can open, with what can be pressed on it: a new page is asked for here by the compiler. */
const visits: Readonly<Record<PageName, readonly Visit[]>> = {
  ...orderVisits,
  ...caseVisits,
  home: [{ shows: /"chosen":\[\{"name":"[^"]+","price":"[^"]*zł/, go: pressed("/") }],
  product: [
    {
      shows: /"reviews":\[\{"author"/,
      go: pressed(
        shirt,
        on("product", { type: "AddPressed" }),
        on("product", { type: "SizeChosen", sizeId: "M" }),
        on("product", { type: "QuantityTyped", text: "2" }),
        on("product", { type: "QuantityLeft" }),
        on("shipping", { type: "DeliveryAsked", kind: "item", productId: 535, sizeId: "M", text: "2", parts: "" }),
        on("question", { type: "Typed", field: "askforproduct_question", value: "Czy Zofia Nowacka może oddać?" }),
      ),
    },
    { shows: /"questions":\[\{"text"/, go: pressed("/product-pol-501.html?opinions_sort=best&opinions_rating=5") },
    { shows: /"producer"/, go: pressed("/product-pol-506.html", on("product", { type: "PartChecked", partId: "501", checked: false })) },
  ],
  category: [{ shows: /"products":\[\{"name":"[^"]+","price"/, go: pressed("/pol_m_Ceramika-101.html?sort=price-asc&counter=0") }],
  client: [
    {
      shows: /"purpose":"register","refused":null/,
      go: async (browser) => {
        const page = await browser.open("/client-new.php?register")
        await page.act(on("client", { type: "Typed", field: "client_street_number", value: "7" }))
        await page.act(on("client", { type: "Toggled", field: "deliver_to_billingaddr", checked: false }))
        await page.act(on("client", { type: "Chosen", field: "client_type", value: "firm" }))
      },
    },
  ],
  categories: [{ shows: /"categories":\[\{"name":"[^"]+","below":"\d+"/, go: pressed("/categories.php") }],
  producer: [{ shows: /"products":\[\{"name"/, go: pressed("/firm-pol-11.html") }],
  search: [{ shows: /"found":"words","total":"\d+","products":\[\{"name":"/, go: pressed("/search.php?text=talerzy") }],
  lastSeen: [{ shows: /"products":\[\{"name":"Koszula/, go: pressed("/last-seen.php?products=535.501.554") }],
  cart: [
    {
      shows: /"rows":\[\{"name":"Koszula/,
      go: async (browser) => {
        const page = await browser.submit("/basketchange.php", bought)
        const rowId = /"rowId":"([^"]+)"/.exec(page.html)?.[1] ?? ""
        await page.act(on("cart", { type: "QuantityStepped", rowId, by: 1 }))
      },
    },
  ],
  favourites: [
    {
      shows: /"products":\[\{"name":"Koszula/,
      go: (browser) => browser.submit("/basketchange.php", { product: "535", mode: "2", return: "/basketedit.php?mode=2" }),
    },
  ],
  comparison: [
    {
      shows: /"rows":\[\{"name":"[^"]+","values":\["[^"]*","[^"]*"\]/,
      go: async (browser) => {
        await browser.submit("/settings.php", { comparers: "add", product: "501" })
        await browser.submit("/settings.php", { comparers: "add", product: "535" })
        await browser.open("/product-compare.php?differences=y")
      },
    },
  ],
  shoppingLists: [
    {
      shows: /"products":\[\{"name":"Koszula/,
      go: (browser) => browser.submit("/shoppinglist.php", { operation: "add", product: "535", size: "M" }),
    },
  ],
  signIn: [
    {
      shows: /"login":/,
      go: async (browser) => {
        await browser.open("/signin.php")
        await browser.submit("/signin.php", { ...signedIn, password: "wrong" })
      },
    },
  ],
  password: [
    { shows: /"step":"ask"/, go: pressed("/password-recover.php?token=not-that-of-a-mail", on("password", { type: "SubmitPressed" })) },
  ],
  contact: [
    {
      shows: /"refused":"fields","isSent":false/,
      go: async (browser) => {
        const page = await browser.open("/contact.php")
        await page.act(on("contact", { type: "Typed", field: "contact_message", value: "Kubek Anny jest pęknięty" }))
        await browser.submit("/contact.php", {
          contact_topic: "return",
          contact_name: "Zofia Nowacka",
          contact_email: "zofia@poczta",
          contact_message: "Kubek",
        })
      },
    },
  ],
  newsletter: [
    {
      shows: /"step":"form","action":null,"refused":"fields"/,
      go: async (browser) => {
        const page = await browser.open("/newsletter.php")
        await page.act(on("newsletter", { type: "Typed", field: "mailing_email", value: "ola" }))
        await browser.submit("/newsletter.php", { mailing_action: "add", mailing_email: "ola", mailing_name: "Ola" })
      },
    },
  ],
  review: [
    {
      shows: /"product":"501","link":"\/product-pol-501/,
      go: async (browser) => {
        const page = await browser.open("/product-review.php?product=501")
        await page.act(on("review", { type: "Typed", field: "opinion_opinion", value: "Kubek jest piękny, Anna" }))
        await browser.submit("/product-ask.php", {
          asking: "review",
          product: "501",
          opinion_rating: "5",
          opinion_text: "Kubek jest piękny",
          opinion_name: "Zofia Nowacka",
          opinion_email: "zofia@poczta.example",
        })
        await browser.open("/product-review.php?product=501")
      },
    },
  ],
  account: [{ shows: /"kind":"client","points":"\d+"/, go: (browser) => browser.submit("/signin.php", signedIn) }],
  accountPasskeys: [
    {
      shows: /"account_passkeys|"content":\[\]/,
      go: async (browser) => {
        await browser.submit("/signin.php", signedIn)
        await browser.open("/login.php?section=passkeys")
      },
    },
  ],
  accountSecurity: [
    {
      shows: /"refused":"wrong_password"/,
      go: async (browser) => {
        await browser.submit("/signin.php", signedIn)
        await browser.submit("/login.php", {
          operation: "password",
          current_password: "not-mine",
          client_password: "Dzban-pelen-9-lnu",
          repeat_password: "Dzban-pelen-9-lnu",
        })
        await browser.open("/login.php?section=security")
      },
    },
  ],
  accountData: [
    {
      shows: /"type":"person","mayChangeCompany":true/,
      go: inAccount("/login.php?section=data", on("accountForm", { type: "Chosen", field: "client_type", value: "firm" })),
    },
  ],
  accountAddresses: [
    {
      shows: /"part":"add","addresses":"0"/,
      go: inAccount("/login.php?section=addresses&edit=0", on("accountForm", { type: "Toggled", field: "address_default", checked: true })),
    },
  ],
  accountConnections: [{ shows: /"connected":\[false\]/, go: inAccount("/login.php?section=connections") }],
  accountConsents: [{ shows: /"given":\[\]/, go: inAccount("/login.php?section=consents") }],
  accountPoints: [{ shows: /"entries":\[\]/, go: inAccount("/login.php?section=points") }],
  accountPrivacy: [{ shows: /"isRemoving":true/, go: inAccount("/login.php?section=privacy&remove=1") }],
  accountEmail: [{ shows: /"works":false/, go: pressed("/login.php?section=email&token=not-that-of-a-mail") }],
  content: [{ shows: /"key":"terms","words":"\S+/, go: pressed("/pl/content/terms.html") }],
  message: [{ shows: /"message":"Twój koszyk jest pusty/i, go: pressed("/basketedit.php") }],
  pickup: [
    {
      shows: /"points":\[\{"name"/,
      go: pressed("/pickup-sites.php?pickup_text=Hel", on("pickupMap", { type: "MapPressed" }), on("pickupMap", { type: "MapPressed" })),
    },
    { shows: /"points":\[\{"name"/, go: pressed("/pickup-sites.php?pickup_lat=50.061&pickup_lon=19.938&product=501") },
    { shows: /"points":\[\{"name"/, go: pressed("/pickup-sites.php?pickup_ids=1-2-3") },
  ],
  failure: [{ shows: /"status":404/, go: pressed("/no-such-page.html") }],
  payments: [{ shows: /"methods":\[\{"name"/, go: pressed("/payments-pol-535.html?selected_size=M&number=2") }],
  instalments: [{ shows: /"rates":\[\{"months"/, go: pressed("/instalments-pol-548.html") }],
  stores: [{ shows: /"stores":\[\{"name"/, go: pressed("/stores-pol-535.html?selected_size=M") }],
}

test("there is a visit for every kind of page", () => {
  expect(Object.keys(visits).toSorted()).toEqual(pageNames.toSorted())
})

/** One for all: each visitor is a new one. */
const clock = { nowMs: testNowMs }
const theShop = openProjectShop({ now: () => clock.nowMs }).then(async (opened) => {
  // the first search reads all points, which on a busy machine takes longer than a page waits for its shop
  await makeShopper(opened.shop).data('{ pickupPointsSearch(searchInput: {data: {text: "Hel"}}) { found } }')
  return { ...opened, clock }
})
afterAll(async () => (await theShop).close())

const cases = pageNames.flatMap((page) => visits[page].map((visit, at) => [page, at + 1, visit] as const))

test.each(cases)("the page %s, visit %i, is recorded and replays the same from its masked file", async (page, _, { shows, go }) => {
  const { shop, clock } = await theShop
  const { recording, visit, written } = await openRecordedShop({}, { shop, clock })
  await go(visit())
  const [verdict] = await recording.stop()
  const scenario = await written()
  const replay = await replayScenario(scenario)
  const differing = replay.entries.flatMap(({ differences, unmatched, isHandled }) => [
    ...differences,
    ...unmatched,
    ...(isHandled ? [] : [false]),
  ])
  expect(differing).toEqual([])
  expect([replay.same, verdict]).toEqual([true, expect.stringMatching(/replays the same$/)])
  const outcomes = scenario.entries.map(({ outcome }) => outcome)
  expect(outcomes.at(-1)?.page).toBe(page)
  expect(JSON.stringify(outcomes)).toMatch(shows)
  expect(isMasked(scenario, replay)).toBe(true)
  expect(JSON.stringify(scenario)).not.toMatch(/Zofia|Nowack|zofia|anna@|Pracownia-Anna/)
})
