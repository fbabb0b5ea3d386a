import type { FormView } from "../../core/form/view-form.ts"

interface Props {
  readonly view: FormView
  /** what each field is called, by its id; undefined: faults of fields are said at their fields alone */
  readonly labels: Readonly<Record<string, string>> | undefined
}

/**
 * What is wrong with a form, above its fields: the faults of the whole form are spoken as they appear; those of fields are links to them, and the
 * field that gets the focus says its own.
 *
 * On a page that comes back after a refused post the first of both has the focus.
 *
 * Spec: 10.149, 10.603, 14.34, 19.60.
 */
export function FormMessages({ view, labels }: Props) {
  const wrong = view.hasFailed && labels !== undefined ? view.fields.filter(({ state, id }) => state === "error" && id in labels) : []
  return (
    <>
      {view.faults.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- as below
        <div className="menu_messages_warning_sub alert" role="alert" tabIndex={-1} autoFocus>
          {view.faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
      {wrong.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- of a page that comes back refused: without it nobody would hear why
        <div className="menu_messages_warning_sub form-summary" tabIndex={-1} autoFocus>
          {wrong.map(({ id, message }) => (
            <p key={id}>
              <a href={`#${id}`}>{`${labels?.[id]}: ${message}`}</a>
            </p>
          ))}
        </div>
      )}
    </>
  )
}
