import { caseAddress } from "../../core/addresses/case-addresses.ts"
import type { LanguageLinks } from "../../core/pages/other-language.ts"
import type { Scene } from "../scene.ts"

/** The foot of an order's pages: who sells, by which terms, and the page in the other language. Spec: 10.730. */
export function OrderFooter({ scene, links }: { readonly scene: Scene; readonly links: LanguageLinks }) {
  const { say, prose, language, frame } = scene
  const { contact, contentLinks, isDemo = false, isPlain = false } = frame.shell
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
          <li>
            {language === "pl" ? (
              <a href={links.en} hrefLang="en" lang="en">
                English
              </a>
            ) : (
              <a href={links.pl} hrefLang="pl" lang="pl">
                Polski
              </a>
            )}
          </li>
        </ul>
      </div>
    </footer>
  )
}
