/** What a software authenticator writes as CBOR: whole numbers, texts, bytes, and maps of them. */
export type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>

/** The CBOR of a value, in the short forms that authenticators use. */
export function writeCbor(value: Cbor): Uint8Array {
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (value instanceof Uint8Array) return joined([head(2, value.length), value])
  if (typeof value === "string") {
    const bytes = new TextEncoder().encode(value)
    return joined([head(3, bytes.length), bytes])
  }
  return joined([head(5, value.size), ...[...value].flatMap(([key, inner]) => [writeCbor(key), writeCbor(inner)])])
}

function head(major: number, size: number): Uint8Array {
  const first = major << 5
  if (size < 24) return Uint8Array.of(first | size)
  if (size < 256) return Uint8Array.of(first | 24, size)
  return Uint8Array.of(first | 25, size >> 8, size & 255)
}

/** Several runs of bytes as one. */
export const joined = (parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]))
