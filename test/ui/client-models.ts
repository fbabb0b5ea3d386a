import type { ClientPageModel } from "../../core/account/client.page.ts"
import { noLoginWays } from "../../core/account/ways/login-ways.ts"
import { frame } from "./sample-frame.ts"

/** Registration, or the data of an order, before anybody has typed. */
export const clientModel = (purpose: "register" | "order"): ClientPageModel => ({
  page: "client",
  frame: frame(),
  setting: { purpose, isAccountOptional: false },
  ways: noLoginWays,
  refused: null,
  known: {},
  terms: "/pl/content/terms.html",
  privacy: "/pl/content/privacy.html",
})
