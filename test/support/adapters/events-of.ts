import type { ShopCaller } from "../../../adapters/wiring/shop-caller.ts"
import type { PageMachine } from "../../../core/pages/page-machine.ts"
import { performTask, type PageEffects } from "../../../core/pages/page-task.ts"
import { idleEffects } from "../core/sample-effects.ts"
import type { TextKey } from "../../../core/texts/texts.ts"

interface Tagged {
  readonly type: string
}

/** The events that some commands of a machine end in when a shop is asked, one command after another. */
export async function eventsOf<State, Event extends Tagged, Command extends Tagged, View, Key extends TextKey>(
  machine: PageMachine<State, Event, Command, View, Key>,
  shop: ShopCaller,
  ...commands: readonly Command[]
): Promise<readonly Event[]> {
  const events: Event[] = []
  for (const command of commands) {
    let asked: Promise<void> = Promise.resolve()
    const effects: PageEffects = {
      ...idleEffects,
      shop: (task, send) => {
        asked = shop.ask(task, send)
      },
    }
    performTask(machine.task(command, "pl"), effects, (event) => events.push(event))
    await asked
  }
  return events
}
