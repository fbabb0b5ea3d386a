// The parts of the peers that the benchmarks use. The packages are installed when `npm run bench` first runs; types are checked without them.

declare module "tinybench" {
  export interface Task {
    readonly result: { readonly state: string } | { readonly latency: { readonly p50: number; readonly samplesCount: number } }
  }
  export class Bench {
    constructor(options: Readonly<Record<"time" | "iterations" | "warmupTime" | "warmupIterations", number>> & { readonly throws: boolean })
    add(name: string, work: () => unknown): this
    run(): Promise<readonly Task[]>
  }
}

declare module "autocannon" {
  export interface Result {
    readonly requests: { readonly average: number; readonly total: number }
    readonly latency: { readonly p50: number; readonly p99: number }
    readonly throughput: { readonly total: number }
    readonly non2xx: number
    readonly errors: number
  }
  export default function autocannon(options: {
    readonly url: string
    readonly connections: number
    /** seconds */
    readonly duration: number
    readonly headers: Readonly<Record<string, string>>
  }): Promise<Result>
}

declare module "jexl" {
  export class Jexl {
    addFunction(name: string, call: (...values: number[]) => number): void
    compile(source: string): { evalSync(context: Readonly<Record<string, number>>): unknown }
  }
}

declare module "expr-eval" {
  export class Parser {
    parse(source: string): { evaluate(values: Readonly<Record<string, number>>): unknown }
  }
}

declare module "filtrex" {
  export function compileExpression(source: string): (values: Readonly<Record<string, number>>) => unknown
}

declare module "mathjs" {
  export function compile(source: string): { evaluate(values: Readonly<Record<string, number>>): unknown }
}

declare module "react-day-picker" {
  export const defaultDateLib: {
    startOfISOWeek(day: Date): Date
    addDays(day: Date, days: number): Date
    isSameMonth(day: Date, other: Date): boolean
  }
}

declare module "dinero.js" {
  export interface Dinero {
    toJSON(): unknown
  }
  export interface Scaled {
    readonly amount: number
    readonly scale: number
  }
  export const PLN: { readonly code: string; readonly base: number; readonly exponent: number }
  export function dinero(money: { readonly amount: number; readonly currency: typeof PLN }): Dinero
  export function add(one: Dinero, other: Dinero): Dinero
  export function multiply(one: Dinero, by: Scaled): Dinero
  export function halfAwayFromZero(amount: number, factor: number): number
  export function transformScale(one: Dinero, scale: number, round: typeof halfAwayFromZero): Dinero
  export function toDecimal(one: Dinero): string
}
