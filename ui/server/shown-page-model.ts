import type { PageModel, RedirectModel } from "../../core/pages/page.ts"

/** A page that is shown, as against one that sends the visitor elsewhere. */
export type ShownPageModel = Exclude<PageModel, RedirectModel>
