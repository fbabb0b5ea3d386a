import { parseOpenSearch } from "./open-search.ts"
import { manifestPath } from "./app-manifest.ts"
import { robotsPath } from "./robots.ts"
import { parseSitemapAddress, sitemapIndexPath } from "./sitemap.ts"

/**
 * Is it a file by which programs know the site: its maps, what they may read, how it is searched and installed?
 *
 * Spec: 10.21, 10.471, 10.472, 10.473.
 *
 * @example isSiteFile("/robots.txt") // => true
 * @example isSiteFile("/sitemap-https-1-0.xml.gz") // => false
 */
export const isSiteFile = (path: string): boolean =>
  path === robotsPath ||
  path === manifestPath ||
  path === sitemapIndexPath ||
  parseSitemapAddress(path) !== null ||
  parseOpenSearch(path) !== null
