import { comparerAddress, comparisonAddress } from "../../core/addresses/saved-addresses.ts"
import { tileWords } from "../../core/pages/tile-words.ts"
import { comparedRows, parameterRows } from "../../core/saved/comparison.ts"
import type { ComparisonPageModel } from "../../core/saved/comparison.page.ts"
import { ResponsivePicture } from "../pictures/ResponsivePicture.tsx"
import { EmptySaved } from "../saved/EmptySaved.tsx"
import type { Scene } from "../scene.ts"
import { Breadcrumbs } from "../shell/Breadcrumbs.tsx"
import { CategoryWays } from "./CategoryWays.tsx"

interface Props {
  readonly model: ComparisonPageModel
  readonly scene: Scene
}

/** Products beside each other: only what differs, or all; columns fold away by links, which need no script. Spec: 10.177, 10.382. */
export function ComparisonPage({ model, scene }: Props) {
  const { say, language } = scene
  const { compared, onlyDifferences, hidden } = model
  const heading = say("saved.comparison")
  return (
    <main id="content" className="wrap listing" tabIndex={-1}>
      <Breadcrumbs scene={scene} crumbs={[]} here={heading} />
      <div className="listing__head saved__head">
        <h1 className="big_label">{heading}</h1>
        {compared.length > 0 && (
          <p className="saved__ways">
            <a id="compared_rows" href={comparisonAddress(language, { onlyDifferences: !onlyDifferences, hidden })} rel="nofollow">
              {onlyDifferences ? say("saved.allRows") : say("saved.onlyDifferences")}
            </a>
            {hidden.length > 0 && (
              <a href={comparisonAddress(language, { onlyDifferences, hidden: [] })} rel="nofollow">
                {say("saved.allColumns")}
              </a>
            )}
            <a href={`/settings.php?comparers=remove${language === "en" ? "&lang=eng" : ""}`} rel="nofollow">
              {say("saved.clearComparison")}
            </a>
          </p>
        )}
      </div>
      {compared.length === 0 ? (
        <EmptySaved
          id="comparison_empty"
          words={say("saved.comparisonEmpty")}
          note={say("saved.comparisonNote")}
          returnTo={comparisonAddress(language)}
          scene={scene}
        >
          <CategoryWays scene={scene} />
        </EmptySaved>
      ) : (
        <ComparisonTable model={model} scene={scene} />
      )}
    </main>
  )
}

/** A table that scrolls within itself where it is wider than the screen; the names of its rows stay in sight. */
function ComparisonTable({ model: { compared, onlyDifferences, hidden }, scene }: Props) {
  const { say, language, frame, catalogue } = scene
  const isHidden = (id: number) => hidden.includes(id)
  const words = compared.map(({ tile }) => tileWords(tile, frame, catalogue))
  const rows = comparedRows(
    [
      { name: say("saved.price"), cells: words.map(({ price }) => price ?? "") },
      {
        name: say("saved.availability"),
        cells: words.map(({ available }) => (available ? say("saved.available") : say("tile.soldOut"))),
      },
      { name: say("filters.producer"), cells: compared.map(({ tile }) => tile.producer?.name ?? "") },
      { name: say("filters.sizes"), cells: compared.map(({ tile }) => tile.sizeNames.join(", ")) },
      ...parameterRows(compared),
      { name: say("saved.code"), cells: compared.map(({ code }) => code) },
    ],
    { onlyDifferences, hidden: new Set(compared.flatMap(({ tile }, at) => (isHidden(tile.id) ? [at] : []))) },
  ).filter(({ cells }) => cells.some((cell) => cell !== ""))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by the keyboard
    <div className="compare" role="region" aria-label={say("saved.comparison")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="aside">{say("saved.property")}</span>
            </th>
            {compared.map(({ tile }) => (
              <th key={tile.id} scope="col" className={isHidden(tile.id) ? "--hidden" : undefined}>
                {!isHidden(tile.id) && (
                  <a href={tile.link} tabIndex={-1} aria-hidden="true">
                    {tile.picture !== null && <ResponsivePicture picture={tile.picture} alt="" sizes="220px" upTo="medium" />}
                  </a>
                )}
                <a className="compare__name" href={tile.link}>
                  {tile.name}
                </a>
                <span className="compare__acts">
                  <a
                    id={`column_${tile.id}`}
                    href={comparisonAddress(language, {
                      onlyDifferences,
                      hidden: isHidden(tile.id) ? hidden.filter((id) => id !== tile.id) : [...hidden, tile.id],
                    })}
                    rel="nofollow"
                  >
                    {isHidden(tile.id) ? say("saved.showColumn") : say("saved.hideColumn")}
                    <span className="aside">{`: ${tile.name}`}</span>
                  </a>
                  <a
                    id={`compared_${tile.id}`}
                    className="product__compare_item --remove"
                    href={comparerAddress(language, "remove", tile.id)}
                    rel="nofollow"
                  >
                    {say("saved.remove")}
                    <span className="aside">{`: ${tile.name}`}</span>
                  </a>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells, isDifferent }) => (
            <tr key={name} className={isDifferent ? "highlight" : undefined}>
              <th scope="row">{name}</th>
              {compared.map(({ tile }, at) => (
                <td key={tile.id} className={isHidden(tile.id) ? "--hidden" : undefined}>
                  {isHidden(tile.id) ? "" : cells[at] === "" ? "–" : cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p>{say("saved.nothingDiffers")}</p>}
    </div>
  )
}
