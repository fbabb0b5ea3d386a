import type { ReactNode } from "react"
import { accountAddress, homeAddress, signInAddress, signOutAddress } from "../../core/addresses/addresses.ts"
import { hidesGoods } from "../../core/pages/closed-shop.ts"
import { otherLanguage } from "../../core/values/language.ts"
import { SavedLinks } from "./SavedLinks.tsx"
import type { SearchOpening } from "../../core/search/opened-search.ts"
import type { Scene } from "../scene.ts"
import { SearchForm } from "./SearchForm.tsx"
import { CategoryMenu } from "./CategoryMenu.tsx"
import { Icon } from "./Icon.tsx"
import { SettingsMenu } from "./SettingsMenu.tsx"

interface Props {
  readonly scene: Scene
  /** this page in both languages */
  readonly links: { readonly pl: string; readonly en: string }
  readonly currentCategoryId: number | null
  readonly search: SearchOpening | null
  /** the island of the mini basket */
  readonly miniBasket: ReactNode
}

/**
 * The head of every page: sign, search, language, account, basket, categories. On desktop the categories are a row below the others; on small screens
 * they are a button before the sign, and the search has a row of its own.
 *
 * Spec: 10.38 to 10.40, 10.1105, 19.110.
 */
export function Header({ scene, links, currentCategoryId, search, miniBasket }: Props) {
  const { say, language, frame } = scene
  const signedIn = frame.visitor.is === "client"
  return (
    <header className="header">
      <a className="skip" href="#content">
        {say("shell.skip")}
      </a>
      <div className="header__bar wrap">
        <Logo scene={scene} />
        {!hidesGoods(frame) && <SearchForm opening={search} scene={scene} />}
        <div className="header__tools">
          <Settings scene={scene} links={links} />
          <div id="menu_additional" className="menu_additional__links">
            <a className="account_link" href={signedIn ? accountAddress(language) : signInAddress(language)}>
              <Icon name="user" />
              <span className="header__word">{signedIn ? say("shell.account") : say("shell.signIn")}</span>
            </a>
            {signedIn && (
              <a className="logout_link" href={signOutAddress(language)} rel="nofollow">
                {say("shell.signOut")}
              </a>
            )}
          </div>
          <SavedLinks scene={scene} />
          {miniBasket}
        </div>
        <CategoryMenu scene={scene} currentId={currentCategoryId} />
      </div>
    </header>
  )
}

const switchNames = { pl: "PL, polski", en: "EN, English" } as const

/** What can be set; where the shop tells nothing of it, the switch of the language alone. Spec: 10.42, 10.291, 10.1037. */
function Settings({ scene, links }: Pick<Props, "scene" | "links">) {
  const { language, frame } = scene
  if (frame.region != null) return <SettingsMenu scene={scene} settings={frame.region} links={links} />
  const other = otherLanguage(language, frame.shell.onlyLanguage)
  if (other === null) return null
  return (
    <a className="header__language" href={links[other]} hrefLang={other} lang={other} aria-label={switchNames[other]}>
      {other.toUpperCase()}
    </a>
  )
}

/** The head of a page when the shop cannot be read: its sign alone. Spec: 10.321. */
export const BareHeader = ({ scene }: { readonly scene: Scene }) => (
  <header className="header">
    <div className="header__bar wrap">
      <Logo scene={scene} />
    </div>
  </header>
)

/** The sign, a link to the home page. Spec: 10.38. */
export function Logo({ scene: { say, language, frame } }: { readonly scene: Scene }) {
  const { shopName, logo, isPlain = false } = frame.shell
  return (
    <a id="logo" className="header__logo" href={homeAddress(language)} aria-label={say("shell.home", { shop: shopName })}>
      {logo === undefined ? (
        <Wordmark name={shopName} withBowl={!isPlain} />
      ) : (
        <img className="header__sign" src={logo.src} alt={shopName} {...logo.size} />
      )}
    </a>
  )
}

/** The shop's sign: the demo shop's bowl on its horizon beside the shop's name; any other shop's sign is its name. */
function Wordmark({ name, withBowl }: { readonly name: string; readonly withBowl: boolean }) {
  return (
    <span className="wordmark">
      {withBowl && (
        <svg className="wordmark__mark" viewBox="0 0 40 32" width="40" height="32" fill="none" aria-hidden="true">
          <path d="M1 29.5h38" stroke="currentColor" strokeWidth="1.5" />
          <path d="M7 11.5h26c0 9.6-4.6 14.8-8.6 16.6h-8.8C11.6 26.3 7 21.1 7 11.5Z" fill="currentColor" />
          <path d="M14.5 8.5c0-2.6 3-2.7 3-5.3M21.5 8.5c0-2.6 3-2.7 3-5.3" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
      )}
      <span className="wordmark__name">{name}</span>
    </span>
  )
}
