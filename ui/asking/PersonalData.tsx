import type { DataKeeper } from "../../core/asking/asking.ts"
import type { Say } from "../say.ts"

interface Props {
  readonly keeper: DataKeeper
  /** what the data are for */
  readonly purpose: string
  readonly say: Say<"asking.privacy">
}

/** Who gets the data of a form and what for; a shop may word it its own way. Spec: 7.47, 10.204. */
export function PersonalData({ keeper, purpose, say }: Props) {
  return (
    <p className="asking__data">
      {`${purpose} `}
      <a href={keeper.privacy}>{say("asking.privacy")}</a>
    </p>
  )
}
