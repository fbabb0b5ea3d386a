import { relative } from "node:path"
import type { Plugin } from "vite"
import { noticesText, packageFoldersOf, readNotices, typefaceNotice } from "./licence-notices.ts"

/** Where a build leaves the folders of the packages that it built in, from the build's own folder. */
export const builtInFile = ".vite/built-in.json"

/** Where browsers find the notices of the scripts that they are sent: an address, and a file of the client's build. */
export const clientNotices = "third-party-licenses.txt"

/**
 * Writes down whose code a build holds: the packages of the modules that are left in its files, and nothing that was only looked at.
 * Scripts for browsers that hold such code begin with the address of the notices.
 *
 * @param ofWorkers folders that builds of workers have found, which are builds of their own within that of the client
 */
export function builtInPackages(root: string, ofWorkers: ReadonlySet<string> = new Set()): Plugin {
  return {
    name: "witryna-built-in-packages",
    apply: "build",
    generateBundle(_, bundle) {
      const ofChunks = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? [{ file, folders: packageFoldersOf(Object.keys(file.modules)) }] : [],
      )
      const folders = [...new Set([...ofChunks.flatMap((chunk) => chunk.folders), ...ofWorkers])].toSorted()
      const places = folders.map((folder) => relative(root, folder).replaceAll("\\", "/"))
      this.emitFile({ type: "asset", fileName: builtInFile, source: JSON.stringify(places) })
      if (this.environment.name !== "client") return
      for (const { file } of ofChunks.filter((chunk) => chunk.folders.length > 0)) file.code = `/*! /${clientNotices} */${file.code}`
      const notices = [...readNotices(folders), typefaceNotice(root)]
      this.emitFile({ type: "asset", fileName: clientNotices, source: noticesText("What this site sends to browsers", notices) })
    },
  }
}

/** Tells the build around a worker's own whose code is in the worker. */
export function packagesOfWorkers(found: Set<string>): Plugin {
  return {
    name: "witryna-packages-of-workers",
    apply: "build",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const folders = file.type === "chunk" ? packageFoldersOf(Object.keys(file.modules)) : []
        for (const folder of folders) found.add(folder)
        if (file.type === "chunk" && folders.length > 0) file.code = `/*! /${clientNotices} */${file.code}`
      }
    },
  }
}
