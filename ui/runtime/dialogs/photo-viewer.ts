import { nextInRing } from "../menus/next-in-ring.ts"
import { openModal } from "./modal.ts"

const zoomed = "--zoomed"

/**
 * Opens the viewer of a product's photos at one of them. The arrow keys, Home and End lead to the others, in a ring; a press on the photo
 * enlarges it where it was pressed, and arrow keys then move it, as they move whatever scrolls. Escape closes it.
 *
 * Spec: 10.186, 19.54.
 *
 * @param first the photo to begin with, from 0
 * @param smaller the photos in the page, which say what the viewer shows and stand in for the large ones until those have come
 * @param onClosed is told which photo was seen last
 */
export function openPhotoViewer(first: number, smaller: readonly HTMLImageElement[], onClosed: (last: number) => void): void {
  const dialog = document.getElementById("photos_viewer")
  if (!(dialog instanceof HTMLDialogElement)) return
  const strip = dialog.querySelector(".viewer__strip")
  if (strip?.childElementCount === 0) strip.append(...smaller.map(figureOf))
  const figures = [...dialog.querySelectorAll<HTMLElement>(".viewer__figure")]
  const zoomButton = dialog.querySelector<HTMLElement>("[data-zoom]")
  const shown = new AbortController()
  const { signal } = shown
  // a closed dialog has no place to measure
  let last = first

  const current = () => nearest(figures)
  const zoom = (figure: HTMLElement | undefined, wanted: boolean, at: { readonly clientX: number; readonly clientY: number } | null) => {
    zoomButton?.setAttribute("aria-pressed", String(wanted))
    for (const other of figures) if (other !== figure) other.classList.remove(zoomed)
    if (figure !== undefined) enlarge(figure, wanted, at)
  }
  const show = (index: number, from: HTMLElement | null) => {
    const figure = figures[index]
    // the strip tells it a frame later, and the viewer may be closed by then
    last = index
    standIn(figure, smaller[index])
    zoom(figure, false, null)
    figure?.scrollIntoView({ behavior: "instant", inline: "center", block: "nearest" })
    // a screen reader says which photo it is; a button keeps its focus for the next press
    if (from?.localName !== "button") figure?.focus({ preventScroll: true })
  }

  dialog.addEventListener(
    "keydown",
    (key) => {
      if (key.altKey || key.ctrlKey || key.metaKey || figures[current()]?.classList.contains(zoomed) === true) return
      const next = key.key === "ArrowUp" || key.key === "ArrowDown" ? null : nextInRing(key.key, current(), figures.length)
      if (next === null) return
      key.preventDefault()
      show(next, null)
    },
    { signal },
  )
  dialog.addEventListener(
    "click",
    (click) => {
      if (!(click.target instanceof Element)) return
      const button = click.target.closest<HTMLElement>("button")
      const figure = figures[current()]
      const next = nextInRing(button?.dataset["key"] ?? "", current(), figures.length)
      if (next !== null) show(next, button)
      const onPhoto = click.target.matches(".viewer__photo")
      if (onPhoto || (button !== null && button === zoomButton))
        zoom(figure, figure?.classList.contains(zoomed) !== true, onPhoto ? click : null)
    },
    { signal },
  )
  openModal(dialog, {
    onClosed: () => {
      shown.abort()
      onClosed(last)
    },
  })
  // the last scroll is told a frame later, when nothing of a closed viewer has a place
  strip?.addEventListener("scroll", () => (last = dialog.open ? current() : last), { signal, passive: true })
  show(first, null)
}

/** A photo of the page in its largest file, with its place and its words below. */
function figureOf(photo: HTMLImageElement): HTMLElement {
  const { address, px } = largestOf(photo.srcset)
  const picture = element("picture", {})
  for (const { type, srcset } of photo.parentElement?.querySelectorAll("source") ?? [])
    picture.append(element("source", { type, srcset: largestOf(srcset).address }))
  picture.append(
    element("img", { className: "viewer__photo", alt: "", loading: "lazy", decoding: "async", width: px, height: px, src: address }),
  )
  const ground = element("div", { className: "viewer__ground" })
  ground.append(picture)
  const place = element("span", { className: "viewer__place", textContent: photo.closest("figure")?.getAttribute("aria-label") ?? "" })
  const caption = element("figcaption", { className: "viewer__caption" })
  caption.append(place, ` ${photo.alt}`)
  const figure = element("figure", { className: "viewer__figure", tabIndex: -1 })
  figure.append(ground, caption)
  return figure
}

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties)

/** The last file of a `srcset`, which is the largest. */
function largestOf(srcset: string): { readonly address: string; readonly px: number } {
  const [address = "", width = ""] = srcset.split(", ").at(-1)?.split(" ") ?? []
  return { address, px: Number.parseInt(width, 10) }
}

/** The photo in view: the one whose middle is nearest to that of the window. */
function nearest(figures: readonly HTMLElement[]): number {
  const away = figures.map((figure) => {
    const { left, right } = figure.getBoundingClientRect()
    return Math.abs((left + right - innerWidth) / 2)
  })
  return away.indexOf(Math.min(...away))
}

/** Shows the photo of the page in the place of the large one until that has come. */
function standIn(figure: HTMLElement | undefined, smaller: HTMLImageElement | undefined): void {
  const ground = figure?.querySelector<HTMLElement>(".viewer__ground")
  const large = figure?.querySelector<HTMLImageElement>(".viewer__photo")
  if (smaller?.complete !== true || large?.complete !== false || ground === null || ground === undefined) return
  ground.style.backgroundImage = `url(${JSON.stringify(smaller.currentSrc)})`
  large.addEventListener("load", () => (ground.style.backgroundImage = ""), { once: true })
}

/** Shows a photo in its own size, or as a whole again, and moves what was pressed to the middle. */
function enlarge(figure: HTMLElement, wanted: boolean, at: { readonly clientX: number; readonly clientY: number } | null): void {
  const photo = figure.querySelector(".viewer__photo")
  const ground = photo?.closest<HTMLElement>(".viewer__ground")
  if (photo === null || ground === undefined || ground === null) return
  const { left, top, width, height } = photo.getBoundingClientRect()
  const x = at === null ? 0.5 : (at.clientX - left) / width
  const y = at === null ? 0.5 : (at.clientY - top) / height
  figure.classList.toggle(zoomed, wanted)
  if (wanted) ground.scrollTo(x * ground.scrollWidth - ground.clientWidth / 2, y * ground.scrollHeight - ground.clientHeight / 2)
}
