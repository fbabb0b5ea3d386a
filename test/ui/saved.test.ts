import { within } from "@testing-library/dom"
import { expect, test } from "vitest"
import { pageModels, productModel } from "./page-models.ts"
import { htmlOf, renderedPage } from "./rendered-page.ts"

const documentOf = async (model: Parameters<typeof htmlOf>[0]): Promise<Document> =>
  new DOMParser().parseFromString(await htmlOf(model), "text/html")

const fieldsOf = (form: HTMLFormElement | null | undefined): Readonly<Record<string, FormDataEntryValue>> =>
  form === null || form === undefined ? {} : Object.fromEntries(new FormData(form))

test("a product's page marks it as a favourite by a form, and puts it into the comparison by the platform's link (10.69, 10.100, 10.381, 10.382)", async () => {
  const page = await renderedPage("product")
  const button = page.querySelector<HTMLButtonElement>("#projector_button_observe")
  expect([button?.textContent, button?.form?.getAttribute("action"), button?.form?.method]).toEqual([
    "Dodaj do ulubionych",
    "/basketchange.php?mode=2",
    "post",
  ])
  expect(fieldsOf(button?.form)).toEqual({ product: "501" })
  const link = page.querySelector("a.projector_prodstock_compare")
  expect([link?.textContent, link?.getAttribute("href"), link?.getAttribute("rel")]).toEqual([
    "Porównaj",
    "/settings.php?comparers=add&product=501",
    "nofollow",
  ])
})

test("of what is kept already it takes the mark off, and takes it out of the comparison (10.381, 10.382)", async () => {
  const model = productModel()
  const page = await documentOf({ ...model, frame: { ...model.frame, saved: { favourites: [501], compared: [501], lists: [] } } })
  const button = page.querySelector<HTMLButtonElement>("#projector_button_observe")
  expect([button?.textContent, fieldsOf(button?.form)]).toEqual([
    expect.stringMatching(/^Usuń z\sulubionych$/),
    { product: "501", change: "empty" },
  ])
  expect(page.querySelector("a.projector_prodstock_compare.--remove")?.getAttribute("href")).toBe(
    "/settings.php?comparers=remove&product=501",
  )
})

test("a shop that keeps nothing shows no buttons for it (11.230)", async () => {
  const model = productModel()
  const page = await documentOf({ ...model, frame: { ...model.frame, saved: null } })
  expect(page.querySelectorAll("#projector_button_observe, .projector_prodstock_compare")).toHaveLength(0)
})

test("what was kept, and what is too much, is told at the top of the page that comes next (9.105, 10.381)", async () => {
  const told = async (outcome: "favouriteAdded" | "comparedFull") => {
    const model = productModel()
    const page = await documentOf({ ...model, frame: { ...model.frame, notice: { is: "saved", outcome } } })
    return [page.querySelector(".notice-line")?.textContent, page.title]
  }
  expect(await told("favouriteAdded")).toEqual(["Dodano do ulubionych.", expect.stringMatching(/^Dodano do ulubionych\. – Lniana koszula/)])
  expect(await told("comparedFull")).toEqual([
    expect.stringMatching(/^W\sporównaniu jest już 6\sproduktów\. Usuń któryś, aby dodać następny\.$/),
    expect.stringMatching(/^Błąd: Lniana koszula/),
  ])
})

test("favourites stand in a list, the last first, each with the button that takes it out (10.13, 10.381, 11.231)", async () => {
  const page = await renderedPage("favourites")
  const content = page.getElementById("content")
  if (content === null) throw new Error("no content")
  expect(within(content).getByRole("heading", { level: 1 }).textContent).toBe("Ulubione")
  const names = [...content.querySelectorAll("div.product a.product__name")].map(({ textContent }) => textContent)
  expect(names.length).toBeGreaterThan(1)
  const [first] = within(content).getAllByRole<HTMLButtonElement>("button", {
    name: new RegExp(`^Usuń z\\sulubionych: ${names[0] ?? ""}$`),
  })
  expect(fieldsOf(first?.form)).toMatchObject({ change: "empty" })
  expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toMatch(/noindex/)
})

test("without favourites it says so under the platform's name, and has ways on (10.132)", async () => {
  const page = await renderedPage("favouritesNothing")
  expect(page.querySelector("#return_sub_wisheslist_empty > h3")?.textContent).toBe("Lista obserwowanych jest pusta.")
  const links = [...page.querySelectorAll("#return_sub_wisheslist_empty a")].map((link) => link.getAttribute("href"))
  expect(links).toEqual(expect.arrayContaining(["/", "/signin.php?return=%2Fbasketedit.php%3Fmode%3D2", "/pol_m_Kuchnia-10.html"]))
})

const comparison = async (more: object = {}): Promise<Document> => {
  const model = pageModels["comparison"]
  if (model?.page !== "comparison") throw new Error("no comparison")
  return documentOf({ ...model, ...more })
}

const rowsOf = (page: Document, selector = "tbody tr") =>
  [...page.querySelectorAll(`.compare ${selector} > th`)].map(({ textContent }) => textContent)

test("products stand beside each other, and rows in which they differ are told apart (10.177, 10.382)", async () => {
  const page = await comparison()
  expect([...page.querySelectorAll(".compare thead th > a:not([aria-hidden])")].map(({ textContent }) => textContent)).toEqual([
    "Kubek Nysa",
    "Lniana koszula",
    "Len surowy",
  ])
  expect(rowsOf(page, "tbody tr:not(.highlight)")).toContain("Mycie")
  expect(rowsOf(page, "tbody tr.highlight")).toEqual(expect.arrayContaining(["Cena", "Waga", "Kod produktu"]))
})

test("only what differs can be shown, and a column folded away, by links that need no script (10.382)", async () => {
  const whole = await comparison()
  const ways = [...whole.querySelectorAll<HTMLAnchorElement>(".compare__ways a")].map((link) => link.getAttribute("href"))
  expect(ways).toEqual(["/product-compare.php?differences=y", "/settings.php?comparers=remove"])
  const lean = await comparison({ onlyDifferences: true, hidden: [503] })
  expect(rowsOf(lean)).not.toContain("Mycie")
  expect(lean.querySelector(".compare thead th.--hidden a:not([aria-hidden])")?.textContent).toBe("Kubek Nysa")
  expect(lean.querySelector(".compare thead th.--hidden .compare__acts a")?.getAttribute("href")).toBe("/product-compare.php?differences=y")
})

test("an empty comparison says how something gets there (10.177)", async () => {
  const page = await renderedPage("comparisonNothing")
  expect(page.querySelector("#comparison_empty > h3")?.textContent).toMatch(/^Nie porównujesz/)
  expect(page.querySelector("#comparison_empty a.btn")?.getAttribute("href")).toBe("/")
})

test("the header leads to what is kept with its number, and a page without anything has no such link (10.56, 10.177)", async () => {
  const page = await comparison()
  const link = page.querySelector("header .wishes_count")
  expect([link?.getAttribute("href"), link?.querySelector("span")?.textContent]).toEqual(["/basketedit.php?mode=2", "3"])
  expect(page.querySelector("header #menu_compare_product")?.getAttribute("href")).toBe("/product-compare.php")
  const plain = await renderedPage("home")
  expect(plain.querySelectorAll(".wishes_count, #menu_compare_product")).toHaveLength(0)
})

test("lists stand with their counts, and a form makes another one (10.52, 10.383)", async () => {
  const page = await renderedPage("shoppingLists")
  const item = page.querySelector('.slt_lists__nav_item[data-list_id="12"]')
  expect([item?.querySelector("a")?.getAttribute("href"), item?.querySelector(".slt_lists__count")?.textContent]).toEqual([
    "/shoppinglist.php?list=12",
    "2 produkty",
  ])
  const form = page.querySelector<HTMLFormElement>("#content form.saved__form")
  expect([form?.getAttribute("action"), form?.method, fieldsOf(form)]).toEqual([
    "/shoppinglist.php",
    "post",
    { operation: "make", name: "" },
  ])
  expect((await renderedPage("shoppingListsNothing")).querySelector("#lists_empty > h3")?.textContent).toMatch(/^Nie masz jeszcze/)
})

test("an owner renames, shares and empties a list; whoever was given its address only looks at it (10.383, 10.384)", async () => {
  const own = await renderedPage("shoppingList")
  expect(own.querySelector<HTMLInputElement>(".saved__manage input[readonly]")?.value).toBe("/shoppinglist.php?shared=s3cret")
  const buttons = [...own.querySelectorAll<HTMLButtonElement>("#content button[name=operation]")].map(({ value }) => value)
  expect(buttons).toEqual(["unshare", "delete"])
  expect(own.querySelectorAll("#content .product input[name=operation][value=remove]")).toHaveLength(3)
  const shared = await renderedPage("shoppingListShared")
  expect(shared.querySelectorAll("#content form[action='/shoppinglist.php']")).toHaveLength(0)
  expect(shared.querySelectorAll("#content .product")).toHaveLength(3)
})

test("whoever has lists puts a product into one from its page; favourites lead to the lists (10.52, 10.100, 10.383)", async () => {
  const model = productModel()
  const lists = [
    { id: 12, name: "Kuchnia", rows: 2 },
    { id: 13, name: "Święta", rows: 0 },
  ]
  const page = await documentOf({ ...model, frame: { ...model.frame, saved: { favourites: [], compared: [], lists } } })
  const button = page.querySelector<HTMLButtonElement>("form#addToShoppingList button.projector_buy__shopping_list")
  expect([button?.textContent, fieldsOf(button?.form)]).toEqual([
    expect.stringMatching(/^Dodaj do\slisty$/),
    { operation: "add", product: "501", list: "12" },
  ])
  expect((await renderedPage("favourites")).querySelector("a.slt_link.--empty")?.getAttribute("href")).toBe("/shoppinglist.php")
})
