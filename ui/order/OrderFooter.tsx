import { caseAddress } from "../../core/addresses/case-addresses.ts"
import type { LanguageLinks } from "../../core/pages/other-language.ts"
import { otherLanguage } from "../../core/values/language.ts"
import type { Scene } from "../scene.ts"

const languageNames = { pl: "Polski", en: "English" } as const

/** The foot of an order's pages: who sells, by which terms, and the page in the other language. Spec: 10.730. */
export function OrderFooter({ scene, links }: { readonly scene: Scene; readonly links: LanguageLinks }) {
  const { say, prose, language, frame } = scene
  const { contact, contentLinks, isDemo = false, isPlain = false } = frame.shell
  const other = otherLanguage(language, frame.shell.onlyLanguage)
  return (
    <footer className="footer order-footer">
      <div className="order-footer__bar wrap">
        {contact !== null && (
          <p>
            {prose(contact.company)}, {say("shell.taxNumber")} {contact.taxNumber}
            {isDemo && <>. {say("shell.demo")}</>}
          </p>
        )}
        <ul>
          {contentLinks
            .filter(({ key }) => key !== "contact")
            .map(({ title, link }) => (
              <li key={link}>
                <a href={link} target="_blank" rel="noopener">
                  {title}
                </a>
              </li>
            ))}
          {!isPlain && (
            <li>
              <a href={caseAddress(language, "withdrawal")} target="_blank" rel="noopener">
                {say("returns.footer")}
              </a>
            </li>
          )}
          {other !== null && (
            <li>
              <a href={links[other]} hrefLang={other} lang={other}>
                {languageNames[other]}
              </a>
            </li>
          )}
        </ul>
      </div>
    </footer>
  )
}
