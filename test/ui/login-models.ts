import { type LoginWay, type LoginWays, noLoginWays } from "../../core/account/ways/login-ways.ts"
import type { ShownPageModel } from "../../core/pages/page.ts"
import { sampleClient, signedInFrame, somePasskeys } from "./account-models.ts"
import { clientModel } from "./client-models.ts"
import { frame } from "./sample-frame.ts"

const way: LoginWay = {
  id: "demo",
  name: "Konto demo",
  loginUrl: "/signin-with.php?provider=demo",
  isConnected: false,
  disconnectUrl: "",
  email: "",
  madeDay: "",
  usedDay: "",
}

const connected: LoginWay = {
  ...way,
  isConnected: true,
  disconnectUrl: "/login.php?section=connections&disconnect=demo",
  email: "marta@example.com",
  madeDay: "2026-11-02",
  usedDay: "2026-11-27",
}

const ways: LoginWays = { options: [way], waiting: null, isFresh: false, hasPassword: true }
const waiting = { name: "Konto demo", email: "marta@example.com", firstName: "Marta", lastName: "Żak", hasAccount: true }

const signIn = { page: "signIn", frame: frame(), refused: null, login: "", returnTo: "/basketedit.php?mode=1", ways } as const
const connections = { page: "accountConnections", frame: signedInFrame(), ways, leaving: null } as const
const byService = { frame: signedInFrame(), client: sampleClient, ways: { ...ways, options: [connected], hasPassword: false } }
const passkeys = { page: "accountPasskeys", frame: signedInFrame(), account: somePasskeys } as const

/** Pages on which one signs in by services of others, or connects them, and what they stand for in the account. */
export const loginModels = {
  signInWays: signIn,
  signInWaysOrder: { ...signIn, returnTo: null, isOrdering: true },
  signInWaiting: { ...signIn, login: waiting.email, ways: { ...ways, waiting } },
  signInWayRefused: { ...signIn, frame: { ...frame(), notice: { is: "loginWayRefused", why: "denied", name: "Konto demo" } } },
  registerWays: { ...clientModel("register"), ways },
  registerWaiting: {
    ...clientModel("register"),
    setting: { purpose: "register", isAccountOptional: true },
    ways: { ...ways, waiting: { ...waiting, hasAccount: false } },
    known: { client_firstname: "Marta", client_lastname: "Żak", client_email: "marta@example.com" },
  },
  connectionsFresh: { ...connections, ways: { ...ways, isFresh: true } },
  connectionsStale: {
    ...connections,
    frame: { ...signedInFrame(), notice: { is: "loginWayRefused", why: "wrong_password", name: "" } },
  },
  connectionsNoPassword: {
    ...connections,
    ways: { ...ways, options: [way, { ...connected, id: "other", usedDay: "" }], hasPassword: false },
  },
  connectionsLeaving: { ...connections, ways: { ...ways, options: [connected] }, leaving: connected },
  accountNoPassword: { page: "accountSecurity", ...byService, refused: null },
  accountNoPasswordFresh: { page: "accountSecurity", ...byService, ways: { ...byService.ways, isFresh: true }, refused: null },
  accountDeletionNoPassword: { page: "accountPrivacy", ...byService, isRemoving: true },
  accountPasskeys: { ...passkeys, ways: noLoginWays },
  accountNoPasskeys: { ...passkeys, ways: noLoginWays, account: { ...somePasskeys, isFresh: true, handle: null, passkeys: [] } },
  accountPasskeysNoPassword: {
    ...passkeys,
    frame: { ...signedInFrame(), notice: { is: "loginWayRefused", why: "denied", name: "Konto demo" } },
    ways: byService.ways,
  },
  connectionsNone: { ...connections, ways: { ...ways, options: [] } },
} as const satisfies Readonly<Record<string, ShownPageModel>>
