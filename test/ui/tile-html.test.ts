import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { tileHtml } from "../../adapters/browser/tile-html.ts"

const base = "https://shop.example/x"
const tile = (html: string) => tileHtml(html, (text) => new DOMParser().parseFromString(text, "text/html"), base)

describe("what a listed script writes becomes a tile (10.302)", () => {
  test("a tile of the platform stays as it is", () => {
    const html =
      '<div class="product" role="listitem" data-product_id="501"><a class="product__icon" href="/product-pol-501.html" title="Kubek">' +
      '<picture><source type="image/webp" srcset="https://ads.example/k.webp"><img src="https://ads.example/k.jpg" alt="Kubek" loading="lazy"></picture></a>' +
      '<h3><a class="product__name" href="https://shop.example/product-pol-501.html">Kubek &amp; spodek</a></h3>' +
      '<strong class="price">69,00 zł</strong><del>79,00 zł</del></div>'
    expect(tile(html)).toBe(html)
  })

  test("a tile that was written by hand is an entry of the zone's list for a screen reader; what stands in it is none", () => {
    expect(tile('<div class="product --new"><div class="product">a</div></div><div class="price">b</div>')).toBe(
      '<div class="product --new" role="listitem"><div class="product">a</div></div><div class="price">b</div>',
    )
  })

  test("a copied tile with another product has one id, whichever name it is read by (10.308)", () => {
    expect(tile('<div data-product_id="502" data-id="501"><a data-id="7">a</a></div>')).toBe(
      '<div data-product_id="502" data-id="502"><a data-id="7">a</a></div>',
    )
  })

  test.each([
    ["scripts go with what is in them", "<p>a<script>alert(1)</script></p>", "<p>a</p>"],
    ["handlers go", '<img src="/a" onerror="x()"><p onclick=x()>a</p>', '<img src="/a"><p>a</p>'],
    ["ids and styles go: the page finds its own parts by theirs", '<p id="alert" style="position:fixed" name="a">a</p>', "<p>a</p>"],
    ["forms, fields and buttons go", '<form action="//x"><input name="attributes"><button>a</button></form><p>b</p>', "<p>b</p>"],
    [
      "frames, objects and links to style sheets go",
      '<iframe srcdoc="x"></iframe><object data="x"></object><link rel=stylesheet href=x>',
      "",
    ],
    ["other namespaces go", "<svg><a href='javascript:x()'>a</a></svg><math><mi>a</mi></math><p>b</p>", "<p>b</p>"],
    ["styles, templates and comments go", "<style>p{}</style><template><p>a</p></template><!-- a --><p>b</p>", "<p>b</p>"],
    ["script addresses go, the text stays", '<a href="javascript:x()">a</a><a href=" java\nscript:x()">b</a>', "<a>a</a><a>b</a>"],
    ["data addresses go", '<a href="data:text/html,x">a</a><img src="data:image/svg+xml,x">', "<a>a</a><img>"],
    ["quotes of a value stay in it", "<p title='\"><img src=x onerror=y>'>a</p>", '<p title="&quot;&gt;&lt;img src=x onerror=y&gt;">a</p>'],
    ["elements of one's own making go", "<my-tile>a</my-tile>", ""],
  ])("%s", (_, hostile, safe) => expect(tile(hostile)).toBe(safe))

  test("of a link in a link the text stays: read again it would end the outer one", () => {
    const page = new DOMParser().parseFromString("", "text/html")
    const [outer, inner] = [page.createElement("a"), page.createElement("a")]
    inner.append("b")
    outer.append("a", inner)
    page.body.append(outer)
    expect(tileHtml("", () => page, "https://shop.example/")).toBe("<a>ab</a>")
  })

  const fragments = [
    "<script>",
    "</script>",
    "<img src=x onerror=alert(1)>",
    '<a href="javascript:x()">',
    "</a>",
    "<svg>",
    "</svg>",
    "<math><mtext>",
    "<form>",
    "<input name=localName>",
    "<p id=x style=y>",
    "<table><tr>",
    "<style>",
    "</style>",
    "<noscript>",
    "<template>",
    "<!--",
    "-->",
    '"',
    "'",
    ">",
    "&lt;img src=x onerror=y&gt;",
    "\u0000",
  ]

  test("fault: something that reads differently the second time. What comes out is of the list, and stays so when it is read again", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...fragments), fc.string()), { maxLength: 12 }), (pieces) => {
        const once = tile(pieces.join(""))
        const page = new DOMParser().parseFromString(once, "text/html")
        for (const element of page.body.querySelectorAll("*")) {
          expect(element.localName).not.toMatch(/^(?:script|svg|math|mtext|form|input|table|tbody|tr|style|noscript|template)$/)
          for (const { name, value } of element.attributes) {
            expect(name).not.toMatch(/^(?:on|id$|name$|style$)/)
            if (name === "href" || name === "src") expect(value).not.toMatch(/^\s*javascript:/i)
          }
        }
        // a page has no blanks before its first word
        expect(tile(once).trimStart()).toBe(once.trimStart())
      }),
    )
  })
})
