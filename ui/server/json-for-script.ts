/**
 * JSON that may stand inside a script element: no `<` can end it early, and no line separator breaks older parsers.
 *
 * @example jsonForScript({ name: "</script>" }) // => "{\"name\":\"\\u003c/script>\"}"
 */
export const jsonForScript = (data: unknown): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")
