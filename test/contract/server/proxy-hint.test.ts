import { expect, test } from "vitest"
import { watchForProxy } from "../../../adapters/node/proxy-hint.ts"

test.each(["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "forwarded"])(
  "a server that trusts no proxy says once that one may be there: %s",
  (header) => {
    const told: string[] = []
    const look = watchForProxy((found) => told.push(found))
    look({ headers: { host: "shop.test", via: "1.1 somebody" } })
    expect(told).toEqual([])
    look({ headers: { [header]: "203.0.113.7" } })
    look({ headers: { [header]: "203.0.113.8" } })
    expect(told).toEqual([header])
  },
)
