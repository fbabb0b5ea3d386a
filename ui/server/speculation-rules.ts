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
          { href_matches: ["/", "/main-*.html", "/product-*", "/*_m_*", "/firm-*"] },
          { selector_matches: ".footer__group a, .content__others a" },
        ],
      },
      // a telephone or an address of mail is no candidate by itself
      { not: { selector_matches: "[hreflang], [rel~=nofollow], [href^='?'], [href^='#']" } },
      { not: { href_matches: "/*\\?*(selected_size|added|refused|sort)=*" } },
    ],
  }
}
