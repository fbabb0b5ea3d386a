import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { islandId } from "../runtime/islands/island-data.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"

// these forms post as they stand and run no script: what is typed into them is kept all the same
whenParsed(() => {
  const report = (failure: unknown) => sendErrorReport("keep a form as it was served", failure)
  const forgotten =
    document.querySelector("[data-forgets]") === null
      ? Promise.resolve()
      : import("./forget-told.ts").then((chunk) => chunk.forgetTold(), report)
  const places = document.querySelectorAll<HTMLElement>("[data-kept-as]")
  if (places.length === 0) return
  // what the shop has does not come back
  forgotten
    .then(() => import("../runtime/saved/keep-served.ts"))
    .then(({ keepServed }) => places.forEach((place) => keepServed(place)))
    .catch(report)
  if (document.getElementById(islandId("leaveForm")) !== null)
    import("./leave-question.tsx").then((chunk) => chunk.startLeaveQuestion("leaveForm")).catch(report)
})
