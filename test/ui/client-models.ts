import type { ClientPageModel } from "../../core/account/client.page.ts"
import { frame } from "./sample-frame.ts"

/** Registration, or the data of an order, before anybody has typed. */
export const clientModel = (purpose: "register" | "order"): ClientPageModel => ({
  page: "client",
  frame: frame(),
  setting: { purpose, isAccountOptional: false },
  refused: null,
  isSaved: false,
  known: {},
  terms: "/pl/content/terms.html",
  privacy: "/pl/content/privacy.html",
})
