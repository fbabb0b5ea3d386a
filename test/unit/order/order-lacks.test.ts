import { expect, test } from "vitest"
import { lackingAddress, stepOfLacks } from "../../../core/order/order-lacks.ts"
import type { OrderLack } from "../../../core/messages/order-notice.ts"

const client = { is: "client" } as const
const guest = { is: "guest" } as const

test.each<readonly [readonly OrderLack[], "data" | "delivery" | "check" | null, string | null, string | null]>([
  // lacks; step, where it leads a guest, where a client
  [[], null, null, null],
  [["terms", "cancel"], "check", null, null],
  [["point"], "delivery", "/order1.php?lack=point", "/order1.php?lack=point"],
  [["delivery", "payment"], "delivery", "/order1.php?lack=delivery", "/order1.php?lack=delivery"],
  [["data", "point", "terms"], "data", "/signin.php?operation=onceorder", "/client-new.php"],
  [["phone"], "data", "/client-new.php", "/client-new.php"],
])("10.703, 10.735: %j is told at %s, %s, %s", (lacks, step, toGuest, toClient) => {
  expect(stepOfLacks(lacks)).toBe(step)
  expect([lackingAddress("pl", lacks, guest), lackingAddress("pl", lacks, client)]).toEqual([toGuest, toClient])
})
