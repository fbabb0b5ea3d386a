import type { HouseRule } from "./house-rules.ts"

/** Every rule of the house about what is written of the sources: docstrings, guides, the specification and how it is covered. */
export const documentRules = {
  told: {
    rule: "every exported function and constant of the core says in a docstring what it is.",
    why: "the sentence is what a hover and the library's reference (`npm run reference`) show of it.",
    wayOut: "write one sentence above it, then `Spec:` with the statements that it keeps, units and what it fails with.",
  },
  exampled: {
    rule: "every exported function of the core has an example, in lines of 118 characters at most.",
    why: "an example is the quickest answer to what a function takes, and a hover is no wider.",
    wayOut: "add `@example call(1) // => 2` to its docstring; what an example may name without an import is in test/support/core/.",
  },
  examples: {
    rule: "an example compiles, and gives what stands behind // =>.",
    why: "whoever reads it in a hover or in the library's reference believes it.",
    wayOut: "mend the example, or the rule that no longer does what it shows; what it may name is in test/support/core/.",
  },
  cited: {
    rule: "`Spec:` lines and titles of tests cite statements that docs/specification/ makes, each stated once.",
    why: "`npm run coverage` says by these numbers who keeps a statement and which test proves it.",
    wayOut: "correct the number, or state the rule with the next free one at the end of its section.",
  },
  proved: {
    rule: "every statement about states, validation, roles, errors and limits has an owner that a test with its number calls.",
    why: "such a statement is a rule that a shopper meets: without its test nobody learns that it broke.",
    wayOut: "cite it in the `Spec:` line of the rule that keeps it, and name its number in the title of a test that calls this rule.",
  },
  shrinks: {
    rule: "what is not reached, not seen, not owned or not named by a test only shrinks.",
    why: "a statement that no page, terminal or shop keeps is a promise to nobody (docs/spec-coverage.md).",
    wayOut:
      "a new rule waits for a view, the shop or a command to call it, or for a test of a page (test/ui, test/e2e) to name it, or a rule lost its page, a `Spec:` line or a title its number: " +
      "the list in dist/coverage that `npm run coverage` writes, compared before and after the change, names it.",
  },
  written: {
    rule: "pages that are made from the sources say what the sources say.",
    why: "they are read in place of the sources, and an old one sends its reader to what is gone.",
    wayOut: "`npm run coverage` writes them; commit what it wrote.",
  },
  guides: {
    rule: "guides and pages of docs name folders, files, links, scripts and quotations that exist.",
    why: "who follows a guide to what is gone trusts none of it any more.",
    wayOut: "name what took its place; a quotation is the file's own text, and a page of a package links to what the package has.",
  },
  decisions: {
    rule: "a decision has the headings Context, Decision and Cost, in this order.",
    why: "whoever questions one looks for the same three answers in each.",
    wayOut: "write what is missing; When to revisit and others may follow.",
  },
  blocks: {
    rule: "every block of code in docs/library/ compiles under strict types and does what stands behind // =>.",
    why: "a user of the package pastes it as it is.",
    wayOut: "mend the block, and narrow what it uses as a user must; it imports public paths of the package only.",
  },
  listed: {
    rule: "docs/library/README.md names each of its pages once, and no other.",
    why: "a page that it does not name is found by nobody.",
    wayOut: "add the page to its list, or take the line away.",
  },
} as const satisfies Readonly<Record<string, HouseRule>>
