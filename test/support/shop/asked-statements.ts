import { StatementSync } from "node:sqlite"
import { sql } from "kysely"
import { Client } from "pg"
import { vi } from "vitest"
import type { ShopReader } from "../../../fixtures/shop/store/shop-store.ts"

/** The statements that work reads by from a data file, each as often as it is carried out. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const reading = [vi.spyOn(StatementSync.prototype, "get"), vi.spyOn(StatementSync.prototype, "all")]
  try {
    await work()
    const carriedOut: readonly unknown[] = reading.flatMap((spy) => spy.mock.contexts)
    return carriedOut.flatMap((statement) => (statement instanceof StatementSync ? [statement.sourceSQL] : []))
  } finally {
    for (const spy of reading) spy.mockRestore()
  }
}

/** The statements that work carries out on either engine, and how many rows they are answered with. */
export async function statementsAndRows(
  work: () => Promise<unknown>,
): Promise<{ readonly statements: readonly string[]; readonly rows: number }> {
  const all = vi.spyOn(StatementSync.prototype, "all")
  const run = vi.spyOn(StatementSync.prototype, "run")
  const query = vi.spyOn(Client.prototype, "query")
  try {
    await work()
    const inFile: readonly unknown[] = [...all.mock.contexts, ...run.mock.contexts]
    const onServer: readonly unknown[] = query.mock.calls.map(([text]) => text)
    const answers: readonly unknown[] = [...all.mock.results, ...query.mock.settledResults].map(({ value }) => value)
    return {
      statements: [...inFile, ...onServer].map((one) => (one instanceof StatementSync ? one.sourceSQL : String(one))),
      rows: answers.reduce((sum: number, answer) => sum + rowsIn(answer), 0),
    }
  } finally {
    for (const spy of [all, run, query]) spy.mockRestore()
  }
}

function rowsIn(answer: unknown): number {
  const rows: unknown = Array.isArray(answer) ? answer : Object(answer).rows
  return Array.isArray(rows) ? rows.length : 0
}

/** How many statements work needs, on either engine. */
export const countStatements = async (work: () => Promise<unknown>): Promise<number> => (await statementsAndRows(work)).statements.length

/** How a data file looks for what a statement reads. */
export async function planOf(tables: ShopReader, statement: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly detail: string }>`${sql.raw(`explain query plan ${statement}`)}`.execute(tables)
  return rows.map(({ detail }) => detail)
}
