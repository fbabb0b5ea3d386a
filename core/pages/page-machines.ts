import { leanStep } from "./order-frame.ts"
import { type ListedMachine, listed, type MachineList } from "./page-machine.ts"
import { miniBasketMachine } from "../basket/mini-basket-machine.ts"
import { searchBoxMachine } from "../search/search-box-machine.ts"
import { pageNames, pages } from "./pages.ts"

/** A machine of the shop's own frame: the lean one of an order has none of it. Spec: 10.730. */
const ofShopFrame = (machine: ListedMachine): ListedMachine => ({
  ...machine,
  start: (model, surroundings) => (leanStep(model) === null ? machine.start(model, surroundings) : null),
})

/** The machines that run on every page of the shop's own frame. */
const ofEveryPage: MachineList = {
  miniBasket: ofShopFrame(listed(miniBasketMachine)),
  searchBox: ofShopFrame(listed(searchBoxMachine)),
}

/**
 * Every machine that runs on a page, under the name that recordings know it by: those of each page's record, and those of all pages. Server,
 * terminal, replay and tests go through this list; a page's script imports only the records of its own machines.
 */
export const pageMachines: MachineList = Object.fromEntries(
  [...pageNames.map((name) => pages[name].machines), ofEveryPage].flatMap((machines) => Object.entries(machines)),
)
