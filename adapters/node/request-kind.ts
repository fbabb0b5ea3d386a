import { isGraphqlAddress, isPictureAddress, isShopAddress } from "../../core/pages/request.ts"
import { readPageAddress } from "../../core/pages/page-address.ts"
import { isProbe } from "./readiness.ts"

/**
 * What a request asks for, in one of some forty words: measures are told apart by it, and never by an address, of which there are any number.
 *
 * @param target as it stands in the request's first line
 *
 * @example requestKind("GET", "/pol_m_Ceramika-101.html?counter=2") // => "page category"
 * @example requestKind("POST", "/graphql/v1/") // => "graphql"
 * @example requestKind("GET", "/hpeciai/507-1/600.avif") // => "picture"
 * @example requestKind("GET", "/assets/site-Ab12.css") // => "file"
 * @example requestKind("GET", "/wp-login.php") // => "other"
 * @example requestKind("GET", "//") // => "other"
 */
export function requestKind(method: string, target: string): string {
  const url = URL.parse(target, "http://own.invalid")
  if (url === null) return "other"
  const { pathname } = url
  if (isProbe(pathname)) return "probe"
  if (isGraphqlAddress(url)) return "graphql"
  if (isPictureAddress(url)) return "picture"
  if (pathname.startsWith("/assets/")) return "file"
  if (isShopAddress(method, url)) return method === "POST" ? "post" : "call"
  const page = readPageAddress(pathname, url.searchParams)
  return page === null ? "other" : `page ${page.page}`
}
