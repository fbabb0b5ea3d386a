/** A service by which one can sign in, or its account be connected. */
export interface LoginWay {
  readonly id: string
  readonly name: string
  /** own path and query */
  readonly loginUrl: string
  readonly isConnected: boolean
  /** own path and query; "" = it is not connected */
  readonly disconnectUrl: string
  /** of the account there, as it was when it was connected; "" = unknown */
  readonly email: string
  /** YYYY-MM-DD; "" = it is not connected */
  readonly madeDay: string
  /** YYYY-MM-DD; "" = not yet */
  readonly usedDay: string
}

/** Who has come back from a service, and has no account that is connected with it. */
export interface WaitingLogin {
  /** of the service */
  readonly name: string
  /** an address that the service vouches for; "" = it does for none */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** an account of the shop has this address: its owner says so by the password */
  readonly hasAccount: boolean
}

/** What a page is told of signing in by other services. */
export interface LoginWays {
  readonly options: readonly LoginWay[]
  readonly waiting: WaitingLogin | null
  /** who is signed in has said so just now */
  readonly isFresh: boolean
  /** who is signed in has a password */
  readonly hasPassword: boolean
}

/** A shop that offers none. */
export const noLoginWays: LoginWays = { options: [], waiting: null, isFresh: false, hasPassword: true }

/** The page on which one says who one is: of an account that there is, or of a new one. */
export type WaitingPage = "signIn" | "register"

/**
 * Who has come back from a service and is to go on with a page: the owner of an account signs in, anybody else registers. `null` = nobody is.
 *
 * Spec: 10.794, 10.795.
 *
 * @example waitingOn("register", noLoginWays) // => null
 */
export const waitingOn = (page: WaitingPage, { waiting }: Pick<LoginWays, "waiting">): WaitingLogin | null =>
  waiting !== null && waiting.hasAccount === (page === "signIn") ? waiting : null

/** How the owner of an account says who it is, before what cannot be taken back. */
export type OwnProof = "password" | "fresh" | "signIn"

/**
 * By what the owner of an account says who it is: by the password, and where it has none by having signed in just now, or by signing in again.
 *
 * Spec: 10.983.
 *
 * @example ownProof({ hasPassword: true, isFresh: true }) // => "password"
 * @example [true, false].map((isFresh) => ownProof({ hasPassword: false, isFresh })) // => ["fresh", "signIn"]
 */
export const ownProof = ({ hasPassword, isFresh }: Pick<LoginWays, "hasPassword" | "isFresh">): OwnProof =>
  hasPassword ? "password" : isFresh ? "fresh" : "signIn"

/**
 * The services by which who is signed in can sign in again.
 *
 * Spec: 10.983.
 *
 * @example waysToSignInAgain(noLoginWays) // => []
 */
export const waysToSignInAgain = ({ options }: Pick<LoginWays, "options">): readonly LoginWay[] =>
  options.filter(({ isConnected }) => isConnected)

/** What somebody could sign in by, were one of the services taken away. */
export interface WaysLeft {
  readonly hasPassword: boolean
  readonly passkeys: number
  /** services that are connected, the one in question too */
  readonly connections: number
}

/**
 * Whether a service may be taken away: the last way in stays.
 *
 * Spec: 10.797.
 *
 * @example mayDisconnect({ hasPassword: false, passkeys: 0, connections: 1 }) // => false
 * @example mayDisconnect({ hasPassword: false, passkeys: 0, connections: 2 }) // => true
 */
export const mayDisconnect = ({ hasPassword, passkeys, connections }: WaysLeft): boolean => hasPassword || passkeys > 0 || connections > 1
