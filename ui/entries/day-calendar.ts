import { offerDeliveryDays } from "../calendar/delivery-days.ts"
import { findIsland } from "../runtime/islands/island-data.ts"

offerDeliveryDays(findIsland("orderChoice")?.data.texts ?? { language: "pl", texts: {} })
