import { basketChangePath } from "../../core/addresses/addresses.ts"
import type { FormFlags } from "../../core/product-page/obstacles.ts"
import { collectionFieldNames, fieldValue, hasField } from "../../core/product-page/submit.ts"
import type { TextKey } from "../../core/texts/texts.ts"
import { BuySection, formClass } from "./BuySection.tsx"
import { PriceBlock } from "./PriceBlock.tsx"
import type { KindSections, SectionProps } from "./product-sections.ts"
import { ProductQuantity } from "./ProductQuantity.tsx"
import { SizeChoice } from "./SizeChoice.tsx"

interface Props<Key extends TextKey> extends SectionProps<Key> {
  readonly sections: KindSections<Key>
  readonly flags: FormFlags
}

/**
 * The form that decides what is bought, under the platform's names. Without a script it posts as it stands. What only some kinds of
 * product have stands at its place: a set's parts and versions before the sizes, options, dates and periods after them.
 *
 * Spec: 2.34, 4.39, 10.77 to 10.79, 10.81, 10.94, 10.160; the product page of section 4.
 */
export function ProductForm<Key extends TextKey>({ sections, flags, ...props }: Props<Key>) {
  const { offer, view, send } = props
  const isCollection = hasField(view.fields, collectionFieldNames.product)
  const sold = view.sections.subscription
  const { beforeSizes: BeforeSizes, afterSizes: AfterSizes, subscription: Subscription, quantity: QuantityAid } = sections
  return (
    <form
      id="projector_form"
      className={formClass(flags)}
      action={basketChangePath}
      method="post"
      noValidate
      data-product_id={offer.id}
      data-type={offer.type}
      {...(isCollection ? { "data-collection": "true" } : {})}
      {...(sold === undefined ? {} : { "data-subscription": sold.isOnly ? "only" : String(sold.isSubscription) })}
      {...(view.sections.options === undefined ? {} : { "data-price_formula": "true" })}
      {...(view.button.enabled ? {} : { "data-sizes_disable": "true" })}
      onSubmit={(submit) => {
        // a button with a name of its own says where else the form goes
        if (submit.nativeEvent.submitter?.hasAttribute("name") === true) return
        submit.preventDefault()
        send({ type: "AddPressed" })
      }}
    >
      <input
        type="hidden"
        name={isCollection ? collectionFieldNames.product : "product"}
        id="projector_product_hidden"
        value={isCollection ? offer.id : fieldValue(view.fields, "product")}
      />
      <input type="hidden" name="mode" id="projector_mode_hidden" value={fieldValue(view.fields, "mode")} />
      <PriceBlock view={view} say={props.say} />
      {BeforeSizes !== undefined && <BeforeSizes {...props} />}
      <SizeChoice {...props} />
      {AfterSizes !== undefined && <AfterSizes {...props} />}
      {Subscription !== undefined && <Subscription {...props} />}
      {QuantityAid !== undefined && <QuantityAid {...props} />}
      <div id="projector_status" className="projector_status" aria-live="polite">
        <div id="projector_status_description" className={`projector_status__description --${view.status}`}>
          {view.availability}
        </div>
        <span id="projector_amount">{view.amount}</span>
      </div>
      <BuySection view={view} say={props.say}>
        <ProductQuantity {...props} />
      </BuySection>
    </form>
  )
}
