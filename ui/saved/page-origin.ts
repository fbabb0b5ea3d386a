import { createContext } from "react"

/**
 * The page's own origin, such as "https://shop.example", for an address that people copy out of the page: one without it leads nowhere from a message. Only the
 * server draws such addresses.
 */
export const PageOrigin = createContext("")
