import { orderOpenAddress } from "../../core/addresses/client-order-addresses.ts"
import { homeAddress } from "../../core/addresses/addresses.ts"
import { caseAddress } from "../../core/addresses/case-addresses.ts"
import { categoriesAddress } from "../../core/addresses/categories-address.ts"
import { contactFormAddress, newsletterAddress } from "../../core/addresses/letter-addresses.ts"
import { searchAddress } from "../../core/addresses/search-address.ts"
import { contactLinks } from "../../core/shell/shell.ts"
import { makeKeptMarkup } from "../kept-markup.ts"
import type { Scene } from "../scene.ts"
import { ConsentAgain } from "./CookieNotice.tsx"

interface Props {
  readonly scene: Scene
  readonly withMarks: boolean
  readonly asksConsent: boolean
}

/**
 * The foot of every page. Its link groups stand folded in the page, and open without a script; on larger screens the style shows what is
 * in them from the first paint on. Spec: 2.27, 2.102.
 *
 * @param withMarks names how the shop is paid and by what it sends: a product's page tells both beside its button, and its document is full
 * @param asksConsent the shop has something to ask about cookies
 */
export function Footer(props: Props) {
  const { scene, withMarks, asksConsent } = props
  const html = keptFooter(scene.frame.shell, `${withMarks} ${asksConsent}`, () => <FooterContent {...props} />)
  // oxlint-disable-next-line react/no-danger -- React has just written it
  return <footer className="footer" dangerouslySetInnerHTML={{ __html: html }} />
}

const keptFooter = makeKeptMarkup()

function FooterContent({ scene, withMarks, asksConsent }: Props) {
  const { say, prose, frame } = scene
  const { shopName, claim, contact, contentLinks, marks, menu, isDemo = false, isPlain = false } = frame.shell
  const ways = contactLinks(contact, "")
  return (
    <>
      <div className="footer__grid wrap">
        <div className="footer__claim">
          <p className="footer__name">{shopName}</p>
          <p>{prose(claim)}</p>
          {!isPlain && (
            <p>
              <a href={caseAddress(scene.language, "withdrawal")}>{say("returns.footer")}</a>
            </p>
          )}
        </div>
        {menu.length > 0 && (
          <FooterGroup
            name="footer_shop"
            heading={say("shell.footerShop")}
            links={[search(scene), ...(isPlain ? [allCategories(scene)] : homeSections(scene, withMarks))]}
          />
        )}
        <FooterGroup
          name="footer_help"
          heading={say("shell.footerHelp")}
          links={withMarks && !isPlain ? [...contentLinks, ...letters(scene)] : contentLinks}
        />
        {contact !== null && (
          <details className="footer__group">
            <summary>{say("shell.footerContact")}</summary>
            <address>
              {contact.company !== "" && (
                <p>
                  {prose(contact.company)}
                  <br />
                  {contact.street}
                  <br />
                  {contact.zipcode} {contact.city}
                </p>
              )}
              {ways !== null && (
                <p>
                  {ways.phone !== "" && <a href={ways.call}>{ways.phone}</a>}
                  <br />
                  {ways.email !== "" && <a href={ways.write}>{ways.email}</a>}
                </p>
              )}
              {contact.hours !== "" && <p>{contact.hours}</p>}
            </address>
          </details>
        )}
      </div>
      {withMarks && marks !== undefined && (
        <dl className="footer__marks wrap">
          <Marks name={say("shell.footerPayments")} marks={marks.payments} />
          <Marks name={say("shell.footerDelivery")} marks={marks.couriers} />
        </dl>
      )}
      <div className="footer__end wrap">
        {contact !== null && contact.company !== "" && (
          <span>
            {prose(contact.company)}, {say("shell.taxNumber")} {contact.taxNumber}
          </span>
        )}
        {isDemo && <span>{say("shell.demo")}</span>}
        {asksConsent && <ConsentAgain scene={scene} />}
      </div>
    </>
  )
}

const search = ({ say, language }: Scene) => ({ title: say("search.heading"), link: searchAddress(language) })

/** What a shop elsewhere has of the lists below: its home page has other parts. */
const allCategories = ({ say, language }: Scene) => ({ title: say("home.categories"), link: categoriesAddress(language) })

/** Where one writes to the shop, is written to, and sees an order without an account: the document of a product is full. */
const letters = ({ say, language }: Scene) => [
  { title: say("contact.heading"), link: contactFormAddress(language) },
  { title: say("newsletter.heading"), link: newsletterAddress(language, null) },
  { title: say("orderOpen.heading"), link: orderOpenAddress(language) },
]

/** All categories, and the parts of the home page from which all of the shop is found; the menu itself is at the head of the page. */
const homeSections = ({ say, language }: Scene, withPage: boolean) => [
  // the document of a product is full: there the home page's own list stands for theirs
  { title: say("home.categories"), link: withPage ? categoriesAddress(language) : `${homeAddress(language)}#categories` },
  ...(
    [
      ["home.makers", "makers"],
      ["home.reduced", "main_hotspot_zone2"],
    ] as const
  ).map(([key, part]) => ({ title: say(key), link: `${homeAddress(language)}#${part}` })),
]

/** What the shop really takes and sends by, in words: no other company's sign stands for it. Spec: 2.102. */
function Marks({ name, marks }: { readonly name: string; readonly marks: readonly string[] }) {
  if (marks.length === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      {marks.map((mark) => (
        <dd key={mark}>{mark}</dd>
      ))}
    </div>
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
