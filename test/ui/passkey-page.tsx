import { act, render } from "@testing-library/react"
import { Effect } from "effect"
import type { ReactNode } from "react"
import { openBrowserShop } from "../../adapters/wiring/open-browser-shop.ts"
import type { Challenge } from "../../core/passkey/ceremony.ts"
import { type PageMachine, runMachine } from "../../core/pages/page-machine.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import type { TextKey } from "../../core/texts/texts.ts"
import type { IslandProps } from "../../ui/runtime/islands/island-data.ts"
import { ErrorLog } from "../../ports/error-log.ts"
import type { DeviceFacts, DeviceRefusal, PasskeyDevice } from "../../ports/passkey-device.ts"
import { idleEffects } from "../support/core/sample-effects.ts"

/** A browser that can. */
export const goodFacts: DeviceFacts = {
  signs: {
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/132.0 Safari/537.36",
    vendor: "Google Inc.",
    platform: "Linux",
    touch: false,
  },
  hasFetch: true,
  hasCredentials: true,
  hasAuthenticator: true,
  offers: false,
  host: "sklep.pl",
  address: "https://sklep.pl/signin.php",
}

/** What a device gives, all of it bytes 1 and 2. */
const given = { rawId: "AQI=", clientDataJSON: "AQI=", authenticatorData: "AQI=", signature: "AQI=", userHandle: null }

/** A request as the service or the shop got it. */
export interface Asked {
  readonly path: string
  readonly body: string
  readonly credentials: string
}

export interface PasskeyPageOptions {
  readonly facts?: Partial<DeviceFacts>
  /** what it refuses with, instead of giving a passkey */
  readonly refuses?: DeviceRefusal
  /** the body of an answer by the last word of its path; left out = all is well */
  readonly answers?: Readonly<Record<string, string | number>>
}

const wellAnswers: Readonly<Record<string, string>> = {
  "generateRegisterRequest.php": '{"status":"success","data":"{\\"publicKey\\":{\\"challenge\\":\\"=?BINARY?B?AQI=?=\\",\\"rp\\":null}}"}',
  "register.php": '{"status":"success"}',
  "generateLoginRequest.php": '{"status":"success","data":"{\\"publicKey\\":{\\"challenge\\":\\"=?BINARY?B?AQI=?=\\"}}"}',
  "login.php": '{"status":"success","loginToken":"t0ken"}',
  loginByToken: '{"data":{"loginByIAIAccountsToken":{"status":"success","login":"jan"}}}',
  leave: '{"data":{"ownAuthorizePasskey":{"status":"success","leaveToken":"l3ave","refusedFor":null}}}',
}

class SilentLog extends ErrorLog {
  override write() {
    return Effect.void
  }
}

/** An island of a page with its machine, its calls and their adapters: all but the network and the device is real. */
export function passkeyPage<
  State,
  Event extends { readonly type: string },
  Command extends { readonly type: string },
  View,
  Key extends TextKey,
>(
  machine: PageMachine<State, Event, Command, View, Key>,
  Island: (props: IslandProps<State, Event, Key>) => ReactNode,
  state: State,
  { facts = {}, refuses, answers = {} }: PasskeyPageOptions = {},
) {
  const [asked, challenges, left, forgotten]: [Asked[], Challenge[], string[], string[]] = [[], [], [], []]
  const timers: { readonly ms: number; readonly end: () => void }[] = []
  const device: PasskeyDevice = {
    facts: () => Effect.succeed({ ...goodFacts, ...facts }),
    create: (challenge) =>
      Effect.sync(() => {
        challenges.push(challenge)
        return refuses ?? { transports: ["internal"], clientDataJSON: "AQI=", attestationObject: "AQI=" }
      }),
    // an offer stands until somebody picks
    give: (challenge, isOffer) => (isOffer ? Effect.never : Effect.sync(() => (challenges.push(challenge), refuses ?? given))),
    abort: () => Effect.void,
    tell: () => Effect.void,
    forget: () => Effect.sync(() => void forgotten.push("forgotten")),
  }
  const fetch = async (request: Request): Promise<Response> => {
    const body = await request.text()
    const { pathname } = new URL(request.url)
    asked.push({ path: pathname, body, credentials: request.credentials })
    const name = pathname.startsWith("/graphql")
      ? body.includes("loginByToken")
        ? "loginByToken"
        : "leave"
      : (pathname.split("/").at(-1) ?? "")
    const answer = answers[name] ?? wellAnswers[name] ?? ""
    return typeof answer === "number" ? new Response("", { status: answer }) : new Response(answer)
  }
  const shop = openBrowserShop({
    origin: "https://sklep.pl",
    fetch,
    language: "pl",
    timeoutMs: 1000,
    log: new SilentLog(),
    clock: { nowMs: () => 0 },
    passkeyDevice: async () => device,
  })
  const running: Promise<void>[] = []
  const store = runMachine(machine, state, {
    language: "pl",
    effects: {
      ...idleEffects,
      timer: (ms, end) => void timers.push({ ms, end }),
      navigate: (address) => void left.push(address),
      shop: (task, send) => void running.push(shop.ask(task, (event) => act(() => send(event)))),
    },
  })
  render(<Island store={store} texts={textCatalogue("pl", {})} />)
  return {
    asked,
    challenges,
    left,
    forgotten,
    timers,
    send: (event: Event) => act(() => store.send(event)),
  }
}
