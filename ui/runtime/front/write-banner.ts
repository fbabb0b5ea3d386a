import type { Basket } from "../../../core/basket/basket.ts"
import { viewFreeShippingBanner } from "../../../core/front/free-shipping-banner.ts"
import { bannerDataId, type BannerData } from "./banner-data.ts"

/** Says in the banner of free delivery what another basket lacks; it goes where the basket has nothing to say. Spec: 4.36, 4.37, 10.49. */
export function writeBanner(page: Document, basket: Basket): void {
  const banner = page.getElementById("freeShipping")
  const data = page.getElementById(bannerDataId)?.textContent
  if (banner === null || data == null) return
  // the server has written it
  const texts: BannerData = JSON.parse(data)
  const view = viewFreeShippingBanner(basket, texts, texts)
  if (view === null) return banner.remove()
  const write = (selector: string, text: string) => {
    const place = banner.querySelector(selector)
    if (place !== null && place.textContent !== text) place.textContent = text
  }
  banner.classList.toggle("--active", view.isActive)
  write(".banner__before", view.before)
  write(".freeShipping__val", view.amount)
  write(".banner__after", view.after)
  const way = banner.querySelector("progress")
  if (way !== null && view.percent !== null) way.value = view.percent
}
