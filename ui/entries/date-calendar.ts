import { offerServiceDates } from "../calendar/service-dates.ts"
import { findIsland } from "../runtime/islands/island-data.ts"

const offer = () => offerServiceDates(findIsland("product")?.data.texts ?? { language: "pl", texts: {} })

offer()
// the content may be exchanged for that of another service
addEventListener("islandlive", offer)
