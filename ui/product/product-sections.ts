import type { ReactNode } from "react"
import type { FormFlags } from "../../core/product-page/obstacles.ts"
import type { PageNotice } from "../../core/product-page/page-notice.ts"
import type { TextKey } from "../../core/texts/texts.ts"
import type { Say } from "../say.ts"
import type { ProductFormProps, ProductFormTextKey } from "./product-form-props.ts"

/** What a section of the form is given, with the texts that only its kind of product has. */
export interface SectionProps<Key extends TextKey = never> extends Omit<ProductFormProps, "say"> {
  readonly say: Say<ProductFormTextKey | Key>
}

/** What a form of a kind's own is given. */
export interface FormProps<Key extends TextKey = never> extends SectionProps<Key> {
  readonly flags: FormFlags
  readonly notice: PageNotice
}

/**
 * What draws the sections that only some kinds of product have. Each draws nothing where the view has no such section. An entry names
 * those of its own kind, so that no other kind's code is on its page; `kind-parts.ts` has those of all kinds, for the server.
 */
export interface KindSections<Key extends TextKey = never> {
  /** the whole form, where it is another than that of every other kind */
  readonly form?: (props: FormProps<Key>) => ReactNode
  /** what is chosen before a size: parts, versions */
  readonly beforeSizes?: (props: SectionProps<Key>) => ReactNode
  /** what is chosen after it: options, a date */
  readonly afterSizes?: (props: SectionProps<Key>) => ReactNode
  /** prices by quantity, or a list of quantities: what helps to fill the quantity's field */
  readonly quantity?: (props: SectionProps<Key>) => ReactNode
  readonly subscription?: (props: SectionProps<Key>) => ReactNode
}
