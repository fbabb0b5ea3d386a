import type { RowNotesEvent } from "../../core/basket/notes/row-notes.ts"
import type { RowNoteView } from "../../core/basket/notes/view-row-notes.ts"
import type { RowNotesSay } from "./row-notes-texts.ts"

interface Props {
  readonly row: RowNoteView
  readonly say: RowNotesSay
  readonly send: (event: RowNotesEvent) => void
}

/**
 * What is noted at a row of the cart: its comment, two lines of it, and the field behind a press; favourites and gift wrapping. Each button
 * posts the cart's form as it stands, so that without a script nothing that was typed is lost.
 *
 * Spec: 4.78, 4.81.
 */
export function RowNotesPart({ row, say, send }: Props) {
  const { rowId, name, isWrapped, wrapCost: price } = row
  const [countedId, problemId] = [`basket_counted_${rowId}`, `basket_note_problem_${rowId}`]
  return (
    <>
      {row.comment !== null && <p className="basket__comment">{row.comment}</p>}
      <div className="basket__note-acts" data-unsaved={row.isUnsaved || undefined}>
        <label className="basket__mark">
          <input type="checkbox" name={`selected[${rowId}]`} value={rowId} aria-label={say("cart.markOf", { name })} />
          {say("cart.mark")}
        </label>
        <details
          className="basket__note"
          open={row.isOpen}
          onToggle={({ currentTarget: { open } }) => send({ type: "CommentToggled", rowId, isOpen: open })}
        >
          <summary className="link-button">{row.summary}</summary>
          <textarea
            className="field__input"
            name={`comment[${rowId}]`}
            rows={3}
            aria-label={say("cart.commentLabel", { name })}
            aria-describedby={row.problem === null || row.problem === row.counted ? countedId : `${countedId} ${problemId}`}
            aria-invalid={row.isLong}
            value={row.text}
            onChange={({ target }) => send({ type: "CommentTyped", rowId, text: target.value })}
          />
          <p className={`basket__counted${row.isLong ? " --long" : ""}`} id={countedId}>
            {row.counted}
          </p>
          <button
            type="submit"
            className="btn"
            name="comment"
            value={rowId}
            aria-label={say("cart.commentSaveOf", { name })}
            aria-disabled={row.busy}
            onClick={(click) => {
              click.preventDefault()
              send({ type: "CommentPressed", rowId })
            }}
          >
            {say("cart.commentSave")}
          </button>
        </details>
        <button
          type="submit"
          className="link-button"
          name="favourite"
          value={rowId}
          aria-label={say("cart.toFavouritesOf", { name })}
          onClick={(click) => {
            click.preventDefault()
            send({ type: "FavouritePressed", rowId })
          }}
        >
          {say("cart.toFavourites")}
        </button>
        {isWrapped !== null && (
          <button
            type="submit"
            className="link-button"
            name="wrap"
            value={`${rowId}:${isWrapped ? 0 : 1}`}
            aria-label={isWrapped ? say("cart.wrapStopOf", { name }) : say("cart.wrapOf", { name, price })}
            onClick={(click) => {
              click.preventDefault()
              send({ type: "WrapPressed", rowId })
            }}
          >
            {isWrapped ? say("cart.wrapStop") : say("cart.wrap", { price })}
          </button>
        )}
      </div>
      <p className="basket__noted" aria-live="polite">
        {row.done}
      </p>
      {/* what the line at the field says is seen there, and said here */}
      <p className={row.problem === row.counted ? "aside" : "basket__action --problem"} id={problemId} role="alert">
        {row.problem}
      </p>
    </>
  )
}
