import { Command } from "commander"
import { registerCalendar } from "./commands/calendar.ts"
import { registerError } from "./commands/error.ts"
import { registerFormula } from "./commands/formula.ts"
import { registerPassword } from "./commands/password.ts"
import { registerPlural } from "./commands/plural.ts"
import { registerPrice } from "./commands/price.ts"
import { registerProduct } from "./commands/product.ts"
import { registerQuantity } from "./commands/quantity.ts"
import { registerReplay } from "./commands/replay.ts"
import { registerScenario } from "./commands/scenario.ts"
import { registerServe } from "./commands/serve.ts"
import { registerShippingTime } from "./commands/shipping-time.ts"
import { registerShop } from "./commands/shop.ts"
import { registerTexts } from "./commands/texts.ts"
import { registerValidate } from "./commands/validate.ts"
import { projectVersion } from "./project.ts"

/** The whole command line of `witryna`. It throws on wrong usage instead of ending the process. */
export function createProgram(): Command {
  const program = new Command("witryna")
    .description("An online-shop storefront whose every rule can be run, tested and replayed outside a browser.")
    .version(projectVersion())
    // options belong to the command that they follow
    .enablePositionalOptions()
    .showHelpAfterError("(add --help for the options and examples)")
    .addHelpText(
      "after",
      `
Examples:
  $ witryna serve                          opens the shop at http://127.0.0.1:8080
  $ witryna replay fixtures/scenarios/*    replays recorded journeys and compares their outcomes
  $ witryna formula explain --expression "width * 2" --param width=3
  $ witryna validate email jan@kowalski    any rule, asked by itself

Exit codes: 0 fine, 1 failed or differs, 2 unusable input, 64 wrong usage, 70 a defect of the program.`,
    )
  registerServe(program)
  registerReplay(program)
  registerScenario(program)
  registerTexts(program)
  registerShop(program)
  registerPlural(program)
  registerError(program)
  registerFormula(program)
  registerValidate(program)
  registerPassword(program)
  registerPrice(program)
  registerShippingTime(program)
  registerCalendar(program)
  registerQuantity(program)
  registerProduct(program)
  throwInsteadOfExit(program)
  return program
}

function throwInsteadOfExit(command: Command): void {
  command.exitOverride()
  for (const inner of command.commands) throwInsteadOfExit(inner)
}
