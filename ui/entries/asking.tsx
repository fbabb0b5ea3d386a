import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { askingFieldOf } from "../../core/asking/asking.ts"
import { openedNotify, openedPosted } from "../../core/asking/opened-asking.ts"
import { NotifyForm } from "../asking/NotifyForm.tsx"
import { QuestionForm } from "../asking/QuestionForm.tsx"
import { filledEarly } from "../form/Form.tsx"
import { islandId } from "../runtime/islands/island-data.ts"
import { runIsland } from "../runtime/islands/run-island.tsx"
import { loadTexts } from "../texts/load-texts.ts"

const forms: Readonly<Record<string, (island: Element) => Promise<void>>> = {
  [islandId("notify")]: async (island) => {
    followChosenSize(island)
    runIsland("notify", openedNotify, NotifyForm, {
      builtIn: await loadTexts("notify"),
      recorded: () => import("../../core/asking/recorded-notify.ts").then((chunk) => chunk.recordedNotify),
      report: sendErrorReport,
      typed: (container, { form }) => filledEarly(container, form),
      loadsShop: true,
    })
  },
  [islandId("question")]: async () => {
    runIsland("question", openedPosted("question"), QuestionForm, {
      builtIn: await loadTexts("question"),
      recorded: () => import("../../core/form/recorded/recorded-form.ts").then((chunk) => chunk.recordedForm),
      report: sendErrorReport,
      typed: (container, { form }) => filledEarly(container, form),
    })
    import("./leave-question.tsx")
      .then((chunk) => chunk.startLeaveQuestion("leaveForm"))
      .catch((failure: unknown) => sendErrorReport("load the question before leaving", failure))
  },
}

/** Brings the form in an island to life. Which one it is says the id of its container. Rejects when its texts do not come. */
export async function startAsking(island: Element): Promise<void> {
  await forms[island.id]?.(island)
}

/** The size that is chosen on the page is the one to wait for, also when it was chosen after the form had come to life. */
function followChosenSize(island: Element): void {
  const follow = () => {
    const select = island.querySelector(`[id="${askingFieldOf("notify", "size").id}"]`)
    const chosen = document.getElementById("projector_size_hidden")
    if (!(select instanceof HTMLSelectElement && chosen instanceof HTMLInputElement) || select.value === chosen.value) return
    if (![...select.options].some(({ value }) => value !== "" && value === chosen.value)) return
    select.value = chosen.value
    select.dispatchEvent(new Event("change", { bubbles: true }))
  }
  follow()
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest('a[href="#tellAvailability"]') !== null) follow()
  })
}
