import { expect, test } from "vitest"
import { renderedPage } from "./rendered-page.ts"

test("a product of 189 zł is paid in eight rates of 23,62 zł, and a note says that the last one takes what is left (15.70)", async () => {
  const page = await renderedPage("instalments")
  const cells = [...page.querySelectorAll(".instalments__rates tbody tr > *")].map((cell) => cell.textContent.replaceAll("\u00a0", " "))
  expect(cells).toEqual(["8 rat", "23,62 zł", "189,00 zł"])
  expect(page.querySelector(".instalments__rates + .shipping_info__note")?.textContent).toMatch(/ostatni/i)
})
