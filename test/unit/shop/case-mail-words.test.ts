import { expect, test } from "vitest"
import { caseCameWords, caseMailWords } from "../../../fixtures/shop/returns/case-mail-words.ts"
import { mailHtml, mailText } from "../../../fixtures/shop/mail/mail-words.ts"
import { sampleCase } from "../../support/core/sample-case.ts"

const scene = { shopName: "Pracownia", zone: "Europe/Warsaw" }
const found = {
  ...sampleCase({ kind: "complaint", number: "23456-789AB", description: "Ucho pękło.\nDrugiego dnia <b>." }),
  id: 1,
  key: "k",
  orderId: null,
  accountId: null,
  basketId: null,
  language: "pl",
  isStocked: false,
} as const

test("the mail of a case has what was sent in by its names, in text and HTML, and no HTML of whoever sent it (10.844)", () => {
  const words = { language: "pl", sender: ["Pracownia"], ...caseMailWords("taken", found, { ...scene, back: null }) } as const
  expect(mailText(words)).toContain("\nNumer sprawy: 23456-789AB\n")
  expect(mailText(words)).toContain("\nCo jest nie tak: Ucho pękło.; Drugiego dnia <b>.")
  expect(mailHtml(words)).toContain("Co jest nie tak</span><br>Ucho pękło.<br>Drugiego dnia &lt;b&gt;.</p>")
})

test("the shop's own mail of a case begins with what it is, and says whom an answer goes to (10.844)", () => {
  const { subject, heading, parts } = caseCameWords(found, scene)
  expect([heading, subject]).toEqual(["Reklamacja 23456-789AB", "Reklamacja 23456-789AB – Pracownia"])
  expect(parts[0]).toEqual({
    is: "paragraph",
    words: "Przyszło nowe zgłoszenie. Odpowiedź na tę wiadomość trafi do osoby, która je wysłała.",
  })
})
