/** What a shop's `robots.txt` says to us. */
export interface RobotsSaid {
  /** may this be read? */
  readonly allows: (pathAndQuery: string) => boolean
  /** the pause that it asks for, in milliseconds; null = it asks for none */
  readonly pauseMs: number | null
  /** the maps of the site that it names, as they stand there */
  readonly maps: readonly string[]
}

interface Rule {
  readonly isAllowed: boolean
  readonly pattern: string
}

/** Real ones have a tenth of it. */
export const robotsLimits = { length: 500_000, rules: 2_000, maps: 20, patternLength: 300 } as const

/**
 * What `robots.txt` says to a program of a name: the rules of the groups that name it, else of those for everybody. Of the rules that fit an address the longest
 * counts, of two as long the one that allows; `*` stands for anything and `$` for the end (RFC 9309). What cannot be read says nothing.
 *
 * Spec: 10.1046.
 *
 * @param agent in small letters
 *
 * @example readRobots("User-agent: *\nDisallow: /a\nAllow: /a/b", "us").allows("/a/b/c") // => true
 * @example readRobots("User-agent: *\nDisallow: /a*x$", "us").allows("/a/b/x?y") // => true
 * @example readRobots("User-agent: *\nCrawl-delay: 2", "us").pauseMs // => 2_000
 */
export function readRobots(text: string, agent: string): RobotsSaid {
  const groups: { readonly agents: string[]; readonly rules: Rule[]; pauseMs: number | null }[] = []
  const maps: string[] = []
  let isNaming = false
  let rules = 0
  for (const line of text.slice(0, robotsLimits.length).split(/\r\n?|\n/)) {
    const [, key = "", value = ""] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? []
    const said = value.trim()
    const name = key.toLowerCase()
    if (name === "sitemap") {
      if (maps.length < robotsLimits.maps && said !== "") maps.push(said.slice(0, 500))
      continue
    }
    if (name === "user-agent") {
      if (!isNaming) groups.push({ agents: [], rules: [], pauseMs: null })
      groups.at(-1)?.agents.push(said.toLowerCase())
      isNaming = true
      continue
    }
    if (name === "") continue
    isNaming = false
    const group = groups.at(-1)
    if (group === undefined) continue
    if ((name === "disallow" || name === "allow") && said !== "" && rules < robotsLimits.rules) {
      rules += 1
      group.rules.push({ isAllowed: name === "allow", pattern: said.slice(0, robotsLimits.patternLength) })
    }
    const seconds = name === "crawl-delay" ? Number(said) : NaN
    if (Number.isFinite(seconds) && seconds >= 0) group.pauseMs = Math.round(seconds * 1_000)
  }
  const named = groups.filter(({ agents }) => agents.some((one) => one !== "*" && one !== "" && agent.includes(one)))
  const ours = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes("*"))
  const said = ours.flatMap((group) => group.rules)
  return {
    allows: (address) => isAllowedBy(said, address),
    pauseMs: ours.reduce<number | null>((most, { pauseMs }) => (pauseMs === null ? most : Math.max(most ?? 0, pauseMs)), null),
    maps,
  }
}

function isAllowedBy(rules: readonly Rule[], address: string): boolean {
  let [longest, isAllowed] = [-1, true]
  for (const rule of rules) {
    const { length } = rule.pattern
    if (length < longest || (length === longest && isAllowed) || !fits(rule.pattern, address)) continue
    ;[longest, isAllowed] = [length, rule.isAllowed]
  }
  return isAllowed
}

/**
 * Does a pattern with `*` fit the beginning of an address, or with `$` the whole of it? Each part is looked for once, from left to right, so that no pattern takes
 * more than its length times that of the address.
 *
 * @example [fits("/a*c", "/abcd"), fits("/a*c$", "/abcd"), fits("/*.php$", "/x/y.php")] // => [true, false, true]
 */
export function fits(pattern: string, address: string): boolean {
  const isWhole = pattern.endsWith("$")
  const [first = "", ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split("*")
  if (!address.startsWith(first)) return false
  let at = first.length
  for (const [index, part] of parts.entries()) {
    if (isWhole && index === parts.length - 1) return address.length - part.length >= at && address.endsWith(part)
    const found = address.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return !isWhole || at === address.length
}
