import { expect, test } from "vitest"
import { toDetails, type WireRowDetail } from "../../../adapters/http/operations/row-details.wire.ts"
import { decimal } from "../../support/core/sample-offer.ts"

type Told = typeof WireRowDetail.Type

const part: Told = { is: "part", name: "Miska", value: null, size: "M", quantity: 2, date: null, soldOut: null }
const known = { is: "part", name: "Miska", sizeName: "M", quantity: decimal("2") } as const

test.each<readonly [string, Told, readonly object[]]>([
  ["is sold out where the shop says so", { ...part, soldOut: true }, [{ ...known, soldOut: true }]],
  ["is there where the shop says so", { ...part, soldOut: false }, [known]],
  ["is there where the shop says nothing, as one that has no such field", part, [known]],
])("a part of a row %s (11.109, 17.30)", (_, told, details) => {
  expect(toDetails({ ownRowDetails: [told], data: { type: "bundle" } }, [])).toEqual(details)
})
