import type { JourneyPlan } from "../../adapters/replay/replay-scenario.ts"
import { favouritesAddress, listsAddress } from "../../core/addresses/saved-addresses.ts"
import { compared, everyPlan, hearted, putOnList, opened, signedIn } from "./scenario-steps.ts"

/** The journey of what is kept for later. */
export const savedPlans: readonly JourneyPlan[] = [
  {
    ...everyPlan,
    name: "kept-and-united",
    title: "What a guest marks, lists and compares is united with the client's at sign-in: nothing is lost, and nothing is there twice",
    events: [
      { atMs: 0, event: opened(favouritesAddress("pl")) },
      { atMs: 1000, event: signedIn(favouritesAddress("pl")) },
      { atMs: 3000, event: hearted(503, "baltyk") },
      { atMs: 6000, event: putOnList(511, "") },
      { atMs: 9000, event: { type: "Submitted", action: "/login.php?operation=logout", fields: {} } },
      { atMs: 12_000, event: opened(favouritesAddress("pl")) },
      { atMs: 15_000, event: hearted(535, "M") },
      { atMs: 18_000, event: hearted(503, "") },
      { atMs: 21_000, event: putOnList(535, "M") },
      { atMs: 24_000, event: putOnList(511, "") },
      { atMs: 27_000, event: compared(501) },
      { atMs: 30_000, event: signedIn(favouritesAddress("pl")) },
      { atMs: 33_000, event: opened(listsAddress("pl")) },
      { atMs: 36_000, event: opened("/product-compare.php") },
    ],
    endMs: 38_000,
  },
]
