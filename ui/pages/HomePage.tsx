import type { ProductPicture } from "../../core/product/details.ts"
import type { HomePageModel } from "../../core/product/home.page.ts"
import type { ListedProduct } from "../../core/product/listing.ts"
import { ResponsivePicture } from "../pictures/ResponsivePicture.tsx"
import type { Scene } from "../scene.ts"
import { tilePriceView, TilePrices } from "../tiles/TilePrices.tsx"
import { TileRow } from "../tiles/TileRow.tsx"
import { CategoryTiles } from "./CategoryTiles.tsx"
import { Makers } from "./Makers.tsx"

/** The home page: a room with one product in full light, chosen ones, the categories, who makes it all, what is reduced. */
export function HomePage({ model, scene }: { readonly model: HomePageModel; readonly scene: Scene }) {
  const { say, frame } = scene
  // what is said of the demo shop's goods need not be true of others
  const note = (words: string) => (frame.shell.isPlain === true ? {} : { note: words })
  return (
    <main id="content" tabIndex={-1}>
      <Hero hero={model.hero} room={model.picture} scene={scene} />
      <TileRow id="main_hotspot_zone1" heading={say("home.chosen")} {...note(say("home.chosenNote"))} tiles={model.chosen} scene={scene} />
      <CategoryTiles pictures={model.categories} scene={scene} />
      {(model.zones ?? []).map(({ id, heading, tiles }) => (
        <TileRow key={id} id={id} heading={heading} tiles={tiles} scene={scene} />
      ))}
      <Makers makers={model.makers} scene={scene} />
      <TileRow
        id="main_hotspot_zone2"
        heading={say("home.reduced")}
        {...note(say("home.reducedNote"))}
        tiles={model.reduced}
        scene={scene}
      />
    </main>
  )
}

interface HeroProps {
  readonly hero: ListedProduct | null
  /** shown in place of the product's own picture */
  readonly room: ProductPicture | null
  readonly scene: Scene
}

/** The picture comes first: on a phone it stands above the words, and words that are there already may not be pushed down by it. */
function Hero({ hero, room, scene }: HeroProps) {
  const { say, prose, frame } = scene
  const picture = room ?? hero?.picture ?? null
  return (
    <section className="hero wrap" aria-labelledby="hero_heading">
      {hero !== null && picture !== null && (
        <figure className="hero__figure">
          <a href={hero.link} className="hero__picture" tabIndex={-1}>
            <ResponsivePicture picture={picture} sizes="(min-width: 979px) 56vw, 100vw" first />
          </a>
          <figcaption className="hero__caption">
            <a href={hero.link}>{hero.name}</a>
            <TilePrices tile={hero} price={tilePriceView(hero, scene)} say={scene.say} />
          </figcaption>
        </figure>
      )}
      <div className="hero__words">
        <h1 id="hero_heading">{prose(frame.shell.claim || frame.shell.shopName)}</h1>
        <p className="hero__text">{say("home.intro")}</p>
        {hero !== null && (
          <a className="btn --solid --large" href={hero.link}>
            {say("home.browse")}
          </a>
        )}
      </div>
    </section>
  )
}
