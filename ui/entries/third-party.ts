import { startThirdPartyScripts } from "../../adapters/browser/third-party-scripts.ts"

// the page's starter is told which; where it is not told any, this file is not asked for
const listed = document.querySelector<HTMLElement>("script[data-third-party]")?.dataset["thirdParty"] ?? ""
startThirdPartyScripts(window, listed.split(" "))
