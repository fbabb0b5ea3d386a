import { stop } from "./formula-error.ts"
import type { Value } from "./values.ts"

/** Marks a variable between the start of its block and its declaration. */
export const hole = Symbol("not declared yet")

/** Variables of a running function, or of a block that functions look into. */
export interface Frame {
  readonly up: Frame | null
  readonly slots: (Value | typeof hole)[]
}

/** How many variables a frame holds; grows while its code is compiled. */
export interface Layout {
  readonly up: Layout | null
  size: number
}

export interface Variable {
  readonly layout: Layout
  readonly index: number
  readonly constant: boolean
  /** false while code that is compiled now may run before the declaration */
  ready: boolean
  /** whether the program looks at it */
  used: boolean
}

/** Names that can be seen from one place of a program. */
export class Scope {
  readonly up: Scope | null
  readonly layout: Layout
  /** the scope of the function around, where `var` lives */
  readonly home: Scope
  readonly #names = new Map<string, Variable>()

  constructor(up: Scope | null, layout: Layout, isFunction: boolean) {
    this.up = up
    this.layout = layout
    this.home = isFunction || up === null ? this : up.home
  }

  declare(name: string, kind: "let" | "const" | "var" | "function" | "parameter", at: number): Variable {
    const known = this.#names.get(name)
    const repeatable = kind === "var" || kind === "function" || kind === "parameter"
    if (known !== undefined) return repeatable && known.ready ? known : stop("AlreadyDeclared", name, at)
    const variable: Variable = { layout: this.layout, index: this.layout.size, constant: kind === "const", ready: repeatable, used: false }
    this.layout.size += 1
    this.#names.set(name, variable)
    return variable
  }

  /** The variable that a name means here, and how many frames up it lives. */
  find(name: string): { readonly variable: Variable; readonly hops: number } | null {
    const variable = this.#lookUp(name)
    if (variable === null) return null
    variable.used = true
    return { variable, hops: this.#hopsTo(variable.layout) }
  }

  #lookUp(name: string): Variable | null {
    return this.#names.get(name) ?? (this.up === null ? null : this.up.#lookUp(name))
  }

  #hopsTo(target: Layout): number {
    let hops = 0
    for (let layout: Layout | null = this.layout; layout !== null && layout !== target; layout = layout.up) hops += 1
    return hops
  }
}
