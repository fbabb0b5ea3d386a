import { type Command, Option } from "commander"
import type { VatAnswer } from "../../core/account/vat-register.ts"
import type { FieldKind } from "../../core/form/field.ts"
import type { StrongPasswordSetting } from "../../core/shell/shell.ts"
import type { Language } from "../../core/values/language.ts"
import { fieldAnswer, type JudgeField } from "../output/field-answer.ts"
import { answerEach } from "../output/answer-each.ts"
import { nowFromOption } from "../input/now-option.ts"
import { choiceArgument, dataOption, parseCount, strongPasswordOption, withLanguage } from "../input/options.ts"
import { shopPlaceOf } from "../input/settings.ts"
import type { JsonForm } from "../json-form.ts"
import { exitCodes, UserError } from "../user-error.ts"

/** The kinds of fields by the names that people type. */
const kinds = {
  text: "text",
  firstname: "firstname",
  lastname: "lastname",
  firm: "firm",
  nip: "nip",
  street: "street",
  zipcode: "zipcode",
  city: "city",
  phone: "phone",
  email: "email",
  phone_or_email: "phoneOrEmail",
  birth_date: "birthdate",
  login: "login",
  password: "password",
  iban: "iban",
  select: "select",
} as const satisfies Record<string, FieldKind>

const isKind = (typed: string): typed is keyof typeof kinds => Object.hasOwn(kinds, typed)

interface ValidateOptions {
  readonly required: boolean
  readonly min?: number
  readonly max?: number
  readonly region?: string
  readonly country?: string
  readonly data?: string
  readonly register?: "vies" | "demo"
  readonly autocomplete: string
  readonly setting: StrongPasswordSetting
  readonly lang: Language
  readonly json: JsonForm
}

/** `witryna validate`: what a form says about a value. */
export function defineValidate(command: Command): void {
  withLanguage(command)
    .addArgument(choiceArgument("<field>", "what the field is for", Object.keys(kinds)))
    .argument("<value>", "what is typed into it; - reads values from standard input, one a line")
    .option("--required", "the field must be filled in", false)
    .option("--min <characters>", "its minlength", parseCount)
    .option("--max <characters>", "its maxlength", parseCount)
    .option("--region <id>", "the country that is chosen; a phone is then left to the shop")
    .option("--country <id>", "ask the embedded shop, which judges it as typed for this country of its own, such as PL")
    .addOption(dataOption())
    .addOption(
      new Option("--register <name>", "ask a register about a VAT number as well: that of the European Union, or the demo shop's").choices([
        "vies",
        "demo",
      ]),
    )
    .option("--autocomplete <words>", "the browser's word for the field, such as new-password or username", "")
    .addOption(strongPasswordOption())
    .addHelpText(
      "after",
      `
What the page cannot know, such as the check digits of a tax number, is left to the shop: then the answer says so. With --country the
shop's own rules answer. --register tells the number to somebody else, and what that says: it is registered, it is not, or it could not be
checked, which is no fault.

Exit codes: 0 fine, 1 the rule's message, 64 wrong usage.

Examples:
  $ witryna validate email jan@kowalski
  $ witryna validate login ja --lang en
  $ witryna validate nip 5252344078 --country PL
  $ witryna validate nip DE136695976 --country DE --register demo
  $ witryna validate text "" --required --json
  $ witryna validate email - < addresses.txt`,
    )
    .action(
      async (
        field: string,
        value: string,
        { required, min, max, region, country, data, register, autocomplete, setting, lang, json }: ValidateOptions,
      ) => {
        if (!isKind(field)) return
        const rules = { required, minLength: min ?? null, maxLength: max ?? null, region: region ?? country ?? null, autocomplete }
        const kind = kinds[field]
        const judge = country === undefined ? null : await judgeOf(country, data)
        const said = register === undefined ? {} : { register: await saidBy(register, { kind, typed: value, country, data }) }
        answerEach(value, json, (typed) =>
          fieldAnswer({ kind, value: typed, checked: false, linkedValue: "", ...rules }, { setting, language: lang, judge, ...said }),
        )
      },
    )
}

interface AskedNumber {
  readonly kind: FieldKind
  readonly typed: string
  readonly country: string | undefined
  readonly data: string | undefined
}

/** A register is asked about one number of a country, and not about lists of them. */
async function saidBy(register: "vies" | "demo", { kind, typed, country, data }: AskedNumber): Promise<VatAnswer | null> {
  if (kind !== "nip" || country === undefined || typed === "-")
    throw new UserError("--register goes with one nip and the --country that it is of", exitCodes.wrongUsage)
  const { askVatRegister } = await import("../shop/vat-registers.ts")
  return askVatRegister(register, { typed, countryId: country, place: shopPlaceOf(data, process.env) })
}

async function judgeOf(country: string, data: string | undefined): Promise<JudgeField> {
  const { openJudge } = await import("../shop/judge-field.ts")
  return openJudge(shopPlaceOf(data, process.env), country, await nowFromOption(undefined))
}
