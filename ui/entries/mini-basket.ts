import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { miniBasketMachine } from "../../core/pages/mini-basket-machine.ts"
import { runIsland } from "../runtime/run-island.tsx"
import { MiniBasketIsland } from "../shell/MiniBasketIsland.tsx"

runIsland("miniBasket", miniBasketMachine, MiniBasketIsland, { recorded: async () => miniBasketMachine, report: sendErrorReport })
