import { contentAddress } from "../../core/addresses/content-address.ts"
import { homeAddress } from "../../core/addresses/home-address.ts"
import type { ShownPageModel } from "./shown-page-model.ts"
import type { ProductPicture } from "../../core/product/product-details.ts"
import type { LanguageLinks } from "./language-links.ts"
import type { Scene } from "./scene.ts"

/** What the head of a page says about it. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** where the page lives for search engines, absolute paths; null = they should not keep it */
  readonly links: LanguageLinks | null
  readonly picture: ProductPicture | null
  readonly kind: "website" | "product"
}

/** Title, description and addresses of a page. */
export function pageHead(model: ShownPageModel, scene: Scene): PageHead {
  const { say, frame } = scene
  const { shopName, claim } = frame.shell
  const titled = (name: string) => `${name} – ${shopName}`
  const plain = { description: claim, links: null, picture: null, kind: "website" as const }
  switch (model.page) {
    case "home":
      return {
        ...plain,
        title: `${shopName} – ${claim}`,
        links: { pl: homeAddress("pl"), en: homeAddress("en") },
        picture: model.hero?.picture ?? null,
      }
    case "product":
      return {
        title: titled(model.offer.name),
        description: model.details?.summary ?? model.offer.name,
        links: model.details?.links ?? null,
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
    case "content":
      return { ...plain, title: titled(model.title), links: { pl: contentAddress("pl", model.key), en: contentAddress("en", model.key) } }
    case "cart":
      return { ...plain, title: titled(say("cart.heading")) }
    case "signIn":
      return { ...plain, title: titled(say("signIn.heading")) }
    case "account":
      return { ...plain, title: titled(say("account.heading")) }
    case "message":
      return { ...plain, title: titled(say("message.basketHeading")) }
    case "failure":
      return { ...plain, title: titled(say(model.status < 500 ? "failure.missingHeading" : "failure.brokenHeading")) }
  }
}
