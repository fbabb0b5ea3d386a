import type { ReactNode } from "react"
import { accountAddress, homeAddress, signInAddress, signOutAddress } from "../../core/addresses/addresses.ts"
import type { Scene } from "../server/scene.ts"
import { CategoryMenu } from "./CategoryMenu.tsx"
import { Icon } from "./Icon.tsx"
import { Wordmark } from "./Wordmark.tsx"

interface Props {
  readonly scene: Scene
  /** this page in both languages */
  readonly links: { readonly pl: string; readonly en: string }
  readonly currentCategoryId: number | null
  /** the island of the mini basket */
  readonly miniBasket: ReactNode
}

/** The head of every page: sign, categories, language, account, basket. Spec: 10.38 to 10.40. */
export function Header({ scene, links, currentCategoryId, miniBasket }: Props) {
  const { say, language, frame } = scene
  const signedIn = frame.visitor.is === "client"
  return (
    <header className="header">
      <a className="skip" href="#content">
        {say("shell.skip")}
      </a>
      <div className="header__bar wrap">
        <a id="logo" className="header__logo" href={homeAddress(language)} aria-label={say("shell.home", { shop: frame.shell.shopName })}>
          <Wordmark name={frame.shell.shopName} />
        </a>
        <CategoryMenu scene={scene} currentId={currentCategoryId} />
        <div className="header__tools">
          {language === "pl" ? (
            <a className="header__language" href={links.en} hrefLang="en" lang="en" aria-label="EN, English">
              EN
            </a>
          ) : (
            <a className="header__language" href={links.pl} hrefLang="pl" lang="pl" aria-label="PL, polski">
              PL
            </a>
          )}
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
          {miniBasket}
        </div>
      </div>
    </header>
  )
}
