import { watchVitals } from "../../adapters/browser/page-vitals.ts"

const page = document.getElementById("container")?.dataset["page"] ?? ""
// a beacon goes on when the page is gone; one that is refused is a measure less
watchVitals(window, page, (measure) => void navigator.sendBeacon("/ajax/vitals.php", JSON.stringify(measure)))
