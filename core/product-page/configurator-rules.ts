import { type Configurator, type ItemChoice, valuesOf } from "./configurator.ts"

/** An item or an option of a configurator, with the options whose rules act on it. Numbers are places in the list of all. */
interface RuledNode {
  readonly item: string
  readonly option: string | null
  /** place of its item; an item's own */
  readonly parent: number
  readonly shownBy: number[]
  readonly hiddenBy: number[]
  readonly disabledBy: number[]
}

/** How an item or option stands under the rules. */
export interface OptionState {
  readonly item: string
  readonly option: string | null
  readonly hidden: boolean
  /** hidden, or disabled by a rule: of itself or of its item */
  readonly disabled: boolean
  /** an option that is chosen and not disabled */
  readonly isEffective: boolean
}

/**
 * How every item and option stands: what the options that count show, hide and disable, through as many rules as it takes.
 *
 * Spec: 4.72, 16.25 to 16.29. Rules may go round in circles: two bounds of what counts close in on each other, from below and
 * from above, until neither moves. What is left between them belongs to a circle of hiding without an answer, and counts.
 *
 * @example
 * applyRules(
 *   {
 *     items: [
 *       { is: "options", id: "a", name: "A", many: true, required: false, options: [{ id: "x", name: "X" }] },
 *     ],
 *     rules: [],
 *   },
 *   [{ item: "a", values: ["x"] }],
 * )[1]
 * // => { item: "a", option: "x", hidden: false, disabled: false, isEffective: true }
 */
export function applyRules(configurator: Configurator, choices: readonly ItemChoice[]): readonly OptionState[] {
  const nodes = ruledNodes(configurator)
  const chosen = nodes.flatMap(({ item, option }, place) => (option !== null && valuesOf(choices, item).includes(option) ? [place] : []))
  let surely = countingUnder(nodes, chosen, new Set(chosen))
  let possibly = countingUnder(nodes, chosen, surely)
  for (;;) {
    const more = countingUnder(nodes, chosen, possibly)
    if (more.size === surely.size) break
    surely = more
    possibly = countingUnder(nodes, chosen, surely)
  }
  const isHidden = (node: RuledNode) => !isShown(node, possibly) || holds(node.hiddenBy, surely)
  return nodes.map((node, place) => {
    const parent = nodes[node.parent] ?? node
    const hidden = isHidden(node) || isHidden(parent)
    const disabled = hidden || holds(node.disabledBy, surely) || holds(parent.disabledBy, surely)
    return { item: node.item, option: node.option, hidden, disabled, isEffective: possibly.has(place) }
  })
}

const holds = (triggers: readonly number[], counting: ReadonlySet<number>) => triggers.some((trigger) => counting.has(trigger))

const isShown = (node: RuledNode, counting: ReadonlySet<number>) => node.shownBy.length === 0 || holds(node.shownBy, counting)

/** The options that count when those of `stopping` hide and disable: grown from nothing, as an option may need another to be shown. */
function countingUnder(nodes: readonly RuledNode[], chosen: readonly number[], stopping: ReadonlySet<number>): ReadonlySet<number> {
  const isStopped = (node: RuledNode) => holds(node.hiddenBy, stopping) || holds(node.disabledBy, stopping)
  const counting = new Set<number>()
  let waiting = chosen.filter((place) => lineage(nodes, place).every((node) => !isStopped(node)))
  for (;;) {
    const shown = waiting.filter((place) => lineage(nodes, place).every((node) => isShown(node, counting)))
    if (shown.length === 0) return counting
    for (const place of shown) counting.add(place)
    waiting = waiting.filter((place) => !counting.has(place))
  }
}

/** An option and its item. */
function lineage(nodes: readonly RuledNode[], place: number): readonly RuledNode[] {
  const node = nodes[place]
  const parent = node === undefined ? undefined : nodes[node.parent]
  return node === undefined || parent === undefined ? [] : [node, parent]
}

/** Items and options in the order of the page. Rules about something that is not there do nothing. */
function ruledNodes({ items, rules }: Configurator): readonly RuledNode[] {
  const nodes: RuledNode[] = []
  const add = (item: string, option: string | null, parent: number) =>
    nodes.push({ item, option, parent, shownBy: [], hiddenBy: [], disabledBy: [] })
  for (const item of items) {
    const parent = nodes.length
    add(item.id, null, parent)
    if (item.is === "options") for (const option of item.options) add(item.id, option.id, parent)
  }
  for (const { item, option, effect, target } of rules) {
    const trigger = nodes.findIndex((node) => node.item === item && node.option === option)
    const aim = nodes.find((node) => node.item === target.item && node.option === target.option)
    if (trigger < 0 || aim === undefined) continue
    const list = { show: aim.shownBy, hide: aim.hiddenBy, disable: aim.disabledBy }[effect]
    list.push(trigger)
  }
  return nodes
}
