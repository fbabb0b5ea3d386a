import { useEffect, useRef } from "react"
import { useLive } from "../runtime/islands/use-live.ts"
import type { RowNotesSay } from "./row-notes-texts.ts"

interface Props {
  readonly say: RowNotesSay
  /** keeps the product of a row among the favourites */
  readonly onFavourite: (rowId: string) => void
}

/** The boxes by which the rows of a form are marked. */
export const rowBoxes = (form: HTMLFormElement | null): readonly HTMLInputElement[] => [
  ...(form?.querySelectorAll<HTMLInputElement>('input[name^="selected["]') ?? []),
]

/** Presses the buttons by which each of these rows is removed: the rows are another island's, which asks for all of them together. */
function pressRemove(boxes: readonly HTMLInputElement[]): void {
  for (const box of boxes) box.closest(".basket__block")?.querySelector<HTMLElement>('button[name="remove"]')?.click()
}

/**
 * What is done with all marked rows of the cart, or with all of them. The marks are boxes of the form; without a script the form posts them.
 *
 * Spec: 4.83, 4.84.
 */
export function SeveralRows({ say, onFavourite }: Props) {
  const live = useLive()
  return (
    <>
      {live && <MarkAll say={say} />}
      <button
        type="submit"
        className="link-button"
        name="several"
        value="remove"
        onClick={(click) => {
          click.preventDefault()
          pressRemove(rowBoxes(click.currentTarget.form).filter(({ checked }) => checked))
        }}
      >
        {say("cart.removeMarked")}
      </button>
      <button
        type="submit"
        className="link-button"
        name="several"
        value="favourite"
        onClick={(click) => {
          click.preventDefault()
          for (const box of rowBoxes(click.currentTarget.form)) if (box.checked) onFavourite(box.value)
        }}
      >
        {say("cart.markedToFavourites")}
      </button>
      <details className="basket__remove-all">
        <summary className="link-button">{say("cart.removeAll")}</summary>
        <button
          type="submit"
          className="btn"
          name="several"
          value="removeAll"
          onClick={(click) => {
            click.preventDefault()
            pressRemove(rowBoxes(click.currentTarget.form))
          }}
        >
          {say("cart.removeAllSure")}
        </button>
      </details>
    </>
  )
}

/** The box that marks all rows, and follows them. Without a script it would do nothing, so that it is not there. */
function MarkAll({ say }: Pick<Props, "say">) {
  const all = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = all.current?.form
    if (form == null) return
    const follow = () => {
      const boxes = rowBoxes(form)
      const marked = boxes.filter(({ checked }) => checked).length
      if (all.current === null) return
      all.current.checked = marked > 0 && marked === boxes.length
      all.current.indeterminate = marked > 0 && marked < boxes.length
    }
    follow()
    form.addEventListener("change", follow)
    return () => form.removeEventListener("change", follow)
  }, [])
  return (
    <label className="basket__mark">
      <input
        ref={all}
        type="checkbox"
        onChange={({ target }) => {
          for (const box of rowBoxes(target.form)) box.checked = target.checked
        }}
      />
      {say("cart.markAll")}
    </label>
  )
}
