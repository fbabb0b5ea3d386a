import type { Crumb } from "../../core/product/details.ts"

/** The way to a page, for search engines. */
export const breadcrumbsJsonLd = (crumbs: readonly Crumb[], origin: string) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map((crumb, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: crumb.name,
    item: origin + crumb.link,
  })),
})
