import { useMemo } from "react"
import { askingAddress, askingFieldOf, askingFormName } from "../../core/asking/asking.ts"
import { type PostedAsking, type QuestionTextKey, viewPosted } from "../../core/asking/posted-asking.ts"
import type { FormEvent } from "../../core/form/form-state.ts"
import { postedFormIds } from "../../core/asking/opened-asking.ts"
import { Field } from "../form/Field.tsx"
import { Form, useFormMachine } from "../form/Form.tsx"
import { useKeptTyping } from "../form/use-kept-typing.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { makeSay } from "../say.ts"
import { AskingDialog } from "./AskingDialog.tsx"
import { PersonalData } from "./PersonalData.tsx"

const email = askingFieldOf("question", "email")
const text = askingFieldOf("question", "text")

/** The form "ask about the product", under the platform's names. Spec: 5.77, 10.203, 10.210. */
export function QuestionForm({ store, texts }: IslandProps<PostedAsking, FormEvent, QuestionTextKey>) {
  const [state, send] = useFormMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  useKeptTyping(store, { id: postedFormIds.question, keptAs: `asking_question_${state.productId}` })
  const view = viewPosted(state, texts)
  return (
    <AskingDialog
      id="product_askforproduct"
      contentId="askforproduct_dialog"
      heading={say("question.ask")}
      closeLabel={say("asking.close")}
      closesTo="#product_questions_list"
      isShown={view.isShown}
    >
      <Form id={postedFormIds.question} className="asking__form" action={askingAddress} view={view} send={send}>
        <input type="hidden" name={askingFormName} value="question" />
        <input type="hidden" name="product" value={state.productId} />
        <p>{say("question.lead")}</p>
        <Field id={email.id} name={email.name} type="email" label={say("asking.email")} autoComplete={email.autocomplete} required />
        <Field id={text.id} name={text.name} label={say("question.text")} rows={5} required />
        <PersonalData keeper={state.keeper} purpose={say("asking.personalData", { shop: state.keeper.name })} say={say} />
        <button type="submit" className="btn --solid --large" aria-busy={view.isSubmitting}>
          {say("question.submit")}
        </button>
      </Form>
    </AskingDialog>
  )
}
