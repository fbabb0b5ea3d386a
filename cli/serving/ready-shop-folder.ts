import { prepareShop } from "../../fixtures/shop/prepare-shop.ts"
import { folderTrouble } from "./folder-trouble.ts"

/**
 * Prepares a data folder and shows on standard error how far it is: one line that is overwritten on a terminal, and a line for
 * every tenth elsewhere.
 *
 * @returns how long it took, in milliseconds
 */
export async function readyShopFolder(dataFolder: string, options: { readonly pictures: boolean } = { pictures: true }): Promise<number> {
  const began = performance.now()
  const progress = makeProgress()
  try {
    await prepareShop(dataFolder, { pictures: options.pictures, onProgress: progress.say })
  } catch (cause) {
    throw folderTrouble(dataFolder, cause)
  } finally {
    progress.end()
  }
  return Math.round(performance.now() - began)
}

function makeProgress(): { readonly say: (line: string) => void; readonly end: () => void } {
  const { stderr } = process
  let shown = 0
  let open = false
  return {
    say: (line) => {
      if (stderr.isTTY) {
        stderr.write(`\r\u001b[K${line}`)
        open = true
        return
      }
      const count = /(\d+)\/(\d+)$/.exec(line)
      const tenth = count === null ? null : Math.floor((Number(count[1]) / Number(count[2])) * 10)
      if (tenth !== null && tenth === shown) return
      shown = tenth ?? shown
      stderr.write(`${line}\n`)
    },
    end: () => void (open && stderr.write("\r\u001b[K")),
  }
}
