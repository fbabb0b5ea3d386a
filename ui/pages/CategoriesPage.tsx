import { homeAddress } from "../../core/addresses/addresses.ts"
import type { CategoriesPageModel } from "../../core/shell/categories.page.ts"
import type { MenuNode } from "../../core/shell/shell.ts"
import type { Scene } from "../scene.ts"
import { Breadcrumbs } from "../shell/Breadcrumbs.tsx"

/** All categories of the shop, those below each with it: where to go for who does not find it in the menu. Spec: 10.19, 10.520. */
export function CategoriesPage({ scene }: { readonly model: CategoriesPageModel; readonly scene: Scene }) {
  const { say, language, frame } = scene
  const { menu } = frame.shell
  const heading = say("home.categories")
  return (
    <main id="content" className="wrap" tabIndex={-1}>
      <Breadcrumbs scene={scene} crumbs={[]} here={heading} />
      <h1 className="big_label">{heading}</h1>
      {menu.length === 0 ? (
        <section className="noproduct empty">
          <h2>{say("listing.emptyHeading")}</h2>
          <a className="btn --solid" href={homeAddress(language)}>
            {say("listing.emptyWayOn")}
          </a>
        </section>
      ) : (
        <ul className="categories">
          {menu.map((node) => (
            <li key={node.id} className="categories__group">
              <h2>
                <a href={node.link}>{scene.prose(node.name)}</a>
              </h2>
              <Below nodes={node.children} />
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}

function Below({ nodes }: { readonly nodes: readonly MenuNode[] }) {
  if (nodes.length === 0) return null
  return (
    <ul>
      {nodes.map(({ id, name, link, children }) => (
        <li key={id}>
          <a href={link}>{name}</a>
          <Below nodes={children} />
        </li>
      ))}
    </ul>
  )
}
