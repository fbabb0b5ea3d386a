/** Of each kind the first that a browser names counts: most of them name others as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, "iPad"],
  [/\biPhone\b/, "iPhone"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
]

/** Longer texts are no name of a browser. */
const maxAgentLength = 1_000

const firstOf = (known: readonly (readonly [RegExp, string])[], agent: string): readonly string[] => {
  const found = known.find(([sign]) => sign.test(agent))
  return found === undefined ? [] : [found[1]]
}

/**
 * What a device is called to its owner: browser and system, as far as it tells; "" = it tells neither.
 *
 * Spec: 10.636.
 *
 * @param agent the User-Agent header
 *
 * @example deviceName("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0") // => "Firefox, Linux"
 * @example deviceName("curl/8.0") // => ""
 */
export const deviceName = (agent: string): string =>
  agent.length > maxAgentLength ? "" : [...firstOf(browsers, agent), ...firstOf(systems, agent)].join(", ")
