import { Effect } from "effect"
import { casesPath } from "../addresses/case-addresses.ts"
import { accountBasics, forClientOf } from "../pages/account-section.ts"
import { languageInQuery, queryValue, writeNeutral } from "../pages/address-parts.ts"
import type { PageFrame } from "../pages/page.ts"
import { titled } from "../pages/page-head.ts"
import type { PageRecord } from "../pages/page-record.ts"
import { formatText } from "../texts/texts.ts"
import type { Language } from "../values/language.ts"
import { readOrderNumber } from "../order/order-number.ts"
import type { ShownCase } from "./own-case.ts"
import { caseStatusWords } from "./view-case.ts"

/** The withdrawals, returns and complaints of a client. */
export interface CasesPageModel {
  readonly page: "cases"
  readonly frame: PageFrame
  readonly cases: readonly ShownCase[]
  /** the one that is looked at; null = all of them are listed */
  readonly shown: ShownCase | null
}

interface CasesPageAddress {
  readonly language: Language | null
  /** the number of the one that is looked at; null = all of them are listed */
  readonly number: string | null
}

declare module "../pages/page.ts" {
  interface PageTypes {
    readonly cases: { readonly address: CasesPageAddress; readonly model: CasesPageModel }
  }
}

const write = ({ language, number }: CasesPageAddress): string => writeNeutral(casesPath, language, number === null ? {} : { case: number })

/** What a client has sent in, and how far it is; anybody else signs in there, and comes back. Spec: 10.855. */
export const casesPageRecord: PageRecord<"cases"> = {
  ...accountBasics,
  read: (path, query) => {
    const asked = path === casesPath ? queryValue(query, "case") : null
    const number = asked === null ? null : readOrderNumber(asked)
    if (path !== casesPath || (asked !== null && number === null)) return null
    return { page: "cases", language: languageInQuery(query), number }
  },
  write,
  open: (address, { order }) =>
    order.cases().pipe(
      Effect.map((found) =>
        forClientOf(found, write({ ...address, language: null }), (cases, frame) => {
          const shown = cases.find(({ number }) => number === address.number) ?? null
          return address.number !== null && shown === null
            ? { page: "failure", frame, status: 404 }
            : { page: "cases", frame, cases, shown }
        }),
      ),
    ),
  head: (_, { frame, texts }) => ({ title: titled(formatText(texts, "returns.account"), frame) }),
  machines: {},
  recorded: {
    content: ({ cases, shown }, texts) => ({
      cases: cases.map(({ kind, status }) => ({ kind, status: caseStatusWords(status, texts) })),
      shown: shown === null ? null : shown.rows.map(({ name }) => name),
    }),
  },
}
