import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"
import type { ShopFetch } from "../../adapters/http/shop-client.ts"
import { accountsPath } from "../../core/passkey/accounts-call.ts"
import { loginBody, readChallenge } from "../../core/passkey/ceremony.ts"
import { isForeignObject, parseJson } from "../../core/web/untrusted-json.ts"
import { accountOfLogin } from "../../fixtures/shop/sign-in/accounts-store.ts"
import { handleFor, writePasskey } from "../../fixtures/shop/passkeys/passkeys-store.ts"
import type { ShopStore } from "../../fixtures/shop/store/shop-store.ts"

/** What a plan says that a device gave: it signs a challenge that nobody knows before, so the real answer goes into the request. */
export const givenByDevice = {
  rawId: "AAAA",
  clientDataJSON: "AAAB",
  authenticatorData: "AAAC",
  signature: "AAAD",
  userHandle: "AAAE",
} as const

/** A device of a journey, with one passkey that does not count its uses. */
export interface JourneyDevice {
  /** saves the passkey in the shop, as that of an account */
  readonly saveIn: (store: ShopStore, login: string, nowMs: number) => Promise<void>
  /** a shop whose challenges are answered by the device */
  readonly answering: (fetch: ShopFetch) => ShopFetch
}

/** Somebody is there, and known. */
const verified = 5

/**
 * A device that signs what the shop asks of it.
 *
 * @param origin of the page on which it is used
 */
export function journeyDevice(origin: string): JourneyDevice {
  const { hostname } = new URL(origin)
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const id = randomBytes(32)
  let [handle, challenge] = ["", ""]
  const hashed = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest()
  const given = () => {
    const client = Buffer.from(JSON.stringify({ type: "webauthn.get", challenge, origin, crossOrigin: false }))
    // a counter of four bytes, which stays 0
    const about = Buffer.concat([hashed(hostname), Buffer.from([verified, 0, 0, 0, 0])])
    return {
      rawId: id.toString("base64"),
      clientDataJSON: client.toString("base64"),
      authenticatorData: about.toString("base64"),
      signature: sign("sha256", Buffer.concat([about, hashed(client)]), privateKey).toString("base64"),
      userHandle: Buffer.from(handle, "base64url").toString("base64"),
    }
  }
  return {
    saveIn: (store, login, nowMs) =>
      store.transaction(async (within) => {
        const account = await accountOfLogin(within, login)
        if (account === null) throw new Error(`there is no account of ${login}`)
        handle = await handleFor(within, account.id)
        const saved = { accountId: account.id, credential: id.toString("base64url"), publicKey: coseText(publicKey), domain: hostname }
        const device = { counter: 0, aaguid: "", transports: [], isSynced: true, madeMs: nowMs }
        await writePasskey(within, { ...saved, ...device })
      }, "serializable"),
    answering: (fetch) => async (request) => {
      const isLogin = request.url.includes(accountsPath("login")) && (await request.clone().text()).includes(givenByDevice.rawId)
      const answer = await fetch(isLogin ? new Request(request, { method: "POST", body: loginBody(hostname, given()) }) : request)
      if (request.url.includes(accountsPath("generateLoginRequest"))) challenge = challengeIn(await answer.clone().text())
      return answer
    },
  }
}

/** The challenge of the service's answer, as base64url. */
function challengeIn(text: string): string {
  const reply = parseJson(text)
  const data = isForeignObject(reply) ? reply["data"] : null
  const options = typeof data === "string" ? readChallenge(data)?.["publicKey"] : null
  const bytes = isForeignObject(options) ? options["challenge"] : null
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString("base64url") : ""
}

/** A key of P-256 as COSE has it, as base64url: a map of five entries, the last two its points. */
function coseText(publicKey: ReturnType<typeof generateKeyPairSync>["publicKey"]): string {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const [first, second] = [x, y].map((point) => Buffer.from(point, "base64url"))
  if (first === undefined || second === undefined) throw new Error("this key has no points")
  const begin = Buffer.from("a5010203262001215820", "hex")
  return Buffer.concat([begin, first, Buffer.from("225820", "hex"), second]).toString("base64url")
}
