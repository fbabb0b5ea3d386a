import type { HomeContents } from "../../core/product/listing.ts"
import { ResponsivePicture } from "../pictures/ResponsivePicture.tsx"
import type { Scene } from "../scene.ts"

/** Beside the name on a wide screen, else a third of the page. */
const pictureSizes = "(min-width: 1200px) 144px, 30vw"

interface Props {
  readonly pictures: HomeContents["categories"]
  readonly scene: Scene
}

/** The categories of the menu, each by a picture of what is in it; on a wide screen with the ways to its subcategories. Spec: 2.99. */
export function CategoryTiles({ pictures, scene: { say, prose, frame } }: Props) {
  const { menu } = frame.shell
  if (menu.length === 0) return null
  return (
    <section className="index wrap" id="categories" aria-labelledby="categories_heading">
      <h2 id="categories_heading">{say("home.categories")}</h2>
      <ul className="index__list">
        {menu.map(({ id, name, link, children }) => {
          const picture = pictures.find((one) => one.id === id)?.picture
          return (
            <li key={id} className="index__tile">
              {picture !== undefined && (
                <ResponsivePicture picture={picture} alt="" sizes={pictureSizes} upTo="medium" pictureClassName="index__picture" />
              )}
              <a className="index__name" href={link}>
                {prose(name)}
              </a>
              {children.length > 0 && (
                <ul className="index__children">
                  {children.map((child) => (
                    <li key={child.id}>
                      <a href={child.link}>{child.name}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
