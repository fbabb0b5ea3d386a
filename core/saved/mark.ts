/** A product's mark as a page shows it, which a press changes at once and the shop a moment later. */
export interface Mark {
  /** as it is shown: what the shopper wants */
  readonly isMarked: boolean
  /** as the shop said last */
  readonly told: boolean
  /** the change that the shop is asked for; null = none */
  readonly asked: { readonly requestId: number; readonly to: boolean } | null
  /** of the latest change */
  readonly requestId: number
}

/** What can happen to a mark. */
export type MarkEvent =
  | { readonly type: "Pressed" }
  | { readonly type: "Answered"; readonly requestId: number }
  /** it was refused, or not answered in time */
  | { readonly type: "Failed"; readonly requestId: number }

/** Ask the shop; say what came of it; or go to the address that does it without scripts. */
export type MarkCommand =
  | { readonly type: "Change"; readonly requestId: number; readonly to: boolean }
  /** @param by how many favourites there are more than the page said before */
  | { readonly type: "Tell"; readonly isMarked: boolean; readonly by: number }
  | { readonly type: "LeaveBy"; readonly to: boolean }

type Stepped = readonly [Mark, readonly MarkCommand[]]

/** A mark as the page came with it. @example openMark(true).isMarked // => true */
export const openMark = (isMarked: boolean): Mark => ({ isMarked, told: isMarked, asked: null, requestId: 0 })

/**
 * One step of a mark: it is shown as the shopper wants it, the shop is asked for one change at a time, and again where they wanted something else
 * meanwhile. A change that fails is left to the address that does the same without scripts, whose page says why.
 *
 * Spec: 10.424.
 *
 * @example mark(openMark(false), { type: "Pressed" })[1] // => [{ type: "Change", requestId: 1, to: true }]
 * @example
 * const [asking] = mark(openMark(false), { type: "Pressed" })
 * mark(asking, { type: "Answered", requestId: 1 })[1] // => [{ type: "Tell", isMarked: true, by: 1 }]
 */
export function mark(state: Mark, event: MarkEvent): Stepped {
  const { isMarked, told, asked } = state
  if (event.type === "Pressed") {
    const wanted = { ...state, isMarked: !isMarked }
    return asked === null ? ask(wanted) : [wanted, []]
  }
  if (asked?.requestId !== event.requestId) return [state, []]
  if (event.type === "Failed") return [{ ...state, told: isMarked, asked: null }, [{ type: "LeaveBy", to: isMarked }]]
  if (asked.to !== isMarked) return ask(state)
  return [{ ...state, told: isMarked, asked: null }, [{ type: "Tell", isMarked, by: Number(isMarked) - Number(told) }]]
}

function ask(state: Mark): Stepped {
  const requestId = state.requestId + 1
  return [{ ...state, requestId, asked: { requestId, to: state.isMarked } }, [{ type: "Change", requestId, to: state.isMarked }]]
}
