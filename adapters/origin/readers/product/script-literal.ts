/** The most of a script that is read as data. */
const limits = { characters: 1_000_000, depth: 20, values: 50_000 } as const

const blanks = /(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*/y
const numbers = /-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?/iy
const names = /[A-Za-z_$][\w$]*/y
const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, undefined: null }
const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", "0": "\0" }

class NoLiteral extends Error {}

/** Goes through a text, and gives up where it is no literal. */
class LiteralReader {
  private values = 0
  private readonly text: string
  private at: number
  constructor(text: string, at: number) {
    this.text = text
    this.at = at
  }

  value(depth: number): unknown {
    this.values += 1
    if (depth > limits.depth || this.values > limits.values) throw new NoLiteral()
    this.skip(blanks)
    const first = this.text[this.at]
    if (first === "{") return this.object(depth)
    if (first === "[") return this.list(depth)
    if (first === '"' || first === "'") return this.string(first)
    const number = this.skip(numbers)
    if (number !== "") return Number(number)
    const name = this.skip(names)
    if (!Object.hasOwn(words, name)) throw new NoLiteral()
    return words[name]
  }

  private skip(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const [found = ""] = pattern.exec(this.text) ?? []
    this.at += found.length
    return found
  }

  private take(character: string): boolean {
    this.skip(blanks)
    if (this.text[this.at] !== character) return false
    this.at += 1
    return true
  }

  private list(depth: number): readonly unknown[] {
    this.at += 1
    const list: unknown[] = []
    while (!this.take("]")) {
      list.push(this.value(depth + 1))
      if (!this.take(",") && this.text[this.at] !== "]") throw new NoLiteral()
    }
    return list
  }

  private object(depth: number): unknown {
    this.at += 1
    const entries: [string, unknown][] = []
    while (!this.take("}")) {
      this.skip(blanks)
      const quote = this.text[this.at]
      const key = quote === '"' || quote === "'" ? this.string(quote) : this.skip(names) || this.skip(numbers)
      if (key === "" || !this.take(":")) throw new NoLiteral()
      entries.push([key, this.value(depth + 1)])
      if (!this.take(",") && this.text[this.at] !== "}") throw new NoLiteral()
    }
    return Object.fromEntries(entries)
  }

  private string(quote: string): string {
    this.at += 1
    let found = ""
    for (;;) {
      const character = this.text[this.at]
      if (character === undefined || character === "\n") throw new NoLiteral()
      this.at += 1
      if (character === quote) return found
      found += character === "\\" ? this.escaped() : character
    }
  }

  private escaped(): string {
    const character = this.text[this.at] ?? ""
    const code = /^(?:u([\da-f]{4})|x([\da-f]{2}))/i.exec(this.text.slice(this.at, this.at + 5))
    this.at += code?.[0].length ?? 1
    if (code !== null) return String.fromCharCode(Number.parseInt(code[1] ?? code[2] ?? "", 16))
    return escapes[character] ?? character
  }
}

/**
 * The value that a script assigns, where it is plain data: objects whose names may stand without quotation marks, lists, texts, numbers, `true`, `false` and
 * `null`. Nothing of it is run. `undefined` = there is no such assignment, it is no plain data, or it is more than anybody writes.
 *
 * Spec: 10.107, 10.1023.
 *
 * @param name such as "window.product_data"
 *
 * @example assignedLiteral("window.product_data = [{id: 7, name: 'Kubek',}];", "window.product_data") // => [{ id: 7, name: "Kubek" }]
 * @example assignedLiteral("window.product_data = load()", "window.product_data") // => undefined
 */
export function assignedLiteral(script: string, name: string): unknown {
  if (script.length > limits.characters) return undefined
  for (let place = script.indexOf(name), tries = 0; place >= 0 && tries < mentions; place = script.indexOf(name, place + 1), tries += 1) {
    const behind = /^\s*=(?!=)/.exec(script.slice(place + name.length, place + name.length + 20))
    if (behind !== null) return literalAt(script, place + name.length + behind[0].length)
  }
  return undefined
}

/** A script names what it assigns no more often before that. */
const mentions = 20

function literalAt(script: string, at: number): unknown {
  try {
    return new LiteralReader(script, at).value(0)
  } catch (cause) {
    if (cause instanceof NoLiteral) return undefined
    throw cause
  }
}
