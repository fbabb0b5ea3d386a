import type { RegionApi } from "../../ports/region-api.ts"
import { callGraphql } from "./graphql/graphql-call.ts"
import type { GraphqlClient } from "./graphql/graphql-client.ts"
import { setPostcodeOperation, setRegionOperation, unsetPlaceOperations } from "./operations/region.ts"

/** Where the shop delivers to, over GraphQL. Spec: 7.30 to 7.33, 7.67, 7.68. */
export const makeKyRegionApi = (client: GraphqlClient): RegionApi => ({
  setRegion: (countryId) => callGraphql(client, setRegionOperation, { countryId }),
  setPostcode: (postcode) => callGraphql(client, setPostcodeOperation, { postcode }),
  unset: (mode) => callGraphql(client, unsetPlaceOperations[mode], {}),
})
