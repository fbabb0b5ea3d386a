import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, expect, test } from "vitest"
import { buildFolder, buildPages } from "../../cli/tasks/build-pages.ts"
import { projectFolder } from "../support/sources/project-sources.ts"

const bundles = { production: "", development: "" }
beforeAll(async () => {
  for (const mode of ["production", "development"] as const) {
    await buildPages({ root: projectFolder, mode })
    bundles[mode] = readFileSync(join(buildFolder({ root: projectFolder, mode }), "server/render.js"), "utf8")
  }
}, 120_000)

/** What only React's development build says: how many of these sentences a bundle holds. */
const developmentSentences = (bundle: string) =>
  ["Each child in a list should have a unique", "React does not recognize the"].filter((sentence) => bundle.includes(sentence)).length

/** Which builds of React's parts a bundle holds, by the names of their files. */
const reactBuilds = (bundle: string) =>
  new Set(
    [...bundle.matchAll(/react(?:-dom-server\.node|-jsx(?:-dev)?-runtime)?\.(production|development)\.js/g)].map(([, build]) => build),
  )

test("the server renders with React's production build and carries no other, whatever NODE_ENV says", () => {
  expect(developmentSentences(bundles.production)).toBe(0)
  expect(reactBuilds(bundles.production)).toEqual(new Set(["production"]))
  expect(bundles.production.includes("process.env.NODE_ENV")).toBe(false)
})

test("a build for development has React's warnings, and no production build beside them", () => {
  expect(developmentSentences(bundles.development)).toBe(2)
  expect(reactBuilds(bundles.development)).toEqual(new Set(["development"]))
})

test("scripts that hold code of others begin with the address of the notices, which name what workers hold, too", () => {
  const client = join(buildFolder({ root: projectFolder, mode: "production" }), "client")
  const files = readdirSync(join(client, "assets")).filter((name) => name.endsWith(".js"))
  const begun = files.filter((name) => readFileSync(join(client, "assets", name), "utf8").startsWith("/*! /third-party-licenses.txt */"))
  const holding = ["react-", "deferred-", "cluster-worker-", "pickup-map-"]
  expect(holding.filter((start) => !begun.some((name) => name.startsWith(start)))).toEqual([])
  expect(begun.some((name) => /^(?:starter|shell)-/.test(name))).toBe(false)
  const notices = readFileSync(join(client, "third-party-licenses.txt"), "utf8")
  for (const name of ["react-dom", "effect", "leaflet", "supercluster", "Newsreader"]) expect(notices).toContain(`\n${name}`)
  expect(notices).not.toContain("\ngraphql")
})
