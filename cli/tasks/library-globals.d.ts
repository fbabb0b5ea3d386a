// Of all that browsers, Node and workers share beyond the language, the core uses this one. The library is compiled without the
// DOM's types, so anything else does not compile.
declare class URLSearchParams {
  constructor(init?: string | Iterable<readonly [string, string]> | Readonly<Record<string, string>>)
  readonly size: number
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  set(name: string, value: string): void
  append(name: string, value: string): void
  delete(name: string): void
  sort(): void
  toString(): string
  entries(): IterableIterator<[string, string]>
  keys(): IterableIterator<string>
  [Symbol.iterator](): IterableIterator<[string, string]>
}
