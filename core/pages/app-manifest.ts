import { homeAddress } from "../addresses/addresses.ts"

/** The colour of the paper that pages are drawn on, for the browser's own frame around them; the style sheets' `--paper`. Spec: 10.472. */
export const themeColours = { light: "#f6f3ec", dark: "#191714" } as const

/** Where a browser reads how the shop is put among a device's programs. Spec: 10.472. */
export const manifestPath = "/manifest.webmanifest"

/** Names of a device's programs have this room under their sign. */
const maxShortName = 12

interface ManifestIcon {
  readonly src: string
  readonly sizes: string
  readonly type?: string
  readonly purpose?: string
}

/** A shop as a device shows it. */
export interface InstalledShop {
  readonly name: string
  /** "" = it makes none */
  readonly claim: string
  /** the path of its own sign; absent = ours */
  readonly icon?: string
}

/**
 * The manifest by which a shop is put among a device's programs. It knows one colour: which of the two a page has is said in the page.
 *
 * Spec: 10.472, 10.1013.
 *
 * @example appManifest({ name: "Glina i Len", claim: "Rzeczy na lata" }).short_name // => "Glina i Len"
 */
export function appManifest({ name, claim, icon }: InstalledShop) {
  return {
    id: "/",
    name: claim === "" ? name : `${name} – ${claim}`,
    short_name: name.length <= maxShortName ? name : (name.split(" ")[0] ?? name),
    lang: "pl",
    dir: "ltr",
    start_url: homeAddress("pl"),
    scope: "/",
    display: "standalone",
    theme_color: themeColours.light,
    background_color: themeColours.light,
    icons: icon === undefined ? ownIcons : [{ src: icon, sizes: "any" }],
  }
}

const ownIcons: readonly ManifestIcon[] = [
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
]
