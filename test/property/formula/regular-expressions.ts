import fc from "fast-check"

/** Letters in which cases, Polish, blanks, ends of lines and what means something in an expression meet. */
const letters = fc.constantFrom(..."abcABksK12 _-\nłŁąŻßıſKµμ,=".split(""))

/** Texts in which much of what the expressions look for is found. */
export const searched = fc.string({ unit: letters, maxLength: 9 })

/** Flags, each at most once. */
export const flags = fc.subarray(["g", "i", "m", "s", "y"]).map((chosen) => chosen.join(""))

const characters = fc.oneof(
  letters.map((letter) => letter.replace("-", "\\-")),
  fc.constantFrom(
    ".",
    "\\d",
    "\\D",
    "\\w",
    "\\W",
    "\\s",
    "\\S",
    "\\n",
    "\\t",
    "\\x41",
    "\\u0142",
    "\\cJ",
    "\\101",
    "\\,",
    "]",
    "{",
    "{,2}",
  ),
)
const edges = fc.constantFrom("^", "$", "\\b", "\\B")
const references = fc.constantFrom("\\1", "\\2", "\\k<n0>", "\\8", "\\k")
const members = fc.oneof(
  letters,
  fc.constantFrom("a-c", "\\d", "\\w", "\\W", "\\s-z", "\\b", "Ą-ż", "K-s", "\\0-ſ", "\\x30-\\u0143", "^", "-"),
)
const classes = fc
  .tuple(fc.constantFrom("[", "[^"), fc.array(members, { maxLength: 3 }))
  .map(([open, chosen]) => `${open}${chosen.join("").replaceAll("\n", "\\n")}]`)

const quantifiers = fc.constantFrom("*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "{0,2}?", "{1,}", "{0}", "{2,}?", "{1,3}?")

/** What Node's engine compiles; null when it refuses. */
export function inNode(source: string, chosen: string): RegExp | null {
  try {
    return new RegExp(source, chosen)
  } catch {
    return null
  }
}

/** Expressions of the whole language; names of groups count up, so that none stands twice. */
export const expressions = fc
  .letrec<{ part: string; group: string; sequence: string; alternatives: string }>((tie) => ({
    part: fc.oneof(
      { maxDepth: 4, depthIdentifier: "part" },
      { arbitrary: characters, weight: 4 },
      { arbitrary: classes, weight: 1 },
      { arbitrary: edges, weight: 1 },
      { arbitrary: references, weight: 1 },
      { arbitrary: fc.tuple(tie("group"), fc.option(quantifiers, { nil: "" })).map((both) => both.join("")), weight: 4 },
      { arbitrary: fc.tuple(fc.oneof(characters, classes), quantifiers).map((both) => both.join("")), weight: 3 },
    ),
    group: fc
      .tuple(fc.constantFrom("(", "(", "(?:", "(?=", "(?!", "(?<n>"), tie("alternatives"))
      .map(([open, inner]) => `${open}${inner})`),
    sequence: fc.array(tie("part"), { maxLength: 4, depthIdentifier: "part" }).map((parts) => parts.join("")),
    alternatives: fc.array(tie("sequence"), { minLength: 1, maxLength: 3, depthIdentifier: "part" }).map((branches) => branches.join("|")),
  }))
  .alternatives.map((source) => {
    let names = -1
    return source.replaceAll("(?<n>", () => {
      names += 1
      return `(?<n${names}>`
    })
  })
  .filter((source) => inNode(source, "") !== null)

/** Quantified groups within quantified groups, over two letters. */
export const nested = fc.letrec<{ group: string; part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom("a", "b", "a?", "b*", "(?=a)", "\\1", "", "a|"),
    tie("group"),
    fc.tuple(tie("group"), tie("part")).map((both) => both.join("")),
  ),
  group: fc
    .tuple(fc.constantFrom("(", "(?:"), tie("part"), fc.constantFrom("*", "+", "?", "*?", "{2}", "{1,2}", "{2,}?", "{0,3}"))
    .map(([open, inner, quantifier]) => `${open}${inner})${quantifier}`),
})).group

/** Letters, ranges of letters and references to them. */
export const cased = fc
  .array(
    fc.oneof(
      letters.filter((letter) => /\p{L}/u.test(letter)),
      fc.constantFrom("[a-z]", "[^K-S]", "[Ą-ż]", "(ł)\\1", "(s)\\1", "\\w", "\\W", "[^\\W]"),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(""))

/** Anything at all: most of it is no expression. */
export const scribbles = fc
  .array(
    fc.oneof(
      letters,
      fc.constantFrom(..."()[]{}|*+?^$.\\/:=!<>".split("")),
      fc.constantFrom(
        "(?",
        "(?<",
        "(?<a>",
        "(?<=",
        "(?i:",
        "\\c",
        "\\x4",
        "\\u01",
        "\\k<a>",
        "\\07",
        "\\18",
        "{2,1}",
        "{2}",
        "{1,}",
        "[b-a]",
        "[\\d-",
      ),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""))
