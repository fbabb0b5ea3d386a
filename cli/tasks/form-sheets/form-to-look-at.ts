import type { Cookie, Page } from "playwright"
import { orderingGuest } from "../order-plans.ts"
import { firstAccount } from "../scenario-steps.ts"

/** What a field is given: typed or chosen, whether it is ticked, or the name of a file and how large it is, in bytes. */
export type Given = string | boolean | { readonly file: string; readonly bytes: number }

/** A form that is looked at: how a page comes to it, and what makes it right and wrong. */
export interface FormToLookAt {
  readonly name: string
  /** goes to it, as far as its first field is seen */
  readonly open: (page: Page) => Promise<unknown>
  readonly form: string
  /** what is seen of it: the page's content, if nothing is said, or the screen where it stands in a dialog */
  readonly isDialog?: boolean
  /** what is chosen before anything is typed, by selector */
  readonly empty?: Readonly<Record<string, Given>>
  /** by selector */
  readonly right: Readonly<Record<string, Given>>
  readonly wrong: Readonly<Record<string, Given>>
}

/** What is looked at beside forms: a page, a question, a list, each as far as it is to be seen. */
export interface PlaceToLookAt {
  readonly name: string
  readonly isDialog?: boolean
  /** each of them begins in a browser of its own */
  readonly steps: readonly ((page: Page) => Promise<unknown>)[]
}

/** Goes to an address. */
export const go = (path: string) => (page: Page) => page.goto(path)

let cookies: readonly Cookie[] = []

/** Is a client of the demo shop, signed in once for all pictures: each time would add to the devices that the account lists. */
export async function beAClient(page: Page): Promise<void> {
  await page.context().addCookies(cookies)
  const answer = await page.request.get("/login.php")
  if (!(await answer.text()).includes("logout_link")) await asJustSignedIn(page)
}

/** Signs in as this client just now, as what is asked of a sign-in that is a while ago wants it. */
export async function asJustSignedIn(page: Page): Promise<void> {
  await page.request.post("/signin.php", { form: firstAccount })
  cookies = await page.context().cookies()
}

/** Goes to an address as a client of the demo shop. */
export const byAClient =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await beAClient(page)
    await page.goto(path, { waitUntil: "networkidle" })
  }

/** Fills the basket of a guest, and says whom the order is for. */
export async function guestOrders(page: Page): Promise<void> {
  await page.request.post("/basketchange.php", { form: { mode: "1", product: "501", size: "uniw", number: "2" }, maxRedirects: 0 })
  await page.request.post("/client-new.php", { form: orderingGuest, maxRedirects: 0 })
}
