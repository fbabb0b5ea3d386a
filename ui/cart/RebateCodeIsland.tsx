import { useMemo } from "react"
import { type RebateBlock, type RebateBlockEvent, viewRebateBlock } from "../../core/basket/rebate-block.ts"
import type { IslandProps } from "../runtime/islands/island-data.ts"
import { useMachine } from "../runtime/islands/use-machine.ts"
import { makeSay } from "../say.ts"
import { RebateCodeForm } from "./RebateCodeForm.tsx"
import type { RebateFormTextKey } from "./rebate-code-texts.ts"

/** The form of the rebate code in the cart, which follows what the rows come to. Spec: 15.64, 15.68. */
export function RebateCodeIsland({ store, texts }: IslandProps<RebateBlock, RebateBlockEvent, RebateFormTextKey>) {
  const [state] = useMachine(store)
  const say = useMemo(() => makeSay(texts), [texts])
  const view = viewRebateBlock(state, texts)
  return view === null ? null : <RebateCodeForm view={view} productId={null} say={say} />
}
