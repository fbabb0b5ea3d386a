import { listed, type MachineList } from "./page-machine.ts"
import { miniBasketMachine } from "../basket/mini-basket-machine.ts"
import { searchBoxMachine } from "../search/search-box-machine.ts"
import { pageNames, pages } from "./pages.ts"

/** The machines that run on every page. */
const ofEveryPage: MachineList = { miniBasket: listed(miniBasketMachine), searchBox: listed(searchBoxMachine) }

/**
 * Every machine that runs on a page, under the name that recordings know it by: those of each page's record, and those of all pages. Server,
 * terminal, replay and tests go through this list; a page's script imports only the records of its own machines.
 */
export const pageMachines: MachineList = Object.fromEntries(
  [...pageNames.map((name) => pages[name].machines), ofEveryPage].flatMap((machines) => Object.entries(machines)),
)
