import type { Hands } from "../../../core/pages/page-task.ts"

/** Hands that do nothing. */
export const idleHands: Hands = {
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
