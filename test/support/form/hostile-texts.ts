import fc from "fast-check"

/** Would be an element of its own, out of a text, an attribute, a script, a title and a comment. */
const hostileElement = `"'--></textarea></title></script></style><hostile onclick=alert(1) onload=alert(1)>`

/** What each text is known by, wherever it comes back. */
export const hostileMark = "hostile"

const seeds: readonly string[] = [
  hostileElement,
  "<script>hostile()</script>",
  "<svg/onload=hostile()>",
  "<img src=x onerror=hostile()>",
  "javascript:hostile()",
  "data:text/html,<hostile>",
  "\r\nset-cookie: hostile=1\r\n\r\n<hostile>",
  "hostile%0d%0aset-cookie:%20hostile=1",
  "\u2028hostile\u2029",
  "\u0000hostile\u0000",
  "\u0007\u001b[31mhostile\u001b[0m\u0008",
  "\u202ehostile\u202c\u2066\u200f",
  "\ud800hostile",
  "hostile\udc00\ud83d",
  "__proto__",
  "constructor.prototype.hostile",
  "toString",
  '{"__proto__":{"hostile":true}}',
  "{{constructor.constructor('hostile')()}}",
  "\u0024{hostile}",
  "<%= hostile %>",
  "#{hostile}",
  "{0} {name} {hostile, plural, other {#}}",
  "hostile' OR '1'='1",
  "'; DROP TABLE account; -- hostile",
  "\\'; SELECT pg_sleep(9); --hostile",
  "hostile%' ESCAPE '\\",
  '"}){messages{code}} hostile:validateClientData(',
  "=hostile+cmd|' /C calc'!A0",
  "hostile@example.com\r\nBcc: other@example.com",
  '"<hostile>"@example.com',
  "//hostile.example/a",
  "../../../etc/hostile",
  "&lt;hostile&gt;&#60;hostile&#62;&quot;",
  "<!--hostile--><![CDATA[<hostile>]]>",
  "<a href=//hostile.example>hostile</a>",
  "<hostile".repeat(40),
  "e\u0301\u0300".repeat(400) + "hostile",
  "hostile ".repeat(1_500),
  "\ufeffhostile\ufffe\uffff",
]

/** Texts of one sort around and within others, in another order with each seed of a run. */
export function hostileTexts(count: number): readonly string[] {
  const piece = fc.constantFrom(...seeds)
  const made = fc.oneof(
    fc.tuple(piece, piece).map((pair) => pair.join("")),
    fc.tuple(fc.string({ unit: "binary", maxLength: 40 }), piece).map((pair) => pair.join("")),
    fc.tuple(piece, fc.nat({ max: 60 })).map(([text, at]) => `${text.slice(0, at)}${hostileElement}${text.slice(at)}`),
  )
  return [...seeds, ...fc.sample(made, Math.max(0, count - seeds.length))]
}
