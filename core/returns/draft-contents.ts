import { amountsOf, wholeAmounts } from "./case-faults.ts"
import { remedies } from "./complaint-life.ts"
import type { OpenCase } from "./open-case.ts"
import type { CaseContents, GivenRow } from "./own-case.ts"
import type { CaseKind } from "./return-life.ts"

/**
 * What is filled in, as it would be sent in. What the shop finds of it by then is not known yet.
 *
 * Spec: 10.841, 10.850.
 *
 * @example draftContents("return", sampleOpenCase({ values: { case_reason: "Za mały" } })).reason // => "Za mały"
 */
export function draftContents(
  kind: CaseKind,
  { draft, order, couriers, places, pictures }: Pick<OpenCase, "draft" | "order" | "couriers" | "places" | "pictures">,
): CaseContents {
  const value = (field: keyof typeof draft.values) => (draft.values[field] ?? "").trim()
  const isWhole = kind === "withdrawal" && value("case_scope") !== "parts"
  const amounts = order === null ? [] : isWhole ? wholeAmounts(order) : amountsOf(draft, { order })
  const [list, chosen] = value("case_way") === "place" ? [places, value("case_place")] : [couriers, value("case_courier")]
  return {
    orderNumber: order?.number ?? value("case_order"),
    name: value("case_name"),
    email: value("case_email"),
    isWhole,
    goods: order === null && !isWhole ? value("case_goods") : "",
    rows: (order?.rows ?? []).flatMap(({ row, name, sizeName, unit }): readonly GivenRow[] => {
      const given = amounts.find((one) => one.row === row)
      return given === undefined ? [] : [{ row, name, sizeName, unit, quantity: given.quantity }]
    }),
    kept: isWhole ? (order?.rows ?? []).flatMap(({ name, exemption }) => (exemption === null ? [] : [name])) : [],
    reason: value("case_reason"),
    way: kind === "return" ? (list.find(({ id }) => id === chosen)?.name ?? "") : "",
    account: kind === "return" ? value("case_account") : "",
    remedy: kind === "complaint" ? (remedies.find((one) => one === value("case_remedy")) ?? null) : null,
    description: kind === "complaint" ? value("case_description") : "",
    pictures: kind === "complaint" ? pictures : 0,
    isMailed: true,
    verdict: order === null ? "unknown" : "inTime",
    worth: { minor: 0 },
    currency: order?.currency ?? "",
    answer: "",
  }
}
