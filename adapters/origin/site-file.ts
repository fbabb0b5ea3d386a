import { Effect } from "effect"
import { appManifest, manifestPath } from "../../core/pages/app-manifest.ts"
import { openSearchText, parseOpenSearch } from "../../core/pages/open-search.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { defaultLanguage } from "../../core/values/language.ts"
import type { OriginPages } from "./origin-pages.ts"

/**
 * The files by which browsers know a site, for a shop that knows none of ours: how it is searched, and how it is put among a device's programs, with its name and
 * its sign. Null = the address is of none of them.
 *
 * Spec: 10.472, 10.473, 10.1013.
 *
 * @param origin ours, such as "https://shop.example"
 * @param shopName what it is called where its pages do not say
 */
export function siteFileOf(
  pages: Pick<OriginPages, "shell">,
  shopName: string,
): (url: Pick<URL, "pathname" | "origin">) => Promise<Response> | null {
  return ({ pathname, origin }) => {
    const searched = parseOpenSearch(pathname)
    if (searched === null && pathname !== manifestPath) return null
    return answer(searched ?? defaultLanguage)

    async function answer(language: typeof defaultLanguage): Promise<Response> {
      const front = await Effect.runPromise(pages.shell({ language, currency: null }).pipe(Effect.orElseSucceed(() => null)))
      const { name = "", claim = "", icon = null } = front?.shop ?? {}
      const sign = icon === null ? {} : { icon }
      const [text, type] =
        searched === null
          ? [JSON.stringify(appManifest({ name: name || shopName, claim, ...sign })), "application/manifest+json"]
          : [
              openSearchText(name || shopName, { texts: textCatalogue(language, {}), language, origin, ...sign }),
              "application/opensearchdescription+xml; charset=utf-8",
            ]
      return new Response(text, { headers: { "content-type": type, "cache-control": "max-age=3600" } })
    }
  }
}
