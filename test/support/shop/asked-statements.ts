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

/** How many statements work needs, on either engine. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const carried = [vi.spyOn(StatementSync.prototype, "all"), vi.spyOn(StatementSync.prototype, "run"), vi.spyOn(Client.prototype, "query")]
  try {
    await work()
    return carried.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  } finally {
    for (const spy of carried) spy.mockRestore()
  }
}

/** How a data file looks for what a statement reads. */
export async function planOf(tables: ShopReader, statement: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly detail: string }>`${sql.raw(`explain query plan ${statement}`)}`.execute(tables)
  return rows.map(({ detail }) => detail)
}
