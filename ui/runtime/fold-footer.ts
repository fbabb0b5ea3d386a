/** Footer groups are folded on mobile views and open on larger ones; without a script they are open. Spec: 2.12, 2.27. */
export function foldFooter(groups: readonly HTMLDetailsElement[]): void {
  const wide = matchMedia("(min-width: 979px)")
  const follow = () => {
    for (const group of groups) group.open = wide.matches
  }
  wide.addEventListener("change", follow)
  follow()
}
