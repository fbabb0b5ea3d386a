import fc from "fast-check"
import { expect } from "vitest"
import { type Challenge, readAccountsReply, readChallenge } from "../../../core/passkey/ceremony.ts"
import { decodeBase64, encodeBase64 } from "../../../core/passkey/base64.ts"
import { anyCharacter } from "../../support/property/any-character.ts"
import { property } from "../../support/property/property.ts"

const bytes = fc.uint8Array({ maxLength: 40 })
const nodeBytes = (text: string) => new Uint8Array(Buffer.from(text, "base64"))

property("bytes are written as Node's Buffer writes them", {
  fault: "the alphabet of addresses where the standard one is wanted",
  rule: encodeBase64,
  planted: (given: Uint8Array) => Buffer.from(given).toString("base64url"),
  holds: (encode) =>
    fc.property(bytes, (given) => {
      expect(encode(given)).toBe(Buffer.from(given).toString("base64"))
    }),
})

property("all four ways to write bytes are read back", {
  fault: "one alphabet only",
  rule: decodeBase64,
  planted: (text: string) => (/[-_]/.test(text) ? null : decodeBase64(text)),
  holds: (decode) =>
    fc.property(bytes, (given) => {
      const padded = Buffer.from(given).toString("base64")
      const forAddresses = Buffer.from(given).toString("base64url")
      const paddedForAddresses = padded.replaceAll("+", "-").replaceAll("/", "_")
      for (const text of [padded, padded.replaceAll("=", ""), forAddresses, paddedForAddresses]) expect(decode(text)).toEqual(given)
    }),
})

/** Digits, some padding, and what is neither. */
const almostBase64 = fc.oneof(
  fc.string({ unit: fc.constantFrom("A", "Z", "a", "z", "0", "9", "+", "/", "-", "_", "="), maxLength: 12 }),
  fc.string({ unit: fc.constantFrom("A", "Q", "=", " ", "\n", "!", "ą"), maxLength: 6 }),
  fc.string({ unit: anyCharacter, maxLength: 12 }),
)

property("a text is read exactly when it is base64, and then as Node's Buffer reads it", {
  fault: "rubbish read as bytes",
  rule: decodeBase64,
  planted: (text: string): Uint8Array | null => nodeBytes(text),
  runs: 300,
  holds: (decode) =>
    fc.property(almostBase64, (text) => {
      const isBase64 = /^(?:[\w+/-]{4})*(?:[\w+/-]{2}(?:==)?|[\w+/-]{3}=?)?$/.test(text)
      expect(decode(text)).toEqual(isBase64 ? nodeBytes(text) : null)
    }),
})

type Tree = null | boolean | number | string | readonly Tree[] | { readonly [name: string]: Tree }

const leaf: fc.Arbitrary<Tree> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.string({ maxLength: 6 }),
  bytes.map((given) => `=?BINARY?B?${Buffer.from(given).toString("base64url")}?=`),
)
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie("tree"), { maxLength: 3 }),
    fc.dictionary(fc.string({ maxLength: 4 }), tie("tree"), { maxKeys: 3 }),
  ),
}))
const challenges = fc.dictionary(fc.string({ maxLength: 4 }), tree, { maxKeys: 4 })

/** The same with Node's Buffer, and by a reviver instead of a walk: the place of a value is known by what holds it. */
function revived(text: string): unknown {
  return JSON.parse(text, function revive(this: unknown, _name: string, value: unknown) {
    const binary = typeof value === "string" && !Array.isArray(this) ? /^=\?BINARY\?B\?(.*)\?=$/.exec(value) : null
    return binary === null ? value : nodeBytes(binary[1] ?? "")
  })
}

property("a challenge is its JSON with the binary fields as bytes, and null stays null", {
  fault: "lists searched for binary texts",
  rule: readChallenge,
  planted: (data: string): Challenge | null => {
    const inLists = data.replaceAll(/(?<=\[)"=\?BINARY\?B\?([^?]*)\?="/g, (_, text: string) => JSON.stringify({ bytes: text }))
    return readChallenge(inLists)
  },
  runs: 300,
  holds: (read) =>
    fc.property(challenges, (given) => {
      const text = JSON.stringify(given)
      expect(read(text)).toEqual(revived(text))
    }),
})

property("a challenge with a binary text that cannot be read is not read at all", {
  fault: "one unreadable field dropped",
  rule: readChallenge,
  planted: (data: string): Challenge | null => readChallenge(data.replaceAll("=?BINARY?B?*?=", "=?BINARY?B??=")),
  holds: (read) =>
    fc.property(challenges, fc.string({ maxLength: 4 }), (given, name) => {
      expect(read(JSON.stringify({ ...given, [name]: { deep: [{ id: "=?BINARY?B?*?=" }] } }))).toBeNull()
    }),
})

const texts = fc.oneof(
  fc.string(),
  fc.json(),
  challenges.map((given) => JSON.stringify(given)),
)

property("every text is a challenge or none, and a reply or none", {
  fault: "a text of any kind breaks the reading",
  rule: { readChallenge, readAccountsReply },
  planted: {
    readChallenge: (data: string): Challenge | null => {
      const parsed: unknown = JSON.parse(data)
      return parsed === null ? null : readChallenge(data)
    },
    readAccountsReply,
  },
  runs: 300,
  holds: (rule) =>
    fc.property(texts, (text) => {
      const challenge = rule.readChallenge(text)
      const reply = rule.readAccountsReply(text)
      expect(challenge === null || typeof challenge === "object").toBe(true)
      for (const value of Object.values(reply ?? {})) expect(value === null || typeof value === "string").toBe(true)
    }),
})
