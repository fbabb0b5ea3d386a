import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Effect, Exit } from "effect"
import { afterEach, describe, expect, test, vi } from "vitest"
import { makeViesRegister, viesAddress } from "../../../adapters/http/vies-register.ts"
import { makeFileVatRegister } from "../../../adapters/node/file-vat-register.ts"
import { type VatAnswer, type VatNumber, vatRegisterLimits } from "../../../core/account/vat-register.ts"
import { makeAskVatRegister } from "../../../core/use-cases/ask-vat-register.ts"
import { HttpFailure } from "../../../ports/failures.ts"
import type { VatRegister } from "../../../ports/vat-register.ts"
import { temporaryFolderForTest } from "../../support/shop/test-shop.ts"

const german: VatNumber = { country: "DE", number: "136695976" }
const numbered = (number: number): VatNumber => ({ country: "DE", number: String(number) })

/** What VIES comes to that answers so: what it says, or the name of the failure. */
async function saidBy(answer: () => Response | Promise<Response>): Promise<string> {
  const exit = await Effect.runPromiseExit(
    Effect.flip(makeViesRegister(async () => answer()).ask(german)).pipe(Effect.map(({ _tag }) => _tag)),
  )
  if (Exit.isSuccess(exit)) return exit.value
  return Effect.runPromise(makeViesRegister(async () => answer()).ask(german))
}

const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init)

describe("what VIES says of a number (11.681)", () => {
  test.each([
    ["that it is registered", json({ countryCode: "DE", vatNumber: "136695976", valid: true, name: "---" }), "registered"],
    ["that it is not", json({ countryCode: "DE", vatNumber: "136695976", valid: false }), "notRegistered"],
    ["by its older call that it is", json({ isValid: true, userError: "VALID", vatNumber: "136695976" }), "registered"],
    ["by its older call that it is not", json({ isValid: false, userError: "INVALID" }), "notRegistered"],
    ["that the country's register is away", json({ isValid: false, userError: "MS_UNAVAILABLE" }), "notChecked"],
    ["that too many ask", json({ actionSucceed: false, errorWrappers: [{ error: "MS_MAX_CONCURRENT_REQ" }] }), "notChecked"],
    ["nothing of it", json({}), "notChecked"],
    ["of another number that it is registered", json({ vatNumber: "136695977", valid: true }), "notChecked"],
    ["of another country's number that it is not", json({ countryCode: "FR", vatNumber: "136695976", valid: false }), "notChecked"],
    ["both", json({ isValid: true, userError: "INVALID" }), "notChecked"],
    ["something else than yes or no", json({ valid: "yes" }), "UnreadableReply"],
    ["a page", () => new Response("<html>"), "UnreadableReply"],
    ["more than an answer can be", () => new Response(`{"valid":true,"name":"${"x".repeat(20_000)}"}`), "UnreadableReply"],
    ["that it has moved", () => new Response(null, { status: 302, headers: { location: "https://evil.example/" } }), "HttpFailure"],
    ["that it is down", json({ valid: true }, { status: 503 }), "HttpFailure"],
    ["half of it", () => new Response(brokenBody()), "NetworkFailure"],
    ["nothing, and hangs up", () => Promise.reject(new TypeError("fetch failed")), "NetworkFailure"],
  ])("%s", async (_, answer, came) => expect(await saidBy(answer)).toBe(came))

  test("it is told the number alone, follows no redirect, and is given up with who asks", async () => {
    const asked: Request[] = []
    const register = makeViesRegister(async (request) => {
      asked.push(request)
      return Response.json({ valid: true })
    })
    await Effect.runPromise(register.ask(german))
    const [request] = asked
    expect([request?.method, request?.url, request?.redirect, await request?.text()]).toEqual([
      "POST",
      viesAddress,
      "manual",
      '{"countryCode":"DE","vatNumber":"136695976"}',
    ])
    expect([...(request?.headers.keys() ?? [])].toSorted()).toEqual(["accept", "content-type"])
  })
})

function brokenBody(): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    pull: (controller) => {
      sent += 1
      if (sent === 1) controller.enqueue(new TextEncoder().encode('{"valid":'))
      else controller.error(new TypeError("terminated"))
    },
  })
}

test("a register that is a file says what stands in it, of others that they are not registered, and fails where it is none (11.680)", async () => {
  const path = join(await temporaryFolderForTest(), "numbers.json")
  const ask = (number: VatNumber) => Effect.runPromise(Effect.orElseSucceed(makeFileVatRegister(path).ask(number), () => "failed"))
  expect(await ask(german)).toBe("failed")
  await writeFile(path, '{"DE136695976":"registered","DE2":"notChecked"}')
  expect([await ask(german), await ask(numbered(2)), await ask(numbered(3))]).toEqual(["registered", "notChecked", "notRegistered"])
  await writeFile(path, '{"DE136695976":"perhaps"}')
  expect(await ask(german)).toBe("failed")
})

afterEach(() => {
  vi.useRealTimers()
})

/** A register that answers by the numbers it is asked about, a clock that a test moves, and what was logged. */
function asking(answer: (number: VatNumber) => ReturnType<VatRegister["ask"]>) {
  const clock = { ms: 1_000_000, nowMs: () => clock.ms }
  const [asked, logged]: [string[], string[]] = [[], []]
  const register: VatRegister = {
    ask: (number) =>
      Effect.suspend(() => {
        asked.push(number.number)
        return answer(number)
      }),
  }
  const ask = makeAskVatRegister(register, clock, { write: (during) => Effect.sync(() => void logged.push(during)) })
  return { clock, asked, logged, ask: (number: VatNumber): Promise<VatAnswer> => Effect.runPromise(ask(number)) }
}

describe("how a register is asked (11.682, 11.683)", () => {
  test.each([
    ["registered", vatRegisterLimits.keptMs.registered],
    ["notRegistered", vatRegisterLimits.keptMs.notRegistered],
    ["notChecked", vatRegisterLimits.keptMs.notChecked],
  ] as const)("about one number once, as long as it is kept that it is %s", async (answer, keptMs) => {
    const { clock, asked, ask } = asking(() => Effect.succeed(answer))
    expect([await ask(german), await ask(german)]).toEqual([answer, answer])
    clock.ms += keptMs - 1
    await ask(german)
    expect(asked).toHaveLength(1)
    clock.ms += 1
    await ask(german)
    expect(asked).toHaveLength(2)
  })

  test("of more answers than are kept the oldest go", async () => {
    const { asked, ask } = asking(() => Effect.succeed("registered"))
    for (let number = 0; number <= vatRegisterLimits.mostKept; number++) await ask(numbered(number))
    const before = asked.length
    await ask(numbered(vatRegisterLimits.mostKept))
    expect(asked).toHaveLength(before)
    await ask(numbered(0))
    expect(asked).toHaveLength(before + 1)
  })

  test("one that hangs could not be checked after three seconds, and what came for a place meanwhile as well", async () => {
    vi.useFakeTimers()
    const { asked, ask } = asking(() => Effect.never)
    const answers = Promise.all([1, 2, 3, 4, 5].map((number) => ask(numbered(number))))
    await vi.advanceTimersByTimeAsync(vatRegisterLimits.timeoutMs)
    expect(await answers).toEqual(["notChecked", "notChecked", "notChecked", "notChecked", "notChecked"])
    expect(asked).toEqual(["1", "2", "3", "4"])
  })

  test("one that fails is logged and left alone after five failures, until its rest is over", async () => {
    let isDown = true
    const { clock, asked, logged, ask } = asking(() =>
      isDown ? Effect.fail(new HttpFailure({ status: 503 })) : Effect.succeed("registered"),
    )
    for (const number of [1, 2, 3, 4, 5, 6, 7]) expect(await ask(numbered(number))).toBe("notChecked")
    expect([asked.length, logged.length]).toEqual([5, 5])
    isDown = false
    clock.ms += vatRegisterLimits.restMs - 1
    expect(await ask(numbered(8))).toBe("notChecked")
    clock.ms += 1
    expect(await ask(numbered(8))).toBe("registered")
    expect(asked).toEqual(["1", "2", "3", "4", "5", "8"])
  })
})
