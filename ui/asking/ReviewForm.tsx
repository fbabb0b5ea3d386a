import { useMemo } from "react"
import { askingAddress, askingFieldOf, askingFormName, reviewPictureName } from "../../core/asking/asking.ts"
import { reviewPictureField, type ReviewFormState, type ReviewTextKey, viewReview } from "../../core/asking/review-page.ts"
import type { FormEvent } from "../../core/form/form-state.ts"
import { reviewFormId } from "../../core/asking/opened-review.ts"
import { Field } from "../form/Field.tsx"
import { Form, useFormMachine } from "../form/Form.tsx"
import { useKeptTyping } from "../form/use-kept-typing.ts"
import { FilesField } from "../form/FilesField.tsx"
import { StarsField } from "../form/StarsField.tsx"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { makeSay } from "../say.ts"
import { PersonalData } from "./PersonalData.tsx"

const rating = askingFieldOf("review", "rating")
const text = askingFieldOf("review", "text")
const name = askingFieldOf("review", "name")
const email = askingFieldOf("review", "email")

const ratings = { [rating.id]: ["1", "2", "3", "4", "5"].map((value) => ({ value })) }

/** The form for a review: stars, words, name, address and a picture. It posts as it stands, with a script and without. Spec: 5.90, 10.271. */
export function ReviewForm({ store, texts }: IslandProps<ReviewFormState, FormEvent, ReviewTextKey>) {
  const [state, send] = useFormMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  useKeptTyping(store, { id: reviewFormId, keptAs: `asking_review_${state.productId}`, offered: ratings })
  const view = viewReview(state, texts)
  const labels = {
    [rating.id]: say("review.rating"),
    [text.id]: say("review.text"),
    [name.id]: say("review.name"),
    [email.id]: say("asking.email"),
    [reviewPictureField.id]: say("review.picture"),
  }
  return (
    <Form id={reviewFormId} className="asking__form" action={askingAddress} view={view} send={send} labels={labels} isMultipart>
      <input type="hidden" name={askingFormName} value="review" />
      <input type="hidden" name="product" value={state.productId} />
      <StarsField id={rating.id} name={rating.name} label={say("review.rating")} words={(stars) => say("review.star", { count: stars })} />
      <Field id={text.id} name={text.name} label={labels[text.id]} rows={6} required />
      <Field id={name.id} name={name.name} label={labels[name.id]} autoComplete={name.autocomplete} required />
      <Field
        id={email.id}
        name={email.name}
        type="email"
        label={labels[email.id]}
        hint={say("review.emailHint")}
        autoComplete={email.autocomplete}
        required
      />
      <FilesField
        id={reviewPictureField.id}
        name={reviewPictureName}
        label={
          <>
            {labels[reviewPictureField.id]} <span className="field__optional">{say("form.optional")}</span>
          </>
        }
        hint={view.pictureHints.join(" ")}
        accept=".jpg,.jpeg,image/jpeg"
      />
      <PersonalData keeper={state.keeper} purpose={say("review.personalData", { shop: state.keeper.name })} say={say} />
      <button type="submit" className="btn --solid --large" aria-busy={view.isSubmitting}>
        {say("review.submit")}
      </button>
    </Form>
  )
}
