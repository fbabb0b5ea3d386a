import type { BenchLine } from "./bench-line.ts"
import { withBenchShop } from "./bench-shop.ts"
import { benchCalendar } from "./calendar.ts"
import { benchDecode } from "./decode-reply.ts"
import { benchFormulas } from "./formulas.ts"
import { benchFrontOfShop } from "./front-of-shop.ts"
import { benchMachine } from "./machine-events.ts"
import { benchMoney } from "./money.ts"
import { benchOrderPost } from "./order-post.ts"
import { benchPageRender } from "./page-render.ts"
import { benchReplay } from "./replay-steps.ts"
import { benchTerminalStart } from "./terminal-start.ts"
import { benchServedPages } from "./served-pages.ts"
import { benchVariants } from "./variants.ts"

/** Every benchmark, one after the other. */
export function runBench(): Promise<readonly BenchLine[]> {
  return withBenchShop(async (shop) => [
    ...(await benchPageRender(shop)),
    ...(await benchServedPages(shop)),
    ...(await benchFrontOfShop(shop)),
    ...(await benchOrderPost()),
    ...(await benchDecode(shop)),
    ...(await benchMachine()),
    ...(await benchReplay()),
    ...(await benchTerminalStart()),
    ...(await benchMoney()),
    ...(await benchCalendar()),
    ...(await benchVariants()),
    ...(await benchFormulas()),
  ])
}
