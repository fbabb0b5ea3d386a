import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import type { ShownPageModel } from "../../core/pages/page.ts"
import { type Keeper, startKeeping } from "../../ui/runtime/saved/start-keeping.ts"
import { until } from "../support/until.ts"
import { htmlOf } from "./rendered-page.ts"
import { savedModels } from "./saved-models.ts"

/** Pages that are fetched for their content: what the shop has by then. */
const fetched: string[] = []
let next: ShownPageModel | null = null

class FetchedPage extends EventTarget {
  responseType = ""
  status = 200
  responseXML: Document | null = null
  url = ""
  abort() {}
  open(_: string, url: string) {
    this.url = url
  }
  async send() {
    fetched.push(this.url)
    if (next === null) throw new Error("nothing is there")
    this.responseXML = new DOMParser().parseFromString(await htmlOf(next), "text/html")
    this.dispatchEvent(new Event("load"))
    this.dispatchEvent(new Event("loadend"))
  }
}

let asked: string[] = []
let reply: () => Response | Promise<Response> = () => Response.json({ status: "success", list: 12 })
const gone = vi.fn<(address: string) => void>()

async function open(model: ShownPageModel | undefined, address: string): Promise<void> {
  if (model === undefined) throw new Error("no such page")
  history.replaceState(null, "", address)
  document.body.innerHTML = new DOMParser().parseFromString(await htmlOf(model), "text/html").body.innerHTML
}

// one listener of the document for all tests, as on a page
let keeper: Promise<Keeper>
startKeeping(
  () => keeper,
  (during, failure) => {
    throw new Error(during, { cause: failure })
  },
)

beforeEach(() => {
  vi.resetModules()
  keeper = import("../../ui/entries/keep-in-place.ts")
  fetched.length = 0
  asked = []
  reply = () => Response.json({ status: "success", list: 12 })
  gone.mockReset()
  vi.stubGlobal("XMLHttpRequest", FetchedPage)
  vi.stubGlobal("fetch", async (url: string, { body }: { readonly body: unknown }) => {
    asked.push(`${url} ${String(body)}`)
    return reply()
  })
  vi.spyOn(location, "assign").mockImplementation((address) => gone(String(address)))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const press = (selector: string) => {
  const control = document.querySelector<HTMLElement>(selector)
  if (control === null) throw new Error(`no ${selector}`)
  control.focus()
  control.click()
}
const columns = () => [...document.querySelectorAll(".compare thead .compare__name")].map(({ textContent }) => textContent)
const spoken = () => [...document.querySelectorAll("p.aside[role=status]")].at(-1)?.textContent.replaceAll("\u00a0", " ")
const here = () => location.pathname + location.search

const comparison = savedModels["comparison"]
const list = savedModels["shoppingList"]
if (comparison?.page !== "comparison" || list?.page !== "shoppingLists" || list.list === null) throw new Error("no sample pages")
const opened = list.list
const ids = comparison.compared.map(({ tile }) => tile.id)

describe("the comparison is looked at otherwise without loading its page (10.906)", () => {
  test("a column is folded away and unfolded: the address follows without an entry in history, and the focus stays", async () => {
    await open(comparison, "/product-compare.php")
    next = { ...comparison, hidden: [ids[0] ?? 0] }
    const entries = history.length
    press(`#column_${ids[0]}`)
    await until(() => expect(document.querySelectorAll(".compare th.--hidden")).toHaveLength(1))
    expect([fetched, here(), history.length]).toEqual([
      [`/product-compare.php?hidden=${ids[0]}&set_render=content,head`],
      `/product-compare.php?hidden=${ids[0]}`,
      entries,
    ])
    expect(document.activeElement?.id).toBe(`column_${ids[0]}`)
    next = { ...comparison, onlyDifferences: true }
    press("#compared_rows")
    await until(() => expect(document.getElementById("compared_rows")?.textContent).toMatch(/^Pokaż wszystkie/))
    expect([asked, document.activeElement?.id]).toEqual([[], "compared_rows"])
  })

  test("a product is taken out: asked of the shop once, spoken, counted in the header, and the focus goes to the next column", async () => {
    await open(comparison, "/product-compare.php")
    next = { ...comparison, compared: comparison.compared.slice(1) }
    const before = columns()
    press(`#compared_${ids[0]}`)
    press(`#compared_${ids[0]}`)
    await until(() => expect(columns()).toEqual(before.slice(1)))
    expect(asked).toEqual([`/settings.php comparers=remove&product=${ids[0]}&getAjax=true`])
    expect([spoken(), document.querySelector("header #menu_compare_product span")?.textContent]).toEqual(["Usunięto z porównania.", "1"])
    expect([document.activeElement?.id, gone.mock.calls]).toEqual([`compared_${ids[1]}`, []])
  })

  test("the last one leaves the page that says that there is nothing to compare", async () => {
    await open({ ...comparison, compared: comparison.compared.slice(0, 1) }, "/product-compare.php")
    next = savedModels["comparisonNothing"] ?? null
    press(`#compared_${ids[0]}`)
    await until(() => expect(document.getElementById("comparison_empty")).not.toBeNull())
    expect(document.activeElement?.id).toBe("content")
  })

  test("what the shop refuses is left to the link", async () => {
    await open(comparison, "/product-compare.php")
    reply = () => Response.json({ status: "error", error: { code: "gone" } })
    press(`#compared_${ids[0]}`)
    await until(() => expect(gone).toHaveBeenCalledTimes(1))
    expect([gone.mock.calls[0]?.[0].endsWith(`/settings.php?comparers=remove&product=${ids[0]}`), fetched]).toEqual([true, []])
  })
})

describe("a list is changed where it is shown (10.907)", () => {
  const renamed = { ...list, list: { ...opened, name: "Łazienka" } }

  test("it is renamed: the page says so and shows the new name, and the focus stays", async () => {
    await open(list, "/shoppinglist.php?list=12")
    next = renamed
    const field = document.querySelector<HTMLInputElement>('.saved__manage input[name="name"]')
    if (field === null) throw new Error("no field")
    field.value = "Łazienka"
    press("#list_rename")
    await until(() => expect(document.querySelector("h1")?.textContent).toBe("Łazienka"))
    expect([asked, spoken(), here(), document.activeElement?.id]).toEqual([
      ["/shoppinglist.php operation=rename&list=12&name=%C5%81azienka&getAjax=true"],
      "Zmieniono nazwę listy.",
      "/shoppinglist.php?list=12",
      "list_rename",
    ])
  })

  test("it is shared and shared no more", async () => {
    await open({ ...list, list: { ...opened, secret: null } }, "/shoppinglist.php?list=12")
    next = list
    press("#list_share")
    await until(() => expect(document.querySelector<HTMLInputElement>(".saved__manage input[readonly]")?.value).toContain("s3cret"))
    expect(asked).toEqual(["/shoppinglist.php list=12&operation=share&getAjax=true"])
  })

  test.each([
    ["a name that there is already", () => Response.json({ status: "error", error: { code: "nameTaken" } })],
    ["a page in place of JSON", () => new Response("<!doctype html>")],
  ])("%s is left to the form, whose page says why", async (_, answer) => {
    await open(list, "/shoppinglist.php?list=12")
    reply = answer
    const form = document.querySelector<HTMLFormElement>(".saved__manage form")
    if (form === null) throw new Error("no form")
    const sent = vi.spyOn(form, "submit").mockImplementation(() => undefined)
    press("#list_rename")
    await until(() => expect(sent).toHaveBeenCalledTimes(1))
    expect(fetched).toEqual([])
  })

  test("a list is deleted by its form: that leads elsewhere", async () => {
    await open(list, "/shoppinglist.php?list=12")
    const led: boolean[] = []
    const note = (sent: Event) => {
      led.push(!sent.defaultPrevented)
      sent.preventDefault()
    }
    addEventListener("submit", note)
    press('.saved__manage button[value="delete"]')
    removeEventListener("submit", note)
    expect([led, asked]).toEqual([[true], []])
  })
})
