import { prepareShop } from "../../fixtures/shop/prepare-shop.ts"

// Seeds a shop in a process of its own: `growth-seed.ts <data folder> <catalogue folder>`. It tells how many milliseconds that took.

const [dataFolder = "", catalogueFolder = ""] = process.argv.slice(2)
const began = performance.now()
await prepareShop({ dataFolder }, { catalogueFolder })
process.send?.({ ms: performance.now() - began })
