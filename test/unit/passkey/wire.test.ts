import { describe, expect, test } from "vitest"
import { loginBody, loginRequestBody, readAccountsReply, readChallenge, registerBody } from "../../../core/passkey/ceremony.ts"
import { decodeBase64, encodeBase64 } from "../../../core/passkey/base64.ts"
import { parseJson } from "../../../core/web/untrusted-json.ts"

const bytes = (...values: readonly number[]) => new Uint8Array(values)
const binary = (text: string) => `=?BINARY?B?${text}?=`

describe("base64", () => {
  test.each([
    ["", []],
    ["AQI=", [1, 2]],
    ["AA==", [0]],
    ["AAAA", [0, 0, 0]],
    ["////", [255, 255, 255]],
    ["+/8=", [251, 255]],
    ["Zm9vYmFy", [102, 111, 111, 98, 97, 114]],
  ])("%j is %j, both ways", (text, values) => {
    expect(decodeBase64(text)).toEqual(bytes(...values))
    expect(encodeBase64(bytes(...values))).toBe(text)
  })

  test.each([
    ["-_8=", [251, 255]],
    ["-_8", [251, 255]],
    ["AQI", [1, 2]],
    ["AA", [0]],
    ["AB==", [0]],
    ["AQJ=", [1, 2]],
  ])("%j is read as well: %j", (text, values) => expect(decodeBase64(text)).toEqual(bytes(...values)))

  test.each(["A", "AAAAA", "A===", "=", "==", "====", "AQ=", "AQI=AQI=", "AQI =", " AQI=", "AQI!", "AQ\n=", "ĄĘ==", "💥=="])(
    "%j is not base64",
    (text) => expect(decodeBase64(text)).toBeNull(),
  )
})

describe("a challenge", () => {
  test.each([
    [{ a: binary("AQI=") }, { a: bytes(1, 2) }],
    [{ a: "x" }, { a: "x" }],
    [{ list: [binary("AQI=")] }, { list: [binary("AQI=")] }],
    [{ list: [{ id: binary("AQI=") }] }, { list: [{ id: bytes(1, 2) }] }],
    [{ list: [[{ id: binary("AQI=") }, [], null]] }, { list: [[{ id: bytes(1, 2) }, [], null]] }],
    [{ publicKey: { rp: { id: binary("") } } }, { publicKey: { rp: { id: bytes() } } }],
    [
      { a: null, b: [null, 1.5, true, false, {}] },
      { a: null, b: [null, 1.5, true, false, {}] },
    ],
    [{ a: ` ${binary("AQI=")}` }, { a: ` ${binary("AQI=")}` }],
    [{ a: `${binary("AQI=")}x` }, { a: `${binary("AQI=")}x` }],
    [{ a: "=?BINARY?Q?AQI=?=" }, { a: "=?BINARY?Q?AQI=?=" }],
    [{}, {}],
  ])("%j is read as %o", (data, challenge) => expect(readChallenge(JSON.stringify(data))).toEqual(challenge))

  test.each(["", "null", "[]", "[{}]", "1", '"x"', "{", '{"a":undefined}', "<html>"])("%j is no challenge", (data) => {
    expect(readChallenge(data)).toBeNull()
  })

  test.each([
    { a: binary("A") },
    { a: { b: binary("!!!!") } },
    { a: "x", b: [{ c: binary("AQ=") }] },
    { a: [[{ c: binary("AQ=") }]] },
    { a: [1, { c: binary("*") }, 2] },
  ])("an unreadable binary text makes it unreadable: %j", (data) => expect(readChallenge(JSON.stringify(data))).toBeNull())

  const nested = (levels: number, open: string, close: string) => `${open.repeat(levels)}0${close.repeat(levels)}`
  test("it may be 32 levels deep", () => {
    expect(readChallenge(nested(32, '{"a":', "}"))).not.toBeNull()
    expect(readChallenge(nested(33, '{"a":', "}"))).toBeNull()
    expect(readChallenge(`{"a":${nested(31, "[", "]")}}`)).not.toBeNull()
    expect(readChallenge(`{"a":${nested(32, "[", "]")}}`)).toBeNull()
    expect(readChallenge(nested(100_000, '{"a":', "}"))).toBeNull()
    expect(readChallenge(`{"a":${nested(100_000, "[", "]")}}`)).toBeNull()
  })

  test("a field with a name of the language's own is a field like others", () => {
    const read = readChallenge('{"__proto__":{"polluted":true}}')
    expect(Object.keys(read ?? {})).toEqual(["__proto__"])
    expect(Reflect.get({}, "polluted")).toBeUndefined()
  })
})

test.each(["", "{", "undefined", "<html>"])("%j is no JSON, and nothing is thrown", (text) => expect(parseJson(text)).toBeUndefined())

describe("a reply of the accounts service", () => {
  const empty = { status: null, errorMsg: null, data: null, ms: null, loginToken: null }

  test.each(["", "null", "{}", "[]", '["x"]', "0", '""', '"text"', "{", "<html>"])("%j is empty", (text) =>
    expect(readAccountsReply(text)).toBeNull(),
  )

  test.each(["status", "errorMsg", "data", "ms", "loginToken"])("%s is a text, or absent", (name) => {
    expect(readAccountsReply(JSON.stringify({ [name]: "x" }))).toEqual({ ...empty, [name]: "x" })
    expect(readAccountsReply(JSON.stringify({ [name]: 1 }))).toEqual(empty)
    expect(readAccountsReply(JSON.stringify({ other: 1 }))).toEqual(empty)
  })
})

describe("the bodies that are sent", () => {
  test("a registration: missing buffers are empty texts, missing transports an empty list", () => {
    const body = registerBody("jan", "sklep.pl", {
      transports: ["usb", "internal"],
      clientDataJSON: "AQI=",
      attestationObject: "+/8=",
    })
    expect(JSON.parse(body)).toEqual({
      userLogin: "jan",
      domain: "sklep.pl",
      authenticatorTransportMethods: ["usb", "internal"],
      clientDataJSONBase64: "AQI=",
      attestationObjectBase64: "+/8=",
    })
    expect(JSON.parse(registerBody("jan", "sklep.pl", { transports: null, clientDataJSON: null, attestationObject: null }))).toEqual({
      userLogin: "jan",
      domain: "sklep.pl",
      authenticatorTransportMethods: [],
      clientDataJSONBase64: "",
      attestationObjectBase64: "",
    })
  })

  test("a login: missing buffers are null, empty ones are not", () => {
    const none = { rawId: null, clientDataJSON: null, authenticatorData: null, signature: null, userHandle: null }
    expect(JSON.parse(loginBody("sklep.pl", none))).toEqual({
      domain: "sklep.pl",
      publicKeyCredentialBinRawId: null,
      clientDataJSONBase64: null,
      authenticatorDataBase64: null,
      signatureBase64: null,
      userHandleBinBase64: null,
    })
    const given = {
      rawId: "AQ==",
      clientDataJSON: "Ag==",
      authenticatorData: "Aw==",
      signature: "BA==",
      userHandle: "",
    }
    expect(JSON.parse(loginBody("sklep.pl", given))).toEqual({
      domain: "sklep.pl",
      publicKeyCredentialBinRawId: "AQ==",
      clientDataJSONBase64: "Ag==",
      authenticatorDataBase64: "Aw==",
      signatureBase64: "BA==",
      userHandleBinBase64: "",
    })
  })

  test("the request of a login has the domain", () => expect(JSON.parse(loginRequestBody("sklep.pl"))).toEqual({ domain: "sklep.pl" }))
})
