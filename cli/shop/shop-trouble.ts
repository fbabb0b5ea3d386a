import { CatalogueError } from "../../fixtures/catalogue/load-catalogue.ts"
import { StoreRefusal } from "../../fixtures/shop/store/store-trouble.ts"
import { exitCodes, UserError } from "../user-error.ts"

/** What to tell a user whose store or catalogue cannot be used; another cause comes back as it is. */
export function dataTrouble(cause: unknown): unknown {
  if (cause instanceof CatalogueError) return new UserError(`${cause.message}\nThe shop's data stay as they are.`, exitCodes.unusable)
  return cause instanceof StoreRefusal ? new UserError(cause.message) : cause
}

/** Does something with a shop; what is wrong with its store or catalogue is told to the user. */
export async function told<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (cause) {
    throw dataTrouble(cause)
  }
}
