import { StatementSync } from "node:sqlite"
import { sql } from "kysely"
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

/** How a data file looks for what a statement reads. */
export async function planOf(tables: ShopReader, statement: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly detail: string }>`${sql.raw(`explain query plan ${statement}`)}`.execute(tables)
  return rows.map(({ detail }) => detail)
}
