import { copyFile } from "node:fs/promises"
import { mkdtemp } from "node:fs/promises"
import { join } from "node:path"
import { dataFileOf, type StorePlace } from "../../../fixtures/shop/store/store-place.ts"
import { isOnServer, makeDatabase, newDatabaseName, onServer } from "../store/test-databases.ts"
import { shopsPlace } from "../shops-place.ts"

/** A store that is made once and copied: a data file, or a database by its name. */
export type SeededPlace = { readonly file: string } | { readonly database: string }

/** Makes one, on the engine of these tests. @param seed nobody else uses the place */
export async function makeSeededPlace(seed: (place: StorePlace) => Promise<void>): Promise<SeededPlace> {
  if (isOnServer) {
    const database = newDatabaseName()
    await seed(await makeDatabase(database, "template0"))
    return { database }
  }
  const place = { dataFolder: await mkdtemp(join(shopsPlace(), "witryna-seeded-")) }
  await seed(place)
  return { file: dataFileOf(place.dataFolder) }
}

/** A place without tables, on the engine of these tests, which `drop` takes away where it is not a file of the folder. */
export async function newPlace(dataFolder: string): Promise<{ readonly place: StorePlace; readonly drop: () => Promise<void> }> {
  if (!isOnServer) return { place: { dataFolder }, drop: () => Promise.resolve() }
  const name = newDatabaseName()
  const place = await makeDatabase(name, "template0")
  return { place, drop: async () => void (await onServer(`drop database ${name} with (force)`)) }
}

/** A copy of it, which `drop` takes away where it is not a file of the folder. */
export async function copyOf(
  seeded: SeededPlace,
  dataFolder: string,
): Promise<{ readonly place: StorePlace; readonly drop: () => Promise<void> }> {
  if ("file" in seeded) {
    await copyFile(seeded.file, dataFileOf(dataFolder))
    return { place: { dataFolder }, drop: () => Promise.resolve() }
  }
  const name = newDatabaseName()
  const place = await makeDatabase(name, seeded.database)
  return { place, drop: async () => void (await onServer(`drop database ${name} with (force)`)) }
}
