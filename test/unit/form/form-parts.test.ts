import { describe, expect, test } from "vitest"
import { faultText } from "../../../core/form/asked/validation-code.ts"
import { openForm } from "../../../core/form/form.ts"
import type { FormState, FormEvent } from "../../../core/form/form-state.ts"
import { postedFields } from "../../../core/form/posted-fields.ts"
import { viewForm } from "../../../core/form/view-form.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { afterInGroups as after, answered, field, pause, stateOf, states, submit, type } from "../../support/form/form-events.ts"

const pl = textCatalogue("pl", {})
const valueOf = (state: FormState, id: string) => state.fields.find((one) => one.id === id)?.value
const values = (state: FormState) => Object.fromEntries(state.fields.map(({ id, value }) => [id, value]))
const regions = (state: FormState) => Object.fromEntries(state.fields.map(({ id, region }) => [id, region]))
const chosen = (id: string, value: string): FormEvent => ({ type: "Chosen", field: id, value })

describe("each group has a region of its own (14.27)", () => {
  const addresses = openForm([
    field("client_region", "region", { group: "client", value: "pl" }),
    field("client_zip", "zipcode", { group: "client", required: true }),
    field("delivery_region", "region", { group: "delivery", value: "" }),
    field("delivery_zip", "zipcode", { group: "delivery", required: true }),
    field("loose_zip", "zipcode", { region: "cz" }),
  ])

  test("it opens with that of its select", () => {
    expect(regions(addresses)).toMatchObject({ client_zip: "pl", delivery_zip: null, loose_zip: "cz" })
  })

  test("a choice moves its own group at once, and asks again about what stands there", () => {
    const [typed] = after(addresses, type("delivery_zip", "10115"), pause(1))
    const [moved, commands] = after(typed, chosen("delivery_region", "de"))
    expect(regions(moved)).toMatchObject({ client_zip: "pl", delivery_zip: "de", loose_zip: "cz" })
    expect(commands).toEqual([
      { type: "CheckClientData", requestId: 2, questions: [{ field: "delivery_zip", name: "zipcode", value: "10115", region: "de" }] },
    ])
    expect(regions(after(moved, chosen("delivery_region", ""))[0])["delivery_zip"]).toBeNull()
  })

  test("a group can be told its region without a select in it, and with one the select shows it", () => {
    const [loose] = after(addresses, { type: "RegionChosen", group: "", region: "de" })
    expect(regions(loose)).toMatchObject({ client_zip: "pl", delivery_zip: null, loose_zip: "de" })
    const [told] = after(addresses, { type: "RegionChosen", group: "delivery", region: "fr" })
    expect([valueOf(told, "delivery_region"), regions(told)["delivery_zip"]]).toEqual(["fr", "fr"])
    expect(after(told, { type: "RegionChosen", group: "delivery", region: "fr" })[0]).toBe(told)
    expect(after(told, { type: "RegionChosen", group: "nowhere", region: "fr" })[0]).toBe(told)
  })

  test("a region that nobody has chosen is a fault of its select", () => {
    expect(viewForm(after(addresses, submit)[0], pl, faultText).fields[2]?.message).toBe("Proszę wybrać opcję.")
  })
})

describe("what is hidden or disabled is neither judged nor posted, and keeps its value (14.28)", () => {
  const company = openForm(
    [
      field("firm", "firm", { group: "company", required: true, value: "Garncarnia" }),
      field("nip", "nip", { group: "company", required: true }),
      field("city", "city", { name: "client_city", required: true, value: "Gdynia" }),
      field("note", "text", { required: true }),
    ],
    { hiddenParts: ["company"], disabledParts: ["note"] },
  )

  test("a submit passes them by", () => {
    const [waiting, commands] = after(company, submit)
    expect(commands[0]).toMatchObject({ type: "CheckClientData", questions: [{ field: "city" }] })
    expect(after(waiting, answered(1))[1]).toEqual([{ type: "SubmitForm" }])
    expect(postedFields(company)).toEqual([{ name: "client_city", value: "Gdynia" }])
  })

  test("shown again, it has its value and is judged", () => {
    const [shown] = after(company, { type: "Shown", part: "company" }, { type: "Enabled", part: "note" })
    expect(postedFields(shown).map(({ name }) => name)).toEqual(["firm", "nip", "client_city", "note"])
    expect(states(shown)).toEqual({ firm: "neutral", nip: "neutral", city: "neutral", note: "neutral" })
    expect(after(shown, submit)[0]).toMatchObject({ isSubmitting: false })
    expect(stateOf(after(shown, submit)[0], "nip")).toBe("error")
  })

  test("hidden while it is in error, asked about or typed in, it holds nothing up", () => {
    const [shown] = after(company, { type: "Shown", part: "company" }, { type: "Enabled", part: "note" }, type("note", "x"))
    const [stopped] = after(shown, submit, answered(2))
    expect(stateOf(stopped, "nip")).toBe("error")
    const [folded] = after(stopped, { type: "Hidden", part: "company" })
    expect([stateOf(folded, "firm"), stateOf(folded, "nip")]).toEqual(["neutral", "neutral"])
    expect(after(folded, submit)[1]).toEqual([{ type: "SubmitForm" }])
    const [asked] = after(shown, type("firm", "Huta"), pause(2), { type: "Hidden", part: "firm" })
    const [late] = after(asked, answered(3, { field: "firm", messages: [{ code: "no_firmname", message: "" }] }))
    expect([stateOf(asked, "firm"), stateOf(late, "firm")]).toEqual(["neutral", "neutral"])
  })

  test("a field of a hidden group that is hidden itself stays hidden when its group is shown", () => {
    const [both] = after(company, { type: "Hidden", part: "nip" }, { type: "Shown", part: "company" })
    expect(viewForm(both, pl, faultText).fields.map(({ isHidden, isDisabled }) => [isHidden, isDisabled])).toEqual([
      [false, false],
      [true, true],
      [false, false],
      [false, true],
    ])
    expect(after(both, { type: "Hidden", part: "nip" })[0]).toBe(both)
  })

  test("typed into what nobody sees, it is kept and starts no check", () => {
    const [typed, commands] = after(company, type("nip", "5252344078"))
    expect([valueOf(typed, "nip"), commands, typed.changedIds]).toEqual(["5252344078", [], []])
  })

  test("a fault that belongs to a hidden house number stays at its street", () => {
    const street = openForm(
      [field("street", "street", { value: "Polna", region: "pl", linkedTo: "number" }), field("number", "streetNumber", { value: "7" })],
      { hiddenParts: ["number"] },
    )
    const [asked, commands] = after(street, submit)
    expect(commands[0]).toMatchObject({ questions: [{ value: "Polna" }] })
    expect(states(after(asked, answered(1, { field: "street", messages: [{ code: "no_street_number", message: "" }] }))[0])).toEqual({
      street: "error",
      number: "neutral",
    })
  })
})

describe("a group that is the same as another (14.29)", () => {
  const same: FormEvent = { type: "SameAsChosen", group: "delivery", as: "client" }
  const undone: FormEvent = { type: "SameAsUndone", group: "delivery" }
  const address = openForm([
    field("name", "text", { group: "client", role: "name", value: "Jan" }),
    field("city", "city", { group: "client", value: "Gdynia" }),
    field("region", "region", { group: "client", value: "pl" }),
    field("sms", "checkbox", { group: "client", checked: true }),
    field("d_name", "text", { group: "delivery", role: "name", value: "Anna" }),
    field("d_city", "city", { group: "delivery" }),
    field("d_region", "region", { group: "delivery", value: "de" }),
    field("d_zip", "zipcode", { group: "delivery", value: "10115" }),
    field("d_sms", "checkbox", { group: "delivery" }),
  ])

  test("takes its values at once, country and ticks too, and what has no counterpart stays", () => {
    const [copied, commands] = after(address, same)
    expect(values(copied)).toMatchObject({ d_name: "Jan", d_city: "Gdynia", d_region: "pl", d_zip: "10115" })
    expect([regions(copied)["d_zip"], copied.fields.at(-1)?.checked]).toEqual(["pl", true])
    expect(commands).toMatchObject([{ type: "CheckClientData", questions: [{ field: "d_city" }, { field: "d_zip", region: "pl" }] }])
    expect(copied.copies.map(({ group }) => group)).toEqual(["delivery"])
  })

  test("follows what is typed, and is judged with it", () => {
    const [copied] = after(address, same, type("city", "Sopot"))
    expect(valueOf(copied, "d_city")).toBe("Sopot")
    expect(after(copied, pause(copied.timerId ?? 0))[1]).toMatchObject([{ questions: [{ field: "city" }, { field: "d_city" }] }])
  })

  test("undone, it has again what stood there", () => {
    const [own] = after(address, same, type("city", "Sopot"), undone)
    expect(values(own)).toMatchObject({ city: "Sopot", d_name: "Anna", d_city: "", d_region: "de", d_zip: "10115" })
    expect([regions(own)["d_zip"], own.fields.at(-1)?.checked, own.copies]).toEqual(["de", false, []])
    expect(after(own, undone)[0]).toBe(own)
  })

  test("a copy that somebody changes is the group's own, and the others stay", () => {
    const [own] = after(address, same, type("d_city", "Hel"), type("name", "Ewa"))
    expect(values(own)).toMatchObject({ name: "Ewa", d_name: "Jan", d_city: "Hel" })
    expect(own.copies).toEqual([])
  })

  test("a copy of a copy follows, a circle is not made, and a group is the same as one other", () => {
    const three = openForm([
      field("a", "city", { group: "a", value: "Gdynia" }),
      field("b", "city", { group: "b" }),
      field("c", "city", { group: "c" }),
    ])
    const [chain] = after(three, { type: "SameAsChosen", group: "c", as: "b" }, { type: "SameAsChosen", group: "b", as: "a" })
    expect(values(chain)).toEqual({ a: "Gdynia", b: "Gdynia", c: "Gdynia" })
    for (const [group, as] of [
      ["a", "c"],
      ["a", "a"],
      ["c", "a"],
      ["b", "nowhere"],
    ] as const)
      expect(after(chain, { type: "SameAsChosen", group, as })[0]).toBe(chain)
  })
})
