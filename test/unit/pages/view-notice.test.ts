import { expect, test } from "vitest"
import type { BasketRow } from "../../../core/basket/basket.ts"
import { type Notice, productNotice } from "../../../core/messages/notice.ts"
import { titleWithNotice, viewNotice, viewNoticeLine } from "../../../core/pages/view-notice.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimalOf } from "../../../core/values/decimal.ts"
import { sampleBasket } from "../../support/core/sample-shell.ts"
import { productModel } from "../../ui/page-models.ts"
import { frame } from "../../ui/sample-frame.ts"

const polish = textCatalogue("pl", {})
const [row] = sampleBasket(1).rows
const added = (of: Pick<BasketRow, "productId" | "sizeId" | "rowId">): Notice => ({ is: "added", ...of, quantity: decimalOf(1) })

test.each<readonly [string, Notice | null, string | null]>([
  ["nothing", null, null],
  [
    "what was added, by the name of its row",
    added({ productId: row?.productId ?? 0, sizeId: row?.sizeId ?? "", rowId: row?.rowId ?? "" }),
    `Dodano do koszyka: ${row?.name}`,
  ],
  ["what was added and is gone already", added({ productId: 999, sizeId: "M", rowId: "gone" }), "Dodano do koszyka"],
  [
    "an order that is in the basket once more (10.826)",
    { is: "orderRepeated", rows: 2, gone: ["Kubek", "Misa"], fewer: ["Len"], dearer: ["Świeca"] },
    "W koszyku są 2 produkty z zamówienia. Nie da się już zamówić: Kubek; Misa. Mniej niż wtedy: Len. Droższe niż wtedy: Świeca.",
  ],
  ["two baskets", { is: "basketJoined", rows: 1, lowered: 0, names: [] }, "Do Twojego koszyka dołączył 1 produkt sprzed zalogowania."],
  [
    "two baskets that hold more than there is",
    { is: "basketJoined", rows: 5, lowered: 2, names: [] },
    "Do Twojego koszyka dołączyło 5 produktów sprzed zalogowania. W 2 pozycjach zmniejszyliśmy ilość do tego, co można zamówić.",
  ],
  [
    "the goods of two baskets that were lowered (10.319)",
    { is: "basketJoined", rows: 5, lowered: 3, names: ["Kubek Poranek", "Koszula, M"] },
    "Do Twojego koszyka dołączyło 5 produktów sprzed zalogowania. Do tego, co można zamówić, zmniejszyliśmy ilość: Kubek Poranek; Koszula, M i inne.",
  ],
  [
    "an account whose VAT number could not be checked (10.971)",
    { is: "clientRegistered", name: "Marta", isMailed: false, isNotChecked: true },
    "Konto jest gotowe. Miło Cię widzieć, Marta. Numeru VAT nie udało się teraz sprawdzić w rejestrze, co niczego nie wstrzymuje.",
  ],
  ["a refusal, which its own place says", { is: "notSignedIn", why: "wrong", login: "anna" }, null],
])("the line at the top of a page says %s (10.161)", (_, notice, said) => {
  expect(viewNotice(notice, sampleBasket(1), polish)).toBe(said)
})

test("a title begins with what came of the last post (10.109)", () => {
  const signIn = { page: "signIn", frame: frame(), refused: "wrong", login: "anna", returnTo: null } as const
  expect(titleWithNotice("Logowanie", signIn, polish)).toBe("Błąd: Logowanie")
  expect(titleWithNotice("Logowanie", { ...signIn, refused: null }, polish)).toBe("Logowanie")
  const forgotten = { page: "password", frame: frame(), step: { is: "ask", refused: "missing" } } as const
  expect(titleWithNotice("Hasło", forgotten, polish)).toBe("Błąd: Hasło")
  expect(titleWithNotice("Hasło", { ...forgotten, step: { is: "ask", refused: null } }, polish)).toBe("Hasło")
  const denied = { ...frame(), notice: { is: "loginWayRefused", why: "denied", name: "Konto demo" } } as const
  expect(titleWithNotice("Logowanie", { ...signIn, refused: null, frame: denied }, polish)).toBe("Błąd: Logowanie")
  const joined = { ...frame(), notice: { is: "basketJoined", rows: 1, lowered: 0, names: [] } } as const
  expect(titleWithNotice("Konto", { page: "account", client: null, frame: joined, orders: null }, polish)).toBe(
    "Do Twojego koszyka dołączył 1 produkt sprzed zalogowania. – Konto",
  )
})

test("a product's page is told about its own product only (10.161, 10.162)", () => {
  const refused: Notice = { is: "notAdded", productId: 5, refusal: { _tag: "SizeNotChosen" } }
  expect(productNotice(refused, 5)).toEqual({ refusal: { _tag: "SizeNotChosen" }, added: null, asked: null })
  expect(productNotice(refused, 6)).toEqual({ refusal: null, added: null, asked: null })
  expect(productNotice(added({ productId: 5, sizeId: "M", rowId: "r5" }), 5).added).toMatchObject({ sizeId: "M", quantity: decimalOf(1) })
})

test("the line stands on every page, a product's too, but where the layer says it (10.110)", () => {
  const joined = { is: "basketJoined", rows: 1, lowered: 0, names: [] } as const
  const account = { page: "account", client: null, frame: { ...frame(), notice: joined }, orders: null } as const
  const line = "Do Twojego koszyka dołączył 1 produkt sprzed zalogowania."
  expect(viewNoticeLine(account, polish)).toBe(line)
  const product = { ...productModel(), frame: { ...frame(), notice: joined } }
  expect(viewNoticeLine(product, polish)).toBe(line)
  const layer = { ...product, added: { sizeId: "M", quantity: decimalOf(1), rowId: "r1" } }
  expect(viewNoticeLine(layer, polish)).toBeNull()
})
