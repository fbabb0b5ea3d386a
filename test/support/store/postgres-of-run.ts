import { startPostgres } from "./postgres-server.ts"

/** The variable that tells the workers of a run where its PostgreSQL is. */
export const postgresVariable = "WITRYNA_POSTGRES"

/** Before tests of the store on PostgreSQL: a server, which is gone when they end. Where none can be had, one line says so. */
export default async function makePostgres(): Promise<(() => Promise<void>) | undefined> {
  const server = await startPostgres()
  if (server === null) {
    console.log(
      "PostgreSQL: skipped, npm brings none for this platform and there is none in /usr/lib/postgresql (Debian: apt-get install postgresql)",
    )
    return undefined
  }
  process.env[postgresVariable] = server.address
  return server.stop
}
