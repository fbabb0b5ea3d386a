import { createRoot } from "react-dom/client"
import {
  type Chooser,
  type ChooserCommand,
  type ChooserEvent,
  type ChosenRegion,
  chooser,
  closedChooser,
  regionFields,
} from "../../core/region/chooser.ts"
import { readChooserParams } from "../../core/region/chooser-config.ts"
import { readCountries } from "../../core/region/country.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { ChooserDialog } from "../region/ChooserDialog.tsx"
import { onReturned } from "../runtime/navigation/page-returns.ts"
import type { RegionPageData } from "../runtime/region/page-region.ts"

/**
 * Opens the chooser of country and language above the page. Spec: 4.30 to 4.33, 10.158.
 *
 * @param config `window.selectLanguageConfig`, whatever it is
 * @param params `window.selectLanguageParamsConfig`, whatever it is
 */
export function showChooser(data: RegionPageData, config: unknown, params: unknown): void {
  const start = { countries: readCountries(config), mode: readChooserParams(params).mode, language: data.language }
  const store = createMachineStore<Chooser, ChooserEvent, ChooserCommand>(chooser, closedChooser(start), (command) => {
    if (command.type === "WriteCookie") document.cookie = command.cookie
    else send(command.chosen)
  })
  store.send({ type: "Opened" })
  if (store.getSnapshot().step === "closed") return
  onReturned(() => store.send({ type: "Returned" }))
  const place = document.createElement("div")
  document.body.append(place)
  createRoot(place).render(<ChooserDialog store={store} texts={data.texts} />)
}

/** Our own site is asked by a form; to another one the policy of pages lets no form go, and a link leads. Spec: 7.20, 10.373. */
function send(chosen: ChosenRegion): void {
  const fields = regionFields(chosen)
  if (chosen.site !== null) {
    const site = new URL(chosen.site)
    for (const [name, value] of fields) site.searchParams.set(name, value)
    return location.assign(site)
  }
  const form = document.createElement("form")
  form.method = "post"
  form.action = "/settings.php"
  for (const [name, value] of [...fields, ["return", location.pathname + location.search] as const]) {
    const field = document.createElement("input")
    field.type = "hidden"
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
}
