import { Component, type ReactNode, startTransition } from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import { goneEvent } from "../navigation/page-content.ts"

interface BoundaryProps {
  readonly onLive: () => void
  readonly onCrash: (error: unknown) => void
  readonly children: ReactNode
}

/** Keeps a crash inside its island. */
class IslandBoundary extends Component<BoundaryProps, { readonly crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidMount() {
    this.props.onLive()
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    return this.state.crashed ? null : this.props.children
  }
}

/**
 * Brings an island's server markup to life, in slices between which the browser can answer the shopper. When the island crashes, the
 * markup of the server comes back in its place: forms and links in it work natively, so the shopper can go on.
 *
 * @param report gets what went wrong, also what React could recover from
 * @param onLive is called while the markup is still as it was served and used, before it counts as live and before any event reaches it
 * @returns is over when the island runs, has crashed, or was taken out of the page before either: others wait for their turn after it
 */
export function hydrateIsland(
  container: Element,
  island: ReactNode,
  report: (during: string, error: unknown) => void,
  onLive: () => void = () => {},
): Promise<void> {
  const served = [...container.childNodes].map((node) => node.cloneNode(true))
  const { promise, resolve } = Promise.withResolvers<void>()
  const live = () => {
    onLive()
    // styles and other programs can tell a live island from served markup
    container.setAttribute("data-live", "")
    resolve()
  }
  const crash = (error: unknown) => {
    report(`island ${container.id}`, error)
    setTimeout(() => {
      root.unmount()
      container.removeAttribute("data-live")
      container.setAttribute("data-crashed", "")
      container.replaceChildren(...served)
      resolve()
    }, 0)
  }
  let root: Root
  container.addEventListener(goneEvent, () => {
    root.unmount()
    resolve()
  })
  startTransition(() => {
    root = hydrateRoot(
      container,
      <IslandBoundary onLive={live} onCrash={crash}>
        {island}
      </IslandBoundary>,
      {
        onRecoverableError: (error) => report(`hydration of ${container.id}`, error),
        // the boundary has reported it
        onCaughtError: () => {},
      },
    )
  })
  return promise
}
