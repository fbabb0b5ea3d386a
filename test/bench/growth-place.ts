import type { StorePlace } from "../../fixtures/shop/store/store-place.ts"

/** A place as another process of this benchmark has told it. */
export function placeOf(text: string): StorePlace {
  const { dataFolder, databaseUrl } = Object(JSON.parse(text))
  if (typeof databaseUrl === "string") return { databaseUrl }
  if (typeof dataFolder === "string") return { dataFolder }
  throw new Error("A place is a folder or an address")
}
