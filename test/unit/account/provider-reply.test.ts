import { expect, test } from "vitest"
import { readProviderPerson, readProviderReturn } from "../../../core/account/ways/provider-reply.ts"
import { viewWayRefusal } from "../../../core/messages/way-refusal-text.ts"
import { loginWayRefusals } from "../../../core/messages/login-notice.ts"
import { builtInTexts } from "../../../core/texts/text-catalogue.ts"
import type { Language } from "../../../core/values/language.ts"

test.each([
  ["state=s&code=c", { _tag: "Given", state: "s", code: "c" }],
  ["state=s&code=c&error=access_denied", { _tag: "Denied", state: "s" }],
  ["state=s&error=server_error", { _tag: "Failed", state: "s" }],
  ["state=s", { _tag: "Failed", state: "s" }],
  ["code=c", { _tag: "Failed", state: "" }],
  [`state=${"s".repeat(513)}&code=c`, { _tag: "Failed", state: "" }],
  ["state=a%20b&code=c", { _tag: "Failed", state: "" }],
  ["state=s&code=%0A", { _tag: "Failed", state: "s" }],
])("an address with %s is read as %j (10.792, 11.570)", (query, told) =>
  expect(readProviderReturn(new URLSearchParams(query))).toEqual(told),
)

const person = { subject: "7", email: "", firstName: "", lastName: "" }

test.each([
  ['{"sub":"7"}', person],
  ['{"sub":"7","email":"jan@kowalski.com","email_verified":true}', { ...person, email: "jan@kowalski.com" }],
  ['{"sub":"7","email":"jan@kowalski.com","email_verified":"true"}', person],
  ['{"sub":"7","email":"jan@kowalski.com"}', person],
  ['{"sub":"7","email":" jan@kowalski.com","email_verified":true}', person],
  ['{"sub":"7","email":["jan@kowalski.com"],"email_verified":true}', person],
  ['{"sub":"7","given_name":"  Jan\\u0000 \\u202eX ","family_name":{}}', { ...person, firstName: "Jan X" }],
  [`{"sub":"7","given_name":"${"n".repeat(90)}"}`, { ...person, firstName: "n".repeat(80) }],
  ['{"sub":7}', null],
  ['{"sub":""}', null],
  ['{"sub":"a b"}', null],
  [`{"sub":"${"7".repeat(256)}"}`, null],
  ['["7"]', null],
  ["null", null],
  ["", null],
  [`{"sub":"7","x":"${"x".repeat(20_000)}"}`, null],
])("a reply of %s tells of %j (11.570)", (text, told) => expect(readProviderPerson(text)).toEqual(told))

test.each<Language>(["pl", "en"])("each refusal has words in %s, and nothing refused has none (10.793, 10.797)", (language) => {
  const texts = { language, texts: builtInTexts(language) }
  const words = loginWayRefusals.map((why) => viewWayRefusal({ is: "loginWayRefused", why, name: "Konto demo" }, texts) ?? "")
  expect(new Set(words).size).toBe(loginWayRefusals.length)
  for (const one of words) expect(one).toMatch(/^\p{Lu}[^{}]+\.$/u)
  expect(viewWayRefusal(null, texts)).toBeNull()
})
