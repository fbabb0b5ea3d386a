import { useMemo } from "react"
import type { CountdownEvent } from "../../core/pricing/countdown.ts"
import { type PromotionEnd, type PromotionEndTextKey, viewPromotionEnd } from "../../core/pricing/promotion-end.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"

/**
 * Until when a promotion runs; once the page is used, also what is left of it, and at last that it has ended. A timer is not live: nobody is
 * told each second, but everybody of the end.
 *
 * Spec: 4.70, 4.76, 4.77, 9.48.
 */
export function PromotionEndIsland({ store, texts }: IslandProps<PromotionEnd, CountdownEvent, PromotionEndTextKey>) {
  const [state] = useMachine(store)
  const view = useMemo(() => viewPromotionEnd(state, texts), [state, texts])
  if (view === null) return null
  return (
    <div id="projector_promotion_end" className="promotion-end">
      {view.is === "ahead" && (
        <>
          <time dateTime={view.instant}>{view.moment}</time>
          {view.left !== null && (
            <p className="promotion-end__left figures">
              <span role="timer" aria-label={view.left.label}>
                {view.left.parts.map(({ number, word }) => (
                  <span key={word} className="promotion-end__part">
                    <strong>{number}</strong> {word}{" "}
                  </span>
                ))}
              </span>
            </p>
          )}
        </>
      )}
      {/* it stands there from the beginning, or what comes into it would not be told */}
      <p className="promotion-end__over" role="status">
        {view.is === "over" && view.words}
      </p>
    </div>
  )
}
