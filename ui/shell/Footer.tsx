import { contactLinks } from "../../core/shell/shell.ts"
import type { Scene } from "../scene.ts"

/**
 * The foot of every page. Its link groups stand folded in the page, and open without a script; on larger screens the style shows what is
 * in them from the first paint on. Spec: 2.27.
 */
export function Footer({ scene }: { readonly scene: Scene }) {
  const { say, prose, frame } = scene
  const { shopName, claim, contact, contentLinks, menu } = frame.shell
  const ways = contactLinks(contact, "")
  return (
    <footer className="footer">
      <div className="footer__grid wrap">
        <div className="footer__claim">
          <p className="footer__name">{shopName}</p>
          <p>{prose(claim)}</p>
        </div>
        <FooterGroup name="footer_shop" heading={say("shell.footerShop")} links={menu.map(({ name, link }) => ({ title: name, link }))} />
        <FooterGroup name="footer_help" heading={say("shell.footerHelp")} links={contentLinks} />
        {contact !== null && (
          <details className="footer__group">
            <summary>{say("shell.footerContact")}</summary>
            <address>
              <p>
                {prose(contact.company)}
                <br />
                {contact.street}
                <br />
                {contact.zipcode} {contact.city}
              </p>
              {ways !== null && (
                <p>
                  {ways.phone !== "" && <a href={ways.call}>{ways.phone}</a>}
                  <br />
                  {ways.email !== "" && <a href={ways.write}>{ways.email}</a>}
                </p>
              )}
              <p>{contact.hours}</p>
            </address>
          </details>
        )}
      </div>
      <p className="footer__end wrap">
        {contact !== null && (
          <span>
            {prose(contact.company)}, {say("shell.taxNumber")} {contact.taxNumber}
          </span>
        )}
        <span>{say("shell.demo")}</span>
      </p>
    </footer>
  )
}

interface GroupProps {
  readonly name: string
  readonly heading: string
  readonly links: readonly { readonly title: string; readonly link: string }[]
}

function FooterGroup({ name, heading, links }: GroupProps) {
  if (links.length === 0) return null
  return (
    <details className="footer__group" id={name}>
      <summary>{heading}</summary>
      <ul>
        {links.map((link) => (
          <li key={link.link}>
            <a href={link.link}>{link.title}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
