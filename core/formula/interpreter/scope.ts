import { stop } from "../formula-error.ts"
import type { Value } from "./values.ts"

/** The value of a variable between the start of its block and its declaration, and of one that nothing declares until it is assigned. */
export const uninitialized = Symbol("not declared yet")

/** Variables of a running function, or of a block whose variables functions capture. */
export interface Frame {
  readonly up: Frame | null
  readonly slots: (Value | typeof uninitialized)[]
}

/** The number of variables in a frame; grows while its code is compiled. */
export interface Layout {
  readonly up: Layout | null
  size: number
}

/** A variable of the program, found by its index in a frame. */
export interface Variable {
  readonly layout: Layout
  readonly index: number
  /** `self` is the own name of a function expression, `undeclared` a name that the program only assigns to */
  readonly kind: "let" | "const" | "var" | "parameter" | "self" | "undeclared"
  /** whether the program reads or writes it */
  used: boolean
}

/** The names that are visible at one place of a program. */
export class Scope {
  readonly up: Scope | null
  readonly layout: Layout
  readonly #names = new Map<string, Variable>()

  constructor(up: Scope | null, layout: Layout) {
    this.up = up
    this.layout = layout
  }

  /** Fails with AlreadyDeclared; a `var` or a function may be declared again, and keeps the value of a parameter of that name. */
  declare(name: string, kind: Variable["kind"], at: number): Variable {
    const known = this.#names.get(name)
    if (known !== undefined)
      return kind === "var" && known.kind !== "let" && known.kind !== "const" ? known : stop("AlreadyDeclared", name, at)
    const variable: Variable = { layout: this.layout, index: this.layout.size, kind, used: false }
    this.layout.size += 1
    this.#names.set(name, variable)
    return variable
  }

  /** All names that are visible here. */
  names(): readonly string[] {
    return [...this.#names.keys(), ...(this.up?.names() ?? [])]
  }

  /**
   * The variable that a name means here, and how many frames up it lives.
   *
   * @param from the scope where looking begins, this one or one around it
   */
  find(name: string, from: Scope = this): { readonly variable: Variable; readonly hops: number } | null {
    const { up, layout } = this
    const variable = from === this ? this.#names.get(name) : undefined
    if (variable !== undefined) {
      variable.used = true
      return { variable, hops: 0 }
    }
    if (up === null) return null
    const found = up.find(name, from === this ? up : from)
    return found === null || layout === up.layout ? found : { ...found, hops: found.hops + 1 }
  }
}
