import { useMemo } from "react"
import type { CountdownEvent } from "../../core/delivery/countdown.ts"
import { type PromotionEnd, type PromotionEndTextKey, viewPromotionEnd } from "../../core/delivery/promotion-end.ts"
import type { IslandProps } from "../runtime/island-data.ts"
import { useMachine } from "../runtime/use-machine.ts"

/**
 * Until when a promotion runs; once the page is used, also what is left of it. A timer is not live: nobody is told each second.
 *
 * Spec: 4.70, 4.76, 9.48.
 */
export function PromotionEndIsland({ store, texts }: IslandProps<PromotionEnd, CountdownEvent, PromotionEndTextKey>) {
  const [state] = useMachine(store)
  const view = useMemo(() => viewPromotionEnd(state, texts), [state, texts])
  if (view === null) return null
  const { moment, instant, left } = view
  return (
    <div id="projector_promotion_end" className="promotion-end">
      <time dateTime={instant}>{moment}</time>
      {left !== null && (
        <p className="promotion-end__left figures">
          <span role="timer" aria-label={left.label}>
            {left.parts.map(({ number, word }) => (
              <span key={word} className="promotion-end__part">
                <strong>{number}</strong> {word}{" "}
              </span>
            ))}
          </span>
        </p>
      )}
    </div>
  )
}
