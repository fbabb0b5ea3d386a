/** A mistake in a view, as somebody might make it. */
export interface FaultyView {
  readonly fault: string
  readonly file: string
  /** what stands there once, and what the mistake makes of it */
  readonly from: string
  readonly to: string
}

/** Mistakes in the views of pages that the page tests have to notice. */
export const faultyViews: readonly FaultyView[] = [
  {
    fault: "every page says that it is English",
    file: "ui/server/Document.tsx",
    from: "<html lang={scene.language}>",
    to: '<html lang="en">',
  },
  {
    fault: "a screen reader is told of no new price",
    file: "ui/product/PriceBlock.tsx",
    from: ' aria-live="polite" aria-busy={view.refreshing}',
    to: "",
  },
  {
    fault: "a price before the reduction stands empty where there is none",
    file: "ui/product/PriceBlock.tsx",
    from: "hidden={view.maxPrice === null}",
    to: "hidden={false}",
  },
  {
    fault: "all rows of the cart post one quantity",
    file: "ui/cart/CartRow.tsx",
    from: "name={`number[${index}]`}",
    to: 'name="number"',
  },
  {
    fault: "a row's minus can be pressed at its least quantity",
    file: "ui/cart/CartRow.tsx",
    from: "disabled={!row.canStepDown}",
    to: "disabled={false}",
  },
  {
    fault: "sizes are no radio group for a screen reader",
    file: "ui/product/SizeChoice.tsx",
    from: 'role={areRadios ? "radiogroup" : "group"}',
    to: 'role="group"',
  },
  {
    fault: "without scripts a drop-down of sizes posts the size twice",
    file: "ui/product/SizeChoice.tsx",
    from: 'disabled={fromSelect || !hasField(view.fields, "size")}',
    to: "disabled={false}",
  },
  {
    fault: "a form about a product goes by its address, without scripts",
    file: "ui/form/Form.tsx",
    from: 'method="post"',
    to: 'method="get"',
  },
  {
    fault: "a field of a form has no label",
    file: "ui/form/Field.tsx",
    from: '<label className="field__label" htmlFor={common.id}>',
    to: '<label className="field__label">',
  },
  {
    fault: "a press on add leaves the page before the machine has judged it",
    file: "ui/product/ProductForm.tsx",
    from: "submit.preventDefault()",
    to: "",
  },
  {
    fault: "what is said of availability is the view's class and not its words",
    file: "ui/product/ProductForm.tsx",
    from: "{view.availability}",
    to: "{view.status}",
  },
  {
    fault: "a shop's listed scripts are not told to the page's starter",
    file: "ui/server/Document.tsx",
    from: "data-third-party={hasThirdParty",
    to: "data-outside={hasThirdParty",
  },
]
