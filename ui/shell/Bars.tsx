import type { AnnouncedBar } from "../../core/shell/announced-bars.ts"
import type { Scene } from "../scene.ts"
import { Icon } from "./Icon.tsx"

interface Props {
  readonly edge: "top" | "bottom"
  /** of that edge, in page order */
  readonly bars: readonly AnnouncedBar[]
  readonly scene: Scene
}

/**
 * The announcement bars of one edge. Without scripts the link that closes one leads to a mark on the page, and the style hides those that can be
 * closed while it does; what is closed for good a script remembers. Those
 * that stick are held by their style. Spec: 2.25, 2.26, 10.51, 10.401, 19.53.
 */
export function Bars({ edge, bars, scene: { say, prose } }: Props) {
  if (bars.length === 0) return null
  return (
    <div className={`bars_${edge}`} role="region" aria-label={say(`layout.bars.${edge}`)}>
      {bars.map(({ id, text, link, isFixed, isClosable, colour }) => (
        <div
          key={id}
          id={id}
          className={`bars__item --${colour}`}
          data-close={isClosable ? "true" : undefined}
          data-fixed={isFixed ? "true" : undefined}
        >
          <p className="bars__wrapper wrap">
            {link === null ? (
              <span className="bars__content">{prose(text)}</span>
            ) : (
              <a className="bars__content" href={link}>
                {prose(text)}
              </a>
            )}
            {isClosable && (
              <a className="bars__close" href="#closeBar" role="button" aria-label={`${say("layout.closeBar")}: ${text}`}>
                <Icon name="close" />
              </a>
            )}
          </p>
        </div>
      ))}
    </div>
  )
}

/** Where the links that close lead to. */
export const closeBarMark = "closeBar"
