import { sectionAddress } from "../../core/addresses/account-addresses.ts"
import { homeAddress } from "../../core/addresses/addresses.ts"
import { viewFailure } from "../../core/pages/failure-ways.ts"
import { OfferedTiles } from "../tiles/OfferedTiles.tsx"
import { CategoryWays } from "./CategoryWays.tsx"
import { FailurePage } from "./FailurePage.tsx"
import type { BodyProps } from "./page-body.ts"

/** What went wrong, and where to go on in a shop that can be read. */
export const FailureScreen = ({ model, scene, before, again }: BodyProps<"failure">) => (
  <FailurePage
    status={model.status}
    gone={model.gone}
    view={viewFailure(model.status, {
      home: homeAddress(scene.language),
      again,
      list: model.list ?? null,
      others: model.gone === undefined ? undefined : { text: "failure.addresses", link: sectionAddress(scene.language, "addresses") },
      before,
      isShopRead: true,
    })}
    say={scene.say}
    contact={scene.frame.shell.contact}
    categories={<CategoryWays scene={scene} />}
    offered={<OfferedTiles tiles={model.offered ?? []} scene={scene} />}
  />
)
