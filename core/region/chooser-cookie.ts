/** The session cookie that says that the chooser was closed or used. Spec: 4.31, 4.32. */
export const chooserCookie = { name: "redirection", value: "closed" } as const
