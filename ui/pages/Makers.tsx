import type { Maker } from "../../core/product/listing.ts"
import type { Scene } from "../scene.ts"

/** Who makes what the shop sells, and where: the story of the home page besides its goods. Spec: 2.100. */
export function Makers({ makers, scene: { say, prose } }: { readonly makers: readonly Maker[]; readonly scene: Scene }) {
  if (makers.length === 0) return null
  return (
    <section className="makers wrap" id="makers" aria-labelledby="makers_heading">
      <div className="makers__head">
        <h2 id="makers_heading">{say("home.makers")}</h2>
        <p>{say("home.makersNote")}</p>
      </div>
      <ul className="makers__list">
        {makers.map(({ name, link, place, story }) => (
          <li key={link}>
            <a className="makers__name" href={link}>
              {name}
            </a>
            <p className="makers__place">{place}</p>
            <p className="makers__story">{prose(story)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
