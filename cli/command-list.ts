import type { Command } from "commander"

/** A command as `witryna --help` lists it. What belongs to it is read when somebody calls it. */
export interface ListedCommand {
  readonly name: string
  readonly summary: string
  /** the heading that it stands under */
  readonly group: "Shop" | "Support" | "Ask a rule" | "Merchant" | "This program"
  /** it tells of all the others, which are then read as well */
  readonly tellsOfAll?: true
  /** reads its file, which adds arguments, options and what it does */
  readonly load: () => Promise<(command: Command) => void>
}

/** Every command of `witryna`, in the order of its help. */
export const listedCommands: readonly ListedCommand[] = [
  {
    name: "serve",
    group: "Shop",
    summary: "Serve the shop to browsers.",
    load: async () => (await import("./commands/serve.ts")).defineServe,
  },
  {
    name: "shop",
    group: "Shop",
    summary: "The embedded shop's data.",
    load: async () => (await import("./commands/shop.ts")).defineShop,
  },
  {
    name: "origin",
    group: "Shop",
    summary: "What a real shop of the platform can, before our pages stand in front of it.",
    load: async () => (await import("./commands/origin.ts")).defineOrigin,
  },
  {
    name: "client",
    group: "Shop",
    summary: "The accounts of the shop's clients, for support.",
    load: async () => (await import("./commands/client.ts")).defineClient,
  },
  {
    name: "passkey",
    group: "Shop",
    summary: "Passkeys of the shop's clients, for support.",
    load: async () => (await import("./commands/passkey.ts")).definePasskey,
  },
  {
    name: "mail",
    group: "Shop",
    summary: "What the shop writes to its clients.",
    load: async () => (await import("./commands/mail.ts")).defineMail,
  },
  {
    name: "orders",
    group: "Shop",
    summary: "What was ordered: how far it is, and the money for it.",
    load: async () => (await import("./commands/orders.ts")).defineOrders,
  },
  {
    name: "contact",
    group: "Shop",
    summary: "What was written to the shop.",
    load: async () => (await import("./commands/contact.ts")).defineContact,
  },
  {
    name: "newsletter",
    group: "Shop",
    summary: "Who gets the shop's newsletter.",
    load: async () => (await import("./commands/newsletter.ts")).defineNewsletter,
  },
  {
    name: "texts",
    group: "Shop",
    summary: "The texts of the shop, and its own words in their place.",
    load: async () => (await import("./commands/texts.ts")).defineTexts,
  },
  {
    name: "region",
    group: "Shop",
    summary: "What visitors can set of language, currency and country, and how the chooser of them opens by itself.",
    load: async () => (await import("./commands/region.ts")).defineRegion,
  },
  {
    name: "replay",
    group: "Support",
    summary: "Replay recorded journeys, and compare what the shopper sees.",
    load: async () => (await import("./commands/replay.ts")).defineReplay,
  },
  {
    name: "scenario",
    group: "Support",
    summary: "The files of recorded journeys.",
    load: async () => (await import("./commands/scenario.ts")).defineScenario,
  },
  {
    name: "error",
    group: "Support",
    summary: "What a shopper is told for a code of the shop.",
    load: async () => (await import("./commands/error.ts")).defineError,
  },
  {
    name: "product",
    group: "Ask a rule",
    summary: "Play what a shopper does on a product page of any kind.",
    load: async () => (await import("./commands/product.ts")).defineProduct,
  },
  {
    name: "price",
    group: "Ask a rule",
    summary: "What prices become, and how they are written.",
    load: async () => (await import("./commands/price.ts")).definePrice,
  },
  {
    name: "order",
    group: "Ask a rule",
    summary: "What an order comes to, with its tax.",
    load: async () => (await import("./commands/order.ts")).defineOrder,
  },
  {
    name: "quantity",
    group: "Ask a rule",
    summary: "What becomes of a quantity as typed: step, least, most.",
    load: async () => (await import("./commands/quantity.ts")).defineQuantity,
  },
  {
    name: "shipping-time",
    group: "Ask a rule",
    summary: "When a product ships, and when that changes by itself.",
    load: async () => (await import("./commands/shipping-time.ts")).defineShippingTime,
  },
  {
    name: "couriers",
    group: "Ask a rule",
    summary: "Who delivers a product to a place, when and for how much.",
    load: async () => (await import("./commands/couriers.ts")).defineCouriers,
  },
  {
    name: "payments",
    group: "Ask a rule",
    summary: "How a product can be paid for, and what each way adds.",
    load: async () => (await import("./commands/payments.ts")).definePayments,
  },
  {
    name: "stores",
    group: "Ask a rule",
    summary: "Which physical stores have a size of a product, and whether they are open.",
    load: async () => (await import("./commands/stores.ts")).defineStores,
  },
  {
    name: "list",
    group: "Ask a rule",
    summary: "A page of a category of the embedded shop, filtered and ordered.",
    load: async () => (await import("./commands/list.ts")).defineList,
  },
  {
    name: "search",
    group: "Ask a rule",
    summary: "What a text finds in the embedded shop.",
    load: async () => (await import("./commands/search.ts")).defineSearch,
  },
  {
    name: "basket",
    group: "Ask a rule",
    summary: "The list of the header's basket, with what is put into it.",
    load: async () => (await import("./commands/basket.ts")).defineBasket,
  },
  {
    name: "cart",
    group: "Ask a rule",
    summary: "What can be done with the rows of the cart: comments, gift wrapping, favourites, removing.",
    load: async () => (await import("./commands/cart.ts")).defineCart,
  },
  {
    name: "favourites",
    group: "Ask a rule",
    summary: "The page of favourites, with products that are marked.",
    load: async () => (await import("./commands/favourites.ts")).defineFavourites,
  },
  {
    name: "compare",
    group: "Ask a rule",
    summary: "Products beside each other and in what they differ, or a whole shop beside our pages.",
    load: async () => (await import("./commands/compare.ts")).defineCompare,
  },
  {
    name: "lists",
    group: "Ask a rule",
    summary: "A shopping list, with what is put into it.",
    load: async () => (await import("./commands/lists.ts")).defineLists,
  },
  {
    name: "calendar",
    group: "Ask a rule",
    summary: "Months and selections of days.",
    load: async () => (await import("./commands/calendar.ts")).defineCalendar,
  },
  {
    name: "validate",
    group: "Ask a rule",
    summary: "What a form says about a value, by its own rules.",
    load: async () => (await import("./commands/validate.ts")).defineValidate,
  },
  {
    name: "form",
    group: "Ask a rule",
    summary: "What the shop says of a whole form, filled in from a file.",
    load: async () => (await import("./commands/form.ts")).defineForm,
  },
  {
    name: "password",
    group: "Ask a rule",
    summary: "The conditions of a strong password, and which are met.",
    load: async () => (await import("./commands/password.ts")).definePassword,
  },
  {
    name: "plural",
    group: "Ask a rule",
    summary: "The form of a word after a number.",
    load: async () => (await import("./commands/plural.ts")).definePlural,
  },
  {
    name: "formula",
    group: "Merchant",
    summary: "Price formulas, by the interpreter that prices them.",
    load: async () => (await import("./commands/formula.ts")).defineFormula,
  },
  {
    name: "help",
    group: "This program",
    summary: "The help of a command, and of one within it.",
    load: async () => (await import("./commands/help.ts")).defineHelp,
  },
  {
    name: "completion",
    group: "This program",
    summary: "The script that makes a shell complete commands and options.",
    tellsOfAll: true,
    load: async () => (await import("./commands/completion.ts")).defineCompletion,
  },
  {
    name: "man",
    group: "This program",
    summary: "The manual page of all commands.",
    tellsOfAll: true,
    load: async () => (await import("./commands/man.ts")).defineMan,
  },
]
