import { encodeBase64 } from "./base64.ts"

/** What the browser made for a registration; null = the browser does not tell. */
export interface NewCredential {
  readonly transports: readonly string[] | null
  readonly clientDataJSON: Uint8Array | null
  readonly attestationObject: Uint8Array | null
}

/** What the browser gave for a login; null = the browser does not tell. */
export interface GivenCredential {
  readonly rawId: Uint8Array | null
  readonly clientDataJSON: Uint8Array | null
  readonly authenticatorData: Uint8Array | null
  readonly signature: Uint8Array | null
  readonly userHandle: Uint8Array | null
}

/**
 * The body that registers a credential.
 *
 * Spec: 3.11, 7.23, 11.100 (missing buffers are empty texts).
 *
 * @example registerBody("jan", "shop.example", { transports: null, clientDataJSON: new Uint8Array([1, 2]), attestationObject: null })
 * // => '{"userLogin":"jan","domain":"shop.example","authenticatorTransportMethods":[],"clientDataJSONBase64":"AQI=","attestationObjectBase64":""}'
 */
export function registerBody(userLogin: string, domain: string, credential: NewCredential): string {
  return JSON.stringify({
    userLogin,
    domain,
    authenticatorTransportMethods: credential.transports ?? [],
    clientDataJSONBase64: binaryText(credential.clientDataJSON) ?? "",
    attestationObjectBase64: binaryText(credential.attestationObject) ?? "",
  })
}

/**
 * The body that asks for a login.
 *
 * Spec: 7.24.
 *
 * @example loginRequestBody("shop.example") // => '{"domain":"shop.example"}'
 */
export function loginRequestBody(domain: string): string {
  return JSON.stringify({ domain })
}

/**
 * The body that logs in with a credential.
 *
 * Spec: 3.12, 7.25, 11.100 (missing buffers are null).
 *
 * @example loginBody("a.example", { rawId: new Uint8Array([1, 2]), clientDataJSON: null, authenticatorData: null, signature: null, userHandle: null })
 * // => '{"domain":"a.example","publicKeyCredentialBinRawId":"AQI=","clientDataJSONBase64":null,"authenticatorDataBase64":null,"signatureBase64":null,"userHandleBinBase64":null}'
 */
export function loginBody(domain: string, credential: GivenCredential): string {
  return JSON.stringify({
    domain,
    publicKeyCredentialBinRawId: binaryText(credential.rawId),
    clientDataJSONBase64: binaryText(credential.clientDataJSON),
    authenticatorDataBase64: binaryText(credential.authenticatorData),
    signatureBase64: binaryText(credential.signature),
    userHandleBinBase64: binaryText(credential.userHandle),
  })
}

const binaryText = (bytes: Uint8Array | null): string | null => bytes && encodeBase64(bytes)
