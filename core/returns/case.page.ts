import { casePaths } from "../addresses/case-addresses.ts"
import { leaveFormMachines } from "../basket/leaving/leave-form-machine.ts"
import { readOrderNumber } from "../order/order-number.ts"
import { languageInQuery, queryValue, writeNeutral } from "../pages/address-parts.ts"
import { linksInQuery } from "../pages/other-language.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import { foundOr404, type PageRecord } from "../pages/page-record.ts"
import { formatText, type TextKey } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import { caseSteps, type CaseStep } from "./case-draft.ts"
import type { OpenCase } from "./open-case.ts"
import { type CaseKind, caseKinds } from "./return-life.ts"

/** A withdrawal, a return or a complaint that is filled in, step by step. */
export interface CasePageModel {
  readonly page: "case"
  readonly frame: PageFrame
  readonly kind: CaseKind
  readonly open: OpenCase
}

interface CasePageAddress {
  readonly language: Language | null
  readonly kind: CaseKind
  /** null = the first one */
  readonly step: CaseStep | null
  /** the number of an order that it begins with; "" = another one is to be told, null = none is named */
  readonly order: string | null
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly case: { readonly address: CasePageAddress; readonly model: CasePageModel }
  }
}

/** What an address says in place of a number where another order is to be told. */
const anotherOrder = "-"

const headings = {
  withdrawal: "returns.statementHeading",
  return: "returns.return",
  complaint: "returns.complaint",
} as const satisfies Readonly<Record<CaseKind, TextKey>>

/**
 * The key of a page's heading.
 *
 * Spec: 10.841, 10.850.
 *
 * @example caseHeading({ kind: "return", step: "rows" }) // => "returns.return"
 * @example caseHeading({ kind: "withdrawal", step: "sent" }) // => "returns.sentWithdrawalHeading"
 */
export function caseHeading({ kind, step }: { readonly kind: CaseKind; readonly step: CaseStep }) {
  if (step !== "sent") return headings[kind]
  return kind === "withdrawal" ? "returns.sentWithdrawalHeading" : "returns.sentHeading"
}

/**
 * Where a contract is withdrawn from, goods are returned and complained about, a document for each step. Nobody signs in for it.
 *
 * Spec: 10.840, 10.841, 10.850, 10.856.
 */
export const casePageRecord: PageRecord<"case"> = {
  read: (path, query) => {
    const kind = caseKinds.find((known) => casePaths[known] === path)
    if (kind === undefined) return null
    const steps: readonly CaseStep[] = caseSteps[kind]
    const order = queryValue(query, "order")
    return {
      page: "case",
      language: languageInQuery(query),
      kind,
      step: steps.find((known) => known === queryValue(query, "step")) ?? null,
      order: order === null ? null : (readOrderNumber(order) ?? ""),
    }
  },
  write: ({ language, kind, step, order }) =>
    writeNeutral(casePaths[kind], language, {
      ...(step === null ? {} : { step }),
      ...(order === null ? {} : { order: order || anotherOrder }),
    }),
  open: ({ kind, step, order }, shop) =>
    foundOr404(shop.order.openCase({ kind, step, order }), (open, frame) => ({ page: "case", frame, kind, open })),
  kept: null,
  // what was typed is in no tag
  isSentWhole: true,
  links: (_, url) => linksInQuery(url),
  head: ({ kind, open: { step, faults } }, { frame, texts }) => ({
    title: titled(formatText(texts, caseHeading({ kind, step })), frame),
    isWrong: faults.length > 0,
  }),
  isPublic: false,
  bodyClass: "returns_page",
  allowsThirdPartyScripts: false,
  isReturnedTo: true,
  machines: leaveFormMachines,
  recorded: {
    content: ({ kind, open: { step, faults, order, sent } }) => ({
      kind,
      step,
      faults: faults.map(({ code }) => code),
      goods: (order?.rows ?? []).map(({ name }) => name),
      sent: sent === null ? null : sent.rows.map(({ name }) => name),
    }),
  },
}
