import { openPhotoViewer } from "./photo-viewer.ts"

/**
 * What a gallery does with a script: its other photos are fetched, so that they are there when the strip moves; the thumbnail of the one in
 * view is marked; thumbnails move the strip instead of the page, and a photo opens the viewer.
 *
 * Spec: 10.106, 10.186.
 *
 * @returns follows a link of the gallery
 */
export function openGallery(gallery: HTMLElement): (link: HTMLAnchorElement) => void {
  const figures = [...gallery.querySelectorAll<HTMLElement>(".photos__figure")]
  const thumbnails = [...gallery.querySelectorAll<HTMLAnchorElement>(".photos__thumb")]
  const photos = [...gallery.querySelectorAll<HTMLImageElement>(".photos__photo")]
  for (const photo of photos) photo.loading = "eager"
  markInView(figures, thumbnails)
  return (link) => {
    const at = thumbnails.indexOf(link)
    if (at >= 0) {
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches
      showFigure(figures[at], calm ? "auto" : "smooth")
      return
    }
    openPhotoViewer(Number(link.dataset["photo"]), photos, (seen) => showFigure(figures[seen], "auto"))
  }
}

/** Moves the strip, and not the page, to a photo. */
function showFigure(figure: HTMLElement | undefined, behavior: ScrollBehavior): void {
  const strip = figure?.closest("#photos_slider")
  if (figure === undefined || !(strip instanceof HTMLElement)) return
  strip.scrollTo({ left: figure.offsetLeft - strip.offsetLeft, behavior })
}

function markInView(figures: readonly HTMLElement[], thumbnails: readonly HTMLAnchorElement[]): void {
  const mark = (id: string) => {
    for (const link of thumbnails) {
      if (link.hash === `#${id}`) link.setAttribute("aria-current", "true")
      else link.removeAttribute("aria-current")
    }
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) mark(entry.target.id)
    },
    { root: figures[0]?.closest("#photos_slider") ?? null, threshold: 0.6 },
  )
  for (const figure of figures) watcher.observe(figure)
}
