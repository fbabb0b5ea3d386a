import { describe, expect, test } from "vitest"
import { readAnnouncedBars } from "../../../adapters/origin/readers/read-bars.ts"
import { treeOf } from "../../support/origin/broken-page.ts"

const at = new URL("https://shop.example/")
const barsOf = (html: string) => readAnnouncedBars(treeOf(html), at)
const top = (...items: readonly string[]) => `<div class="bars_top bars">${items.join("")}</div>`
const item = (inside: string, attributes = 'id="bar7"') =>
  `<div class="bars__item" ${attributes}><div class="bars__wrapper">${inside}<a href="#closeBar" class="bars__close">Zamknij</a></div></div>`

describe("the announcement bars of a page (10.51, 10.1079)", () => {
  test("are read with their edges, ids and ways to act, as text", () => {
    const bottom = `<div class="bars_bottom">${item("Od <b>250 zł</b> gratis<script>steal()</script>", 'id="bar-x" data-close="false"')}</div>`
    expect(barsOf(bottom + top(item("Wysyłamy &lt;dziś&gt;", 'id="bar7" data-close="1" data-fixed="true"')))).toEqual([
      { id: "bar7", edge: "top", text: "Wysyłamy <dziś>", link: null, isFixed: true, isClosable: true, colour: "calm" },
      { id: "bar-x", edge: "bottom", text: "Od 250 zł gratis", link: null, isFixed: false, isClosable: false, colour: "calm" },
    ])
  })

  test.each([
    ['<a href="https://shop.example/pol_m_Dom-1.html">a</a>', "/pol_m_Dom-1.html"],
    ['<a href="/a.html">a</a> <a href="/a.html">b</a>', "/a.html"],
    ['<a href="https://blog.example/">a</a>', "https://blog.example/"],
    ['<a href="http://blog.example/">a</a>', null],
    ['<a href="javascript:steal()">a</a>', null],
    ['<a href="//evil.example/">a</a>', null],
    ['<a href="/a.html">a</a> <a href="/b.html">b</a>', null],
    ["<a>a</a>", null],
  ])("%s leads to %j", (inside, link) => expect(barsOf(top(item(inside)))[0]?.link).toBe(link))

  test.each([
    ["has no words", top(item("<img src='/a.png'>"))],
    ["has no id", top(item("a", ""))],
    ["has an id that ends an attribute", top(item("a", `id='bar"><b'`))],
    ["is hidden", top(item("a", 'id="bar7" style="display:none"'))],
    ["has swallowed the page", top('<div class="bars__item" id="bar7">a<header>Menu</header>')],
    ["stands anywhere else", item("a")],
  ])("one that %s is not shown", (_, html) => expect(barsOf(html)).toEqual([]))

  test("keep paragraphs apart", () => expect(barsOf(top(item("<p>Zima.</p><p>Wysyłamy.</p>")))[0]?.text).toBe("Zima. Wysyłamy."))

  test("are five at most, each once", () => {
    const many = [1, 1, 2, 3, 4, 5, 6].map((id) => item(String(id), `id="bar${id}"`))
    expect(barsOf(top(...many)).map(({ text }) => text)).toEqual(["1", "2", "3", "4", "5"])
  })
})
