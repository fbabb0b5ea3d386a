import { Client } from "pg"
import { UserError } from "../../cli/user-error.ts"
import { startPostgres } from "../support/store/postgres-server.ts"
import { benchGrowth, databaseOf, type GrowthReport, type GrowthRounds, type GrowthRow, usualRounds } from "./growth.ts"

/** Above this load of the machine a limit says nothing. */
const quietLoad = 1.5

const number = (value: number, unit: string): string => `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`.padStart(11)

const line = ({ what, unit, values, limit, most, sizeTimes = 1 }: GrowthRow): string => {
  const [smallest = 0] = values
  const largest = values.at(-1) ?? 0
  const limits = [
    limit === null ? "" : `  limit ${number(limit, unit).trim()}`,
    most === undefined ? "" : `  at most ${number(most, unit).trim()}`,
  ].join("")
  const size = Math.abs(sizeTimes - 1) < 0.005 ? "" : `, ${sizeTimes.toFixed(2)} times the bytes`
  return `  ${what.padEnd(30)}${values.map((value) => number(value, unit)).join("")}${(largest / smallest).toFixed(2).padStart(9)}${limits}${size}`
}

/** The report as a table. */
export function growthTable({ load, sizes, rows }: GrowthReport): string {
  const head = `${"products".padEnd(32)}${sizes.map((size) => size.toLocaleString("en").padStart(11)).join("")}    times`
  return [`load before ${load.toFixed(2)}`, head, ...rows.map(line)].join("\n")
}

/**
 * Measures how the shop carries more products, prints the table, and fails above a limit when the machine was quiet.
 *
 * @param isOnServer in PostgreSQL, which is started for it
 */
export async function reportGrowth(isOnServer: boolean): Promise<void> {
  const report = isOnServer ? await onServer(await usualRounds()) : await benchGrowth(await usualRounds())
  console.log(`\n${growthTable(report)}`)
  const above = report.rows.filter(({ values, limit, most }) => (values.at(-1) ?? 0) > Math.min(limit ?? Infinity, most ?? Infinity))
  for (const { what } of above) console.log(`\n${what}: above its limit`)
  if (report.load >= quietLoad) console.log(`\nThe machine was busy (load ${report.load.toFixed(2)}): limits are told, not held.`)
  else if (above.length > 0) process.exitCode = 1
}

export async function onServer(rounds: GrowthRounds): Promise<GrowthReport> {
  const server = await startPostgres()
  if (server === null) throw new UserError("there is no PostgreSQL (Debian: apt-get install postgresql)")
  try {
    return await benchGrowth(rounds, async (size) => {
      const client = new Client({ connectionString: server.address })
      await client.connect()
      await client.query(`create database ${databaseOf(size)}`)
      await client.end()
      return { databaseUrl: server.address.replace("/postgres?", `/${databaseOf(size)}?`) }
    })
  } finally {
    await server.stop()
  }
}
