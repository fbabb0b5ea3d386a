import { cartMachine } from "../../core/basket/cart-machine.ts"
import { cartSummaryMachine } from "../../core/basket/summary/cart-summary-machine.ts"
import { leaveQuestionMachine } from "../../core/basket/leaving/leave-question-machine.ts"
import { leaveDialogTextKeys } from "../cart/leave-question-texts.ts"
import { rowNotesMachine } from "../../core/basket/notes/row-notes-machine.ts"
import { rebateCodeMachine } from "../../core/basket/rebate-code-machine.ts"
import { CartFormIsland } from "../cart/CartFormIsland.tsx"
import { cartSummaryIsland } from "../cart/CartSummaryIsland.tsx"
import { cartFormTextKeys } from "../cart/cart-form-texts.ts"
import { summaryTextKeys } from "../cart/cart-summary-texts.ts"
import { CartBody } from "../cart/CartBody.tsx"
import { CartFiles } from "../cart/CartFiles.tsx"
import { RebateCodeIsland } from "../cart/RebateCodeIsland.tsx"
import { rebateFormTextKeys } from "../cart/rebate-code-texts.ts"
import { pickTexts } from "../../core/texts/text-catalogue.ts"
import { rowNotesFormTextKeys } from "../cart/row-notes-texts.ts"
import type { RowNotes, RowNotesEvent } from "../../core/basket/notes/row-notes.ts"
import { OneRowNotes, SeveralNotes } from "../cart/RowNotesIsland.tsx"
import { MachineIsland, staticStore } from "../islands/MachineIsland.tsx"
import type { BodyProps } from "./page-body.ts"

type CartIslandProps = Parameters<typeof CartFormIsland>[0]

/** The rows with what the server alone draws into them. */
const drawnWith = (notes: Pick<CartIslandProps, "notesOf" | "several">) =>
  function CartWithNotes(island: Pick<CartIslandProps, "store" | "texts">) {
    return <CartFormIsland {...island} {...notes} />
  }

const CartSummary = cartSummaryIsland(cartSummaryMachine.view)

/** The cart with its islands. */
export function CartScreen({ model, scene }: BodyProps<"cart">) {
  const shown = { model, scene }
  const notes = rowNotesMachine.open(model)
  const noted =
    notes === null ? null : { store: staticStore<RowNotes, RowNotesEvent>(notes), texts: pickTexts(scene.catalogue, rowNotesFormTextKeys) }
  const notesOf = (rowId: string) => (noted === null ? undefined : <OneRowNotes {...noted} rowId={rowId} />)
  const form = (
    <MachineIsland
      {...shown}
      name="cart"
      machine={cartMachine}
      island={drawnWith({ notesOf, several: noted === null ? undefined : <SeveralNotes {...noted} /> })}
      textKeys={cartFormTextKeys}
    />
  )
  const summary = (
    <MachineIsland {...shown} name="cartSummary" machine={cartSummaryMachine} island={CartSummary} textKeys={summaryTextKeys} isOnDemand />
  )
  const rebateCode = (
    <>
      <MachineIsland
        {...shown}
        name="rebateCode"
        machine={rebateCodeMachine}
        island={RebateCodeIsland}
        textKeys={rebateFormTextKeys}
        isOnDemand
      />
      <MachineIsland {...shown} name="rowNotes" machine={rowNotesMachine} island={() => null} textKeys={rowNotesFormTextKeys} isOnDemand />
      <MachineIsland
        {...shown}
        name="leaveQuestion"
        machine={leaveQuestionMachine}
        island={() => null}
        textKeys={leaveDialogTextKeys}
        isOnDemand
      />
    </>
  )
  const islands = model.basket === null ? null : { form, summary }
  return (
    <CartBody scene={scene} islands={islands} files={<CartFiles {...shown} />} rebateCode={rebateCode} recommended={model.recommended} />
  )
}
