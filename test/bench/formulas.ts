import { Parser } from "expr-eval"
import { compileExpression } from "filtrex"
import { Jexl } from "jexl"
import { compile as compileMath } from "mathjs"
import { compileFormula } from "../../core/formula/formula.ts"
import type { BenchLine } from "./bench-line.ts"
import { compare, type Peer } from "./compare.ts"

/** A merchant's formula in the words of each library. */
interface PricedFormula {
  readonly name: string
  /** ours, and expr-eval's and mathjs's where those are not said */
  readonly source: string
  readonly filtrex?: string
  readonly exprEval?: string
  readonly mathjs?: string
  readonly jexl?: string
}

const values = { width: 120, height: 80, depth: 35, count: 12, unit: 0.012, base: 49.9, rate: 0.15 }
const names = Object.keys(values)

const formulas: readonly PricedFormula[] = [
  { name: "area", source: "width * height * unit + base" },
  { name: "volume with a discount", source: "(width * height * depth / 1000 * unit + base) * (1 - rate) * count" },
  {
    name: "least price by a condition",
    source: "width * height * unit > base ? width * height * unit : base",
    filtrex: "if width * height * unit > base then width * height * unit else base",
  },
  {
    name: "bounds and rates by quantity",
    source: "Math.max(base, width * height * unit) * (count >= 10 ? 0.9 : count >= 5 ? 0.95 : 1) + Math.min(count, 5) * 2.5",
    filtrex: "max(base, width * height * unit) * (if count >= 10 then 0.9 else (if count >= 5 then 0.95 else 1)) + min(count, 5) * 2.5",
    exprEval: "max(base, width * height * unit) * (count >= 10 ? 0.9 : count >= 5 ? 0.95 : 1) + min(count, 5) * 2.5",
    mathjs: "max(base, width * height * unit) * (count >= 10 ? 0.9 : count >= 5 ? 0.95 : 1) + min(count, 5) * 2.5",
    jexl: "max(base, width * height * unit) * (count >= 10 ? 0.9 : count >= 5 ? 0.95 : 1) + min(count, 5) * 2.5",
  },
]

const rounds = 200

/**
 * Price formulas beside libraries that can say the same, each compiled before. filtrex generates code; the others walk or close over a
 * tree, as ours does with its limits on. Fails when one of them gives another price.
 */
export async function benchFormulas(): Promise<readonly BenchLine[]> {
  const lines: BenchLine[] = []
  for (const formula of formulas) {
    const ours = compileOurs(formula.source)
    const peers = [
      { name: "filtrex (generates code)", run: compileFiltrex(formula.filtrex ?? formula.source) },
      { name: "expr-eval", run: compileExprEval(formula.exprEval ?? formula.source) },
      { name: "mathjs", run: compileMathjs(formula.mathjs ?? formula.source) },
      { name: "jexl", run: compileJexl(formula.jexl ?? formula.source) },
    ]
    for (const { name, run } of peers) {
      if (Math.abs(Number(run()) - ours()) > 1e-9) throw new Error(`${name} gives ${String(run())} for ${formula.name}, not ${ours()}`)
    }
    const repeated = ({ name, run }: { readonly name: string; readonly run: () => unknown }): Peer => ({
      name,
      work: () => {
        let last: unknown
        for (let round = 0; round < rounds; round += 1) last = run()
        return last
      },
    })
    lines.push(...(await compare(`formula: ${formula.name}`, repeated({ name: "ours", run: ours }).work, peers.map(repeated), rounds)))
  }
  return lines
}

function compileOurs(source: string): () => number {
  const formula = compileFormula(source, names)
  if (formula._tag === "FormulaError") throw new Error(`ours does not compile ${source}`)
  return () => {
    const result = formula.evaluate(values)
    return result._tag === "Value" && typeof result.value === "number" ? result.value : Number.NaN
  }
}

function compileFiltrex(source: string): () => unknown {
  const run = compileExpression(source)
  return () => run(values)
}

function compileExprEval(source: string): () => unknown {
  const expression = new Parser().parse(source)
  return () => expression.evaluate(values)
}

function compileMathjs(source: string): () => unknown {
  const expression = compileMath(source)
  return () => expression.evaluate(values)
}

function compileJexl(source: string): () => unknown {
  const jexl = new Jexl()
  jexl.addFunction("max", Math.max)
  jexl.addFunction("min", Math.min)
  const expression = jexl.compile(source)
  return () => expression.evalSync(values)
}
