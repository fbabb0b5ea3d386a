import { mkdir, rm } from "node:fs/promises"
import { projectFolder } from "../../../cli/project.ts"
import { prepareShop } from "../../../fixtures/shop/prepare-shop.ts"
import { picturesFolder, templateFolder } from "./folders.ts"

/** Before any test: the folder of pictures that all servers of the tests share, and a freshly seeded shop that each of them starts from. */
export default async function prepare(): Promise<void> {
  await mkdir(picturesFolder, { recursive: true })
  await rm(templateFolder, { recursive: true, force: true })
  await prepareShop({ dataFolder: templateFolder })
  console.log(`  shop of the tests: ${templateFolder.replace(projectFolder, "")}`)
}
