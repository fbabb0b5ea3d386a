import { expect, test } from "vitest"
import { qrCode } from "../../../core/order/placed/qr-code.ts"
import { correctionWords } from "../../../core/order/placed/qr-correction.ts"
import { transferText } from "../../../core/order/placed/transfer.ts"

test("the words of correction are those of the standard's own example, 01234567 at level M of version 1 (10.752)", () => {
  const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17]
  expect(correctionWords(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85])
})

test("a code has its marks in three corners, timing between them, and grows with its text (10.752)", () => {
  const code = qrCode("a") ?? []
  const corner = (row: number, column: number) =>
    code.slice(row, row + 7).map((cells) =>
      cells
        .slice(column, column + 7)
        .map(Number)
        .join(""),
    )
  const mark = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
  expect([corner(0, 0), corner(0, 14), corner(14, 0)]).toEqual([mark, mark, mark])
  expect(code[6]?.slice(7, 14).map(Number).join("")).toBe("0101010")
  expect([1, 14, 15, 62, 106, 180, 181].map((length) => qrCode("a".repeat(length))?.length ?? null)).toEqual([21, 21, 25, 33, 41, 53, null])
})

test("a transfer is told in letters without diacritics, its parts cut and kept apart (10.752)", () => {
  const to = { account: "21999900010000123456789012", recipient: "Źródło | Żuk i Synowie sp. z o.o." }
  expect(transferText(to, { minor: 5 }, "Zamówienie 7KQ2M-X9D4R")).toBe(
    "|PL|21999900010000123456789012|000005|Zrodlo  Zuk i Synowi|Zamowienie 7KQ2M-X9D4R|||",
  )
})
