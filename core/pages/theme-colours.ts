/** The colour of the paper that pages are drawn on, for the browser's own frame around them; the style sheets' `--paper`. Spec: 10.472. */
export const themeColours = { light: "#f6f3ec", dark: "#191714" } as const
