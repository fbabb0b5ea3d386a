import { ContainerModule } from "inversify"
import type { Language } from "../../core/values/language.ts"
import { CatalogueApi } from "../../ports/catalogue-api.ts"
import { ShellApi } from "../../ports/shell-api.ts"
import { makeKyCatalogueApi } from "../http/ky-catalogue-api.ts"
import { makeKyShellApi } from "../http/ky-shell-api.ts"
import { ShopClient } from "../http/shop-client.ts"

/** What putting a page together needs besides: on the server and in replays. */
export const pageModule = (language: Language) =>
  new ContainerModule(({ bind }) => {
    bind(CatalogueApi).toResolvedValue(makeKyCatalogueApi, [ShopClient])
    bind(ShellApi).toResolvedValue((client: ShopClient) => makeKyShellApi(client, language), [ShopClient])
  })
