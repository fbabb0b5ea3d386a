import { within } from "@testing-library/dom"
import { expect, test } from "vitest"
import { renderedPage } from "./rendered-page.ts"

const rows = async () => within((await renderedPage("productVersions")).body).getAllByRole("group", { name: /Szkliwo|Pojemno/ })

test("each attribute is a row of named links under the platform's names, without backslashes (10.101, 16.3)", async () => {
  const [glaze, content] = await rows()
  expect(glaze?.className).toContain("projector_multiversions__item")
  expect(glaze?.getAttribute("data-id")).toBe("1")
  const links = [...(content?.querySelectorAll("a.projector_multiversions__item_link") ?? [])]
  expect(links.map((link) => [link.textContent, link.getAttribute("data-values_id"), link.getAttribute("href")])).toEqual([
    ["250 ml", "21", "/product-pol-501-Kubek.html"],
    ["350 ml (wyprzedane)", "22", "/product-pol-902-Kubek.html"],
  ])
  expect(links.map((link) => [link.getAttribute("data-product"), link.getAttribute("data-title")])).toEqual([
    ["503", "250 ml"],
    ["902", "350 ml (wyprzedane)"],
  ])
  expect(links.map((link) => link.matches(".--selected[aria-current=true]"))).toEqual([true, false])
  expect((await renderedPage("productVersions")).getElementById("content")?.textContent).not.toContain("\\")
})

test("what would change another choice says so below the choices, in view, and a dead end leads nowhere (16.5, 16.42, 16.64)", async () => {
  const [glaze] = await rows()
  if (glaze === undefined) throw new Error("no row")
  const forest = within(glaze).getByRole("link", { name: "las" })
  expect(forest.getAttribute("href")).toBe("/product-pol-903-Kubek.html")
  const hint = glaze.querySelector(`#${forest.getAttribute("aria-describedby") ?? ""}`)
  expect(hint?.textContent).toBe("Ten wybór zmieni pozostałe opcje")
  expect([hint?.hasAttribute("hidden"), glaze.querySelectorAll("[id$='_hint']").length]).toEqual([false, 1])
  const fog = within(glaze).getByRole("link", { name: "mgła" })
  expect([fog.hasAttribute("href"), fog.getAttribute("aria-disabled")]).toEqual([false, "true"])
})

test("the page is sent the script and the texts of its own kind", async () => {
  const versions = await renderedPage("productVersions")
  const plain = await renderedPage("product")
  const files = (page: Document) => page.querySelector("script[data-files]")?.getAttribute("data-files")
  expect([files(versions), files(plain)]).toEqual([
    expect.stringContaining("product-versions"),
    expect.not.stringContaining("product-versions"),
  ])
  const texts = (page: Document) => page.querySelector("#island_product_data")?.textContent ?? ""
  expect([texts(versions).includes("choice.conflictHint"), texts(plain).includes("choice.conflictHint")]).toEqual([true, false])
})
