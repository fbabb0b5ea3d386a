import type { PageFrame, ShownPageModel } from "../../core/pages/page.ts"
import { frame } from "./sample-frame.ts"

/** The frame of somebody who is signed in. */
export const signedInFrame = (): PageFrame => ({
  ...frame(),
  visitor: { is: "client", kind: "client", firstName: "Marta", lastName: "Żak", email: "marta@example.com", points: "120" },
})

const refusedWith = (code: string): ShownPageModel => ({
  page: "accountSecurity",
  refused: code,
  frame: { ...signedInFrame(), notice: { is: "accountRefused", code } },
})

/** The pages of the account. */
export const accountModels = {
  account: { page: "account", frame: signedInFrame() },
  accountSecurity: { page: "accountSecurity", frame: signedInFrame(), refused: null },
  accountRefused: refusedWith("wrong_password"),
  accountWeak: refusedWith("weak_password"),
} as const satisfies Readonly<Record<string, ShownPageModel>>
