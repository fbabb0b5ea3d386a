import { describe, expect, test } from "vitest"
import { makePictureDesk } from "../../../fixtures/shop/pictures/picture-desk.ts"

const rules = { atOnce: 2, waiting: 3, tries: 2 }

/** A desk whose makings end when the test says so. */
function openDesk() {
  const failed: string[] = []
  const desk = makePictureDesk((file) => failed.push(file), rules)
  const begun: { readonly file: string; readonly end: () => void; readonly fail: () => void }[] = []
  const ask = (file: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    return desk.ask(file, () => {
      begun.push({ file, end: resolve, fail: () => reject(new Error("no light")) })
      return promise
    })
  }
  return { desk, ask, begun, failed, names: () => begun.map(({ file }) => file) }
}

describe("where pictures are asked for", () => {
  test("two are made at a time, the others in the order of asking", async () => {
    const { ask, begun, names } = openDesk()
    const asked = ["a", "b", "c", "d"].map(ask)
    await Promise.resolve()
    expect(names()).toEqual(["a", "b"])
    begun[1]?.end()
    expect(await asked[1]).toBe("made")
    expect(names()).toEqual(["a", "b", "c"])
    begun[0]?.end()
    await asked[0]
    expect(names()).toEqual(["a", "b", "c", "d"])
  })

  test("everybody who asks for one file meanwhile gets one making", async () => {
    const { ask, begun, names } = openDesk()
    const asked = [ask("a"), ask("a"), ask("a")]
    await Promise.resolve()
    expect(names()).toEqual(["a"])
    begun[0]?.end()
    expect(await Promise.all(asked)).toEqual(["made", "made", "made"])
  })

  test("whom the line is too long for is turned away at once, and may come again", async () => {
    const { ask, begun } = openDesk()
    const asked = ["a", "b", "c", "d", "e"].map(ask)
    expect(await ask("f")).toBe("busy")
    const known = ask("c")
    for (let at = 0; at < 5; at += 1) {
      begun[at]?.end()
      await asked[at]
    }
    expect(await known).toBe("made")
    const again = ask("f")
    await Promise.resolve()
    begun[5]?.end()
    expect(await again).toBe("made")
  })

  test("what cannot be made is told, makes room for the next, and is not tried for ever", async () => {
    const { ask, begun, failed, names } = openDesk()
    for (let time = 0; time < 4; time += 1) {
      const asked = ask("a")
      await Promise.resolve()
      begun[time]?.fail()
      expect(await asked).toBe("failed")
    }
    expect(names()).toEqual(["a", "a"])
    expect(failed).toEqual(["a", "a"])
    const other = ask("b")
    await Promise.resolve()
    begun[2]?.end()
    expect(await other).toBe("made")
  })

  test("closing turns away who waits and who comes, and ends when what is being made has ended", async () => {
    const { desk, ask, begun, names } = openDesk()
    const asked = ["a", "b", "c"].map(ask)
    await Promise.resolve()
    let isClosed = false
    const closed = desk.close().then(() => (isClosed = true))
    expect(await asked[2]).toBe("busy")
    expect(await ask("d")).toBe("busy")
    begun[0]?.end()
    expect(await asked[0]).toBe("made")
    expect(isClosed).toBe(false)
    begun[1]?.end()
    await closed
    expect(await asked[1]).toBe("made")
    expect(names()).toEqual(["a", "b"])
  })
})
