import { within } from "@testing-library/dom"
import { expect, test } from "vitest"
import { pageModels, productModel } from "./page-models.ts"
import { htmlOf, renderedPage } from "./rendered-page.ts"

const documentOf = async (model: Parameters<typeof htmlOf>[0]): Promise<Document> =>
  new DOMParser().parseFromString(await htmlOf(model), "text/html")

const fieldsOf = (form: HTMLFormElement | null | undefined): Readonly<Record<string, FormDataEntryValue>> =>
  form === null || form === undefined ? {} : Object.fromEntries(new FormData(form))

const anchorOf = (page: Document, selector: string) => {
  const link = page.querySelector(selector)
  return [link?.textContent, link?.getAttribute("href"), link?.getAttribute("rel")]
}

test("a product's page marks it as a favourite, compares it and lists it by the platform's links (10.69, 10.100, 10.382, 10.421, 10.422)", async () => {
  const page = await renderedPage("product")
  const mark = "a#projector_button_observe.projector_buttons_obs[href$='#add_favorite']"
  expect(anchorOf(page, mark)).toEqual([
    expect.stringMatching(/^Dodaj do\sulubionych$/),
    "/basketchange.php?mode=2&product=501#add_favorite",
    "nofollow",
  ])
  expect(anchorOf(page, "a.projector_prodstock_compare.--add")).toEqual(["Porównaj", "/settings.php?comparers=add&product=501", "nofollow"])
  expect(page.querySelector('a.projector_buy__shopping_list[href="#addToShoppingList"]')?.textContent).toMatch(/^Dodaj do\slisty$/)
  const form = page.querySelector<HTMLFormElement>("form#addToShoppingList")
  expect([form?.getAttribute("action"), form?.method, fieldsOf(form)]).toEqual([
    "/shoppinglist.php",
    "post",
    { operation: "add", product: "501" },
  ])
})

test("of what is kept already it takes the mark off, and takes it out of the comparison (10.382, 10.421)", async () => {
  const model = productModel()
  const page = await documentOf({ ...model, frame: { ...model.frame, saved: { favourites: [501], compared: [501], lists: [] } } })
  expect(anchorOf(page, "a#projector_button_observe.--added")).toEqual([
    expect.stringMatching(/^Usuń z\sulubionych$/),
    "/basketchange.php?mode=2&product=501&change=empty",
    "nofollow",
  ])
  expect(page.querySelector("a.projector_prodstock_compare.--remove")?.getAttribute("href")).toBe(
    "/settings.php?comparers=remove&product=501",
  )
})

test("a size that the address names is kept with the product (10.7, 10.421, 10.422)", async () => {
  const page = await documentOf({ ...productModel(), selectedSizeId: "M" })
  expect(anchorOf(page, "#projector_button_observe")[1]).toBe("/basketchange.php?mode=2&product=501&size=M#add_favorite")
  expect(fieldsOf(page.querySelector<HTMLFormElement>("#addToShoppingList"))).toMatchObject({ product: "501", size: "M" })
})

test("a kept product shows the size that was chosen, and its links open the page with it (10.420)", async () => {
  const model = pageModels["favourites"]
  if (model?.page !== "favourites") throw new Error("no favourites")
  const favourites = model.favourites.slice(1, 2).map(({ tile }) => ({ tile, sizeId: "XL", sizeName: "XL" }))
  const page = await documentOf({ ...model, favourites })
  expect(page.querySelector(".product__size")?.textContent).toMatch(/^Rozmiar:\sXL$/)
  const links = [...page.querySelectorAll("#content .product a[href*='product-pol-501']")].map((link) => link.getAttribute("href"))
  expect(new Set(links)).toEqual(new Set(["/product-pol-501-Lniana-koszula.html?selected_size=XL"]))
})

test("a favourite is added to the basket from its tile, in the size that it is kept in; where that cannot be bought, on its page (10.909)", async () => {
  const model = pageModels["favourites"]
  if (model?.page !== "favourites") throw new Error("no favourites")
  const sizes = ["S", "M"].map((size) => ({ value: size, name: size }))
  const [shirt] = model.favourites.map(({ tile }) => ({ ...tile, quickAdd: { number: "1", sizes } }))
  if (shirt === undefined) throw new Error("no favourite")
  const formOf = async (sizeId: string) => {
    const page = await documentOf({ ...model, favourites: [{ tile: shirt, sizeId, sizeName: sizeId }] })
    return page.querySelector<HTMLFormElement>("#content .product form.add_to_basket_form")
  }
  const kept = await formOf("M")
  expect([kept?.getAttribute("action"), fieldsOf(kept), kept?.querySelectorAll("button").length]).toEqual([
    "/basketchange.php",
    { product: String(shirt.id), number: "1", size: "M" },
    1,
  ])
  const any = await formOf("")
  expect([...(any?.querySelectorAll<HTMLButtonElement>("[name=size]") ?? [])].map(({ value }) => value)).toEqual(["S", "M"])
  expect(await formOf("L")).toBeNull()
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
  const ways = [...whole.querySelectorAll<HTMLAnchorElement>(".saved__ways a")].map((link) => link.getAttribute("href"))
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

test("the header leads to what is kept with its number, and a page without anything has no such link (10.41, 10.56, 10.177)", async () => {
  const page = await comparison()
  const link = page.querySelector("header .wishes_count:has(> i.icon-heart)")
  expect([link?.getAttribute("href"), link?.querySelector("span")?.textContent]).toEqual(["/basketedit.php?mode=2", "3"])
  expect(page.querySelector("header #menu_compare_product")?.getAttribute("href")).toBe("/product-compare.php")
  expect(page.querySelectorAll("header :is(i.icon-user, i.icon-search)")).toHaveLength(2)
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
  expect(own.querySelector<HTMLInputElement>(".saved__manage input[readonly]")?.value).toBe(
    "https://shop.example/shoppinglist.php?shared=s3cret",
  )
  const buttons = [...own.querySelectorAll<HTMLButtonElement>("#content button[name=operation]")].map(({ value }) => value)
  expect(buttons).toEqual(["unshare", "delete"])
  expect(own.querySelectorAll("#content .product input[name=operation][value=remove]")).toHaveLength(3)
  const shared = await renderedPage("shoppingListShared")
  expect(shared.querySelectorAll("#content form[action='/shoppinglist.php']")).toHaveLength(0)
  expect(shared.querySelectorAll("#content .product")).toHaveLength(3)
})

test("whoever has lists puts a product into one from its page; favourites lead to the lists (2.23, 10.52, 10.100, 10.383, 10.423)", async () => {
  const model = productModel()
  const lists = [
    { id: 12, name: "Kuchnia", rows: 2 },
    { id: 13, name: "Święta", rows: 0 },
  ]
  const page = await documentOf({ ...model, frame: { ...model.frame, saved: { favourites: [], compared: [], lists } } })
  const form = page.querySelector<HTMLFormElement>("form#addToShoppingList")
  expect([[...(form?.querySelectorAll("option") ?? [])].map(({ text }) => text), fieldsOf(form)]).toEqual([
    ["Kuchnia", "Święta"],
    { operation: "add", product: "501", list: "12" },
  ])
  const top = page.querySelector("header .shopping_list_top")
  expect([top?.getAttribute("data-empty"), top?.querySelector("a.slt_link")?.className]).toEqual(["false", "saved__link slt_link"])
  const favourites = await renderedPage("favourites")
  expect(favourites.querySelector('header .shopping_list_top[data-empty="true"] > a.slt_link.--empty')).not.toBeNull()
  expect(favourites.querySelector("#content a.slt_link.--empty")?.getAttribute("href")).toBe("/shoppinglist.php")
})
