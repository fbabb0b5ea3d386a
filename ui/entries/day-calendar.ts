import { offerDeliveryDays } from "../calendar/delivery-days.ts"
import { addStyles } from "../runtime/islands/add-styles.ts"
import { findIsland } from "../runtime/islands/island-data.ts"
import calendarStyles from "../styles/calendar.css?inline"

addStyles(calendarStyles)

offerDeliveryDays(findIsland("orderChoice")?.data.texts ?? { language: "pl", texts: {} })
