import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** The variable that tells the workers of a run where its shops are. */
const variable = "WITRYNA_SHOPS_PLACE"

/** What shops of a run need at most, many times over. */
const neededBytes = 2 ** 30

/** Where the folders of test shops are made: the run's own place, or the system's where there is none, as for tests in a browser. */
export const shopsPlace = (): string => process.env[variable] ?? tmpdir()

/**
 * Before the tests of a run start: a place for its shops, which is gone when it ends. A shop that nobody will open again need not reach a disk: each change of
 * its data waits for one, and a tenth of the processor time of such tests is spent on that. A worker is ended without a word, so that it can tidy nothing.
 */
export default function makeShopsPlace(): () => void {
  const place = mkdtempSync(join(quickestFolder(), "witryna-run-"))
  process.env[variable] = place
  return () => rmSync(place, { recursive: true, force: true })
}

/** Where what a run leaves behind need not reach a disk, if there is such a place. */
export const quickestFolder = (): string => (hasRoom("/dev/shm") ? "/dev/shm" : tmpdir())

/** Memory as a folder is something that Linux has, and containers have little of. */
function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= neededBytes
  } catch {
    return false
  }
}
