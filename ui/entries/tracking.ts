import { startEventList } from "../../adapters/browser/event-list.ts"

// the page's starter says how
startEventList(window, document.querySelector<HTMLElement>("script[data-events]")?.dataset["events"] === "told" ? "told" : "waits")
