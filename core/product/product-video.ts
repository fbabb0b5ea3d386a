/** A film about a product, without sound, so that captions have nothing to say. */
export interface ProductVideo {
  /** what it shows, for those who do not see it as well */
  readonly title: string
  /** absolute path of its file */
  readonly url: string
  readonly seconds: number
}

/**
 * The address of a film's file.
 *
 * Spec: 10.280.
 *
 * @param key lower-case words of ASCII letters and digits with hyphens between them
 *
 * @example videoAddress("lamp-at-dusk") // => "/video-lamp-at-dusk.mp4"
 */
export const videoAddress = (key: string): string => `/video-${key}.mp4`

/**
 * The film that a path names; `null` when it names none.
 *
 * Spec: 10.280.
 *
 * @example parseVideoAddress("/video-lamp-at-dusk.mp4") // => "lamp-at-dusk"
 * @example parseVideoAddress("/video-..%2Fshop.mp4") // => null
 */
export function parseVideoAddress(path: string): string | null {
  return /^\/video-([a-z][a-z0-9-]{1,60})\.mp4$/.exec(path)?.[1] ?? null
}
