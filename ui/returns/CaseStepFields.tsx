import { caseAddress } from "../../core/addresses/case-addresses.ts"
import type { CasePageModel } from "../../core/returns/case.page.ts"
import type { CaseOrder } from "../../core/returns/case-draft.ts"
import { caseLimits } from "../../core/returns/case-faults.ts"
import { casePicturesField, pictureMegabytes } from "../../core/returns/case-pictures.ts"
import { remedies } from "../../core/returns/complaint-life.ts"
import { remedyKeys } from "../../core/returns/view-case.ts"
import { sealedNote } from "../../core/returns/view-case-rows.ts"
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

/** What a field shows by its name: what was filled in of it, and what is wrong with it. */
const filledIn =
  ({ model: { open }, faults }: Pick<Props, "model" | "faults">) =>
  (name: keyof typeof open.draft.values) => ({ name, value: open.draft.values[name] ?? "", faults })

/** The fields of a step. Spec: 10.843, 10.850, 10.852, 10.853, 10.856. */
export function CaseStepFields(props: Props) {
  const fields = <StepFields {...props} />
  const isBare = ["rows", "reason", "account"].includes(props.model.open.step)
  return isBare ? <section className="form-section case-section">{fields}</section> : fields
}

function StepFields(props: Props) {
  const { model, faults, scene } = props
  const { open } = model
  const field = filledIn(props)
  const { say } = scene
  switch (open.step) {
    case "statement":
      return <StatementFields {...props} />
    case "order":
      return <OrderFields {...props} />
    case "rows":
      return open.order === null ? null : (
        <>
          <CaseRows order={open.order} amounts={open.draft.amounts} faults={faults} scene={scene} />
          <SealedNote order={open.order} scene={scene} />
        </>
      )
    case "reason":
      return (
        <TextField
          {...field("case_reason")}
          label={say("returns.reason")}
          hint={say("returns.reasonHint", { min: String(caseLimits.reason.min) })}
          maxLength={caseLimits.reason.max}
          rows={4}
        />
      )
    case "way":
      return <WayFields {...props} />
    case "account":
      return (
        <TextField
          {...field("case_account")}
          label={say("returns.accountField")}
          hint={say("returns.accountHint")}
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
function StatementFields(props: Props) {
  const { model, faults, scene } = props
  const { open } = model
  const { say, language } = scene
  const { order, orders, draft } = open
  const field = filledIn(props)
  return (
    <>
      {order === null && orders.length > 0 && <OrderLinks orders={orders} kind="withdrawal" zone={open.zone} scene={scene} />}
      <section className="form-section case-section">
        {order === null ? (
          <TextField
            {...field("case_order")}
            label={say("returns.orderField")}
            hint={say("returns.orderHint")}
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
        {order !== null && <SealedNote order={order} scene={scene} />}
        <TextField {...field("case_name")} label={say("returns.name")} maxLength={caseLimits.name} autoComplete="name" />
        <TextField
          {...field("case_email")}
          type="email"
          label={say("returns.email")}
          hint={say("returns.emailHint")}
          maxLength={caseLimits.email}
          autoComplete="email"
        />
        <Radios
          name="case_scope"
          label={say("returns.scope")}
          value={draft.values.case_scope === "parts" ? "parts" : "whole"}
          faults={faults}
          options={[
            { value: "whole", text: say("returns.scopeWhole") },
            { value: "parts", text: say("returns.scopeParts") },
          ]}
        />
        <div data-case-part="parts">
          {order === null ? (
            <TextField
              {...field("case_goods")}
              label={say("returns.goodsField")}
              hint={say("returns.goodsHint")}
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

/** What is taken back as long as it is sealed. Spec: 10.975. */
function SealedNote({ order, scene: { catalogue } }: { readonly order: CaseOrder; readonly scene: Scene }) {
  const words = sealedNote(order, catalogue)
  return words === null ? null : <p className="field__hint case-sealed">{words}</p>
}

/** Until when, in words. Spec: 10.842. */
function termWords({ order }: CasePageModel["open"], { say }: Scene): string {
  const lastDay = order?.lastDay ?? null
  if (lastDay === null) return say("returns.lastDayOpen")
  return say(order?.isInTime === true ? "returns.lastDay" : "returns.lastDayOver", { date: dayMonthYear(lastDay) })
}

/** By whom or where the goods come back; styles show what belongs to the choice. Spec: 10.852. */
function WayFields(props: Props) {
  const { say } = props.scene
  const { couriers, places } = props.model.open
  const field = filledIn(props)
  const ways = (list: typeof couriers) => list.map(({ id, name }) => ({ value: id, text: name }))
  return (
    <section className="form-section case-section">
      <Radios
        {...field("case_way")}
        label={say("returns.wayHeading")}
        options={[
          { value: "courier", text: say("returns.wayCourier") },
          { value: "place", text: say("returns.wayPlace") },
        ]}
      />
      <Radios {...field("case_courier")} label={say("returns.courier")} options={ways(couriers)} part="courier" />
      <Radios {...field("case_place")} label={say("returns.place")} options={ways(places)} part="place" />
    </section>
  )
}

/** What is wrong, what is wanted, and pictures of it. Spec: 10.856, 10.858. */
function ClaimFields(props: Props) {
  const { model, faults, scene } = props
  const { say } = scene
  const { pictures } = model.open
  const field = filledIn(props)
  const limits = { count: String(caseLimits.pictures), megabytes: String(pictureMegabytes) }
  const fault = faults.find(({ at }) => at === casePicturesField)
  return (
    <section className="form-section case-section">
      <TextField
        {...field("case_description")}
        label={say("returns.description")}
        hint={say("returns.descriptionHint", { min: String(caseLimits.description.min) })}
        maxLength={caseLimits.description.max}
        rows={6}
      />
      <Radios
        {...field("case_remedy")}
        label={say("returns.remedy")}
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
