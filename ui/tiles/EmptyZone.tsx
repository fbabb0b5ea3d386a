/**
 * A named place for tiles that other people's programs put into the page; nothing is seen of it until they do. Spec: 10.71.
 */
export function EmptyZone({ id }: { readonly id: string }) {
  return (
    <section id={id} className="tiles wrap hotspot">
      <div className="products" />
    </section>
  )
}
