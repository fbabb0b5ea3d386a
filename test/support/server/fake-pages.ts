import type { PageRenderer, RenderRequest } from "../../../adapters/node/page-renderer.ts"

/** A renderer that says what it was asked, and fails where a test wants it to. */
export function makeFakePages(): { readonly render: PageRenderer; readonly asked: RenderRequest[] } {
  const asked: RenderRequest[] = []
  return {
    asked,
    render: async (request) => {
      asked.push(request)
      const path = request.url.pathname
      if (path === "/breaks" && request.status === undefined) throw new Error("the view is broken")
      const known = ["/", "/product", "/account", "/sets-cookie"].includes(path)
      const status = request.status ?? (known ? 200 : 404)
      return {
        status,
        headers: { "content-type": "text/html; charset=utf-8", ...(path === "/account" ? { "cache-control": "private, no-store" } : {}) },
        keepUntilMs: Infinity,
        cookies: path === "/sets-cookie" ? ["client=new; Path=/; HttpOnly", "lang=pol; Path=/"] : [],
        body: new TextEncoder().encode(`<html><script nonce="${request.nonce}"></script>page ${status} ${path}${"x".repeat(2_000)}`),
      }
    },
  }
}
