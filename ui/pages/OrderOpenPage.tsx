import { orderOpenAddress } from "../../core/addresses/client-order-addresses.ts"
import type { InputHTMLAttributes } from "react"
import { signInAddress } from "../../core/addresses/addresses.ts"
import { contactFormAddress } from "../../core/addresses/letter-addresses.ts"
import type { OrderOpenRefusal } from "../../core/messages/order-open-notice.ts"
import { keptLookupKey, type OrderOpenPageModel, orderOpenHeading } from "../../core/order/order-open.page.ts"
import { RefusalAlert } from "../form/RefusalAlert.tsx"
import type { Scene } from "../scene.ts"

interface Props {
  readonly model: OrderOpenPageModel
  readonly scene: Scene
}

const words = {
  number: "orderOpen.numberWrong",
  email: "orderOpen.emailWrong",
  later: "orderOpen.later",
  noMail: "orderOpen.noMail",
  wrong: "orderOpen.wrong",
  gone: "orderOpen.gone",
} as const satisfies Readonly<Record<OrderOpenRefusal, string>>

const refusalId = "order_open_refused"

/** An order is looked up without an account: number and address, then the code of a mail. Forms of its own need no script. Spec: 10.810 to 10.813. */
export function OrderOpenPage({ model, scene }: Props) {
  const { say, language } = scene
  const { step, refused } = model
  return (
    <main id="content" className="wrap sign-in" tabIndex={-1} data-forgets={step === "code" ? keptLookupKey : undefined}>
      <h1>{say(orderOpenHeading(model))}</h1>
      <div className="sign-in__box --narrow">
        {refused !== null && <RefusalAlert id={refusalId} words={say(words[refused])} />}
        <p className="sign-in__note">{say(step === "ask" ? "orderOpen.lead" : "orderOpen.codeLead")}</p>
        {step === "ask" ? <AskForm model={model} scene={scene} /> : <CodeForm model={model} scene={scene} />}
        <p className="sign-in__ways">
          {refused === "noMail" ? (
            <a href={contactFormAddress(language)}>{say("contact.heading")}</a>
          ) : (
            <a href={signInAddress(language)}>{say("orderOpen.signIn")}</a>
          )}
        </p>
      </div>
    </main>
  )
}

function AskForm({ model: { refused, typed }, scene: { say, language } }: Props) {
  return (
    <form
      id="order_open"
      className="signin_form"
      action={orderOpenAddress(language)}
      method="post"
      noValidate
      data-kept-as={keptLookupKey}
      data-left-quietly=""
    >
      <input type="hidden" name="operation" value="ask" />
      <div className="signin_fields">
        <PlainField id="order_number" label={say("orderOpen.number")} hint={say("orderOpen.numberHint")} wrong={refused === "number"}>
          {{ autoComplete: "off", defaultValue: typed.number, maxLength: 40, autoCapitalize: "characters", spellCheck: false }}
        </PlainField>
        <PlainField id="order_email" label={say("orderOpen.email")} hint={null} wrong={refused === "email"}>
          {{ type: "email", autoComplete: "email", defaultValue: typed.email, maxLength: 254, autoCapitalize: "none", spellCheck: false }}
        </PlainField>
      </div>
      <SubmitButton>{say("orderOpen.ask")}</SubmitButton>
    </form>
  )
}

function CodeForm({ model: { refused }, scene: { say, language } }: Props) {
  return (
    <>
      <form className="signin_form" action={orderOpenAddress(language)} method="post" noValidate>
        <input type="hidden" name="operation" value="code" />
        <div className="signin_fields">
          <PlainField id="order_code" label={say("orderOpen.code")} hint={say("orderOpen.codeHint")} wrong={refused === "wrong"}>
            {{ autoComplete: "one-time-code", inputMode: "numeric", maxLength: 20, spellCheck: false }}
          </PlainField>
        </div>
        <SubmitButton>{say("orderOpen.open")}</SubmitButton>
      </form>
      <details className="sign-in__help">
        <summary>{say("orderOpen.noCode")}</summary>
        <ul>
          <li>{say("orderOpen.noCodeSpam")}</li>
          <li>{say("orderOpen.noCodeAddress")}</li>
          <li>{say("orderOpen.noCodeNumber")}</li>
        </ul>
        <a href={orderOpenAddress(language)}>{say("orderOpen.again")}</a>
      </details>
    </>
  )
}

const SubmitButton = ({ children }: { readonly children: string }) => (
  <div className="signin_buttons">
    <button type="submit" className="btn --solid --medium signin_button">
      {children}
    </button>
  </div>
)

interface FieldProps {
  readonly id: string
  readonly label: string
  readonly hint: string | null
  /** the alert above the form says why */
  readonly wrong: boolean
  readonly children: InputHTMLAttributes<HTMLInputElement>
}

/** A field of a form that the shop alone judges. */
const PlainField = ({ id, label, hint, wrong, children }: FieldProps) => {
  const told = [...(hint === null ? [] : [`${id}_hint`]), ...(wrong ? [refusalId] : [])].join(" ")
  return (
    <div className={`field f-group${wrong ? " --error" : ""}`}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="field__control">
        <input
          id={id}
          name={id}
          type="text"
          className="field__input f-control"
          aria-required
          {...(wrong ? { "aria-invalid": true } : {})}
          {...(told === "" ? {} : { "aria-describedby": told })}
          {...children}
        />
      </div>
      {hint !== null && (
        <p id={`${id}_hint`} className="field__hint">
          {hint}
        </p>
      )}
    </div>
  )
}
