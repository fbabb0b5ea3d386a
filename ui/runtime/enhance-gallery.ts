/** What a shopper does before looking at another photo. */
const signsOfInterest = ["pointerenter", "pointerdown", "focusin", "scroll"] as const

/**
 * Thumbnails move the strip instead of the page, the one in view is marked, and the other photos are fetched at the first sign that somebody will look at
 * them, so that they are there when the strip moves. Without this thumbnails are plain anchors, and a photo is fetched when it comes into view.
 */
export function enhanceGallery(slider: HTMLElement, thumbnails: HTMLElement): void {
  const links = [...thumbnails.querySelectorAll<HTMLAnchorElement>("a")]
  fetchAtInterest(slider, [slider, thumbnails])

  thumbnails.addEventListener("click", (click) => {
    const link = click.target instanceof Element ? click.target.closest("a") : null
    const figure = link === null ? null : figureOf(link)
    if (figure === null || click.metaKey || click.ctrlKey) return
    click.preventDefault()
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches
    slider.scrollTo({ left: figure.offsetLeft - slider.offsetLeft, behavior: calm ? "auto" : "smooth" })
  })

  const mark = (id: string) => {
    for (const link of links) {
      if (link.hash === `#${id}`) link.setAttribute("aria-current", "true")
      else link.removeAttribute("aria-current")
    }
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) mark(entry.target.id)
    },
    { root: slider, threshold: 0.6 },
  )
  for (const link of links) {
    const figure = figureOf(link)
    if (figure !== null) watcher.observe(figure)
  }
}

function fetchAtInterest(slider: HTMLElement, places: readonly HTMLElement[]): void {
  const once = new AbortController()
  const fetchAll = () => {
    once.abort()
    for (const photo of slider.querySelectorAll<HTMLImageElement>("img[loading=lazy]")) photo.loading = "eager"
  }
  const options = { passive: true, signal: once.signal }
  for (const place of places) for (const sign of signsOfInterest) place.addEventListener(sign, fetchAll, options)
}

const figureOf = (link: HTMLAnchorElement) => document.getElementById(link.hash.slice(1))
