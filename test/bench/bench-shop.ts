import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { projectFolder } from "../../cli/project.ts"
import { createShop, type Shop } from "../../fixtures/shop/create-shop.ts"
import { countNobody } from "../support/shop/count-nobody.ts"

export interface BenchShop {
  readonly shop: Shop
  readonly root: string
  /** of the shop; another process may open it too */
  readonly dataFolder: string
}

/** A freshly seeded shop for the time of the work. */
export async function withBenchShop<Result>(work: (bench: BenchShop) => Promise<Result>): Promise<Result> {
  const dataFolder = await mkdtemp(join(tmpdir(), "witryna-bench-"))
  const shop = await createShop({ dataFolder })
  try {
    await countNobody({ dataFolder })
    return await work({ shop, root: projectFolder, dataFolder })
  } finally {
    await shop.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
