import type { ReactNode } from "react"
import { keptClientKey } from "../../core/account/kept-client.ts"
import { accountPlaces } from "../../core/account/sections/account-places.ts"
import { signOutAddress } from "../../core/addresses/addresses.ts"
import { viewWayRefusal } from "../../core/messages/way-refusal-text.ts"
import type { PageName } from "../../core/pages/page.ts"
import { RefusalAlert } from "../form/RefusalAlert.tsx"
import type { Scene } from "../scene.ts"

interface Props {
  readonly scene: Scene
  /** the page that is open */
  readonly page: PageName
  readonly heading: ReactNode
  /** a sentence below the heading */
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** What stands around every page of the account: its heading, the menu of its pages, and the way out. Spec: 10.138, 10.139, 10.620, 10.1080. */
export const AccountLayout = ({ scene, page, heading, lead, children }: Props) => (
  <div id="login_welcome" data-forgets={keptClientKey("register")}>
    <main id="content" className="wrap account" tabIndex={-1}>
      <h1>
        <span>{heading}</span>
      </h1>
      {lead !== undefined && <p className="account__lead">{lead}</p>}
      <div className="account__columns">
        <AccountMenu scene={scene} page={page} />
        <div className="account__parts">
          <WayRefusal scene={scene} />
          {children}
        </div>
      </div>
    </main>
  </div>
)

function WayRefusal({ scene: { frame, catalogue } }: Pick<Props, "scene">) {
  const words = viewWayRefusal(frame.notice?.is === "loginWayRefused" ? frame.notice : null, catalogue)
  return words === null ? null : <RefusalAlert words={words} />
}

/** The pages of the account that are offered to who is signed in, in their order, and the way out. Spec: 10.139, 10.620. */
function AccountMenu({ scene: { say, language, frame, catalogue }, page }: Pick<Props, "scene" | "page">) {
  const { visitor } = frame
  if (visitor.is === "guest") return null
  const places = accountPlaces.filter(({ isOffered }) => isOffered(visitor))
  return (
    <nav className="account__menu" aria-label={say("account.menu")}>
      <ul>
        {places.map((place) => (
          <li key={place.page}>
            <MenuLink isOpen={place.page === page} address={place.address(language)} words={catalogue.texts[place.label]} />
          </li>
        ))}
        <li>
          <a className="account__link logout_link" href={signOutAddress(language)} rel="nofollow">
            {say("shell.signOut")}
          </a>
        </li>
      </ul>
    </nav>
  )
}

interface LinkProps {
  readonly isOpen: boolean
  readonly address: string
  readonly words: string
}

const MenuLink = ({ isOpen, address, words }: LinkProps) => (
  <a className="account__link" href={address} {...(isOpen ? { "aria-current": "page" as const } : {})}>
    {words}
  </a>
)
