import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto"
import { isForeignObject } from "../../../core/web/untrusted-json.ts"
import { readChallenge } from "../../../core/passkey/ceremony.ts"
import { type Cbor, joined, writeCbor } from "./cbor.ts"

/** A passkey inside the authenticator. */
interface KeptKey {
  readonly id: Uint8Array
  readonly privateKey: KeyObject
  readonly domain: string
  readonly userHandle: Uint8Array
  counter: number
}

/** In which ways it does what it is asked otherwise than it should. */
export interface Misbehaviour {
  /** the page on which it says that it was used */
  readonly origin?: string
  /** the host that it answers for */
  readonly domain?: string
  /** it does not ask who uses it */
  readonly isUnverified?: true
  /** another challenge than the one it was given, as base64url */
  readonly challenge?: string
  /** a use that does not count */
  readonly isUncounted?: true
  /** a signature of something else */
  readonly isForged?: true
  /** "webauthn.create" where it signs in, and the other way round */
  readonly type?: string
  /** an Ed25519 key where it would make one of P-256 */
  readonly algorithm?: "Ed25519"
}

/** A device with passkeys, without a browser: what it makes and signs is real. */
export interface SoftwareAuthenticator {
  /** @param data the `data` of the accounts service. @returns the body of `register`, but for the login */
  readonly create: (data: string, wrong?: Misbehaviour) => RegistrationBody
  /** @returns the body of `login`, signed by the passkey made last, or by that of a place in their order */
  readonly get: (data: string, wrong?: Misbehaviour & { readonly at?: number }) => LoginBody
  readonly keys: readonly Pick<KeptKey, "counter">[]
}

export interface RegistrationBody {
  readonly domain: string
  readonly authenticatorTransportMethods: readonly string[]
  readonly clientDataJSONBase64: string
  readonly attestationObjectBase64: string
}

export interface LoginBody {
  readonly domain: string
  readonly publicKeyCredentialBinRawId: string
  readonly clientDataJSONBase64: string
  readonly authenticatorDataBase64: string
  readonly signatureBase64: string
  readonly userHandleBinBase64: string
}

/** Flags of authenticator data: somebody is there, and known; it may be on several devices, and is; a key follows. */
const flags = { present: 1, verified: 4, mayBeSynced: 8, isSynced: 16, hasKey: 64 } as const

/**
 * A software authenticator for tests: packed none, P-256, with counters.
 *
 * @param page the origin of the page on which it is used
 * @param aaguid of the model that it says it is, 32 hexadecimal digits
 */
export function makeAuthenticator(page: string, { aaguid = "0".repeat(32), isSynced = false } = {}): SoftwareAuthenticator {
  const keys: KeptKey[] = []
  const { hostname } = new URL(page)
  const state = (wrong: Misbehaviour): number =>
    flags.present | (wrong.isUnverified ? 0 : flags.verified) | (isSynced ? flags.mayBeSynced | flags.isSynced : 0)
  const clientData = (type: string, challenge: Uint8Array, wrong: Misbehaviour): Uint8Array =>
    new TextEncoder().encode(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge: wrong.challenge ?? Buffer.from(challenge).toString("base64url"),
        origin: wrong.origin ?? page,
        crossOrigin: false,
      }),
    )
  return {
    keys,
    create: (data, wrong = {}) => {
      const { challenge, rp, user } = optionsOf(data)
      const domain = wrong.domain ?? textOf(rp, "id")
      const { publicKey, privateKey } =
        wrong.algorithm === "Ed25519" ? generateKeyPairSync("ed25519") : generateKeyPairSync("ec", { namedCurve: "P-256" })
      const key = { id: randomBytes(32), privateKey, domain, userHandle: bytesOf(user, "id"), counter: 1 }
      keys.push(key)
      const about = joined([
        Buffer.from(aaguid, "hex"),
        Uint8Array.of(0, key.id.length),
        key.id,
        writeCbor(coseOf(publicKey, wrong.algorithm === "Ed25519")),
      ])
      const authData = joined([authenticatorData(domain, state(wrong) | flags.hasKey, key.counter), about])
      return {
        domain: hostname,
        authenticatorTransportMethods: ["internal"],
        clientDataJSONBase64: base64(clientData("webauthn.create", bytes(challenge), wrong)),
        attestationObjectBase64: base64(
          writeCbor(
            new Map<string, Cbor>([
              ["fmt", "none"],
              ["attStmt", new Map<string, Cbor>()],
              ["authData", authData],
            ]),
          ),
        ),
      }
    },
    get: (data, wrong = {}) => {
      const { challenge } = optionsOf(data)
      const key = keys.at(wrong.at ?? -1)
      if (key === undefined) throw new Error("this authenticator has no passkey")
      if (wrong.isUncounted !== true) key.counter += 1
      const client = clientData("webauthn.get", bytes(challenge), wrong)
      const authData = authenticatorData(wrong.domain ?? key.domain, state(wrong), key.counter)
      const signed = wrong.isForged === true ? randomBytes(64) : joined([authData, createHash("sha256").update(client).digest()])
      return {
        domain: hostname,
        publicKeyCredentialBinRawId: base64(key.id),
        clientDataJSONBase64: base64(client),
        authenticatorDataBase64: base64(authData),
        signatureBase64: base64(sign(key.privateKey.asymmetricKeyType === "ed25519" ? null : "sha256", signed, key.privateKey)),
        userHandleBinBase64: base64(key.userHandle),
      }
    },
  }
}

function authenticatorData(domain: string, state: number, counter: number): Uint8Array {
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(counter)
  return joined([createHash("sha256").update(domain).digest(), Uint8Array.of(state), counted])
}

/** The key as COSE has it. */
function coseOf(publicKey: KeyObject, isEdwards: boolean): ReadonlyMap<number, number | Uint8Array> {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const [first, second] = [x, y].map((one) => new Uint8Array(Buffer.from(one, "base64url")))
  const shared: [number, number | Uint8Array][] = isEdwards
    ? [
        [1, 1],
        [3, -8],
        [-1, 6],
      ]
    : [
        [1, 2],
        [3, -7],
        [-1, 1],
      ]
  return new Map([...shared, [-2, first ?? new Uint8Array()], ...(isEdwards ? [] : ([[-3, second ?? new Uint8Array()]] as const))])
}

/** What the service asks, read as a page reads it. */
function optionsOf(data: string): Readonly<Record<string, unknown>> {
  const publicKey: unknown = readChallenge(data)?.["publicKey"]
  if (!isForeignObject(publicKey)) throw new Error(`this is no challenge: ${data}`)
  return publicKey
}

function bytes(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value
  throw new TypeError("this is no binary text")
}

const bytesOf = (from: unknown, name: string): Uint8Array => bytes(isForeignObject(from) ? from[name] : undefined)

function textOf(from: unknown, name: string): string {
  const value = isForeignObject(from) ? from[name] : undefined
  if (typeof value === "string") return value
  throw new TypeError(`there is no ${name}`)
}

const base64 = (from: Uint8Array): string => Buffer.from(from).toString("base64")
