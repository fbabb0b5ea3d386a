import type { ProductFormProps } from "./product-form-props.ts"

/**
 * What keeps the choice from the basket, in words: above the sizes when it is about them, nothing here when a part of a set says it, else as a toast at the lower edge of the screen, in
 * sight wherever the shopper is. It is spoken when it appears, stays as long as the pointer or the focus is on it, and can be closed.
 *
 * Spec: 5.60, 9.20, 9.39, 16.35, 19.43, 19.61.
 */
export function ProductNotice({ view, say, send }: Pick<ProductFormProps, "view" | "say" | "send">) {
  const { alert, alertPart, alertIsToast } = view
  const hold = () => send({ type: "NoticeHeld" })
  const release = () => send({ type: "NoticeReleased" })
  return (
    // the box holds the message and has no function of its own
    <div
      className={alertIsToast ? "alertek" : "alert-place"}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div id="alert" className="alert" role="alert">
        {alertPart === null && alert}
      </div>
      {alertIsToast && (
        <button
          type="button"
          className="alertek__close"
          aria-label={say("product.closeNotice")}
          onClick={() => send({ type: "NoticeDismissed" })}
        />
      )}
    </div>
  )
}
