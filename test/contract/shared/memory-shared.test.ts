import { describe } from "vitest"
import { makeMemoryShared } from "../../../fixtures/shop/sharing/memory-shared.ts"
import { sharedContract } from "../../support/shared/shared-contract.ts"

describe("what one process keeps for itself", () => {
  sharedContract(() => {
    const shared = makeMemoryShared()
    return Promise.resolve([shared, shared])
  })
})
