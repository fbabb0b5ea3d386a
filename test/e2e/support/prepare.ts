import { rm } from "node:fs/promises"
import { readyShopFolder } from "../../../cli/shop/open-shop.ts"
import { projectFolder } from "../../../cli/project.ts"
import { dataFolderOf } from "../../../cli/input/settings.ts"
import { prepareShop } from "../../../fixtures/shop/prepare-shop.ts"
import { templateFolder } from "./folders.ts"

/**
 * Before any test: the pictures, drawn once into the project's own data folder, and a freshly seeded shop that every server
 * of the tests starts from.
 */
export default async function prepare(): Promise<void> {
  await readyShopFolder(dataFolderOf(undefined, {}))
  await rm(templateFolder, { recursive: true, force: true })
  await prepareShop(templateFolder, { pictures: false })
  console.log(`  shop of the tests: ${templateFolder.replace(projectFolder, "")}`)
}
