import { caseAddress } from "../../core/addresses/case-addresses.ts"
import type { CasePageModel } from "../../core/returns/case.page.ts"
import { caseLimits } from "../../core/returns/case-faults.ts"
import { casePicturesField, pictureMegabytes } from "../../core/returns/case-pictures.ts"
import { remedies } from "../../core/returns/complaint-life.ts"
import { remedyKeys } from "../../core/returns/view-case.ts"
import { type FaultWords, rowsId } from "../../core/returns/view-fault.ts"
import { dayMonthYear } from "../../core/values/civil-day.ts"
import type { Scene } from "../scene.ts"
import { Radios, TextField } from "./CaseFields.tsx"
import { OrderFields, OrderLinks } from "./CaseOrders.tsx"
import { CaseRows } from "./CaseRows.tsx"

interface Props {
  readonly model: CasePageModel
  readonly faults: readonly FaultWords[]
  readonly scene: Scene
}

/** The fields of a step. Spec: 10.843, 10.850, 10.852, 10.853, 10.856. */
export function CaseStepFields(props: Props) {
  const fields = <StepFields {...props} />
  const isBare = ["rows", "reason", "account"].includes(props.model.open.step)
  return isBare ? <section className="form-section case-section">{fields}</section> : fields
}

function StepFields(props: Props) {
  const { model, faults, scene } = props
  const { open } = model
  const value = (field: keyof typeof open.draft.values) => open.draft.values[field] ?? ""
  const { say } = scene
  switch (open.step) {
    case "statement":
      return <StatementFields {...props} />
    case "order":
      return <OrderFields {...props} />
    case "rows":
      return open.order === null ? null : <CaseRows order={open.order} amounts={open.draft.amounts} faults={faults} scene={scene} />
    case "reason":
      return (
        <TextField
          name="case_reason"
          label={say("returns.reason")}
          hint={say("returns.reasonHint", { min: String(caseLimits.reason.min) })}
          value={value("case_reason")}
          faults={faults}
          maxLength={caseLimits.reason.max}
          rows={4}
        />
      )
    case "way":
      return <WayFields {...props} />
    case "account":
      return (
        <TextField
          name="case_account"
          label={say("returns.accountField")}
          hint={say("returns.accountHint")}
          value={value("case_account")}
          faults={faults}
          maxLength={60}
          autoComplete="off"
        />
      )
    case "claim":
      return <ClaimFields {...props} />
    case "check":
    case "sent":
      return null
  }
}

/** Who withdraws from what. Whose order the shop knows chooses beside its rows, anybody else says it in words. Spec: 10.843. */
function StatementFields({ model: { open }, faults, scene }: Props) {
  const { say, language } = scene
  const { order, orders, draft } = open
  const value = (field: keyof typeof draft.values) => draft.values[field] ?? ""
  return (
    <>
      {order === null && orders.length > 0 && <OrderLinks orders={orders} kind="withdrawal" zone={open.zone} scene={scene} />}
      <section className="form-section case-section">
        {order === null ? (
          <TextField
            name="case_order"
            label={say("returns.orderField")}
            hint={say("returns.orderHint")}
            value={value("case_order")}
            faults={faults}
            maxLength={caseLimits.order}
            autoComplete="off"
          />
        ) : (
          <p className="case-order">
            {say("returns.orderField")}: <strong>{order.number}</strong>{" "}
            <a href={caseAddress(language, "withdrawal", { order: "-" })}>{say("returns.change")}</a>
            <input type="hidden" name="case_order" value={order.number} />
          </p>
        )}
        {order !== null && <p className="field__hint">{termWords(open, scene)}</p>}
        <TextField
          name="case_name"
          label={say("returns.name")}
          value={value("case_name")}
          faults={faults}
          maxLength={caseLimits.name}
          autoComplete="name"
        />
        <TextField
          name="case_email"
          type="email"
          label={say("returns.email")}
          hint={say("returns.emailHint")}
          value={value("case_email")}
          faults={faults}
          maxLength={caseLimits.email}
          autoComplete="email"
        />
        <Radios
          name="case_scope"
          label={say("returns.scope")}
          value={value("case_scope") === "parts" ? "parts" : "whole"}
          faults={faults}
          options={[
            { value: "whole", text: say("returns.scopeWhole") },
            { value: "parts", text: say("returns.scopeParts") },
          ]}
        />
        <div data-case-part="parts">
          {order === null ? (
            <TextField
              name="case_goods"
              label={say("returns.goodsField")}
              hint={say("returns.goodsHint")}
              value={value("case_goods")}
              faults={faults}
              maxLength={caseLimits.goods}
              rows={3}
              isOptional
            />
          ) : (
            <CaseRows order={order} amounts={draft.amounts} faults={faults.filter(({ at }) => at !== rowsId)} scene={scene} />
          )}
        </div>
        {faults
          .filter(({ at }) => at === rowsId)
          .map(({ words }) => (
            <p key={words} className="f-message">
              {words}
            </p>
          ))}
      </section>
    </>
  )
}

/** Until when, in words. Spec: 10.842. */
function termWords({ order }: CasePageModel["open"], { say }: Scene): string {
  const lastDay = order?.lastDay ?? null
  if (lastDay === null) return say("returns.lastDayOpen")
  return say(order?.isInTime === true ? "returns.lastDay" : "returns.lastDayOver", { date: dayMonthYear(lastDay) })
}

/** By whom or where the goods come back; styles show what belongs to the choice. Spec: 10.852. */
function WayFields({ model: { open }, faults, scene: { say } }: Props) {
  const { couriers, places, draft } = open
  const ways = (list: typeof couriers) => list.map(({ id, name }) => ({ value: id, text: name }))
  return (
    <section className="form-section case-section">
      <Radios
        name="case_way"
        label={say("returns.wayHeading")}
        value={draft.values.case_way ?? ""}
        faults={faults}
        options={[
          { value: "courier", text: say("returns.wayCourier") },
          { value: "place", text: say("returns.wayPlace") },
        ]}
      />
      <Radios
        name="case_courier"
        label={say("returns.courier")}
        value={draft.values.case_courier ?? ""}
        faults={faults}
        options={ways(couriers)}
        part="courier"
      />
      <Radios
        name="case_place"
        label={say("returns.place")}
        value={draft.values.case_place ?? ""}
        faults={faults}
        options={ways(places)}
        part="place"
      />
    </section>
  )
}

/** What is wrong, what is wanted, and pictures of it. Spec: 10.856, 10.858. */
function ClaimFields({ model: { open }, faults, scene: { say } }: Props) {
  const { draft, pictures } = open
  const limits = { count: String(caseLimits.pictures), megabytes: String(pictureMegabytes) }
  const fault = faults.find(({ at }) => at === casePicturesField)
  return (
    <section className="form-section case-section">
      <TextField
        name="case_description"
        label={say("returns.description")}
        hint={say("returns.descriptionHint", { min: String(caseLimits.description.min) })}
        value={draft.values.case_description ?? ""}
        faults={faults}
        maxLength={caseLimits.description.max}
        rows={6}
      />
      <Radios
        name="case_remedy"
        label={say("returns.remedy")}
        value={draft.values.case_remedy ?? ""}
        faults={faults}
        options={remedies.map((value) => ({ value, text: say(remedyKeys[value]) }))}
      />
      <div className={`field${fault === undefined ? "" : " --error"}`}>
        <label className="field__label" htmlFor={casePicturesField}>
          {say("returns.photos")}
        </label>
        <input
          id={casePicturesField}
          name={casePicturesField}
          className="field__file"
          type="file"
          accept="image/jpeg,.jpg,.jpeg"
          multiple
          aria-describedby={`${casePicturesField}_hint${fault === undefined ? "" : ` ${casePicturesField}_message`}`}
          {...(fault === undefined ? {} : { "aria-invalid": true })}
        />
        <p id={`${casePicturesField}_hint`} className="field__hint">
          {say("returns.photosHint", limits)}
          {pictures > 0 && ` ${say("returns.photosKept", { count: String(pictures) })}`}
        </p>
        {fault !== undefined && (
          <div id={`${casePicturesField}_message`} className="f-message">
            {fault.words}
          </div>
        )}
      </div>
    </section>
  )
}
