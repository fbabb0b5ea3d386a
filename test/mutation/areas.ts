/** An area of the core whose tests must notice nearly every change of its code. */
export interface MutationArea {
  readonly name: string
  /** globs of what is changed, from the project's folder */
  readonly mutate: readonly string[]
  /** globs of the tests that must notice */
  readonly tests: readonly string[]
  /** how long properties run, 1 as usual: every change of the code runs them again; 0.3 when left out */
  readonly runs?: number
}

const testsOf = (...folders: readonly string[]) =>
  folders.flatMap((folder) => [`test/unit/${folder}/**/*.test.ts`, `test/property/${folder}/**/*.test.ts`])

/** What reads and prints programs, apart from what runs them: together they would take too long. */
const formulaReaders = ["{bare,cursor,read-escapes,words}", "{parse,print}-*"].map((name) => `core/formula/${name}.ts`)
/** Without those that work up to the limits on purpose: thousands of changes would run them again. */
const formulaTests = ["test/unit/formula/!(work).test.ts", "test/property/formula/{parts,price-and-parameters}.property.test.ts"]

/** The areas that mutation testing holds to a score of at least 85 %. */
export const mutationAreas: readonly MutationArea[] = [
  {
    name: "pricing",
    mutate: ["core/pricing/**/*.ts", "core/money/**/*.ts", "core/decimal/**/*.ts"],
    tests: [...testsOf("pricing"), "test/unit/core/money.test.ts", "test/property/core/money.property.test.ts"],
  },
  { name: "quantity", mutate: ["core/quantity/**/*.ts"], tests: testsOf("quantity") },
  { name: "formula", mutate: ["core/formula/**/*.ts", ...formulaReaders.map((glob) => `!${glob}`)], tests: formulaTests, runs: 0.04 },
  { name: "formula-reader", mutate: formulaReaders, tests: formulaTests, runs: 0.04 },
  { name: "calendar", mutate: ["core/calendar/**/*.ts", "core/time/**/*.ts"], tests: testsOf("calendar", "time") },
  {
    name: "shipping",
    mutate: ["core/shipping/**/*.ts", "core/payment/**/*.ts", "core/countdown/**/*.ts"],
    tests: testsOf("shipping"),
  },
  { name: "form", mutate: ["core/form/**/*.ts"], tests: testsOf("form") },
  { name: "product-page", mutate: ["core/product-page/**/*.ts"], tests: testsOf("product-page"), runs: 0.1 },
  { name: "subscription", mutate: ["core/subscription/**/*.ts"], tests: testsOf("subscription") },
  { name: "passkey", mutate: ["core/passkey/**/*.ts"], tests: testsOf("passkey") },
  {
    name: "shell",
    mutate: ["layout", "search", "region", "session", "mini-basket"].map((area) => `core/${area}/**/*.ts`),
    tests: [...testsOf("layout", "search", "region", "session", "mini-basket"), "test/property/shell/**/*.test.ts"],
  },
  { name: "messages", mutate: ["core/messages/**/*.ts", "core/buyer/**/*.ts"], tests: testsOf("messages") },
]
