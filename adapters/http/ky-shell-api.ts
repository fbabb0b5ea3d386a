import type { Language } from "../../core/values/language.ts"
import type { ShellApi } from "../../ports/shell-api.ts"
import { callGraphql } from "./graphql/graphql-call.ts"
import type { GraphqlClient } from "./graphql/graphql-client.ts"
import { noticeOperation } from "./operations/notice.ts"
import { regionSettingsOperation } from "./operations/region-settings.ts"
import { shellOperation } from "./operations/shell.ts"
import { visitorOperation } from "./operations/visitor.ts"

/** What every page shares, over GraphQL. Spec: 1.5. */
export const makeKyShellApi = (client: GraphqlClient, language: Language): ShellApi => ({
  shell: () => callGraphql(client, shellOperation, { language }),
  notice: () => callGraphql(client, noticeOperation, {}),
  region: () => callGraphql(client, regionSettingsOperation, {}),
  visitor: () => callGraphql(client, visitorOperation, {}),
})
