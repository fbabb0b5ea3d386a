import { prepareShop } from "../../fixtures/shop/prepare-shop.ts"
import { placeOf } from "./growth-place.ts"

// Seeds a shop in a process of its own: `growth-seed.ts <catalogue folder> <place as JSON>`. It tells how many milliseconds that took.

const [catalogueFolder = "", place = ""] = process.argv.slice(2)
const began = performance.now()
await prepareShop(placeOf(place), { catalogueFolder })
process.send?.({ ms: performance.now() - began })
