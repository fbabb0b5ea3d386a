import { contentAddress, homeAddress } from "../../core/addresses/addresses.ts"
import { failureWords } from "../pages/FailurePage.tsx"
import { titleWithNotice } from "../../core/pages/view-notice.ts"
import type { ShownPageModel } from "../../core/pages/page.ts"
import type { ProductOffer } from "../../core/product/offer.ts"
import type { ProductPicture } from "../../core/product/details.ts"
import { languageLinks, type LanguageLinks } from "../../core/pages/language-links.ts"
import type { Scene } from "../scene.ts"

/** What the head of a page says about it. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** the page in each language, absolute paths; null = it has no other */
  readonly links: LanguageLinks | null
  /** false for what is a visitor's own: search engines should not keep it */
  readonly isPublic: boolean
  readonly picture: ProductPicture | null
  readonly kind: "website" | "product"
}

/** Title, description and addresses of a page. Spec: 10.109. */
export function pageHead(model: ShownPageModel, scene: Scene, url: URL): PageHead {
  const head = plainHead(model, scene, url)
  return { ...head, title: titleWithNotice(head.title, model, scene.catalogue) }
}

/** Pages of versions are told apart by their titles. Spec: 10.317. */
const versionedName = ({ name, versionName }: ProductOffer): string => (versionName === null ? name : `${name}, ${versionName}`)

function plainHead(model: ShownPageModel, scene: Scene, url: URL): PageHead {
  const { say, frame } = scene
  const { shopName, claim } = frame.shell
  // a shop that could not be reached did not tell its name either
  const titled = (name: string) => (shopName === "" ? name : `${name} – ${shopName}`)
  const plain = { description: claim, links: null, isPublic: true, picture: null, kind: "website" as const }
  const own = { ...plain, isPublic: false, links: languageLinks(model, url) }
  switch (model.page) {
    case "home":
      return {
        ...plain,
        title: claim === "" ? shopName : `${shopName} – ${claim}`,
        links: { pl: homeAddress("pl"), en: homeAddress("en") },
        picture: model.hero?.picture ?? null,
      }
    case "product":
      return {
        title: titled(versionedName(model.offer)),
        description: model.details?.summary || model.offer.name,
        links: model.details?.links ?? null,
        isPublic: true,
        picture: model.details?.pictures[0] ?? null,
        kind: "product",
      }
    case "category": {
      const { listing } = model
      const page = listing.query.page
      const onPage = (link: string) => (page === 0 ? link : `${link}?counter=${page}`)
      return {
        ...plain,
        title: titled(page === 0 ? listing.name : say("listing.titleOfPage", { name: listing.name, page: page + 1 })),
        description: listing.description || claim,
        links: { pl: onPage(listing.links.pl), en: onPage(listing.links.en) },
        picture: listing.tiles[0]?.picture ?? null,
      }
    }
    case "producer": {
      const { name, story, links, query, tiles } = model.producer
      const onPage = (link: string) => (query.page === 0 ? link : `${link}?counter=${query.page}`)
      return {
        ...plain,
        title: titled(query.page === 0 ? name : say("listing.titleOfPage", { name, page: query.page + 1 })),
        description: story ?? claim,
        links: { pl: onPage(links.pl), en: onPage(links.en) },
        picture: tiles[0]?.picture ?? null,
      }
    }
    case "content":
      return { ...plain, title: titled(model.title), links: { pl: contentAddress("pl", model.key), en: contentAddress("en", model.key) } }
    case "lastSeen":
      return { ...own, title: titled(say("lastSeen.heading")) }
    case "cart":
      return { ...own, title: titled(say("cart.heading")) }
    case "signIn":
      return { ...own, title: titled(say("signIn.heading")) }
    case "review":
      return { ...own, title: titled(say("review.heading")) }
    case "account":
      return { ...own, title: titled(say("account.heading")) }
    case "pickup":
      return { ...own, title: titled(say("pickup.heading")) }
    case "message":
      return { ...own, title: titled(say("message.basketHeading")) }
    case "failure":
      return { ...plain, isPublic: false, title: titled(say(failureWords(model.status).heading)) }
    case "payments":
      return { ...own, title: titled(`${say("shipping.payments")}: ${model.offer.name}`) }
    case "instalments":
      return { ...own, title: titled(`${say("price.instalments")}: ${model.offer.name}`) }
    case "stores":
      return { ...own, title: titled(`${say("shipping.stores")}: ${model.offer.name}`) }
  }
}
