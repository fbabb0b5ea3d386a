import { describe, expect, test } from "vitest"
import type { PageToRender } from "../../ui/server/render-page.tsx"
import { pageModels } from "./page-models.ts"
import { htmlOf } from "./rendered-page.ts"

type Cart = Extract<PageToRender["model"], { readonly page: "cart" }>

async function cart(change: (model: Cart) => Cart): Promise<Document> {
  const model = pageModels["cart"]
  if (model?.page !== "cart") throw new Error("no cart")
  return new DOMParser().parseFromString(await htmlOf(change(model)), "text/html")
}

const section = (page: Document) => page.querySelector<HTMLDetailsElement>("#cart_files")

describe("files for the rows of the cart (10.780, 10.781)", () => {
  test("are sent by a form of its own, with the row that they are for, and what the shop takes is said (10.780, 9.180)", async () => {
    const page = await cart((model) => model)
    const sending = section(page)?.querySelector<HTMLFormElement>('form[enctype="multipart/form-data"]')
    expect([sending?.getAttribute("action"), sending?.method, section(page)?.open]).toEqual(["/basketchange.php?type=files", "post", false])
    const rows = [...(sending?.querySelectorAll<HTMLOptionElement>('select[name="row"] option') ?? [])]
    expect(rows.map(({ value }) => value)).toEqual(
      [...page.querySelectorAll<HTMLElement>(".basket__notes")].map(({ dataset }) => dataset["row"]),
    )
    const field = sending?.querySelector<HTMLInputElement>('input[type="file"]')
    expect([field?.name, field?.multiple, field?.required, field?.accept]).toEqual([
      "row_files",
      true,
      true,
      ".jpg,.jpeg,.png,.webp,.pdf,.txt",
    ])
    expect(page.getElementById(field?.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(/do 5 MB, najwyżej 3 pliki na pozycję/)
    expect(page.querySelector("#basket_form #cart_files")).toBeNull()
  })

  test("that were sent stand with their row, each with a button that takes it away; no island holds them (10.781, 11.560)", async () => {
    const files = [{ id: 7, name: "<b>plan</b>.pdf", bytes: 120_000 }]
    const page = await cart((model) => ({
      ...model,
      notes: (model.basket?.rows ?? []).map(({ rowId, productId, sizeId }, at) => ({
        rowId,
        productId,
        sizeId,
        comment: "",
        ...(at === 0 ? { files } : {}),
      })),
    }))
    expect(section(page)?.open).toBe(true)
    const kept = section(page)?.querySelector('form[aria-label^="Pliki do produktu"]')
    expect(kept?.querySelector("li")?.textContent).toBe("<b>plan</b>.pdf (118\u00a0kB) Usuń: <b>plan</b>.pdf")
    const button = kept?.querySelector("button")
    expect([button?.getAttribute("name"), button?.getAttribute("value")]).toEqual(["remove_file", "7"])
    expect([...page.querySelectorAll('script[type="application/json"]')].some(({ textContent }) => textContent.includes("plan"))).toBe(
      false,
    )
  })

  test("that were not kept leave the form open at the row that they were for (10.782)", async () => {
    const rowId = (model: Cart) => model.basket?.rows[1]?.rowId ?? ""
    const refusal = { _tag: "Other", code: "files", message: "Nie można wgrać pliku a.svg." } as const
    const page = await cart((model) => ({ ...model, refusal: { rowId: rowId(model), refusal } }))
    expect(section(page)?.open).toBe(true)
    expect(section(page)?.querySelectorAll("option")[1]?.hasAttribute("selected")).toBe(true)
    expect(page.body.textContent).toContain("Nie można wgrać pliku a.svg.")
  })

  test("are asked for by no shop that keeps no notes", async () => {
    expect(section(await cart((model) => ({ ...model, notes: null })))).toBeNull()
  })
})
