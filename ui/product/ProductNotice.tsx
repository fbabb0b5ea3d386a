import type { ProductFormProps } from "./product-form-props.ts"

/**
 * What keeps the choice from the basket, in words: above the sizes when it is about them, nothing here when a part of a set says it, else as a toast at the lower edge of the screen, in
 * sight wherever the shopper is. It is spoken when it appears, stays as long as the pointer or the focus is on it, and can be closed.
 *
 * Spec: 5.60, 9.20, 9.39, 10.316, 16.35, 19.43, 19.61.
 */
export function ProductNotice({ view, say, send }: Pick<ProductFormProps, "view" | "say" | "send">) {
  const { alert, alertPart, alertIsToast } = view
  const cameWithPage = alert !== null && alertPart === null && view.alertCame
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
      {/* what the page came with is no change of a live region, and may stand below the edge: the focus makes it heard and seen */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it answers what the shopper has just pressed */}
      <div
        id="alert"
        className="alert"
        role="alert"
        {...(cameWithPage ? { tabIndex: -1, autoFocus: true, suppressHydrationWarning: true } : {})}
      >
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
