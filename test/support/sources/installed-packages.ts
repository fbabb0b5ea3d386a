import { existsSync, lstatSync, readdirSync } from "node:fs"
import { join } from "node:path"

/** A package as the lock file has it, by its path such as `node_modules/vite`. */
export type LockedPackages = Readonly<Record<string, { readonly dev?: boolean }>>

/**
 * What each package takes that starting the shop needs, the biggest first. Those of other platforms are not there, and take nothing.
 *
 * Units: bytes, in whole blocks of a disk, as `du` counts them.
 */
export function sizesForStarting(locked: LockedPackages, root: string): readonly (readonly [path: string, bytes: number])[] {
  return Object.entries(locked)
    .filter(([path, { dev }]) => path !== "" && dev !== true && existsSync(join(root, path)))
    .map(([path]) => [path, folderBytes(join(root, path))] as const)
    .toSorted(([, one], [, other]) => other - one)
}

const blockBytes = 4096

function folderBytes(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    // packages within packages have lines of their own in the lock file
    if (entry.name === "node_modules") return sum
    const path = join(folder, entry.name)
    return sum + (entry.isDirectory() ? folderBytes(path) : Math.ceil(lstatSync(path).size / blockBytes) * blockBytes)
  }, blockBytes)
}
