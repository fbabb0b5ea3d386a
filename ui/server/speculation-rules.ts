/**
 * What the browser may fetch ahead: pages that only show something. Never settings, sign-in and sign-out, basket changes, or a page
 * in the other language (it would change the language cookie), nor a list in another order, which would be remembered.
 */
export const speculationRules = {
  prefetch: [{ where: allowed(), eagerness: "moderate" }],
  prerender: [{ where: allowed(), eagerness: "conservative" }],
} as const

function allowed() {
  return {
    and: [
      {
        or: [
          { href_matches: "/" },
          { href_matches: "/main-*.html" },
          { href_matches: "/product-*" },
          { href_matches: "/*_m_*" },
          { href_matches: "/firm-*" },
          { selector_matches: ".footer__group a, .content__others a" },
        ],
      },
      { not: { selector_matches: "[hreflang], [rel~=nofollow], [href^='?'], [href^='#'], [href^='tel:'], [href^='mailto:']" } },
      { not: { href_matches: "/*\\?*(selected_size|added|refused|sort)=*" } },
    ],
  }
}
