/**
 * JSON that may stand inside HTML, in a script element or as the whole of an answer that a browser takes for a page: no `<` can begin a
 * tag or end the script, and no line separator breaks older parsers. Whoever parses it gets the same data.
 *
 * @example jsonInHtml({ name: "</script>" }) // => "{\"name\":\"\\u003c/script>\"}"
 */
export const jsonInHtml = (data: unknown): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")

/**
 * A text that stands in HTML or SVG as it is, between tags or in an attribute with double quotes.
 *
 * @example escapedHtml('5 < 6 & "more"') // => "5 &lt; 6 &amp; &quot;more&quot;"
 */
export const escapedHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")
