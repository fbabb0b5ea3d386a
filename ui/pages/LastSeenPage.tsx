import { homeAddress } from "../../core/addresses/addresses.ts"
import type { LastSeenPageModel } from "../../core/product/last-seen.page.ts"
import type { Scene } from "../scene.ts"
import { TileRow } from "../tiles/TileRow.tsx"

/** The products that an address names as seen last. Other pages take the row out of it. Spec: 2.85, 10.250. */
export function LastSeenPage({ model, scene }: { readonly model: LastSeenPageModel; readonly scene: Scene }) {
  const { say, language } = scene
  const isEmpty = model.tiles.length === 0
  return (
    <main id="content" {...(isEmpty ? { className: "wrap" } : {})} tabIndex={-1}>
      <h1 className="aside">{say("lastSeen.heading")}</h1>
      {isEmpty ? (
        <section className="noproduct empty">
          <h2>{say("listing.emptyHeading")}</h2>
          <a className="btn --solid" href={homeAddress(language)}>
            {say("listing.emptyWayOn")}
          </a>
        </section>
      ) : (
        <TileRow id="last_seen" heading={say("lastSeen.heading")} tiles={model.tiles} scene={scene} />
      )}
    </main>
  )
}
