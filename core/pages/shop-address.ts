const formMethods: ReadonlyMap<string, readonly string[]> = new Map([
  ["/basketchange.php", ["GET", "HEAD", "POST"]],
  ["/signin.php", ["POST"]],
  ["/settings.php", ["GET", "HEAD", "POST"]],
])

/**
 * Whether the shop itself answers at an address; all others are pages of ours.
 *
 * @example isShopAddress("POST", new URL("http://a.pl/graphql/v1/?query=x")) // => true
 * @example isShopAddress("GET", new URL("http://a.pl/signin.php")) // => false
 * @example isShopAddress("GET", new URL("http://a.pl/login.php?operation=logout")) // => true
 */
export function isShopAddress(method: string, { pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): boolean {
  if (/^\/graphql\/v1\/?$/.test(pathname) || /^\/ajax\/[\w-]+\.php$/.test(pathname) || pathname.startsWith("/hpeciai/")) return true
  if (pathname === "/login.php") return searchParams.get("operation") === "logout"
  return formMethods.get(pathname)?.includes(method) ?? false
}
