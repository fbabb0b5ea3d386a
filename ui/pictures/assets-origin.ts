import { createContext } from "react"

/**
 * The origin from which pictures come when it is not the page's own, such as "https://cdn.example"; "" = it is. The server is told by a setting, and writes it
 * on the page, where scripts read it.
 */
export const AssetsOrigin = createContext(typeof document === "undefined" ? "" : (document.documentElement.dataset["assets"] ?? ""))
