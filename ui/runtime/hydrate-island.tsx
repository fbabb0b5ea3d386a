import { Component, type ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"

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
 * Brings an island's server markup to life. When the island crashes, the markup of the server comes back in its place:
 * forms and links in it work natively, so the shopper can go on.
 *
 * @param report gets what went wrong, also what React could recover from
 */
export function hydrateIsland(container: Element, island: ReactNode, report: (during: string, error: unknown) => void): void {
  const served = [...container.childNodes].map((node) => node.cloneNode(true))
  const root = hydrateRoot(
    container,
    <IslandBoundary
      // styles and other programs can tell a live island from served markup
      onLive={() => container.setAttribute("data-live", "")}
      onCrash={(error) => {
        report(`island ${container.id}`, error)
        setTimeout(() => {
          root.unmount()
          container.removeAttribute("data-live")
          container.replaceChildren(...served)
        }, 0)
      }}
    >
      {island}
    </IslandBoundary>,
    {
      onRecoverableError: (error) => report(`hydration of ${container.id}`, error),
      // the boundary has reported it
      onCaughtError: () => {},
    },
  )
}
