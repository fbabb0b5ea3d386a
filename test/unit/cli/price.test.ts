import { expect, test } from "vitest"
import { runCommand } from "../../support/cli/run-command.ts"

const run = (...words: readonly string[]) => runCommand("price", ...words)

const subscription = ["subscription", "--max", "100", "--max-net", "81.30", "--rebate", "10", "--save", "0", "--before", "100"]
const both = ["instalment", "--min", "100", "--max", "5000", "--price", "50", "--cart-subtotal", "300", "--cart-products", "2"]
const code = ["code", "--price", "129", "--code", "LATO10"]
const omnibus = ["omnibus", "--price", "80", "--max", "100"]

test.each([
  [[...subscription, "--type", "percentage"], "90,00 zł brutto\n73,17 zł netto\n-10%"],
  [
    ["subscription", "--max", "100", "--max-net", "80", "--save", "5", "--rebate", "20", "--type", "quota"],
    "75,00 zł brutto\n60,00 zł netto\n-25%",
  ],
  [["subscription", "--max", "99,99", "--max-net", "80", "--save", "-10", "--lang", "en"], "109.99 zł incl. VAT\n88.00 zł excl. VAT\n+10%"],
  [["subscription", "--max", "100", "--max-net", "80"], "100,00 zł brutto\n80,00 zł netto"],
  // what the page sets counts, empty or false, and the rest is the shop's (3.3, 15.12)
  [["subscription", "--max", "100", "--symbol", "CHF", "--symbol-before"], "CHF 100,00 brutto"],
  [["subscription", "--max", "100", "--symbol", "", "--no-space"], "100,00 brutto"],
  [["subscription", "--max", "100", "--currency", "EUR", "--lang", "en", "--no-symbol-before", "--space"], "100.00 € incl. VAT"],
  [["format", "1234.5", "--mask", "###,##0.00", "--symbol", "zł"], "1 234,50 zł"],
  [[...code, "--percent", "10"], "116,10 zł\nCena bez kodu rabatowego: 129,00 zł (-10%)"],
  [[...code, "--amount", "20", "--typed", "lato 10", "--lang", "en"], "109.00 zł\nPrice without rebate code: 129.00 zł (-16%)"],
  [["format", "1234.5", "--mask", "###,##0.00", "--lang", "en"], "1,234.50 zł"],
  [["format", "1234.5", "--mask", "###&nbsp;##0,00"], "1\u00A0234,50 zł"],
  [["format", "1234.5", "--mask", "0.0"], "1234,5 zł"],
  [["format", "1234.5", "--mask", "0,0", "--lang", "en"], "1234,5 zł"],
  [["format", "1234.5", "--mask", "# ##0", "--lang", "en"], "1 235 zł"],
  [["format", "1,005"], "1,01 zł"],
  [["convert", "129", "--rate", "4,2350"], "30,46 €"],
  [["convert", "129", "--rate", "3.6480", "--to", "USD", "--lang", "en"], "$35.36"],
  [["multipack", "--base", "10", "--step", "2=9", "--quantity", "2", "--currency", "EUR", "--lang", "en"], "€9.00 × 2 szt. = €18.00"],
  [["shown", "--price", "30.35", "--currency", "USD"], "30,35 $"],
  [["format", "-5", "--symbol", ""], "-5,00"],
  [["format", "1234.5", "--symbol", "$", "--before", "--no-space", "--group", ",", "--decimal", "."], "$1,234.50"],
  [
    ["multipack", "--base", "10", "--step", "2=9", "--step", "5=8", "--quantity", "4"],
    "9,00 zł × 4 szt. = 36,00 zł\nOd 5 szt.: 8,00 zł. Brakuje: 1 szt.",
  ],
  [["multipack", "--base", "10", "--step", "2=9", "--step", "5=8", "--quantity", "5"], "8,00 zł × 5 szt. = 40,00 zł"],
  [
    ["multipack", "--base", "10", "--step", "1,2=9,50", "--quantity", "0.5", "--sell-by", "0.5", "--unit", "m", "--lang", "en"],
    "10.00 zł × 0.5 m = 5.00 zł\nFrom 1.2 m: 9.50 zł. Still missing: 1 m",
  ],
  [
    ["countdown", "--promotion", "2026-11-20", "--special", "2026-11-24 20:00", "--now", "2026-11-21T12:00:00+01:00"],
    "Promocja trwa do 24.11.2026, godz. 20:00\nDo końca promocji: 03 dni 08 godzin 00 minut 00 sekund",
  ],
  [
    ["countdown", "--discount", "2026-11-21", "--now", "2026-11-21T23:59:00Z", "--zone", "UTC", "--lang", "en"],
    "The promotion ends on 21.11.2026 at 23:59\nThe promotion ends in: 00 hours 00 minutes 59 seconds",
  ],
  [["countdown", "--promotion", "2026-11-20", "--now", "2026-11-21T12:00:00+01:00"], "Nie ma nic do pokazania."],
  [["multipack", "--base", "10"], "10,00 zł × 1 szt. = 10,00 zł"],
  [
    [...omnibus, "--lowest", "75", "--until", "2026-12-05", "--before-code", "90", "--code-active"],
    "Najniższa cena z 30 dni przed obniżką: 75,00 zł (+7%)\nCena obowiązuje do 05.12.2026\nCena bez kodu rabatowego: 90,00 zł (-11%)",
  ],
  [[...omnibus, "--lowest", "75", "--before-code", "90"], "Najniższa cena z 30 dni przed obniżką: 75,00 zł (+7%)"],
  [[...omnibus, "--lowest", "90", "--percent", "12"], "Najniższa cena z 30 dni przed obniżką: 90,00 zł (-12%)"],
  [[...omnibus, "--lowest", "80", "--percent", "12"], "Najniższa cena z 30 dni przed obniżką: 80,00 zł (+12%)"],
  [[...omnibus, "--lowest", "80", "--percent", "12", "--higher"], "Najniższa cena z 30 dni przed obniżką: 80,00 zł (-12%)"],
  [[...omnibus, "--lowest", "80"], "Najniższa cena z 30 dni przed obniżką: 80,00 zł"],
  [
    [...omnibus, "--lowest", "75", "--per", "0.5", "--unit", "m", "--lang", "en"],
    "Lowest price from 30 days before the reduction: 37.50 zł / 0.5 m (+7%)",
  ],
  [
    [...omnibus, "--lowest", "75", "--until", "2026-11-21", "--now", "2026-11-21T23:30:00Z"],
    "Najniższa cena z 30 dni przed obniżką: 75,00 zł (+7%)",
  ],
  [
    [...omnibus, "--lowest", "75", "--until", "2026-11-21", "--now", "2026-11-21T23:30:00Z", "--zone", "UTC"],
    "Najniższa cena z 30 dni przed obniżką: 75,00 zł (+7%)\nCena obowiązuje do 21.11.2026",
  ],
  [
    [...omnibus, "--history", "2026-10-01=90", "--history", "2026-11-01=100", "--reduced-on", "2026-11-21"],
    "Najniższa cena z 30 dni przed obniżką: 90,00 zł (-11%)",
  ],
  [
    [...omnibus, "--history", "2026-10-01=90", "--history", "2026-10-20=100", "--now", "2026-11-21T12:00:00Z"],
    "Najniższa cena z 30 dni przed obniżką: 100,00 zł (-20%)",
  ],
  [["omnibus", "--price", "80", "--max", "80", "--lowest", "75"], "Nie ma nic do pokazania."],
  [[...omnibus, "--lowest", "75", "--by-phone", "--lang", "en"], "There is nothing to show."],
  [["instalment", "--min", "100", "--price", "50", "--quantity", "3"], "Kalkulator rat dla kwoty 150,00 zł"],
  [["instalment", "--min", "0", "--max", "0", "--price", "50"], "Kalkulator rat dla kwoty 50,00 zł"],
  [["instalment", "--lang", "en"], "Instalment calculator without an amount"],
  [["instalment"], "Kalkulator rat bez podanej kwoty"],
  [
    ["instalment", "--page", "cart", "--cart-subtotal", "300", "--cart-products", "1", "--price-type", "net", "--lang", "en"],
    "Instalment calculator for 300.00 zł excl. VAT",
  ],
  [
    [...both, "--name", "Raty X"],
    "Minimalna kwota umożliwiająca zakupy przez Raty X to 100,00 zł.\n- Oblicz raty tylko dla tego produktu: 50,00 zł (Zwiększ ilość sztuk produktu, aby uruchomić kalkulator rat.)\n+ Oblicz raty łącznie z wartością koszyka: 350,00 zł",
  ],
  [
    ["instalment", "--price", "150", "--cart-subtotal", "300", "--cart-products", "2", "--max-products", "2", "--in-cart"],
    "+ Oblicz raty tylko dla tego produktu: 150,00 zł\n+ Oblicz raty łącznie z wartością koszyka: 450,00 zł",
  ],
  [
    ["shown", "--price", "80", "--max", "100", "--lowest", "75"],
    "80,00 zł (100,00 zł, -20%)\nNajniższa cena z 30 dni przed obniżką: 75,00 zł (+7%)",
  ],
  [
    ["shown", "--price", "80", "--max", "100", "--lowest", "90", "--lang", "en", "--quantity", "2"],
    "160.00 zł (200.00 zł, -20%)\nLowest price from 30 days before the reduction: 180.00 zł / 2 szt. (-11%)",
  ],
  [["shown", "--price", "80", "--max", "100", "--percent", "19,9"], "80,00 zł (100,00 zł, -19%)"],
  [["shown", "--price", "996", "--max", "1000"], "996,00 zł (1 000,00 zł)"],
  [["shown", "--price", "80", "--by-phone"], "Cena na telefon"],
  [["shown", "--points", "12.5", "--quantity", "2"], "25 pkt."],
  [["shown"], "Produkt niedostępny"],
])("witryna price %j prints what the rule finds", async (words, answer) => {
  expect(await run(...words)).toEqual({ out: answer, err: "", code: 0 })
})

test.each([
  [["subscription", "--save", "5"], "Ceny subskrypcji nie można obliczyć: nie podano ani ceny, ani rabatu."],
  [["format", "1", "--mask", "0#"], "Nie można odczytać maski cen 0#. Poprawna maska to na przykład ###,##0.00."],
  [
    ["instalment", "--min", "100", "--price", "50"],
    "Minimalna kwota umożliwiająca zakupy przez Raty to 100,00 zł.\n- Oblicz raty tylko dla tego produktu: 50,00 zł (Zwiększ ilość sztuk produktu, aby uruchomić kalkulator rat.)",
  ],
  [
    ["instalment", "--page", "cart", "--cart-subtotal", "300", "--cart-products", "3", "--not-allowed", "--lang", "en"],
    "Not all products in your basket can be bought with Raty. Check this on the product pages and pay for the others separately.\n- Calculate instalments of the products in your basket: 300.00 zł",
  ],
])("witryna price %j is refused in the rule's words, with exit code 1", async (words, message) => {
  expect(await run(...words)).toEqual({ out: "", err: message, code: 1 })
})

test.each([
  [subscription, 0, { gross: { value: "90.00", formatted: "90,00 zł" }, net: { value: "73.17", formatted: "73,17 zł" }, percent: 10 }],
  [["subscription"], 1, null],
  [
    ["format", "1234,5"],
    0,
    {
      value: "1234.5",
      text: "1 234,50 zł",
      format: { mask: "###,##0.00", groupSeparator: " ", decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: true },
    },
  ],
  [["subscription", "--max", "100"], 0, { gross: { value: "100.00", formatted: "100,00 zł" }, net: null, percent: 0 }],
  [["format", "1", "--mask", "?"], 1, { is: "MaskUnreadable", mask: "?", fault: "character" }],
  [["multipack", "--base", "10"], 0, { unitPrice: "10,00 zł", total: "10,00 zł", next: null }],
  [
    [...omnibus, "--lowest", "75"],
    0,
    { lines: [{ is: "lowest", text: "Najniższa cena z 30 dni przed obniżką: 75,00 zł", amount: "75,00 zł", percent: "+7%", until: "" }] },
  ],
  [["instalment", "--price", "50"], 0, { is: "start", amount: "50,00 zł" }],
  [["instalment"], 0, { is: "start", amount: null }],
  [
    ["instalment", "--max", "10", "--price", "50"],
    1,
    {
      is: "ask",
      message: "Maksymalna kwota umożliwiająca zakupy przez Raty to 10,00 zł.",
      buttons: [
        {
          label: "Oblicz raty tylko dla tego produktu",
          amount: "50,00 zł",
          enabled: false,
          hint: "Zmniejsz ilość sztuk produktu, aby uruchomić kalkulator rat.",
        },
      ],
    },
  ],
])("witryna price %j --json has the same content, with exit code %d", async (words, code, data) => {
  const found = await run(...words, "--json")
  expect(JSON.parse(found.out)).toEqual({ version: 1, exitCode: code, message: code === 0 ? null : expect.any(String), data })
  expect([found.err, found.code]).toEqual(["", code])
})

test.each([
  [["subscription", "--type", "gift"]],
  [["multipack", "--base", "10", "--step", "5"]],
  [["multipack", "--base", "10", "--step", "0=5"]],
  [["multipack", "--base", "10", "--quantity", "-1"]],
  [["multipack", "--base", "10", "--sell-by", "x"]],
  [["multipack"]],
  [["omnibus"]],
  [["omnibus", "--price", "80", "--until", "2026-02-30"]],
  [["omnibus", "--price", "80", "--history", "2026-02-01"]],
  [["omnibus", "--price", "80", "--percent", "-5"]],
  [["shown", "--price", "80", "--percent", "twenty"]],
  [["instalment", "--page", "home"]],
  [["instalment", "--cart-products", "1.5"]],
  [["instalment", "--max-products", "many"]],
  [["instalment", "--price-type", "both"]],
  [["format"]],
  [["format", "1", "--lang", "de"]],
  [["format", "x"]],
  [["format", ""]],
  [["subscription", "--max", ""]],
  [["subscription", "--max", "-5"]],
  [["subscription", "--max", "100", "--max-net", "1,2,3"]],
  [["subscription", "--max", "100", "--rebate", "ten"]],
  [["multipack", "--base", "1.234"]],
  [["multipack", "--base", "10", "--step", "2=x"]],
  [["shown", "--price", "x"]],
  [["omnibus", "--price", "x"]],
  [[...omnibus, "--lowest", "x"]],
  [[...omnibus, "--before-code", "x"]],
  [[...omnibus, "--history", "2026-10-01=x"]],
  [["instalment", "--min", "x"]],
  [["instalment", "--cart-subtotal", "x"]],
])("witryna price %j is wrong usage: 64, and nothing on standard output", async (words) => {
  const { out, err, code } = await run(...words)
  expect([out, code]).toEqual(["", 64])
  expect(err).toMatch(/^witryna: \S/)
})

test("an amount that cannot be read is told with its option and with an amount of the language", async () => {
  expect((await run("subscription", "--max", "abc")).err).toBe(
    "witryna: option '--max' argument 'abc' is invalid. It is an amount such as 129,00.",
  )
  expect((await run("omnibus", "--price", "1", "--max", "x", "--lang", "en")).err).toBe(
    "witryna: option '--max' argument 'x' is invalid. It is an amount such as 129.00.",
  )
  expect((await run("subscription", "--max", "-5")).err).toContain("It is an amount from 0.")
})

test("a net price that nobody named is not made up", async () => {
  expect((await run("subscription", "--max", "100", "--rebate", "10", "--before", "100")).out).toBe("90,00 zł brutto\n-10%")
})
