import type { ReactNode } from "react"
import { homeAddress, signInAddress } from "../../core/addresses/addresses.ts"
import type { Scene } from "../scene.ts"

interface Props {
  readonly id: string
  /** that nothing is there */
  readonly words: string
  /** how something gets there */
  readonly note: string
  /** where one comes back to after signing in */
  readonly returnTo: string
  readonly scene: Scene
  /** what can be done here at once; left out = one looks at products */
  readonly action?: ReactNode
  /** other ways on */
  readonly children: ReactNode
}

/** A place for what is kept, in which nothing is yet: how something gets there, and the ways on. Spec: 10.132. */
export function EmptySaved({ id, words, note, returnTo, scene, action, children }: Props) {
  const { say, language, frame } = scene
  return (
    <div id={id} className="empty">
      <h3 aria-level={2}>{words}</h3>
      <p>{note}</p>
      {action ?? (
        <a className="btn --solid --large" href={homeAddress(language)}>
          {say("saved.browse")}
        </a>
      )}
      {frame.visitor.is === "guest" && (
        <p className="saved__note">
          <a href={signInAddress(language, returnTo)}>{say("saved.guestLink")}</a>
          {` ${say("saved.guestNote")}`}
        </p>
      )}
      {children}
    </div>
  )
}
