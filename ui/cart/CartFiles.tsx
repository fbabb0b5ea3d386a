import { basketChangePath, neutralAddress } from "../../core/addresses/addresses.ts"
import { fileSizeText, rowFileLimits, rowFileNames, rowFileRules } from "../../core/basket/files/row-files.ts"
import type { CartPageModel } from "../../core/basket/cart.page.ts"
import { bytesPerMegabyte } from "../../core/form/file-words.ts"
import type { Scene } from "../scene.ts"

interface Props {
  readonly model: CartPageModel
  readonly scene: Scene
}

const accepted = rowFileRules.allowed?.extensions.map((extension) => `.${extension}`).join(",")

/**
 * Files for the rows of the cart, such as what is to be engraved: a form of the browser's own, with the row that they are for, and what was sent
 * before with a way to take it back. Nothing in a shop that keeps no notes.
 *
 * Spec: 10.780, 10.781.
 */
export function CartFiles({ model: { basket, notes, refusal }, scene: { say, language } }: Props) {
  if (basket === null || notes === null) return null
  const rows = basket.rows.map(({ rowId, name, versionName, sizeName }) => ({
    rowId,
    label: [name, versionName ?? "", sizeName].filter((part) => part !== "").join(", "),
    files: notes.find((note) => note.rowId === rowId)?.files ?? [],
  }))
  const given = rows.filter(({ files }) => files.length > 0)
  const isRefused = refusal?.refusal._tag === "Other" && refusal.refusal.code === "files"
  const action = neutralAddress(basketChangePath, language, { type: rowFileNames.type })
  return (
    <details className="rebate cart__files" id={rowFileNames.form} open={given.length > 0 || isRefused}>
      <summary className="rebate__heading">{say("cart.filesHeading")}</summary>
      {given.map(({ rowId, label, files }) => (
        <form key={rowId} className="rebate__active" action={action} method="post" aria-label={say("cart.filesOf", { name: label })}>
          <p>{label}</p>
          <ul>
            {files.map(({ id, name, bytes }) => (
              <li key={id}>
                {name} ({fileSizeText(bytes)}){" "}
                <button type="submit" className="link-button" name={rowFileNames.remove} value={id}>
                  {say("cart.remove")}
                  <span className="aside">{`: ${name}`}</span>
                </button>
              </li>
            ))}
          </ul>
        </form>
      ))}
      <form className="rebate__form" action={action} method="post" encType="multipart/form-data">
        {rows.length === 1 ? (
          <input type="hidden" name={rowFileNames.row} value={rows[0]?.rowId} />
        ) : (
          <>
            <label className="field__label" htmlFor="cart_files_row">
              {say("cart.filesRow")}
            </label>
            <select id="cart_files_row" className="select" name={rowFileNames.row} defaultValue={refusal?.rowId}>
              {rows.map(({ rowId, label }) => (
                <option key={rowId} value={rowId}>
                  {label}
                </option>
              ))}
            </select>
          </>
        )}
        <label className="field__label" htmlFor="cart_files_field">
          {say("cart.filesField")}
        </label>
        <div className="rebate__entry">
          <input
            id="cart_files_field"
            className="field__file"
            type="file"
            name={rowFileNames.files}
            accept={accepted}
            multiple
            required
            aria-describedby="cart_files_hint"
          />
          <button type="submit" className="btn">
            {say("cart.filesSend")}
          </button>
        </div>
        <p id="cart_files_hint" className="field__hint">
          {say("cart.filesHint", { count: rowFileLimits.ofRow, size: rowFileLimits.bytes / bytesPerMegabyte })}
        </p>
      </form>
    </details>
  )
}
