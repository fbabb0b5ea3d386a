import { useEffect, useRef } from "react"

/** A file as the form is told of it; "" as its name: the field is empty. */
export interface PickedPicture {
  readonly name: string
  readonly size: number
  readonly mime: string
}

interface Props {
  readonly id: string
  readonly name: string
  readonly label: string
  /** what may be chosen, one sentence each */
  readonly hints: readonly string[]
  /** what is wrong with the file that was chosen; null = nothing */
  readonly message: string | null
  /** what the system's dialog offers: types and extensions */
  readonly accept: string
  /** why the form has no use for the file that was picked last, another object for each; null = it has */
  readonly refused: object | null
  readonly onPick: (picture: PickedPicture) => void
}

/** A native field for one picture. A file that the form has no use for is taken out of it, and its words stay. Spec: 5.39 to 5.45. */
export function PictureField({ id, name, label, hints, message, accept, refused, onPick }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refused !== null && input.current !== null) input.current.value = ""
  }, [refused])
  return (
    <div className={`field${message === null ? "" : " --error"}`}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className="field__file"
        type="file"
        name={name}
        accept={accept}
        aria-describedby={message === null ? `${id}_hint` : `${id}_hint ${id}_message`}
        {...(message === null ? {} : { "aria-invalid": true })}
        onChange={(change) => onPick(pickedIn(change.target))}
      />
      <p id={`${id}_hint`} className="field__hint">
        {hints.join(" ")}
      </p>
      <div id={`${id}_message`} className="f-message" role="status">
        {message}
      </div>
    </div>
  )
}

/** What stands in a field for a picture. */
export function pickedIn({ files }: Pick<HTMLInputElement, "files">): PickedPicture {
  const file = files?.[0]
  return file === undefined ? { name: "", size: 0, mime: "" } : { name: file.name, size: file.size, mime: file.type }
}
