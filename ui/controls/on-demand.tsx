import { lazy, type ReactNode, Suspense } from "react"

/**
 * A view whose code is fetched when it is first drawn; until then nothing stands in its place. When the code does not come, the island
 * crashes: it gives way to the server's markup, whose form and links need none.
 *
 * @param load imports the view, such as `() => import("./PeriodDialog.tsx").then((chunk) => chunk.PeriodDialog)`
 */
export function onDemand<Props extends object>(load: () => Promise<(props: Props) => ReactNode>): (props: Props) => ReactNode {
  const Loaded = lazy(async () => ({ default: await load() }))
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
