/**
 * Puts what an address of this page shows in place of what stands there, without an entry in history: it is the same page, looked at otherwise. The focus
 * stays on what has the id of what had it, or goes to the first that there is of the ids that are named. Rejects when the code does not come; what cannot be fetched the browser goes to.
 *
 * Spec: 10.906, 10.907.
 */
export async function showAgain(address: string, focusIds: readonly string[] = []): Promise<void> {
  const [{ loadFragment }, { contentFragment }] = await Promise.all([
    import("../navigation/load-fragment.ts"),
    import("../../../core/shell/fragment.ts"),
  ])
  const { pathname, search } = new URL(address, location.href)
  loadFragment(
    { ...contentFragment(pathname + search), pushes: false },
    {
      placed: () => {
        history.replaceState(history.state, "", pathname + search)
        focusIds
          .map((id) => document.getElementById(id))
          .find((found) => found !== null)
          ?.focus()
      },
    },
  )
}
