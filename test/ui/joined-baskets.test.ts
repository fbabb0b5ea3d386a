import { expect, test } from "vitest"
import { pageModels } from "./page-models.ts"
import { htmlOf } from "./rendered-page.ts"

test("the account's page names what was lowered as two baskets became one (10.319)", async () => {
  const { account } = pageModels
  if (account?.page !== "account") throw new Error("no account")
  const notice = { is: "basketJoined", rows: 2, lowered: 1, names: ["Kubek Poranek"] } as const
  const page = new DOMParser().parseFromString(await htmlOf({ ...account, frame: { ...account.frame, notice } }), "text/html")
  expect(page.querySelector(".notice-line")?.textContent).toBe(
    "Do Twojego koszyka dołączyły 2 produkty sprzed zalogowania. Do tego, co można zamówić, zmniejszyliśmy ilość: Kubek Poranek.",
  )
})
