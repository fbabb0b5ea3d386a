import { useMemo } from "react"
import { askingAddress, askingFieldOf, askingFormName, reviewPictureName } from "../../core/asking/asking.ts"
import { type ReviewEvent, type ReviewForm as State, type ReviewTextKey, viewReview } from "../../core/asking/review-page.ts"
import { reviewFormId } from "../../core/pages/opened-review.ts"
import { Field } from "../form/Field.tsx"
import { Form } from "../form/Form.tsx"
import { PictureField } from "../form/PictureField.tsx"
import { StarsField } from "../form/StarsField.tsx"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"
import { makeSay } from "../say.ts"
import { PersonalData } from "./PersonalData.tsx"

/** The id of the field for the picture. */
export const reviewPictureId = "opinion_photo"

const rating = askingFieldOf("review", "rating")
const text = askingFieldOf("review", "text")
const name = askingFieldOf("review", "name")
const email = askingFieldOf("review", "email")

/** The form for a review: stars, words, name, address and a picture. It posts as it stands, with a script and without. Spec: 5.90, 10.271. */
export function ReviewForm({ store, texts }: IslandProps<State, ReviewEvent, ReviewTextKey>) {
  const [state, send] = useMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  const view = viewReview(state, texts)
  return (
    <Form id={reviewFormId} className="asking__form" action={askingAddress} view={view} send={send} isMultipart>
      <input type="hidden" name={askingFormName} value="review" />
      <input type="hidden" name="product" value={state.productId} />
      {view.refused !== null && (
        <p className="alert" role="alert">
          {view.refused}
        </p>
      )}
      <StarsField id={rating.id} name={rating.name} label={say("review.rating")} words={(stars) => say("review.star", { count: stars })} />
      <Field id={text.id} name={text.name} label={say("review.text")} rows={6} required />
      <Field id={name.id} name={name.name} label={say("review.name")} autoComplete={name.autocomplete} required />
      <Field
        id={email.id}
        name={email.name}
        type="email"
        label={say("asking.email")}
        hint={say("review.emailHint")}
        autoComplete={email.autocomplete}
        required
      />
      <PictureField
        id={reviewPictureId}
        name={reviewPictureName}
        label={say("review.picture")}
        hints={view.pictureHints}
        message={view.pictureMessage}
        accept=".jpg,.jpeg,image/jpeg"
        refused={state.fault}
        onPick={(picture) => send({ type: "PictureChosen", ...picture })}
      />
      <PersonalData keeper={state.keeper} purpose={say("review.personalData", { shop: state.keeper.name })} say={say} />
      <button type="submit" className="btn --solid --large" aria-busy={view.isSubmitting}>
        {say("review.submit")}
      </button>
    </Form>
  )
}
