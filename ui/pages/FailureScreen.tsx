import { homeAddress } from "../../core/addresses/addresses.ts"
import { OfferedTiles } from "../tiles/OfferedTiles.tsx"
import { CategoryWays } from "./CategoryWays.tsx"
import { FailurePage } from "./FailurePage.tsx"
import type { BodyProps } from "./page-body.ts"

/** What went wrong, and where to go on in a shop that can be read. */
export const FailureScreen = ({ model, scene, before, again }: BodyProps<"failure">) => (
  <FailurePage
    status={model.status}
    say={scene.say}
    home={homeAddress(scene.language)}
    before={before}
    again={again}
    list={model.list ?? null}
    contact={model.status === 501 ? scene.frame.shell.contact : null}
    ways={<CategoryWays scene={scene} />}
    offered={<OfferedTiles tiles={model.offered ?? []} scene={scene} />}
  />
)
