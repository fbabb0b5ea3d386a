import type { PageEffects } from "../../../core/pages/page-task.ts"

/** Effects that do nothing. */
export const idleEffects: PageEffects = {
  timer: () => undefined,
  scroll: () => undefined,
  submit: () => undefined,
  publish: () => undefined,
  outdate: () => undefined,
  navigate: () => undefined,
  content: () => undefined,
  points: () => undefined,
  shop: () => undefined,
}
