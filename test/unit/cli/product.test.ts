import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { productExamples } from "../../../cli/product/product-examples.ts"
import type { ProductDescription } from "../../../cli/product/file-kinds.ts"
import { runCommand } from "../../support/cli/run-command.ts"

const folder = mkdtempSync(join(tmpdir(), "product-"))
afterAll(() => rmSync(folder, { recursive: true }))

async function playText(text: string, ...options: readonly string[]) {
  const file = join(folder, "page.json")
  writeFileSync(file, text)
  const run = await runCommand("product", file, ...options)
  return { ...run, steps: run.out.split("\n\n") }
}

const play = (file: object, ...options: readonly string[]) => playText(JSON.stringify(file), ...options)

const { single, versions, set, configured, rows } = productExamples
const opened = <File extends ProductDescription>(file: File, ...events: ProductDescription["events"]): File => ({ ...file, events })

test.each(Object.keys(productExamples))("the example of %s is printed as it is, plays and ends in the basket", async (kind) => {
  const { out: example, code } = await runCommand("product", "--example", kind)
  expect(code).toBe(0)
  const played = await playText(example)
  expect(played.steps.at(-1)).toContain("-> SubmitForm")
  expect(played).toMatchObject({ err: "", code: 0 })
})

test("how many there are of the chosen size is told, and nothing before one is chosen (10.92)", async () => {
  const { steps } = await play(opened(single, { type: "SizeChosen", sizeId: "S" }))
  expect(steps.map((step) => /in stock: (.*)/.exec(step)?.[1])).toEqual([undefined, "3 sztuki"])
})

const add = { type: "AddPressed" } as const
const plateBlue = { type: "PartVersionChosen", partId: "plate", productId: 23 } as const
const noPlate = { type: "PartChecked", partId: "plate", checked: false } as const
const shopSilent = { shop: "doesNotAnswer" } as const

function configuredTo(width: string, ...events: ProductDescription["events"]): ProductDescription {
  return opened(configured, { type: "ValueTyped", itemId: "width", text: width }, ...events)
}

function monthly() {
  return {
    once: null,
    periods: [
      { days: 14, price: "110.00" },
      { days: 30, price: "120.00" },
    ],
  }
}

test.each<[string, ProductDescription, string]>([
  ["a product with sizes and none chosen", opened(single, add), "Choose a size"],
  ["a bundle whose part has no version", opened(set, add), "Please choose version"],
  ["a bundle whose part has no size", opened(set, plateBlue, shopSilent, add), "Choose a size"],
  [
    "a set whose parts are all left out",
    { ...opened(set, noPlate, shopSilent, add), parts: set.parts.slice(1) },
    "Can not add to cart because no product was selected",
  ],
  ["a required group without an option", configuredTo("120", add), "Choose at least 1 option"],
  ["rows of which none is ordered", opened(rows, add), "Can not add to cart because no product was selected"],
  ["an ordered row without a size", opened(rows, { type: "RowTyped", productId: 42, text: "2" }, add), "Choose a size"],
  [
    "versions that no product has together",
    opened(
      versions,
      { type: "VersionChosen", attribute: "length", value: "long" },
      { type: "VersionChosen", attribute: "colour", value: "blue" },
      add,
    ),
    "The product with the selected configuration does not exist. Select another variant.",
  ],
  [
    "a product sold by subscription only, without a period",
    { ...opened(single, { type: "SizeChosen", sizeId: "M" }, shopSilent, add), subscription: { ...monthly(), mode: "only" } },
    "Choose a delivery period.",
  ],
])(
  "5.50, 5.51, 5.52, 5.53, 5.54, 5.55, 5.56, 16.14, 16.15, 16.17, 17.14: %s is refused in the rule's words, with exit code 1",
  async (_what, file, words) => {
    const { steps, err, code } = await play(file, "--lang", "en")
    expect({ err, code }).toEqual({ err: words, code: 1 })
    expect(steps.at(-1)).toContain(words)
    expect(steps.at(-1)).not.toContain("SubmitForm")
  },
)

test("16.36, 16.40: a bundle costs what the shop says, times the sets, and the sum of its parts before that", async () => {
  const size = { type: "PartSizeChosen", partId: "cup", sizeId: "M" } as const
  const more = { type: "QuantityStepped", by: 1 } as const
  const told = { shop: "answers", facts: { bundlePrice: "94.00" } } as const
  const { steps } = await play(opened(set, plateBlue, shopSilent, size, told, more, { wait: 500 }))
  const totals = steps.map((step) => /total: (.*)/.exec(step)?.[1])
  expect(totals).toEqual(["0,00 zł", "45,00 zł", "45,00 zł", "103,00 zł", "94,00 zł", "94,00 zł", "188,00 zł"])
})

test("4.60, 4.61, 17.7: what is sold by subscription only cannot be bought once, and a period has its price and its saving", async () => {
  const onlyMonthly = { ...monthly(), mode: "only", once: "129.00" } as const
  const once = { type: "PurchaseChosen", purchase: "once" } as const
  const { steps } = await play({ ...opened(single, once, { type: "PeriodChosen", days: 14 }), subscription: onlyMonthly }, "--lang", "en")
  expect(steps[1]).toContain("button: Order subscription")
  expect(steps[2]).toContain("Koszula: 110.00 zł")
  expect(steps[2]).toContain("[every 14 days] | every 30 days")
  expect(steps[2]).toContain("saving: You save 19.00 zł (-15%)")
})

test("16.41: a number out of its bounds becomes the bound when its field is left", async () => {
  const { steps } = await play(configuredTo("250", { type: "ValueLeft", itemId: "width" }))
  expect(steps.map((step) => /Szerokość.*: (.*)/.exec(step)?.[1])).toEqual(["empty", "250", "200"])
})

test("16.32: the price is asked for after a pause, and what is typed meanwhile starts it again", async () => {
  const typed = { type: "ValueTyped", itemId: "width", text: "90" } as const
  const { steps } = await play(configuredTo("80", { wait: 400 }, typed, { wait: 400 }, { wait: 100 }))
  expect(steps.map((step) => /AskShop.*width=(\d+)/.exec(step)?.[1])).toEqual([...Array.from({ length: 5 }, () => undefined), "90"])
})

test("16.12: a version that the shop does not answer about is gone to", async () => {
  const { steps } = await play(opened(versions, { type: "VersionChosen", attribute: "length", value: "long" }, shopSilent))
  expect(steps.at(-1)).toContain('-> GoTo {"link":"/shirt-2"}')
})

test("16.33: the shop's refusal of a configuration turns the button off, in the shop's words", async () => {
  const oil = { type: "OptionPressed", itemId: "finish", optionId: "oil" } as const
  const { err, code, steps } = await play(configuredTo("80", oil, { wait: 500 }, { shop: "refuses", message: "Za wąska" }, add))
  expect({ err, code }).toEqual({ err: "Za wąska", code: 1 })
  expect(steps.at(-2)).toContain("button: Dodaj do koszyka (off)\n    hint: Za wąska")
})

test("--json has the view and the commands of every step", async () => {
  const { out, code } = await play(opened(rows, add), "--json")
  expect(code).toBe(1)
  expect(JSON.parse(out).data).toMatchObject({
    steps: [
      { entry: null, commands: [], view: { alert: null } },
      { entry: add, commands: [{ type: "StartTimer" }, { type: "ShowPlace" }], view: { alert: expect.stringMatching(/^Nie można dodać/) } },
    ],
  })
})

test("what a file says is shown to the terminal, not obeyed", async () => {
  const { out } = await play({ ...opened(single), offer: { ...single.offer, name: "\u001B[2JKoszula" } })
  expect(out).toContain("\\u001b[2JKoszula")
  const { err } = await play({ ...opened(single), "\u001B[2J": 1 })
  expect(err).toContain("\\u001b[2J")
})

test.each<[object, string]>([
  [{ ...single, kind: "chest" }, 'Expected "single" | "versions" | "set" | "configured" | "dated" | "rows" at ["kind"]'],
  [{ ...single, offer: { ...single.offer, id: 0 } }, 'at ["offer"]["id"]'],
  [{ ...single, offer: { ...single.offer, sizes: [{ id: "S", price: "12,9" }] } }, 'an amount such as "129.00"'],
  [{ ...single, offer: { ...single.offer, limits: { minPerOrder: -1 } } }, 'at ["offer"]["limits"]["minPerOrder"]'],
  [{ ...single, colour: "red" }, 'Expected no excess property at ["colour"]'],
  [{ ...single, events: [{ type: "Danced" }] }, 'at ["events"][0]'],
  [{ ...single, events: [{ type: "SizeChosen", sizeId: 7 }] }, 'at ["events"][0]'],
  [{ ...set, parts: [{ id: "cup", optional: false, versions: [] }] }, 'at ["parts"][0]["versions"]'],
  [
    { ...configured, parameters: [{ id: "width", name: "W", type: "colour" }] },
    'Expected number, text, select, radio or checkbox at ["parameters"][0].type',
  ],
  [opened(single, shopSilent), 'The shop is not being asked (is a wait missing?) at ["events"][0]'],
  [opened(single, { cart: "empty" }), 'The cart is not being read at ["events"][0]'],
])("a file that cannot be used is told in one line with the place: %#", async (file, place) => {
  const { out, err, code } = await play(file)
  expect({ out, code }).toEqual({ out: "", code: 2 })
  expect(err).toContain(place)
  expect(err).toMatch(/^witryna: [^\n]+$/)
})

test("text that is not JSON, and a file that is not there, cannot be used", async () => {
  expect(await playText("{")).toMatchObject({ err: "witryna: the file is not JSON", code: 2 })
  expect(await runCommand("product", join(folder, "none.json"))).toMatchObject({ out: "", code: 2 })
})

test.each([[[]], [["--example", "chest"]], [["page.json", "--example", "set"]]])("wrong usage ends with 64: product %j", async (words) => {
  expect(await runCommand("product", ...words)).toMatchObject({ out: "", code: 64 })
})
