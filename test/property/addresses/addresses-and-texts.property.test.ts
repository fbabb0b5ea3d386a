import fc from "fast-check"
import { expect, test } from "vitest"
import { categoryAddress, productAddress, slug } from "../../../core/addresses/addresses.ts"
import { listAddress } from "../../../core/pages/list-address.ts"
import { readPageAddress } from "../../../core/pages/page-address.ts"
import { parseRefusal, refusalCode } from "../../../core/messages/refusal.ts"
import { pluralForm } from "../../../core/texts/texts.ts"
import { anyCharacter } from "../../support/property/any-character.ts"

const parse = (address: string) => {
  const url = new URL(address, "http://shop.local")
  return readPageAddress(url.pathname, url.searchParams)
}
const languages = fc.constantFrom("pl", "en")
const ids = fc.integer({ min: 1, max: 999_999_999 })

test("fault: a name breaks its own address. Any product name leads back to its product", () => {
  fc.assert(
    fc.property(languages, ids, fc.string({ unit: "grapheme", maxLength: 60 }), (language, id, name) => {
      expect(parse(productAddress(language, id, name))).toMatchObject({ page: "product", language, productId: id })
    }),
  )
})

test("fault: sorting or paging lost on the way. Any category view leads back to itself", () => {
  fc.assert(
    fc.property(
      languages,
      ids,
      fc.array(fc.string({ unit: "grapheme", maxLength: 20 }), { maxLength: 3 }),
      fc.constantFrom("default", "name-asc", "price-desc", "newest"),
      fc.nat(9999),
      (language, id, names, sort, counter) => {
        expect(parse(listAddress(categoryAddress(language, id, names), { sort, page: counter }))).toEqual({
          page: "category",
          language,
          categoryId: id,
          sort,
          counter,
        })
      },
    ),
  )
})

test("fault: an address from outside breaks the router. Any path and query has an answer", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter }),
      fc.array(fc.tuple(fc.constantFrom("mode", "counter", "sort", "lang", "number"), fc.string())),
      (path, query) => {
        expect(() => readPageAddress(`/${path}`, new URLSearchParams(query))).not.toThrow()
      },
    ),
  )
})

test("fault: letters lost in slugs. A slug has plain letters, digits and single separators only", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(slug(name)).toMatch(/^(?:[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)?$/)
    }),
  )
})

test("fault: own plural rules. Whole numbers take the form that CLDR gives (Intl.PluralRules)", () => {
  const cldr = new Intl.PluralRules("pl")
  fc.assert(
    fc.property(fc.oneof(fc.nat(300), fc.nat()), (count) => {
      expect(pluralForm(count, "pl")).toBe(cldr.select(count))
    }),
  )
  expect(pluralForm(0.5, "pl")).toBe("fraction")
})

test("fault: a refusal changes on the wire. Code and limit give the same refusal back", () => {
  const decimals = fc
    .integer({ min: 1, max: 1e6 })
    .filter((coefficient) => coefficient % 10 !== 0)
    .map((coefficient) => ({ coefficient, scale: 2 }))
  const refusals = fc.oneof(
    fc.constantFrom({ _tag: "SizeNotChosen" } as const, { _tag: "RowUnknown" } as const, { _tag: "ChoiceMissing" } as const),
    decimals.map((max) => ({ _tag: "QuantityAboveMaximum", max }) as const),
    decimals.map((nearest) => ({ _tag: "QuantityOffStep", nearest, isTaken: false }) as const),
    decimals.map((min) => ({ _tag: "QuantityBelowMinimum", min }) as const),
  )
  fc.assert(
    fc.property(refusals, (refusal) => {
      const { code, limit } = refusalCode(refusal)
      expect(parseRefusal(code, limit, null)).toEqual(refusal)
    }),
  )
})
