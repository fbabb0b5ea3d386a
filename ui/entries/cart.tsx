import "./shell.ts"
import { sendErrorReport } from "../../adapters/browser/send-error-report.ts"
import { cartMachine } from "../../core/basket/cart-machine.ts"
import { CartFormIsland } from "../cart/CartFormIsland.tsx"
import { runIsland } from "../runtime/islands/run-island.tsx"
import { typedInto } from "../runtime/islands/start-island.ts"
import { startWhenNeeded } from "../runtime/islands/start-when-needed.ts"
import { keepServedComments } from "../runtime/saved/keep-served-comments.ts"
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
  startWhenNeeded(
    "rowNotes",
    () => import("./row-notes.tsx").then((chunk) => chunk.startRowNotes()),
    sendErrorReport,
    keepServedComments() || hasKeptInCart(),
  )
  startWhenNeeded(
    "leaveQuestion",
    () => import("./leave-question.tsx").then((chunk) => chunk.startLeaveQuestion("leaveQuestion")),
    sendErrorReport,
  )
  startWhenNeeded("rebateCode", () => import("./rebate-code.ts").then((chunk) => chunk.startRebateCode()), sendErrorReport)
})
