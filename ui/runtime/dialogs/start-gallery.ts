/** What a shopper does before looking at another photo. */
const signsOfInterest = ["pointerenter", "pointerdown", "focusin", "scroll"] as const

/**
 * Lets a page's gallery do more than its links do natively, by code that comes at the first sign that somebody will use it. A link that is
 * pressed before the code is there waits for it; where it does not come, the link leads on.
 */
export function startGallery(): void {
  const gallery = document.getElementById("projector_photos")
  if (gallery === null) return
  const load = () => import("./gallery.ts").then((chunk) => chunk.openGallery(gallery))
  let coming: ReturnType<typeof load> | null = null
  const opened = () => (coming ??= load())
  // an interest that comes to nothing: a press tells
  const prepare = () => void opened().catch(() => {})
  for (const sign of signsOfInterest) gallery.addEventListener(sign, prepare, { passive: true, once: true, capture: true })
  gallery.addEventListener("click", (click) => {
    const link = click.target instanceof Element ? click.target.closest("a") : null
    if (link === null || click.metaKey || click.ctrlKey || click.shiftKey) return
    click.preventDefault()
    opened().then(
      (follow) => follow(link),
      () => location.assign(link.href),
    )
  })
}
