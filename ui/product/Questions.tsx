import type { ReactNode } from "react"
import type { ProductQuestion } from "../../core/asking/posted-asking.ts"
import type { Scene } from "../scene.ts"
import { dayText } from "./day-text.ts"

interface Props {
  readonly questions: readonly ProductQuestion[]
  /** the island of the form */
  readonly form: ReactNode
  readonly scene: Scene
}

/** What was asked about the product and answered, each answer folded under its question, and the way to ask. Spec: 2.70, 10.210. */
export function Questions({ questions, form, scene: { say, language } }: Props) {
  return (
    <section id="product_questions_list" className="questions" aria-labelledby="product_questions_heading">
      <h2 id="product_questions_heading" className="questions__heading">
        {say("question.heading")}
      </h2>
      <div>
        {questions.length === 0 ? (
          <p>{say("question.none")}</p>
        ) : (
          <ul className="questions__list">
            {questions.map(({ text, answer, language: spoken, askedOn }) => (
              <li key={`${askedOn} ${text}`}>
                <details className="questions__item">
                  <summary className="questions__question" lang={spoken}>
                    {text}
                  </summary>
                  <div className="questions__answer">
                    <p lang={spoken}>{answer}</p>
                    <p className="questions__date">
                      <time dateTime={askedOn}>{dayText(askedOn, language)}</time>
                    </p>
                  </div>
                </details>
              </li>
            ))}
          </ul>
        )}
        <a className="btn --outline questions__button" href="#product_askforproduct">
          {say("question.ask")}
        </a>
        {form}
      </div>
    </section>
  )
}
