import { stop } from "../formula-error.ts"
import type { Value } from "./values.ts"

/** The value of a variable between the start of its block and its declaration. */
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
  readonly kind: "let" | "const" | "var" | "parameter"
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

  /** Fails with AlreadyDeclared; a `var` or a function may be declared again, and may have the name of a parameter. */
  declare(name: string, kind: Variable["kind"], at: number): Variable {
    const known = this.#names.get(name)
    if (known !== undefined)
      return kind === "var" && known.kind !== "let" && known.kind !== "const" ? known : stop("AlreadyDeclared", name, at)
    const variable: Variable = { layout: this.layout, index: this.layout.size, kind, used: false }
    this.layout.size += 1
    this.#names.set(name, variable)
    return variable
  }

  /** The variable that a name means here, and how many frames up it lives. */
  find(name: string): { readonly variable: Variable; readonly hops: number } | null {
    const variable = this.#names.get(name)
    if (variable === undefined) return this.up === null ? null : this.up.#from(this.layout, name)
    variable.used = true
    return { variable, hops: 0 }
  }

  #from(layout: Layout, name: string): ReturnType<Scope["find"]> {
    const found = this.find(name)
    return found === null || layout === this.layout ? found : { ...found, hops: found.hops + 1 }
  }
}
