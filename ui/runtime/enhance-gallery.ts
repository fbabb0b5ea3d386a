/** Thumbnails move the strip instead of the page, and the one in view is marked. Without this they are plain anchors. */
export function enhanceGallery(slider: HTMLElement, thumbnails: HTMLElement): void {
  const links = [...thumbnails.querySelectorAll<HTMLAnchorElement>("a")]

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

const figureOf = (link: HTMLAnchorElement) => document.getElementById(link.hash.slice(1))
