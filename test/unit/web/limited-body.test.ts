import { expect, test } from "vitest"
import { readLimitedBody } from "../../../core/web/limited-body.ts"

const told = new Headers()

/** A body in pieces that notes how many were read. */
function inPieces(...sizes: readonly number[]) {
  const read: number[] = []
  async function* body() {
    for (const size of sizes) {
      read.push(size)
      yield new Uint8Array(size).fill(size)
    }
  }
  return { read, message: { headers: told, body: body() } }
}

test("a body is joined from its pieces, up to the limit and no further", async () => {
  expect(await readLimitedBody(inPieces(1, 0, 2).message, 3)).toEqual(new Uint8Array([1, 2, 2]))
  expect(await readLimitedBody(inPieces(1, 2, 1).message, 3)).toBeNull()
})

test("nothing is read after the piece that is too much", async () => {
  const { read, message } = inPieces(2, 2, 5)
  expect(await readLimitedBody(message, 3)).toBeNull()
  expect(read).toEqual([2, 2])
})

test("a body that says it is too long is not read at all", async () => {
  const { read, message } = inPieces(1)
  expect(await readLimitedBody({ ...message, headers: new Headers({ "content-length": "4" }) }, 3)).toBeNull()
  expect(read).toEqual([])
})

test("no body is an empty one", async () => {
  expect(await readLimitedBody({ headers: told, body: null }, 3)).toEqual(new Uint8Array(0))
  expect(await readLimitedBody(new Request("http://a.pl/", { method: "POST", body: "żab" }), 4)).toEqual(new TextEncoder().encode("żab"))
})
