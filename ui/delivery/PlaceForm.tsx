import { type SubmitEvent, useEffect, useRef } from "react"
import type { ShippingPanelEvent } from "../../core/delivery/shipping-panel.ts"
import type { PlaceFormView } from "../../core/delivery/view-place-form.ts"
import { maxTypedPostcode } from "../../core/region/postcode.ts"
import type { DeliverySay } from "./delivery-texts.ts"

interface Props {
  readonly place: PlaceFormView
  readonly say: DeliverySay
  readonly send: (event: ShippingPanelEvent) => void
}

const problemId = "shipping_place_problem"

/**
 * The place that costs and days are about, and the form that sets it. Without a script it posts; the page comes back with the outcome.
 *
 * Spec: 4.52, 8.57, 11.106, 18.28.
 */
export function PlaceForm({ place, say, send }: Props) {
  const { shown, countries, countryId, postcode, problem, isBusy, canRestore } = place
  const country = useRef<HTMLSelectElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const wrong = problem?.field ?? null
  // what the shop says of the place stands in the fields, whatever was typed
  useEffect(() => {
    if (country.current !== null) country.current.value = countryId
    if (code.current !== null) code.current.value = postcode
  }, [countryId, postcode])
  useEffect(() => {
    if (wrong === "postcode") code.current?.focus()
    if (wrong === "country") country.current?.focus()
  }, [wrong])
  const submit = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    if (submitted.nativeEvent.submitter?.getAttribute("value") === "restore") {
      // the pressed button goes with what it takes back
      country.current?.focus()
      send({ type: "PlaceRestored" })
    } else send({ type: "PlaceSent", countryId: country.current?.value ?? "", postcode: code.current?.value ?? "" })
  }
  const fault = (field: "country" | "postcode") => (wrong === field ? { "aria-invalid": true, "aria-describedby": problemId } : {})
  return (
    <form className="place" action="/settings.php" method="post" aria-label={say("shipping.place")} aria-busy={isBusy} onSubmit={submit}>
      <p className="place__shown" aria-live="polite">
        {shown}
      </p>
      <div className="place__fields">
        <label className="field__label" htmlFor="shipping_country">
          {say("shipping.placeCountry")}
        </label>
        <select
          ref={country}
          id="shipping_country"
          className="select"
          name="country"
          autoComplete="shipping country"
          defaultValue={countryId}
          {...fault("country")}
        >
          {countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <label className="field__label" htmlFor="shipping_zipcode">
          {say("shipping.placePostcode")}
        </label>
        <input
          ref={code}
          id="shipping_zipcode"
          className="field__input"
          name="zipcode"
          maxLength={maxTypedPostcode}
          autoComplete="shipping postal-code"
          defaultValue={postcode}
          {...fault("postcode")}
        />
        <button className="btn" aria-disabled={isBusy} aria-busy={isBusy}>
          {say("shipping.placeApply")}
        </button>
      </div>
      {problem !== null && (
        <p id={problemId} className="place__problem" role="alert">
          {problem.words}
        </p>
      )}
      {canRestore && (
        <button name="place" value="restore" className="link-button" aria-disabled={isBusy}>
          {say("shipping.placeRestore")}
        </button>
      )}
    </form>
  )
}
