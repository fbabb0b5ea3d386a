import { describe, expect, onTestFinished, test } from "vitest"
import type { ShopShared } from "../../../../fixtures/shop/sharing/shop-shared.ts"
import { openValkeyShared, type ValkeyOptions } from "../../../../fixtures/shop/sharing/valkey-shared.ts"
import { sharedContract } from "../../../support/shared/shared-contract.ts"
import { startValkey, valkeyProgram } from "../../../support/shared/valkey-server.ts"
import { testNowMs } from "../../../support/shop/test-now.ts"
import { until } from "../../../support/until.ts"

const secret = "hush-$&-hush"
const limit = { most: 2, withinMs: 60_000 }

/** A loaded machine is slow, and that is no outage. */
const patience = { connectMs: 20_000, answerMs: 20_000 }

async function openShared(
  address: string,
  options: Partial<ValkeyOptions> = { patience },
): Promise<{ readonly shared: ShopShared; readonly lines: readonly object[] }> {
  const lines: object[] = []
  const shared = await openValkeyShared(address, { log: (line) => lines.push(line), ...options })
  onTestFinished(() => shared.close())
  return { shared, lines }
}

if (valkeyProgram === null) console.log("Valkey: skipped, this machine has neither valkey-server nor redis-server")

describe.skipIf(valkeyProgram === null)("what processes share by a Valkey", () => {
  sharedContract(async () => {
    const { address } = await startValkey(secret)
    const [{ shared: one }, { shared: other }] = [await openShared(address), await openShared(address)]
    return [one, other]
  })

  const isTogether = (shared: ShopShared, together: boolean) => until(() => expect(shared.isTogether()).toBe(together))

  test("is counted by each process for itself while it is away, and is shared again when it is back", async () => {
    const server = await startValkey(secret)
    const [one, other] = [await openShared(server.address), await openShared(server.address)]
    await one.shared.count(["a"], limit, testNowMs)
    await one.shared.count(["a"], limit, testNowMs)
    expect(await other.shared.count(["a"], limit, testNowMs)).toBeNull()
    await server.stop()
    const times = (shared: ShopShared) => Promise.all([1, 2, 3].map(() => shared.count(["b"], limit, testNowMs)))
    for (const { shared } of [one, other]) expect((await times(shared)).map((event) => event !== null)).toEqual([true, true, false])
    const note = { key: "k", text: "kept", forMs: 600_000, owner: "o", most: { ofOwner: 9, ofAll: 9 } }
    await one.shared.keep(note, testNowMs)
    for (const { shared } of [one, other]) await isTogether(shared, false)
    await server.start()
    for (const { shared } of [one, other]) await isTogether(shared, true)
    expect(await one.shared.noteOf("k", testNowMs)).toBe("kept")
    expect(await one.shared.count(["c"], limit, testNowMs)).not.toBeNull()
    expect(await other.shared.timesOf("c", limit.withinMs, testNowMs)).toEqual([testNowMs])
    const said = JSON.stringify(one.lines)
    expect(one.lines).toHaveLength(2)
    expect(said).toMatch(
      /Valkey at 127\.0\.0\.1:\d+ cannot be reached \(.+\): this process counts for itself.+is back: what is counted is shared/,
    )
    expect(said).not.toContain("hush")
  })

  test("is not waited for when it is silent", async () => {
    const server = await startValkey(secret)
    const { shared, lines } = await openShared(server.address, { patience: { ...patience, answerMs: 50 } })
    server.holdOn()
    expect(await shared.count(["a"], limit, testNowMs)).not.toBeNull()
    expect(shared.isTogether()).toBe(false)
    expect(JSON.stringify(lines)).toMatch(/cannot be reached \(Command timed out\)/)
    server.goOn()
    await until(async () => {
      await shared.count(["b"], limit, testNowMs)
      expect(shared.isTogether()).toBe(true)
    })
  })

  test.each([
    ["a server that is not there", () => Promise.resolve("valkey://:hush@127.0.0.1:1")],
    ["another password", async () => (await startValkey(secret)).address.replace(/:[^@/]+@/, ":hush-hush@")],
  ])("%s: the shop sells on, with limits of its own", async (_, address) => {
    const { shared, lines } = await openShared(await address())
    expect(await shared.count(["a"], { most: 1, withinMs: 1000 }, testNowMs)).not.toBeNull()
    expect(await shared.count(["a"], { most: 1, withinMs: 1000 }, testNowMs)).toBeNull()
    expect(shared.isTogether()).toBe(false)
    expect(JSON.stringify(lines)).toMatch(/cannot be reached/)
    expect(JSON.stringify(lines)).not.toContain("hush")
  })
})

test.each(["hush", "http://hush@host", "valkey://", "redis://:hush@[", "valkey://:hush@"])(
  "%j is no address, and is not told",
  async (address) => {
    const error = await openValkeyShared(address, { log: () => {} }).catch((cause: unknown) => String(cause))
    expect(error).toBe("StoreRefusal: VALKEY_URL is no address of a Valkey or Redis, such as valkey://host:6379")
  },
)
