import type { ComparedPage } from "../../core/changeover/comparison.ts"
import { comparedFacts, type ComparedFact, type PageDifference, severities, type Severity } from "../../core/changeover/difference.ts"
import { escapedHtml } from "../../core/web/html-text.ts"
import { plainText } from "../output/print.ts"
import { type ComparedShop, outcomes, sharedDifferences, type SharedDifference } from "./comparison-words.ts"
import { reportStyles } from "./report-styles.ts"

/** Text of another server: neither markup nor anything that turns around what stands beside it. */
const said = (text: string): string => escapedHtml(plainText(text))

const factNames: Readonly<Record<ComparedFact, string>> = {
  page: "The page itself",
  price: "Prices",
  availability: "Availability",
  list: "Products of lists",
  links: "Links",
  title: "Title and description",
  headings: "Headings",
  canonical: "Canonical address",
  data: "Data for programs",
  markup: "Names others rely on",
  weight: "Weight",
}

const severityNames: Readonly<Record<Severity, readonly [heading: string, lead: string]>> = {
  wrong: ["Wrong", "Our pages say something that the shop does not. Mend this before anybody sees it."],
  missing: ["Missing", "The shop’s own pages have it, and ours do not."],
  other: ["Otherwise", "It differs, or cannot be judged; nobody is told anything false."],
  better: ["Better", "Ours have it, and the shop’s own pages do not."],
}

/**
 * A comparison as one document that needs nothing else: no script, no file, no address of another server is loaded. Everything that a shop said stands in it as
 * text.
 *
 * Spec: 10.1047.
 */
export function comparisonDocument(origin: string, compared: ComparedShop): string {
  const { comparison, found, keptOut, ended, pauseMs } = compared
  const { pages, uncompared, wrong } = comparison
  const verdict =
    wrong === 0
      ? ["fine", "Nothing is wrong", "No price, no availability and no link of ours says anything else than the shop does."]
      : ["wrong", `${wrong} of ${pages.length} pages say something wrong`, "They are listed first below."]
  const [tone = "", heading = "", lead = ""] = verdict
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${said(origin)} beside Witryna</title>
<style>${reportStyles}</style>
</head>
<body>
<header class="head">
<p class="kicker">${said(origin)} beside Witryna</p>
<h1 class="${tone}">${said(heading)}</h1>
<p class="lead">${lead}</p>
<dl class="facts">
${fact("compared", pages.length)}${fact("found", found)}${fact("kept out by robots.txt", keptOut)}${fact("not compared", uncompared.length)}${fact("pause", `${pauseMs} ms`)}
</dl>
${ended === null ? "" : `<p class="note">It ended early: ${said(ended)}.</p>`}
</header>
<main>
${countsTable(compared)}
${severities.map((severity) => severitySection(pages, severity)).join("\n")}
${pagesSection(pages)}
${uncomparedSection(compared)}
</main>
</body>
</html>
`
}

const fact = (name: string, value: number | string): string => `<div><dt>${name}</dt><dd>${value}</dd></div>\n`

function countsTable({ comparison: { counts, pages } }: ComparedShop): string {
  const row = (about: ComparedFact): string => {
    const all = counts[about]
    const bar = outcomes
      .filter((outcome) => all[outcome] > 0)
      .map((outcome) => `<span class="part ${outcome}" style="flex-grow:${all[outcome]}"></span>`)
      .join("")
    const cells = outcomes
      .map((outcome) => `<td class="${outcome}${all[outcome] === 0 ? " none" : ""}">${all[outcome] === 0 ? "·" : all[outcome]}</td>`)
      .join("")
    return `<tr><th scope="row">${factNames[about]}</th>${cells}<td class="bar" aria-hidden="true"><div>${bar}</div></td></tr>`
  }
  return `<section>
<h2>On how many of ${pages.length} pages</h2>
<div class="wide"><table class="counts">
<thead><tr><th scope="col">What is compared</th>${outcomes.map((outcome) => `<th scope="col">${outcome}</th>`).join("")}<th aria-hidden="true"></th></tr></thead>
<tbody>
${comparedFacts.map(row).join("\n")}
</tbody>
</table></div>
</section>`
}

/** So many are told of each severity; all are with their pages below. */
const sharedAtMost = 200

function severitySection(pages: readonly ComparedPage[], severity: Severity): string {
  const all = sharedDifferences(pages, severity)
  if (all.length === 0) return ""
  const [heading, lead] = severityNames[severity]
  const isOpen = severity === "wrong" || severity === "missing"
  return `<section class="${severity}">
<details${isOpen ? " open" : ""}><summary><h2>${heading} <span class="count">${all.length}</span></h2></summary>
<p class="lead">${lead}</p>
<ul class="shared">
${all.slice(0, sharedAtMost).map(sharedItem).join("\n")}
</ul>
</details>
</section>`
}

function sharedItem(difference: SharedDifference): string {
  const [first = ""] = difference.pages
  const where = difference.pages.length === 1 ? said(first) : `${difference.pages.length} pages, such as ${said(first)}`
  return `<li>${differenceWords(difference)}<p class="where">${where}</p></li>`
}

function differenceWords({ about, of, theirs, ours }: PageDifference): string {
  const what = of === "" ? factNames[about] : `${factNames[about]}: ${said(of)}`
  return `<p class="what">${what}</p><dl class="sides"><div><dt>shop</dt><dd>${sideWords(theirs)}</dd></div><div><dt>ours</dt><dd>${sideWords(ours)}</dd></div></dl>`
}

const sideWords = (text: string): string => (text === "" ? '<span class="none">nothing</span>' : said(text))

function pagesSection(pages: readonly ComparedPage[]): string {
  const item = (page: ComparedPage): string => {
    const { address, kind, same } = page
    const differences = severities.map((severity) => sharedDifferences([page], severity))
    const badges = differences
      .flatMap((ofOne) =>
        ofOne[0] === undefined ? [] : [`<span class="badge ${ofOne[0].severity}">${ofOne.length} ${ofOne[0].severity}</span>`],
      )
      .join(" ")
    const rows = differences
      .flat()
      .map((one) => `<li class="${one.severity}"><span class="badge ${one.severity}">${one.severity}</span>${differenceWords(one)}</li>`)
      .join("\n")
    const alike =
      same.length === 0 ? "" : `<p class="where">The same: ${same.map((about) => factNames[about].toLowerCase()).join(", ")}.</p>`
    return `<details class="page"><summary><span class="address">${said(address)}</span> <span class="kind">${said(kind)}</span> ${badges || '<span class="badge same">same</span>'}</summary>
<ul class="shared">${rows}</ul>${alike}</details>`
  }
  return `<section>
<h2>Page by page</h2>
${pages.map(item).join("\n")}
</section>`
}

function uncomparedSection({ comparison: { uncompared } }: ComparedShop): string {
  if (uncompared.length === 0) return ""
  return `<section>
<h2>Not compared <span class="count">${uncompared.length}</span></h2>
<ul class="plain">
${uncompared.map(({ address, why }) => `<li><span class="address">${said(address)}</span> ${said(why)}</li>`).join("\n")}
</ul>
</section>`
}
