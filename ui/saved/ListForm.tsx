import { shoppingListPath } from "../../core/addresses/saved-addresses.ts"
import { savedLimits } from "../../core/saved/saved.ts"

interface Props {
  readonly operation: "make" | "rename"
  readonly label: string
  readonly button: string
  /** the list that is renamed; left out = a new one */
  readonly listId?: number
  readonly name?: string
  readonly placeholder?: string
}

/** A form for the name of a list. Spec: 10.383. */
export function ListForm({ operation, label, button, listId, name = "", placeholder }: Props) {
  return (
    <form className="saved__form" action={shoppingListPath} method="post">
      <input type="hidden" name="operation" value={operation} />
      {listId !== undefined && <input type="hidden" name="list" value={listId} />}
      <label className="field">
        <span className="field__label">{label}</span>
        <input
          className="field__input"
          name="name"
          defaultValue={name}
          maxLength={savedLimits.nameLength}
          placeholder={placeholder}
          autoComplete="off"
        />
      </label>
      <button id={`list_${operation}`} type="submit" className="btn">
        {button}
      </button>
    </form>
  )
}
