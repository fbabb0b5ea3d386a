import { barPositions, barSticks, closeBar, closedBarsKey, readClosedBars } from "../../../core/shell/bars.ts"

/** What of a window this needs; a browser that keeps nothing throws when it is asked for its storage. */
type Screen = Pick<Window, "localStorage" | "innerHeight" | "addEventListener" | "requestAnimationFrame">

/**
 * Makes a page's announcement bars close for good, and the fixed ones stand beside each other at their edges: a style makes each stick, and is
 * told here at which distance. Spec: 4.34, 10.51, 19.21 to 19.23.
 */
export function startBars(page: Document, screen: Screen): void {
  for (const id of readClosedBars(stored(screen))) if (isBar(page.getElementById(id))) page.getElementById(id)?.remove()
  // at the bars and not at the page: by that comes every letter that is typed
  for (const edge of page.querySelectorAll(".bars_top, .bars_bottom")) {
    edge.addEventListener("click", (event) => closePressed(event, page, screen))
    edge.addEventListener("keydown", (event) => {
      const isPress =
        "key" in event && event.key === " " && event.target instanceof Element && event.target.closest(".bars__close") !== null
      // a link that is a button is pressed by this key as well
      if (isPress) closePressed(event, page, screen)
    })
  }
  const place = () => placeBars(page, screen)
  place()
  screen.addEventListener("resize", place)
  new ResizeObserver(place).observe(page.body)
  let isAsked = false
  screen.addEventListener(
    "scroll",
    () => {
      if (isAsked) return
      isAsked = true
      screen.requestAnimationFrame(() => {
        isAsked = false
        markSticking(page, screen)
      })
    },
    { passive: true },
  )
}

const isBar = (element: Element | null): boolean => element?.classList.contains("bars__item") ?? false

function closePressed(event: Event, page: Document, screen: Screen): void {
  const link = event.target instanceof Element ? event.target.closest(".bars__close") : null
  const bar = link?.closest(".bars__item") ?? null
  if (bar === null) return
  event.preventDefault()
  try {
    screen.localStorage.setItem(closedBarsKey, JSON.stringify(closeBar(readClosedBars(stored(screen)), bar.id)))
  } catch {
    // where nothing can be kept, the bar is closed on this page
  }
  const edge = bar.parentElement
  bar.remove()
  if (edge !== null && edge.childElementCount === 0) edge.remove()
  placeBars(page, screen)
}

function stored(screen: Screen): string | null {
  try {
    return screen.localStorage.getItem(closedBarsKey)
  } catch {
    return null
  }
}

const fixedBars = (page: Document, edge: "top" | "bottom") => [...page.querySelectorAll<HTMLElement>(`.bars_${edge} > [data-fixed]`)]

/** Units: CSS pixels, which the style adds. */
function placeBars(page: Document, screen: Screen): void {
  for (const edge of ["top", "bottom"] as const) {
    const bars = fixedBars(page, edge)
    const heights = bars.map((bar) => bar.offsetHeight)
    const positions = barPositions(heights, edge)
    for (const [at, bar] of bars.entries()) bar.style.setProperty("--position", String(positions[at] ?? 0))
    const all = heights.reduce((sum, height) => sum + height, 0)
    page.documentElement.style.setProperty(edge === "top" ? "--bars-height" : "--bars-bottom", `${all}px`)
  }
  markSticking(page, screen)
}

/** Other people's styles and scripts know by a class which bars stick now. */
function markSticking(page: Document, { innerHeight: windowHeightPx }: Screen): void {
  for (const edge of ["top", "bottom"] as const)
    for (const bar of fixedBars(page, edge)) {
      const { top, bottom } = bar.getBoundingClientRect()
      const positionPx = Number(bar.style.getPropertyValue("--position"))
      const place = edge === "top" ? { topPx: top, bottomPx: -Infinity } : { topPx: Infinity, bottomPx: bottom }
      bar.classList.toggle("--fixed", barSticks({ ...place, windowHeightPx, positionPx }))
    }
}
