import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { openedNewsletter, recordedNewsletter } from "../../core/letters/opened-newsletter.ts"
import { filledIn } from "../form/Form.tsx"
import { NewsletterForm } from "../letters/NewsletterForm.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"

runIsland("newsletter", openedNewsletter, NewsletterForm, {
  recorded: async () => recordedNewsletter,
  report: sendErrorReport,
  typed: (container, { form }) => filledIn(container, form),
})
