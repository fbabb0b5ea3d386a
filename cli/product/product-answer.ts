import type { ProductPageCommand } from "../../core/product-page/product-page.ts"
import type { ChoiceView, ItemView, ProductSections, SizeView } from "../../core/product-page/sections.ts"
import type { ProductPageView } from "../../core/product-page/view-product-page.ts"
import type { FileEntry } from "./file-parts.ts"
import type { ProductStep } from "./play-product.ts"
import { type Answer, plainText } from "../output/print.ts"

/** What was played, step by step, and what kept the last "AddPressed" from the basket; null = nothing. */
export function productAnswer(steps: readonly ProductStep[]): { readonly played: Answer; readonly refusal: string | null } {
  return { played: { words: steps.map(stepText).join("\n\n"), data: { steps }, ok: true }, refusal: lastRefusal(steps) }
}

function lastRefusal(steps: readonly ProductStep[]): string | null {
  const pressed = steps.findLast(({ entry }) => entry !== null && "type" in entry && entry.type === "AddPressed")
  return pressed === undefined ? null : (pressed.view.alert ?? pressed.view.hint ?? pressed.view.sections.period?.error ?? null)
}

function stepText({ entry, commands, view }: ProductStep): string {
  const lines = [...commands.map((command) => `-> ${commandText(command)}`), ...viewLines(view)]
  return [entry === null ? "Opened" : entryText(entry), ...lines.map((line) => `    ${line}`)].map(plainText).join("\n")
}

function entryText(entry: FileEntry): string {
  if ("type" in entry) return tagged(entry)
  if ("wait" in entry) return `wait ${entry.wait} ms`
  if ("cart" in entry) return entry.cart === "empty" ? "the cart is empty" : "the cart is not read"
  switch (entry.shop) {
    case "answers":
      return `the shop answers ${JSON.stringify(entry.facts)}`
    case "refuses":
      return `the shop refuses: ${entry.message}`
    case "doesNotAnswer":
      return "the shop does not answer"
  }
}

function commandText(command: ProductPageCommand): string {
  if (command.type !== "AskShop") return tagged(command)
  return `AskShop for ${command.wants}: ${command.fields.map(({ name, value }) => `${name}=${value}`).join("&")}`
}

function tagged({ type, ...rest }: { readonly type: string }): string {
  return Object.keys(rest).length === 0 ? type : `${type} ${JSON.stringify(rest)}`
}

function viewLines(view: ProductPageView): readonly string[] {
  const { price, maxPrice, saving, priceLines, perUnit, refreshing, quantity, unit, button } = view
  return [
    `${view.name}: ${[view.priceFrom ? `from ${price}` : price, perUnit].filter((text) => text !== null).join(" ")}${refreshing ? " (refreshing)" : ""}`,
    ...named("before", maxPrice === null ? null : [maxPrice, saving].filter((text) => text !== null).join(", ")),
    ...priceLines.map(({ text, percent = null }) => (percent === null ? text : `${text} (${percent})`)),
    ...named("availability", view.availability),
    ...named("in stock", view.amount),
    ...(view.sizesShown ? [`sizes: ${choicesText(view.sizes)}`] : []),
    ...sectionLines(view.sections),
    `quantity: ${quantity} ${unit}`,
    `button: ${button.label}${button.enabled ? "" : " (off)"}${button.busy ? " (busy)" : ""}`,
    ...named("hint", view.hint),
    ...named("alert", view.alert),
  ]
}

const named = (name: string, text: string | null | undefined): readonly string[] =>
  text === null || text === undefined || text === "" ? [] : [`${name}: ${text}`]

function sectionLines({
  versions,
  parts,
  options,
  dates,
  rows,
  total,
  subscription,
  period,
  multipack,
}: ProductSections): readonly string[] {
  return [
    ...(versions ?? []).flatMap(({ name, values, hint }) => [
      `${name}: ${values.map((value) => (value.state === "compatible" ? value.name : `${value.name} (${value.state})`)).join(" | ")}`,
      ...named(`${name}, hint`, hint),
    ]),
    ...(parts ?? []).map((part) =>
      [
        `${part.selected ? "[x]" : "[ ]"} ${part.name}, ${part.quantity}`,
        ...(part.versions.length === 0 ? [] : [choicesText(part.versions)]),
        ...(part.sizes.length === 0 ? [] : [choicesText(part.sizes)]),
      ].join("; "),
    ),
    ...(options ?? []).flatMap((item) => [
      itemText(item),
      ...named(`${item.name}, remark`, item.input.is === "options" ? null : item.input.remark?.text),
    ]),
    ...(dates ?? []).map(({ name, places, selected, disabled }) => `${marked(name, selected)}: ${places}${disabled ? " (disabled)" : ""}`),
    ...(rows ?? []).map(({ name, price, sizes, quantity, unit }) =>
      [
        `${name}: ${price ?? "no price"}`,
        ...(sizes.length === 0 ? [] : [choicesText(sizes)]),
        `quantity ${quantity === "" ? "none" : quantity} ${unit}`,
      ].join("; "),
    ),
    ...(multipack === undefined
      ? []
      : [
          `multipack: ${multipack.options.map(({ name, price, selected }) => marked(`${name} ${price}`, selected)).join(" | ")}`,
          multipack.total,
          ...named("next", multipack.next),
        ]),
    ...(total === undefined ? [] : [`total: ${total ?? "not known"}`]),
    ...(subscription === undefined || subscription.choices.length === 0
      ? []
      : [`purchase: ${subscription.choices.map(({ label, selected }) => marked(label, selected)).join(" | ")}`]),
    ...(subscription?.isSubscription !== true || subscription.periods.length === 0
      ? []
      : [`period: ${subscription.periods.map(({ label, selected }) => marked(label, selected)).join(" | ")}`]),
    ...named("saving", subscription?.saving),
    ...named("dialog", period?.dialog?.text),
    ...named("error", period?.error),
  ]
}

function itemText({ name, required, disabled, input }: ItemView): string {
  const state = [...(required ? ["required"] : []), ...(disabled ? ["disabled"] : [])]
  const label = state.length === 0 ? name : `${name} (${state.join(", ")})`
  return `${label}: ${input.is === "options" ? choicesText(input.options) : input.text === "" ? "empty" : input.text}`
}

const choicesText = (choices: readonly (ChoiceView & Partial<Pick<SizeView, "disabled">>)[]) =>
  choices.map(({ name, selected, disabled }) => marked(disabled === true ? `${name} (disabled)` : name, selected)).join(" | ")

const marked = (name: string, selected: boolean) => (selected ? `[${name}]` : name)
