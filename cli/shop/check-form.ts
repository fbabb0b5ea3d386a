import { clientForm, type ClientFormPurpose } from "../../core/account/client-form.ts"
import { recordFields } from "../../core/form/form-record.ts"
import { faultText } from "../../core/form/asked/validation-code.ts"
import { recordLabels } from "../../core/form/view-record.ts"
import { formatText } from "../../core/texts/texts.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import type { Language } from "../../core/values/language.ts"
import { isForeignObject } from "../../core/web/untrusted-json.ts"
import { makeCatalogueStore } from "../../fixtures/shop/catalogue/stored-catalogue.ts"
import { judgedBySettings } from "../../fixtures/shop/client-data/judge-client-form.ts"
import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"
import type { Answer } from "../output/print.ts"
import { exitCodes, meantName, UserError } from "../user-error.ts"
import { inShop } from "./in-shop.ts"

interface CheckIn {
  readonly place: StorePlace
  readonly language: Language
  readonly nowMs: number
}

/**
 * A form that is filled in from a file, judged as its page and the shop judge it, by what the shop has set. Fails with a UserError where the file names no form, or a field that it does not have.
 *
 * Spec: 5.110 to 5.113, 10.530, 14.41.
 */
export async function checkForm(text: string, { place, language, nowMs }: CheckIn): Promise<Answer> {
  const { form, values } = readFile(text)
  // which fields there are depends on no setting
  const record = clientForm({ purpose: form, isAccountOptional: true })
  const catalogue = textCatalogue(language, {})
  const labels = recordLabels(record, catalogue)
  refuseUnknown(
    [...values.keys()],
    recordFields(record).map(({ name }) => name),
  )
  const faults = await inShop(place, async ({ reader }) => {
    const { shop } = await makeCatalogueStore()(reader)
    return (await judgedBySettings(reader, (name) => values.get(name) ?? null, { purpose: form, isLedHere: false, shop, nowMs })).faults
  })
  const told = faults.map(({ field, fault }) => ({ field, label: labels[field] ?? field, words: faultText(fault, catalogue), fault }))
  return {
    words: told.length === 0 ? formatText(catalogue, "form.valid") : told.map(({ label, words }) => `${label}: ${words}`).join("\n"),
    data: { form, valid: told.length === 0, faults: told },
    ok: told.length === 0,
  }
}

const isPurpose = (name: unknown): name is ClientFormPurpose => name === "register" || name === "order"

const unusable = (why: string) => new UserError(`this is no filled-in form: ${why}`, exitCodes.unusable)

/** A value under a misspelt name would count as left out, and the fault be told of another field. */
function refuseUnknown(told: readonly string[], known: readonly string[]): void {
  const unknown = told.find((name) => !known.includes(name))
  if (unknown !== undefined) throw unusable(`it has no field '${unknown}'; ${meantName(unknown, known)}`)
}

function readFile(text: string): { readonly form: ClientFormPurpose; readonly values: ReadonlyMap<string, string> } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw unusable("it is not JSON")
  }
  if (!isForeignObject(json) || !isPurpose(json["form"])) throw unusable("'form' is register or order")
  if (!isForeignObject(json["values"])) throw unusable("'values' has the values of fields by their names")
  const values = Object.entries(json["values"]).map(([name, value]): [string, string] => {
    if (typeof value !== "string") throw unusable(`the value of '${name}' is no text`)
    return [name, value]
  })
  return { form: json["form"], values: new Map(values) }
}
