import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { sanitiseHtml } from "../../ui/ShopHtml.tsx"

describe("HTML from the shop", () => {
  test.each([
    ["scripts go with what is in them", "<p>a<script>alert(1)</script></p>", "<p>a</p>"],
    ["event handlers go", '<p onclick="x()" onmouseover=y>a</p>', "<p>a</p>"],
    ["pictures go, also with broken quotes", "<img src=x onerror=alert(1)><p>a</p>", "<p>a</p>"],
    ["styles, classes and ids go", '<p style="position:fixed" class="btn" id="alert">a</p>', "<p>a</p>"],
    ["script addresses go, the text stays", '<a href="javascript:alert(1)">a</a>', '<a rel="noopener">a</a>'],
    ["script addresses with blanks in them go", '<a href=" java\nscript:alert(1)">a</a>', '<a rel="noopener">a</a>'],
    ["script addresses in entities go", '<a href="&#106;avascript:alert(1)">a</a>', '<a rel="noopener">a</a>'],
    ["data addresses go", '<a href="data:text/html,<script>1</script>">a</a>', '<a rel="noopener">a</a>'],
    ["addresses without a scheme but with a host go", '<a href="//evil.example">a</a>', '<a rel="noopener">a</a>'],
    [
      "links keep http, mail, telephone and own paths",
      '<a href="/a">1</a><a href="https://b.pl">2</a><a href="mailto:a@b.pl">3</a><a href="tel:+48">4</a>',
      '<a href="/a" rel="noopener">1</a><a href="https://b.pl" rel="noopener">2</a><a href="mailto:a@b.pl" rel="noopener">3</a><a href="tel:+48" rel="noopener">4</a>',
    ],
    ["targets and downloads go", '<a href="/a" target="_blank" download>a</a>', '<a href="/a" rel="noopener">a</a>'],
    ["forms, frames and objects go", '<form action="//x"><iframe src="//x"></iframe><object data="x"></object><p>a</p></form>', "<p>a</p>"],
    ["vector graphics with scripts go", "<svg><script>alert(1)</script><animate onbegin=alert(1)></svg><p>a</p>", "<p>a</p>"],
    [
      "a title inside mathematics does not hide a handler",
      '<math><mtext><table><mglyph><style><img title="</style><img src onerror=alert(1)>">',
      '<table>"&gt;</table>',
    ],
    ["a noscript does not hide a handler", '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', "<p></p>"],
    ["comments go", "<p>a<!-- <script>1</script> --></p>", "<p>a</p>"],
    [
      "lists, tables and emphasis stay",
      "<ul><li><strong>a</strong> <em>b</em></li></ul>",
      "<ul><li><strong>a</strong> <em>b</em></li></ul>",
    ],
  ])("%s", (_, hostile, safe) => {
    expect(sanitiseHtml(hostile, 1)).toBe(safe)
  })

  const fragments = [
    "<script>",
    "</script>",
    "<img src=x onerror=alert(1)>",
    '<a href="javascript:alert(1)">',
    "</a>",
    "<svg onload=alert(1)>",
    "<p style='x'>",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<style>",
    "</style>",
    "<template>",
    "<noscript>",
    "</noscript>",
    "<textarea>",
    '"',
    "'",
    ">",
    "<",
    "&lt;script&gt;",
    "\u0000",
    "łąka",
  ]

  test("whatever the pieces, nothing comes out that runs or styles", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...fragments), fc.string()), { maxLength: 12 }), (pieces) => {
        const page = new DOMParser().parseFromString(sanitiseHtml(pieces.join(""), 1), "text/html")
        const elements = [...page.body.querySelectorAll("*")]
        expect(
          elements.filter(
            (element) => !/^(p|br|h[2-6]|ul|ol|li|strong|em|b|i|a|blockquote|table|thead|tbody|tr|th|td)$/i.test(element.tagName),
          ),
        ).toEqual([])
        const attributes = elements.flatMap((element) => [...element.attributes].map((attribute) => attribute.name))
        expect(attributes.filter((name) => !["href", "rel", "scope", "colspan", "rowspan"].includes(name))).toEqual([])
        for (const link of page.body.querySelectorAll("a[href]"))
          expect(link.getAttribute("href")).not.toMatch(/^\s*(?:javascript|data|vbscript):|^\/\//i)
      }),
    )
  })

  test("headings keep their outline, below the page's own (10.1078)", () => {
    const text = "<h1>a</h1><h4>b</h4><h6>c</h6><h4>d</h4><h2>e</h2>"
    expect(sanitiseHtml(text, 1)).toBe("<h2>a</h2><h3>b</h3><h4>c</h4><h3>d</h3><h3>e</h3>")
    expect(sanitiseHtml(text, 2)).toBe("<h3>a</h3><h4>b</h4><h5>c</h5><h4>d</h4><h4>e</h4>")
  })

  test("what is clean stays as it is", () => {
    const clean = "<p>Len &amp; bawełna</p>"
    expect(sanitiseHtml(sanitiseHtml(clean, 1), 1)).toBe(clean)
  })
})
