import type { Basket } from "../../../core/basket/basket.ts"
import { type Banner, closedBannerCookie } from "../../../core/shell/bars.ts"
import { basketChannel } from "../islands/basket-channel.ts"

/** Writes the banner of free delivery for another basket. */
interface BannerWriter {
  readonly writeBanner: (page: Document, basket: Basket) => void
}

const banners: readonly (readonly [id: string, banner: Banner])[] = [
  ["freeShipping", "freeShipping"],
  ["rabateCode", "rebateCode"],
]

/**
 * Closes the banners at once, where their forms would ask for the page anew, and lets the one of free delivery follow the basket.
 * Spec: 4.35, 4.36, 9.17, 19.24.
 */
export function startBanners(page: Document, load: () => Promise<BannerWriter>, report: (during: string, failure: unknown) => void): void {
  for (const [id, banner] of banners)
    page.getElementById(id)?.addEventListener("submit", (event) => {
      event.preventDefault()
      page.cookie = closedBannerCookie(banner)
      page.getElementById(id)?.remove()
    })
  basketChannel.subscribe((basket) => {
    if (page.getElementById("freeShipping") === null) return
    load().then(
      ({ writeBanner }) => writeBanner(page, basket),
      (failure: unknown) => report("load banner", failure),
    )
  })
}
