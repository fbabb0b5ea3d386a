import { availabilityName, type ChosenFilters, fromName, noFilters, toName, withoutGroup } from "../../core/filters/chosen-filters.ts"
import type { FilterChoice, FiltersView } from "../../core/filters/view-filters.ts"
import { portionsName } from "../../core/filters/portions.ts"
import { listAddress } from "../../core/pages/list-address.ts"
import type { ListQuery } from "../../core/product/listing.ts"
import { moneyText } from "../../core/values/money-text.ts"
import type { Money } from "../../core/values/money.ts"
import type { Scene } from "../scene.ts"
import { HiddenFields } from "./HiddenFields.tsx"

interface Props {
  readonly view: FiltersView
  /** products that are left */
  /** null = the shop does not say */
  readonly total: number | null
  /** the address of the whole list */
  readonly list: string
  readonly query: ListQuery
  readonly scene: Scene
}

/**
 * What a list can be filtered by: a form that needs no script. On small screens it is a popover over the page, which a button opens; beside the
 * list it stands as it is. With a script each choice counts at once, and the form's button says what is left. Spec: 10.75, 10.344, 10.361.
 */
export function FilterForm({ view, total, list, query, scene }: Props) {
  const { say } = scene
  const filters = query.filters ?? noFilters
  return (
    <aside className="filters" aria-label={say("filters.heading")}>
      <button id="filters_opener" type="button" className="filters-btn__item btn" popoverTarget="filters_layer">
        {say("filters.heading")}
        {view.chosen.length > 0 && ` (${view.chosen.length})`}
      </button>
      <div id="filters_layer" className="filters__layer" popover="auto">
        <div className="filters__head">
          <h2 className="filters__title">{say("filters.heading")}</h2>
          <button type="button" className="filters__close btn" popoverTarget="filters_layer" popoverTargetAction="hide">
            {say("filters.close")}
          </button>
        </div>
        <form id="filters" action={list.split("?")[0]}>
          <HiddenFields
            list={list}
            {...(query.sort === undefined ? {} : { sort: query.sort })}
            {...(query.portions === undefined ? {} : { others: [[portionsName, String(query.portions)]] })}
          />
          {view.groups.map((group) => (
            <fieldset key={group.key}>
              <legend>{group.name}</legend>
              <Choices choices={group.choices} name={`filter_${group.key}`} />
              {group.more.length > 0 && (
                <details id={`more_${group.key}`} className="filters__more">
                  <summary>{say("filters.more", { count: group.more.length })}</summary>
                  <Choices choices={group.more} name={`filter_${group.key}`} />
                </details>
              )}
              {group.isChosen && (
                <a
                  id={`clear_${group.key}`}
                  className="filters__clear"
                  rel="nofollow"
                  href={listAddress(list, { ...query, page: 0, filters: withoutGroup(filters, group.key) })}
                >
                  {say("filters.clearGroup", { group: group.name })}
                </a>
              )}
            </fieldset>
          ))}
          {view.prices !== null && <PriceRange prices={view.prices} filters={filters} scene={scene} />}
          {view.available !== null && (
            <fieldset>
              <legend>{say("filters.availability")}</legend>
              <Choices
                name={availabilityName}
                choices={[{ id: "y", name: say("filters.available"), count: view.available, isChosen: filters.available }]}
              />
            </fieldset>
          )}
          <div className="filters__send">
            <button
              type="submit"
              className="btn --solid"
              data-says={total === null ? say("filters.apply") : say("filters.show", { count: total })}
            >
              {say("filters.apply")}
            </button>
          </div>
        </form>
      </div>
    </aside>
  )
}

function Choices({ choices, name }: { readonly choices: readonly FilterChoice[]; readonly name: string }) {
  return (
    <ul>
      {choices.map(({ id, name: words, count, isChosen }) => (
        <li key={id}>
          <label htmlFor={`${name}_${id}`}>
            <input type="checkbox" id={`${name}_${id}`} name={name} value={id} defaultChecked={isChosen} />
            {`${words} `}
            {count !== null && <span>{count}</span>}
          </label>
        </li>
      ))}
    </ul>
  )
}

interface RangeProps {
  readonly prices: NonNullable<FiltersView["prices"]>
  readonly filters: ChosenFilters
  readonly scene: Scene
}

/** The ends of the range, and from and to what is left costs. */
function PriceRange({ prices, filters, scene: { say, frame } }: RangeProps) {
  const { symbol } = frame.shell.priceFormat
  const end = (name: string, label: "filters.from" | "filters.to", amount: Money | null) => (
    <div className="filters__end">
      <label htmlFor={name}>
        {say(label)} <span className="filters__count">({symbol})</span>
      </label>
      <input
        id={name}
        name={name}
        className="field__input"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        aria-describedby={prices === "untold" ? undefined : "filter_price_range"}
        defaultValue={amount === null ? "" : moneyText(amount).replace(/\.00$/, "")}
      />
    </div>
  )
  return (
    <fieldset>
      <legend>{say("filters.price")}</legend>
      <div className="filters__range">
        {end(fromName, "filters.from", filters.from)}
        {end(toName, "filters.to", filters.to)}
      </div>
      {prices !== "untold" && (
        <p id="filter_price_range" className="filters__count">
          {say("filters.priceBetween", { from: prices.lowest, to: prices.highest })}
        </p>
      )}
    </fieldset>
  )
}
