import { startOutsideScripts } from "../../adapters/browser/outside-scripts.ts"

// the page's starter is told which; where it is not told any, this file is not asked for
const listed = document.querySelector<HTMLElement>("script[data-outside]")?.dataset["outside"] ?? ""
startOutsideScripts(window, listed.split(" "))
