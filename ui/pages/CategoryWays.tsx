import type { Scene } from "../scene.ts"

/** Where to go on from a page that has nothing to show: the categories of the menu. A shop without a menu offers none. */
export function CategoryWays({ scene: { frame } }: { readonly scene: Pick<Scene, "frame"> }) {
  const { menu } = frame.shell
  if (menu.length === 0) return null
  return (
    <div className="listing__children">
      <ul>
        {menu.map(({ id, name, link }) => (
          <li key={id}>
            <a href={link}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
