import { readdirSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"
import { expect, test } from "vitest"
import { holds, said } from "../../../adapters/http/recorded-field.ts"
import { declaredFields, declaredNames, replySchemas } from "../../../adapters/replay/declared-fields.ts"
import { refusalCodes } from "../../../core/messages/refusal.ts"
import { isCodeWord, isHarmlessName, joinNames } from "../../../core/scenario/harmless-words.ts"
import { maskAddress } from "../../../core/scenario/mask-address.ts"
import { maskDocument } from "../../../core/scenario/mask-graphql.ts"
import { maskAnswered } from "../../../core/scenario/mask-json.ts"
import { type Masking, maskedBy } from "../../../core/scenario/masking.ts"
import { projectFolder } from "../../support/sources/project-sources.ts"

test("every code of a refusal is on the list", () => {
  expect(refusalCodes.filter((code) => !isCodeWord(code))).toEqual([])
})

test("fault: declarations that let names of people through", () => {
  const names = ["Kowalska", "anna", "12345678", "haslo", "__proto__", "constructor"]
  expect(names.filter((name) => isHarmlessName(name, declaredNames))).toEqual([])
})

test("fault: an operation that no recording knows. Every file of operations has its replies among the declared ones", () => {
  const files = readdirSync(join(projectFolder, "adapters/http/operations")).filter((file) => !file.endsWith(".wire.ts"))
  // some have several operations, and four replies are no GraphQL
  expect(replySchemas.length).toBeGreaterThanOrEqual(files.length + 4)
  expect(declaredNames.said.size).toBeGreaterThan(250)
})

const request = { method: "POST", path: "/", query: {}, contentType: "", body: null }

test("a new field is masked until its Schema says that the shop speaks there, and so is what stands below an undeclared one", () => {
  const before = Schema.Struct({
    shelf: said(Schema.Struct({ label: said(Schema.String), note: Schema.String })),
    owner: Schema.Struct({ label: Schema.String }),
  })
  const after = Schema.Struct({ shelf: said(Schema.Struct({ label: said(Schema.String), note: said(Schema.String) })) })
  const answer = { shelf: { label: "Kubki", note: "Nowak" }, owner: { label: "Kowalska" } }
  const mask = (...schemas: readonly Schema.Top[]) =>
    maskedBy((masking) => maskAnswered({ json: answer }, request, masking), joinNames([declaredFields(schemas)], []))
  expect(mask(before)).toEqual({ json: { shelf: { label: "Kubki", note: "Xxxxx" }, owner: { label: "Xxxxxxxx" } } })
  expect(mask(before, after)).toMatchObject({ json: { shelf: { note: "Nowak" }, owner: { label: "Xxxxxxxx" } } })
})

test("a name that holds two things in two places holds nothing that is known", () => {
  const schemas = [Schema.Struct({ rank: holds(Schema.Int, "number") }), Schema.Struct({ rank: holds(Schema.String, "code") })]
  expect(declaredFields(schemas).kinds.get("rank")).toBe("free")
})

test("what people write of themselves is said by no shop: names, addresses, orders' notes, reviews", () => {
  const personal = [
    "client",
    "firstname",
    "lastname",
    "login",
    "password",
    "email",
    "ownNotice",
    "reviews",
    "author",
    "taxNumber",
    "company",
    "contact",
    "comment",
  ]
  expect(personal.filter((name) => declaredNames.said.has(name))).toEqual([])
})

test("filters of a list stay in a recording, in its address and in what the shop is asked; what somebody typed there is masked (10.340)", () => {
  const answer = { ownListing: { filters: { groups: [{ key: "sizes", name: null, values: [{ value: "M", name: "M", count: 2 }] }] } } }
  const heard = (masking: Masking, text: string) => {
    maskAnswered({ json: answer }, request, masking)
    return maskAddress(text, masking)
  }
  const address = (text: string) => maskedBy((masking) => heard(masking, text), declaredNames)
  expect(address("/a.html?filter_sizes=M&filter_traits26=M&filter_pricerange=20-99.5&filter_availability=y")).toBe(
    "/a.html?filter_sizes=M&filter_traits26=M&filter_pricerange=20-99.5&filter_availability=y",
  )
  expect(address("/a.html?filter_sizes=Kowalska")).not.toContain("Kowalska")
  const asked = (text: string) =>
    maskedBy((masking) => {
      heard(masking, "/")
      return maskDocument(`{ ownListing(filters: ${JSON.stringify(text)}) { total } }`, masking)
    }, declaredNames)
  expect(asked("filter_sizes=M&filter_traits26=M")).toContain("filter_sizes=M&filter_traits26=M")
  expect(asked("Anna Kowalska")).not.toContain("Kowalska")
})
