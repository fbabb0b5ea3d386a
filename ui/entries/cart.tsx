import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { cartMachine } from "../../core/basket/cart-machine.ts"
import { CartFormIsland } from "../cart/CartFormIsland.tsx"
import { islandId } from "../runtime/islands/island-data.ts"
import { runIsland } from "../runtime/islands/run-island.tsx"
import { typedInto } from "../runtime/islands/start-island.ts"
import { startWhenNeeded } from "../runtime/islands/start-when-needed.ts"
import { hasKeptInCart } from "../runtime/saved/kept-in-cart.ts"
import { whenParsed } from "../runtime/islands/when-parsed.ts"

whenParsed(() => {
  runIsland("cart", cartMachine, CartFormIsland, {
    recorded: async () => cartMachine,
    report: sendErrorReport,
    typed: (container, { rows }) =>
      [...container.querySelectorAll<HTMLInputElement>(".quantity__input")].flatMap((field, index) => {
        const text = typedInto(field)
        const rowId = rows[index]?.rowId
        return text === null || rowId === undefined ? [] : [{ type: "QuantityTyped", rowId, text } as const]
      }),
    rehearsed: ({ rows }) => rows.slice(0, 1).map(({ rowId }) => ({ type: "QuantityStepped", rowId, by: 1 }) as const),
    loadsShop: true,
  })
  startWhenNeeded(
    "cartSummary",
    async () => {
      const [{ startCartSummary }, { cartSummaryIsland }] = await Promise.all([
        import("./cart-summary.ts"),
        import("../cart/CartSummaryIsland.tsx"),
      ])
      await startCartSummary(cartSummaryIsland)
    },
    sendErrorReport,
  )
  startWhenNeeded("rowNotes", async () => (await import("./row-notes.tsx")).startRowNotes(), sendErrorReport)
  // there is something to show that the page was not served with
  if (hasKeptInCart()) document.getElementById(islandId("rowNotes"))?.dispatchEvent(new Event("pointerenter"))
  startWhenNeeded("leaveQuestion", async () => (await import("./leave-question.tsx")).startLeaveQuestion("leaveQuestion"), sendErrorReport)
  startWhenNeeded("rebateCode", async () => (await import("./rebate-code.ts")).startRebateCode(), sendErrorReport)
})
