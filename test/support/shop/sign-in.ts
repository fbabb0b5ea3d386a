import type { Shop } from "../../../fixtures/shop/create-shop.ts"
import { noticeOf, type Shopper } from "./shopper.ts"

/** Sends the sign-in form. @returns status and where it leads */
export async function signIn(shopper: Shopper, login: string, password: string, more: Readonly<Record<string, string>> = {}) {
  const response = await shopper.post("/signin.php", { operation: "login", login, password, ...more })
  return [response.status, response.headers.get("location")] as const
}

/** Where a sign-in leads, or why it was refused. */
export async function signInOutcome(shopper: Shopper, login: string, password: string): Promise<unknown> {
  const [, led] = await signIn(shopper, login, password)
  return (await noticeOf(shopper))?.["code"] ?? led
}

/** The shop as somebody at another network address reaches it. */
export const fromAddress = (shop: Shop, address: string): Pick<Shop, "fetch"> => ({ fetch: (request) => shop.fetch(request, address) })
