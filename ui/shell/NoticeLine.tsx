import type { ShownPageModel } from "../../core/pages/page.ts"
import { viewNoticeLine } from "../../core/pages/view-notice.ts"
import type { Scene } from "../scene.ts"

/** What the last post came to, said once at the top of the page that follows, and the place where the keyboard goes on. Spec: 10.161. */
export function NoticeLine({ model, scene }: { readonly model: ShownPageModel; readonly scene: Scene }) {
  const said = viewNoticeLine(model, scene.catalogue)
  if (said === null) return null
  return (
    <div className="wrap">
      {/* a new page is no change of a live region: the focus makes it heard */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it says what the visitor has just done, and nothing stands before it */}
      <p className="notice-line" role="status" tabIndex={-1} autoFocus>
        {said}
      </p>
    </div>
  )
}
