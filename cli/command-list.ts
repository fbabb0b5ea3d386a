import type { Command } from "commander"

/** A command as `witryna --help` lists it. What belongs to it is read when somebody calls it. */
export interface ListedCommand {
  readonly name: string
  readonly summary: string
  /** reads its file, which adds arguments, options and what it does */
  readonly load: () => Promise<(command: Command) => void>
}

/** Every command of `witryna`, in the order of its help. */
export const listedCommands: readonly ListedCommand[] = [
  {
    name: "serve",
    summary: "Serve the shop: pages, built files and the shop's own addresses.",
    load: async () => (await import("./commands/serve.ts")).defineServe,
  },
  {
    name: "replay",
    summary: "Replay recorded journeys through the real rules and calls, and compare what the shopper sees.",
    load: async () => (await import("./commands/replay.ts")).defineReplay,
  },
  {
    name: "scenario",
    summary: "The files of recorded journeys.",
    load: async () => (await import("./commands/scenario.ts")).defineScenario,
  },
  {
    name: "texts",
    summary: "The texts of the shop; set and list are about the shop's own words, which override the built-in texts without a build.",
    load: async () => (await import("./commands/texts.ts")).defineTexts,
  },
  {
    name: "shop",
    summary: "The embedded shop's data.",
    load: async () => (await import("./commands/shop.ts")).defineShop,
  },
  {
    name: "plural",
    summary: "The form of a word after a number, by the rules of CLDR.",
    load: async () => (await import("./commands/plural.ts")).definePlural,
  },
  {
    name: "error",
    summary: "What a shopper is told for a code of the shop: orders, fields, notifications and the basket.",
    load: async () => (await import("./commands/error.ts")).defineError,
  },
  {
    name: "formula",
    summary: "Merchants' price formulas, by the interpreter that prices them in the shop.",
    load: async () => (await import("./commands/formula.ts")).defineFormula,
  },
  {
    name: "validate",
    summary: "What a form says about a value, by its own rules: the shop is not asked.",
    load: async () => (await import("./commands/validate.ts")).defineValidate,
  },
  {
    name: "password",
    summary: "Which conditions of a strong password are met, and whether a form would be stopped. The password is not printed.",
    load: async () => (await import("./commands/password.ts")).definePassword,
  },
  {
    name: "price",
    summary: "Prices: as pages show them, subscription, format, multipack, lowest price of 30 days, instalments.",
    load: async () => (await import("./commands/price.ts")).definePrice,
  },
  {
    name: "shipping-time",
    summary: "When a product ships, in the shop's words, and when that changes by itself.",
    load: async () => (await import("./commands/shipping-time.ts")).defineShippingTime,
  },
  {
    name: "calendar",
    summary: "Months and selections of days, by the rules of the calendar.",
    load: async () => (await import("./commands/calendar.ts")).defineCalendar,
  },
  {
    name: "quantity",
    summary: "What becomes of a quantity as typed: rounded up to the step, raised to the minimum, lowered to the maximum.",
    load: async () => (await import("./commands/quantity.ts")).defineQuantity,
  },
  {
    name: "product",
    summary: "Play what a shopper does on a product page of any kind, and print what the shopper sees after each step.",
    load: async () => (await import("./commands/product.ts")).defineProduct,
  },
]
