interface Props {
  readonly words: string
  /** of its element, where others know it by one */
  readonly id?: string
}

/** Why the shop did not take a form, above its fields: it has the focus on the page that comes back. Spec: 10.137, 10.316. */
export function RefusalAlert({ words, id }: Props) {
  return (
    <div id={id} className="alert" role="alert">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is loaded anew: without it nobody would hear why */}
      <h3 className="return_label" aria-level={2} tabIndex={-1} autoFocus>
        {words}
      </h3>
    </div>
  )
}
