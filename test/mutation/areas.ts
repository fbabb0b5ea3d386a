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
const formulaReaders = ["core/formula/parser/**/*.ts", "core/formula/explain.ts"]
/** Without those that work up to the limits on purpose: thousands of changes would run them again. */
const formulaTests = ["test/unit/formula/!(work).test.ts", "test/property/formula/{parts,price-and-parameters}.property.test.ts"]

/** The machine of the product page and what every kind of product shares, apart from the kinds: together they would take too long. */
const productMachine = ["product-page", "question", "sized", "single", "obstacles"].map((name) => `core/product-page/${name}.ts`)

/** The areas that mutation testing holds to a score of at least 85 %. */
export const mutationAreas: readonly MutationArea[] = [
  {
    name: "pricing",
    mutate: ["core/pricing/**/*.ts", "core/values/{decimal,fraction,money,price-format,typed-money}.ts"],
    tests: [...testsOf("pricing"), "test/unit/values/money.test.ts", "test/property/values/money.property.test.ts"],
  },
  { name: "quantity", mutate: ["core/quantity/**/*.ts"], tests: testsOf("quantity") },
  { name: "product-page", mutate: productMachine, tests: testsOf("product-page"), runs: 0.04 },
  {
    name: "product-kinds",
    mutate: ["core/product-page/**/*.ts", "core/product/sizes.ts", ...productMachine.map((path) => `!${path}`)],
    tests: testsOf("product-page"),
    runs: 0.04,
  },
  { name: "subscription", mutate: ["core/subscription/**/*.ts"], tests: testsOf("subscription") },
  { name: "basket", mutate: ["core/basket/**/*.ts"], tests: testsOf("basket", "messages") },
  { name: "formula", mutate: ["core/formula/**/*.ts", ...formulaReaders.map((glob) => `!${glob}`)], tests: formulaTests, runs: 0.04 },
  { name: "formula-reader", mutate: formulaReaders, tests: formulaTests, runs: 0.04 },
  { name: "calendar", mutate: ["core/calendar/**/*.ts", "core/values/{civil-day,zoned-time}.ts"], tests: testsOf("calendar", "values") },
  { name: "delivery", mutate: ["core/delivery/**/*.ts"], tests: testsOf("delivery") },
  { name: "form", mutate: ["core/form/**/*.ts"], tests: testsOf("form") },
  { name: "passkey", mutate: ["core/passkey/**/*.ts"], tests: testsOf("passkey") },
  {
    name: "shell",
    mutate: ["shell", "search", "region", "web"].map((area) => `core/${area}/**/*.ts`),
    tests: testsOf("shell", "search", "region", "web"),
  },
  { name: "messages", mutate: ["core/messages/**/*.ts"], tests: testsOf("messages") },
]
