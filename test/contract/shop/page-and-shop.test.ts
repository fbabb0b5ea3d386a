import fc from "fast-check"
import { expect, test } from "vitest"
import { questionsText } from "../../../adapters/http/client-data.wire.ts"
import { clientForm } from "../../../core/account/client-form.ts"
import { checkedValue } from "../../../core/form/posted-fields.ts"
import { applyAnswers } from "../../../core/form/asked/asked-fields.ts"
import { kindRules } from "../../../core/form/every-rule.ts"
import { type PostedRecord, postedRecord } from "../../../core/form/posted-record.ts"
import { foreignObjects, isForeignObject } from "../../../core/web/untrusted-json.ts"
import { asMany } from "../../support/property/property.ts"
import { sampleRegistration } from "../../support/shop/sample-registration.ts"
import { makeShopper, noticeOf, type Shopper } from "../../support/shop/shopper.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const sampleParcel = {
  delivery_firstname: "Jan",
  delivery_lastname: "Maj",
  delivery_street: "Leśna 2",
  delivery_zipcode: "84-150",
  delivery_city: "Hel",
}

const record = clientForm({ purpose: "order", isAccountOptional: false })

/** Values as people write and mistype them, beside texts of any kind. */
const values: Readonly<Record<string, fc.Arbitrary<string>>> = {
  client_zipcode: fc.stringMatching(/^\d{1,3}[- ]?\d{0,4}[A-Z]{0,2}$/),
  client_phone: fc.stringMatching(/^\+?[\d ()-]{1,16}$/),
  client_nip: fc.stringMatching(/^(?:PL|DE)?[\d -]{8,12}$/),
  client_email: fc.stringMatching(/^[a-z.+]{1,8}@?[a-z.-]{0,9}$/),
  client_street: fc.stringMatching(/^[A-Za-z<>;ąż ]{1,12}(?: \d{1,3}[a-z/]?)?$/),
  client_city: fc.stringMatching(/^[A-Za-z<>;ąż0-9 -]{1,12}$/),
  client_firstname: fc.stringMatching(/^[A-Za-z<>;=ąż0-9 '-]{1,12}$/),
  client_firm: fc.stringMatching(/^[A-Za-z<>;&"ąż0-9 .-]{1,12}$/),
  delivery_zipcode: fc.stringMatching(/^\d{1,3}[- ]?\d{0,4}[A-Z]{0,2}$/),
  delivery_street: fc.stringMatching(/^[A-Za-z<>;ąż ]{1,12}(?: \d{1,3}[a-z/]?)?$/),
  delivery_city: fc.stringMatching(/^[A-Za-z<>;ąż0-9 -]{1,12}$/),
}

const cases = fc.sample(
  fc.constantFrom(...Object.keys(values)).chain((field) =>
    fc.record({
      field: fc.constant(field),
      value: fc.oneof({ weight: 4, arbitrary: values[field] ?? fc.string() }, fc.string({ minLength: 1, maxLength: 20, unit: "grapheme" })),
      region: fc.constantFrom("PL", "DE"),
    }),
  ),
  400,
)

/** The code that the page shows at a field once the shop has answered its question, while it is typed. */
async function saidWhileTyped(shopper: Shopper, asked: PostedRecord, field: string): Promise<string | null> {
  const questions = asked.questions.filter((question) => question.field === field)
  if (questions.length === 0) return null
  const data = await shopper.data(questionsText(questions))
  const told = isForeignObject(data) ? data[field] : null
  const messages = foreignObjects(isForeignObject(told) ? told["messages"] : null).flatMap(({ code, message }) =>
    typeof code === "string" && typeof message === "string" ? [{ code, message }] : [],
  )
  const shown = applyAnswers(asked.form, asked.requestId, [{ field, messages }], kindRules).fields.find(({ id }) => id === field)
  return shown?.fault?._tag === "Code" ? shown.fault.code : null
}

/** The code that it says to the post. */
async function saidToPost(shopper: Shopper, posted: Readonly<Record<string, string>>, field: string): Promise<string | null> {
  await shopper.post("/client-new.php", { ...posted })
  const code = (await noticeOf(shopper))?.["code"]
  const [, ...pairs] = typeof code === "string" ? code.split(" ") : []
  const at = pairs.findIndex((one, place) => place % 2 === 0 && one === field)
  return at < 0 ? null : (pairs[at + 1] ?? null)
}

/** What is posted of a case. Without the terms nothing is ever taken, and the page's own rule about them is no code. */
function postOf({ field, value, region }: (typeof cases)[number]): Readonly<Record<string, string>> {
  const kind =
    field === "client_nip" || field === "client_firm" ? { client_type: "firm", client_firm: "Glinka", client_nip: "5252344078" } : {}
  const parcel = field.startsWith("delivery_")
    ? { deliver_to_billingaddr: "", ...sampleParcel, delivery_region: region }
    : { deliver_to_billingaddr: checkedValue }
  return { ...sampleRegistration, ...kind, ...parcel, terms_agree: "", client_region: region, [field]: value }
}

test("page and shop agree on every value that both judge: what is said while it is typed is said of the post, and nothing else (11.686, 14.25, 14.41)", async () => {
  const { shop } = await openTestShop()
  const shopper = makeShopper(shop)
  await shopper.post("/basketchange.php", { product: "601", size: "M", number: "1" })
  const different: unknown[] = []
  // what the page refuses by itself is never asked
  const judged = cases.flatMap(({ field, ...rest }) => {
    const posted = postOf({ field, ...rest })
    const asked = postedRecord(record, posted)
    const isRefused = asked.faults.some((fault) => fault.field === field)
    return isRefused ? [] : [{ field, posted, asked }]
  })
  expect(judged.length).toBeGreaterThan(60)
  for (const { field, posted, asked } of asMany(judged, 30)) {
    const typed = await saidWhileTyped(shopper, asked, field)
    const sent = await saidToPost(shopper, posted, field)
    if (typed !== sent) different.push({ field, posted, typed, sent })
  }
  expect(different).toEqual([])
})

test.each([
  ["delivery_zipcode", "8100", "incorect_delivery_zipcode"],
  ["delivery_street", "Polna", "no_delivery_street"],
  ["delivery_city", "Hel<b>", "illegal_characters_delivery_city"],
  ["delivery_additional", "Glinka<b>", "illegal_characters_delivery_firm"],
  ["client_zipcode", "8100", "incorect_zipcode"],
])("%s %j is %s while it is typed and when it is posted (8.4, 8.7, 8.15, 8.26, 11.686)", async (field, value, code) => {
  const { shop } = await openTestShop()
  const shopper = makeShopper(shop)
  await shopper.post("/basketchange.php", { product: "601", size: "M", number: "1" })
  const posted = postOf({ field, value, region: "PL" })
  expect(await saidWhileTyped(shopper, postedRecord(record, posted), field)).toBe(code)
  expect(await saidToPost(shopper, posted, field)).toBe(code)
})
