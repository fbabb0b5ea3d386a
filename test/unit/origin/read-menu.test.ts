import { describe, expect, test } from "vitest"
import { readMenu } from "../../../adapters/origin/readers/read-menu.ts"
import { treeOf } from "../../support/origin/broken-page.ts"

const at = new URL("https://shop.example/pol_m_Kubki-103.html")

describe("the menu (10.27 to 10.29, 10.990)", () => {
  const menuOf = (html: string) => readMenu(treeOf(html), at)
  const item = (link: string, name: string, inside = "") =>
    `<li class="nav-item"><a class="nav-link" title="${name}" href="${link}">${name}</a>${inside}</li>`

  test.each([
    ["nothing", "<p>", []],
    [
      "one level",
      `<nav id="menu_categories"><div id="menu_navbar"><ul class="navbar-nav">${item("/pol_m_Kubki-103.html", "Kubki")}</ul></div></nav>`,
      [["Kubki", 103, []]],
    ],
    [
      "three levels, and none below them",
      `<div id="menu_navbar"><ul>${item("/pol_m_A-1.html", "A", `<ul>${item("/pol_m_A_B-2.html", "B", `<ul>${item("/pol_m_A_B_C-3.html", "C", `<ul>${item("/pol_m_D-4.html", "D")}</ul>`)}</ul>`)}</ul>`)}</ul></div>`,
      [["A", 1, [["B", 2, [["C", 3, []]]]]]],
    ],
    [
      "a wrapper between the entry and its link",
      `<div id="menu_navbar"><ul><li><div><a href="/pol_m_A-1.html">A</a></div></li></ul></div>`,
      [["A", 1, []]],
    ],
    ["a theme without the inner name", `<nav id="menu_categories"><ul>${item("/pl/menu/a-1.html", "A")}</ul></nav>`, [["A", 1, []]]],
    [
      "a list that is never closed",
      `<div id="menu_navbar"><ul><li><a href="/pol_m_A-1.html">A</a><li><a href="/pol_m_B-2.html">B</a></div>`,
      [
        ["A", 1, []],
        ["B", 2, []],
      ],
    ],
    [
      "a picture for a name",
      `<div id="menu_navbar"><ul><li><a href="/pol_m_A-1.html" title="A"><img alt=""></a></li></ul></div>`,
      [["A", 1, []]],
    ],
    ["an absolute address", `<div id="menu_navbar"><ul>${item("http://www.shop.example/pol_m_A-1.html", "A")}</ul></div>`, [["A", 1, []]]],
    [
      "an address elsewhere",
      `<div id="menu_navbar"><ul>${item("https://evil.example/pol_m_A-1.html", "A")}${item("javascript:alert(1)", "B")}</ul></div>`,
      [],
    ],
    [
      "a page that is no category",
      `<div id="menu_navbar"><ul>${item("/search.php?promo=y", "Promocje")}</ul></div>`,
      [["Promocje", -1, []]],
    ],
  ])("%s", (_, html, expected) => {
    const shape = (nodes: ReturnType<typeof menuOf>): unknown => nodes.map(({ name, id, children }) => [name, id, shape(children)])
    expect(shape(menuOf(html))).toEqual(expected)
  })

  test("has an end, however long the shop's is", () => {
    const many = Array.from({ length: 5_000 }, (_, id) => item(`/pol_m_A-${id + 1}.html`, `A ${id}`)).join("")
    expect(menuOf(`<div id="menu_navbar"><ul>${many}</ul></div>`)).toHaveLength(400)
  })
})
