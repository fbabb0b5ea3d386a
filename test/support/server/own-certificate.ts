import { generateKeyPairSync, sign } from "node:crypto"

/** One value of DER: a tag, the length of what follows, and that. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const hex = (text: string) => Buffer.from(text, "hex")
const commonName = hex("0603550403")
const ecdsaWithSha256 = sequence(hex("06082a8648ce3d040302"))
const year = (digits: string) => der(0x18, Buffer.from(`${digits}0101000000Z`))

/**
 * A certificate that this test has just made and signed itself, for a server on 127.0.0.1: no key lies in the project, and none of another
 * tool is needed.
 */
export function ownCertificate(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from("hostile shop of a test")))))
  const address = sequence(der(0x87, Buffer.from([127, 0, 0, 1])))
  const isAuthority = sequence(hex("0603551d13"), hex("0101ff"), der(0x04, sequence(hex("0101ff"))))
  const extensions = der(0xa3, sequence(isAuthority, sequence(hex("0603551d11"), der(0x04, address))))
  const what = sequence(
    der(0xa0, hex("020102")),
    hex("020101"),
    ecdsaWithSha256,
    name,
    sequence(year("2000"), year("2999")),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    extensions,
  )
  const certificate = sequence(what, ecdsaWithSha256, der(0x03, Buffer.from([0]), sign("sha256", what, privateKey)))
  const base64 = certificate.toString("base64").replaceAll(/.{64}/g, "$&\n")
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  }
}
