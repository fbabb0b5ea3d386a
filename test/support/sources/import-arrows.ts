import { posix } from "node:path"
import { isBuiltin } from "node:module"
import { type HouseRule, houseRules, violation } from "./house-rules.ts"
import { moduleLinks } from "./module-links.ts"
import type { SourceFile } from "./project-sources.ts"

/** Paths that a part of the project may name, and packages; `node:` stands for what Node brings. */
interface Arrow {
  readonly from: RegExp
  readonly paths: readonly RegExp[]
  readonly packages: readonly string[] | "any"
  readonly law: HouseRule
}

const compositionRoots = /^ui\/(?:entries\/|server\/render\.tsx$|runtime\/(?:islands\/deferred|recording\/recorder)\.ts$)/

/** The record of each page stands with its domain, `core/basket/cart.page.ts`, and says how it is opened; what a record is stands with all pages. */
const pageRecords = /^core\/(?:[\w-]+\/[\w-]+\.page|pages\/page-record)\.ts$/

/** The first arrow whose `from` fits a file is its law. The table of docs/architecture. */
const arrows: readonly Arrow[] = [
  { from: /^core\/use-cases\//, paths: [/^core\//, /^ports\//], packages: ["effect"], law: houseRules.useCases },
  { from: pageRecords, paths: [/^core\/(?!use-cases\/)/, /^ports\//], packages: ["effect"], law: houseRules.pageRecords },
  { from: /^core\//, paths: [/^core\/(?!use-cases\/)/], packages: [], law: houseRules.core },
  { from: /^ports\//, paths: [/^ports\//, /^core\/(?!use-cases\/)/], packages: ["effect"], law: houseRules.ports },
  {
    from: /^adapters\/wiring\//,
    paths: [/^ports\//, /^core\//, /^adapters\//],
    packages: ["effect", "inversify", "ky"],
    law: houseRules.wiring,
  },
  {
    from: /^adapters\/(?:http|browser|time|maps)\//,
    paths: [/^ports\//, /^core\//, /^adapters\//],
    packages: ["@simplewebauthn/browser", "effect", "ky", "luxon", "leaflet", "supercluster"],
    law: houseRules.adapters,
  },
  {
    // another shop's markup is read in this room
    from: /^adapters\/origin\//,
    paths: [/^ports\//, /^core\//, /^adapters\//],
    packages: ["effect", "htmlparser2"],
    law: houseRules.adapters,
  },
  {
    from: /^adapters\/replay\//,
    paths: [/^ports\//, /^core\//, /^adapters\//],
    packages: ["effect", "node:"],
    law: houseRules.adapters,
  },
  {
    from: /^adapters\/node\//,
    paths: [/^ports\//, /^core\//, /^adapters\/node\//],
    packages: ["effect", "node:", "hono", "@hono/node-server", "prom-client"],
    law: houseRules.adapters,
  },
  {
    from: compositionRoots,
    paths: [/^ui\//, /^core\//, /^ports\//, /^adapters\//],
    packages: ["react", "react-dom", "effect", "sanitize-html"],
    law: houseRules.views,
  },
  {
    from: /^ui\//,
    paths: [/^ui\//, /^core\//, /^ports\//],
    packages: ["react", "react-dom", "effect", "sanitize-html"],
    law: houseRules.views,
  },
  {
    // the second shop shares no line with anything: what the embedded shop gets wrong would be wrong in both
    from: /^fixtures\/platform-shop\//,
    paths: [/^fixtures\/platform-shop\//],
    packages: ["node:"],
    law: houseRules.secondShop,
  },
  {
    // drivers of databases stop here; repositories of rooms write their statements with Kysely
    from: /^fixtures\/shop\/store\//,
    paths: [/^fixtures\//, /^core\/(?!use-cases\/)/],
    packages: ["node:", "kysely", "pg"],
    law: houseRules.shop,
  },
  {
    from: /^fixtures\/shop\/sharing\//,
    paths: [/^fixtures\//, /^core\/(?!use-cases\/)/],
    packages: ["node:", "iovalkey", "kysely"],
    law: houseRules.shop,
  },
  {
    // what judges numbers of the world's countries stays in this room
    from: /^fixtures\/shop\/client-data\//,
    paths: [/^fixtures\//, /^core\/(?!use-cases\/)/],
    packages: ["node:", "ibantools", "jsvat", "libphonenumber-js"],
    law: houseRules.shop,
  },
  {
    // mails are made and sent in this room
    from: /^fixtures\/shop\/mail\//,
    paths: [/^fixtures\//, /^core\/(?!use-cases\/)/],
    packages: ["effect", "node:", "kysely", "nodemailer"],
    law: houseRules.shop,
  },
  {
    // invoices are drawn in this room
    from: /^fixtures\/shop\/orders\/invoices\//,
    paths: [/^fixtures\//, /^core\/(?!use-cases\/)/],
    packages: ["effect", "node:", "kysely", "pdfkit"],
    law: houseRules.shop,
  },
  {
    // passkeys are judged in this room
    from: /^fixtures\/shop\/passkeys\//,
    paths: [/^fixtures\//, /^core\/(?!use-cases\/)/],
    packages: ["@simplewebauthn/server", "effect", "node:", "kysely"],
    law: houseRules.shop,
  },
  {
    from: /^fixtures\/shop\//,
    paths: [/^fixtures\//, /^core\/(?!use-cases\/)/],
    packages: ["effect", "node:", "hono", "graphql", "kysely", "sharp"],
    law: houseRules.shop,
  },
  {
    from: /^fixtures\//,
    paths: [/^fixtures\//, /^core\/(?!use-cases\/)/],
    packages: ["effect", "node:", "sharp"],
    law: houseRules.shop,
  },
  {
    from: /^cli\/(?!tasks\/)/,
    paths: [
      /^cli\/(?!tasks\/)/,
      /^core\//,
      /^ports\//,
      /^adapters\//,
      /^fixtures\//,
      /^ui\/(?:server\/render\.tsx|islands\/(?:entry|style)-files\.ts)$/,
    ],
    packages: "any",
    law: houseRules.terminal,
  },
  {
    from: /^cli\/tasks\//,
    paths: [/^cli\//, /^core\//, /^ports\//, /^adapters\//, /^fixtures\//],
    packages: "any",
    law: houseRules.tasks,
  },
  { from: /^test\//, paths: [/./], packages: "any", law: houseRules.tests },
]

/**
 * Imports that the design does not allow: "core/a.ts:3 may not import adapters/b.ts", each with the rule, why it is one and the way out.
 *
 * Paths are resolved, so that no way of writing an import goes round the arrows.
 */
export function brokenArrows(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const arrow = arrows.find(({ from }) => from.test(path))
    if (arrow === undefined) return [violation(`${path} belongs to no part of the project`, houseRules.places)]
    return moduleLinks(path, text).flatMap(({ specifier, line }) => {
      const target = resolved(path, specifier)
      return isAllowed(arrow, target) ? [] : [violation(`${path}:${line} may not import ${target}`, arrow.law)]
    })
  })
}

function resolved(from: string, specifier: string): string {
  // what the bundler is to do with a file stands behind its name
  if (specifier.startsWith(".")) return posix.normalize(posix.join(posix.dirname(from), specifier.replace(/\?[\w&]+$/, "")))
  if (specifier.startsWith("/")) return `outside${specifier}`
  return isBuiltin(specifier) && !specifier.startsWith("node:") ? `node:${specifier}` : specifier
}

function isAllowed(arrow: Arrow, target: string): boolean {
  if (arrow.paths.some((path) => path.test(target)) && !target.startsWith("../") && /\.[a-z]+$/.test(target)) return true
  if (/^(?:\.\.\/|outside|core\/|ports\/|adapters\/|ui\/|cli\/|fixtures\/|test\/)/.test(target)) return false
  if (arrow.packages === "any") return true
  return arrow.packages.some((name) => (name.endsWith(":") ? target.startsWith(name) : target === name || target.startsWith(`${name}/`)))
}
