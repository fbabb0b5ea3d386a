import { type ComparedFact, type PageDifference, type JudgedPage, severities, type Severity } from "./difference.ts"

/** A page after both sides were read and judged. */
export interface ComparedPage extends JudgedPage {
  readonly address: string
  readonly kind: string
}

/** A page that could not be compared. */
export interface UncomparedPage {
  readonly address: string
  readonly kind: string
  readonly why: string
}

/** How many pages differ in one thing, by the worst of it. */
export type FactCounts = Readonly<Record<Severity | "same", number>>

/** A shop beside ours. */
export interface Comparison {
  readonly pages: readonly ComparedPage[]
  readonly uncompared: readonly UncomparedPage[]
  readonly counts: Readonly<Record<ComparedFact, FactCounts>>
  /** pages on which something is wrong */
  readonly wrong: number
}

/**
 * What pages come to: of each thing that is compared, on how many pages it is wrong, missing, other, better and the same. A page counts once for each thing, by
 * the worst that is said of it.
 *
 * Spec: 10.1047.
 *
 * @example comparisonOf([{ address: "/", kind: "home", differences: [], same: ["price"] }], []).counts.price.same // => 1
 */
export function comparisonOf(pages: readonly ComparedPage[], uncompared: readonly UncomparedPage[]): Comparison {
  const countsOf = (fact: ComparedFact): FactCounts => {
    const counts = { wrong: 0, missing: 0, other: 0, better: 0, same: 0 }
    for (const { differences, same } of pages) {
      const worst = severities.find((severity) => differences.some((one) => one.about === fact && one.severity === severity))
      if (worst !== undefined) counts[worst] += 1
      else if (same.includes(fact)) counts.same += 1
    }
    return counts
  }
  return {
    pages,
    uncompared,
    counts: {
      page: countsOf("page"),
      price: countsOf("price"),
      availability: countsOf("availability"),
      list: countsOf("list"),
      links: countsOf("links"),
      title: countsOf("title"),
      headings: countsOf("headings"),
      canonical: countsOf("canonical"),
      data: countsOf("data"),
      markup: countsOf("markup"),
      weight: countsOf("weight"),
    },
    wrong: pages.filter(({ differences }) => differences.some(isWrong)).length,
  }
}

/**
 * Is something false said, so that a shop should not change over yet?
 *
 * @example isWrong({ about: "price", severity: "missing", of: "", theirs: "1.00 PLN", ours: "" }) // => false
 */
export const isWrong = ({ severity }: PageDifference): boolean => severity === "wrong"

/**
 * A page with links of ours that lead nowhere.
 *
 * Spec: 10.1044.
 *
 * @example withDeadLinks({ address: "/", kind: "home", differences: [], same: ["links"] }, ["/a.html"]).differences[0]?.severity // => "wrong"
 */
export function withDeadLinks(page: ComparedPage, dead: readonly string[]): ComparedPage {
  if (dead.length === 0) return page
  const found: readonly PageDifference[] = dead.map((link) => ({
    about: "links",
    severity: "wrong",
    of: "",
    theirs: "",
    ours: `${link} leads nowhere`,
  }))
  return { ...page, differences: [...found, ...page.differences], same: page.same.filter((fact) => fact !== "links") }
}
