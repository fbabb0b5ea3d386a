declare module "jexl" {
  /** The parts of jexl that the benchmarks use. */
  export class Jexl {
    addFunction(name: string, call: (...values: number[]) => number): void
    compile(source: string): { evalSync(context: Readonly<Record<string, number>>): unknown }
  }
}
