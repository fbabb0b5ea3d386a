import { resolve } from "node:path"
import { isEmail } from "../../core/form/kinds/email.ts"
import { maxEventText } from "../../core/pages/shopper-events.ts"
import { isRelyingParty } from "../../core/passkey/relying-party.ts"
import { isScenarioName } from "../../core/scenario/scenario.ts"
import { usualHstsSeconds } from "../../adapters/node/security-headers.ts"
import type { PasskeyOptions } from "../../fixtures/shop/passkeys/passkey-options.ts"
import type { ServerPlace, StorePlace } from "../../fixtures/shop/store/store-place.ts"
import { projectFolder } from "../project.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { type ShareSettings, shareSettings } from "./share-setting.ts"

/** What to record a visitor into, and what people are told of it. */
export interface RecordSettings {
  readonly name: string
  /** the name when nothing was given */
  readonly title: string
  /** what the customer expected to see instead */
  readonly expected?: string
  /** a scenario of that name is replaced */
  readonly isForced: boolean
}

/** How the shop is served. */
export interface ServeSettings {
  readonly port: number
  readonly host: string
  /** where the shop's data are */
  readonly place: StorePlace
  /** absolute; holds what is made, such as pictures */
  readonly dataFolder: string
  /** absolute; holds the built pages */
  readonly buildFolder: string
  /** of the Valkey or Redis by which processes share limits and notices; null = none is named */
  readonly valkeyUrl: string | null
  /** how mails of the embedded shop leave it */
  readonly mail: { readonly server: URL | null; readonly from: string | null }
  /** null = the embedded shop */
  readonly shopOrigin: URL | null
  /** which visitors see our pages in front of the shop at `shopOrigin`; null = all, and nothing stands in for a page that fails */
  readonly share: ShareSettings | null
  /** pages and files of the shop at `shopOrigin` that ours do not have are shown as they are, with its own scripts */
  readonly showsOriginPages: boolean
  /** the origin from which pages have built files and pictures, which has them from here; null = from here */
  readonly assetsOrigin: string | null
  /** the base address of the accounts service, with the slash at its end; null = the shop's own */
  readonly accountsUrl: string | null
  /** for which host passkeys of the embedded shop are, where it has several */
  readonly passkeys: PasskeyOptions
  /** null = nothing is recorded */
  readonly record: RecordSettings | null
  readonly isDevelopment: boolean
  readonly isJson: boolean
  readonly logsAccess: boolean
  readonly trustsProxy: boolean
  /** the shop's hosts; empty = pages name the host that they are asked by */
  readonly hosts: readonly string[]
  /** how long browsers that came by https come by nothing else, in seconds; 0 = they forget what they were told */
  readonly hstsSeconds: number
  /** how long it serves on after it was told to stop, saying that it leaves, in milliseconds; 0 = no balancer looks */
  readonly leaveMs: number
  /** where Prometheus asks for measures, off the shop's own port; null = nothing is measured */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** processes that serve on the one port */
  readonly workers: number
}

type Environment = Readonly<Record<string, string | undefined>>

/** Options win over the environment. Fails with a UserError that names the setting. */
export function readSettings(options: Readonly<Record<string, unknown>>, environment: Environment): ServeSettings {
  const given = (option: string, variable: string) => optionText(options[option]) ?? filled(environment[variable])
  const record = recordSettings(options)
  const workers = parseWorkers(filled(environment["WORKERS"]) ?? "1")
  if (workers > 1 && (record !== null || options["dev"] === true)) {
    throw new UserError("a recording and development are served by one process: leave WORKERS out", exitCodes.wrongUsage)
  }
  if (options["dev"] === true && filled(environment["ASSETS_ORIGIN"]) !== null)
    throw new UserError("sources are served by the shop itself: leave ASSETS_ORIGIN out", exitCodes.wrongUsage)
  return {
    workers,
    port: parsePort(given("port", "PORT") ?? "8080", optionText(options["port"]) === null ? "PORT" : "--port"),
    host: given("host", "HOST") ?? "127.0.0.1",
    place: shopPlaceOf(optionText(options["data"]) ?? undefined, environment),
    dataFolder: dataFolderOf(optionText(options["data"]) ?? undefined, environment),
    buildFolder: resolve(projectFolder, filled(environment["WITRYNA_BUILD"]) ?? "dist"),
    valkeyUrl: filled(environment["VALKEY_URL"]),
    mail: { server: parseMailServer(filled(environment["MAIL_SERVER"])), from: parseSender(filled(environment["MAIL_FROM"])) },
    shopOrigin: parseOrigin("SHOP_ORIGIN", filled(environment["SHOP_ORIGIN"])),
    showsOriginPages: parseSwitch("ORIGIN_PAGES", filled(environment["ORIGIN_PAGES"]) ?? "1"),
    assetsOrigin: parseOrigin("ASSETS_ORIGIN", filled(environment["ASSETS_ORIGIN"]))?.origin ?? null,
    share: shareSettings({
      words: given("share", "SHARE"),
      after: given("fallbackAfter", "FALLBACK_AFTER"),
      hasOrigin: filled(environment["SHOP_ORIGIN"]) !== null,
      showsOriginPages: environment["ORIGIN_PAGES"] !== "0",
      isRecording: record !== null,
    }),
    accountsUrl: parseAccounts(filled(environment["ACCOUNTS_URL"])),
    passkeys: {
      domain: parsePasskeyDomain(filled(environment["PASSKEY_DOMAIN"])),
      origins: parsePasskeyOrigins(filled(environment["PASSKEY_ORIGINS"]) ?? ""),
    },
    record,
    isDevelopment: options["dev"] === true,
    isJson: options["json"] === true,
    logsAccess: options["accessLog"] !== false,
    trustsProxy: parseSwitch("TRUST_PROXY", filled(environment["TRUST_PROXY"]) ?? "0"),
    hosts: parseHosts(filled(environment["SHOP_HOSTS"]) ?? ""),
    hstsSeconds: parseSeconds("HSTS_SECONDS", filled(environment["HSTS_SECONDS"]) ?? String(usualHstsSeconds), mostHstsSeconds),
    metrics: metricsSettings(environment),
    leaveMs: 1000 * parseSeconds("LEAVE_SECONDS", filled(environment["LEAVE_SECONDS"]) ?? "0", mostLeaveSeconds),
  }
}

function metricsSettings(environment: Environment): ServeSettings["metrics"] {
  const port = filled(environment["METRICS_PORT"])
  return port === null ? null : { host: filled(environment["METRICS_HOST"]) ?? "127.0.0.1", port: parsePort(port, "METRICS_PORT") }
}

/** Fails with a UserError for a name that no folder gets, and for words about a recording without one. */
function recordSettings(options: Readonly<Record<string, unknown>>): RecordSettings | null {
  const wrong = (message: string) => new UserError(message, exitCodes.wrongUsage)
  const [name, title, expected] = [optionText(options["record"]), optionText(options["title"]), optionText(options["expected"])]
  const isForced = options["force"] === true
  if (name === null) {
    const without = title !== null ? "--title" : expected !== null ? "--expected" : isForced ? "--force" : null
    if (without === null) return null
    throw wrong(`${without} says something of a recording: give it a name with --record`)
  }
  if (!isScenarioName(name)) throw wrong(`--record takes a name of small letters, digits and hyphens, not "${name}"`)
  for (const [option, text] of [
    ["--title", title],
    ["--expected", expected],
  ] as const)
    if (text !== null && text.length > maxEventText) throw wrong(`${option} takes at most ${maxEventText} characters`)
  return { name, title: title ?? name, ...(expected === null ? {} : { expected }), isForced }
}

/** The folder of the shop's data, or of what is made for them: as typed from where the user is, else `.witryna` in the project, or where the user is in an installed package. */
export function dataFolderOf(option: string | undefined, environment: Environment): string {
  const typed = option ?? filled(environment["SHOP_DATA"])
  if (typed !== null) return resolve(typed)
  return resolve(/[\\/]node_modules[\\/]/.test(projectFolder) ? "." : projectFolder, ".witryna")
}

/** Where the shop's data are: in the server's database that `DATABASE_URL` names, else in a file of the folder. */
export function shopPlaceOf(option: string | undefined, environment: Environment): StorePlace {
  const databaseUrl = filled(environment["DATABASE_URL"])
  if (databaseUrl === null) return { dataFolder: dataFolderOf(option, environment) }
  return { databaseUrl, directUrl: filled(environment["DIRECT_DATABASE_URL"]) }
}

/**
 * The database that a shop is moved to. Fails with a UserError when neither the option nor `DATABASE_URL` names one.
 *
 * @param option the address of `--to`
 */
export function targetOf(option: string | undefined, environment: Environment): ServerPlace {
  if (option !== undefined) return { databaseUrl: option, setting: "--to" }
  const databaseUrl = filled(environment["DATABASE_URL"])
  if (databaseUrl !== null) return { databaseUrl, directUrl: filled(environment["DIRECT_DATABASE_URL"]) }
  throw new UserError("say where the shop is moved to: --to postgres://user@host:5432/name, or DATABASE_URL", exitCodes.wrongUsage)
}

/**
 * Fails with a UserError unless the text is a port; 0 lets the system choose.
 *
 * @param of where the text was given
 */
export function parsePort(text: string, of: "PORT" | "--port" | "METRICS_PORT" = "PORT"): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new UserError(`${of} is a number from 0 to 65535, not "${text}"`, exitCodes.wrongUsage)
}

/** More processes than this are no server of one machine. */
const mostWorkers = 64

function parseWorkers(text: string): number {
  const workers = Number(text)
  if (/^\d{1,2}$/.test(text) && workers >= 1 && workers <= mostWorkers) return workers
  throw new UserError(`WORKERS is a number of processes from 1 to ${mostWorkers}, not "${text}"`, exitCodes.wrongUsage)
}

const switchWords = {
  TRUST_PROXY: "1 behind a proxy and 0 without one",
  ORIGIN_PAGES: "1 where other pages of the shop at SHOP_ORIGIN are shown as they are, and 0 where they are not",
} as const

/** What is neither is no "no": who mistypes it would serve all visitors as one, or run what was not to be run. */
function parseSwitch(setting: keyof typeof switchWords, text: string): boolean {
  if (text === "1" || text === "0") return text === "1"
  throw new UserError(`${setting} is ${switchWords[setting]}, not "${text}"`, exitCodes.wrongUsage)
}

/** Fails with a UserError for a host that no address has. */
function parseHosts(text: string): readonly string[] {
  return text.split(/[\s,]+/).flatMap((host) => {
    if (host === "") return []
    const url = URL.parse(`http://${host}/`)
    if (/^[a-z\d[]/.test(host) && url?.host === host) return [host]
    throw new UserError(
      `SHOP_HOSTS are hosts in small letters such as "shop.example, www.shop.example", with a port where there is one, not "${host}"`,
      exitCodes.wrongUsage,
    )
  })
}

/** Fails with a UserError unless it is a base address, below which calls have their paths. */
function parseAccounts(text: string | null): string | null {
  if (text === null) return null
  const url = URL.parse(text)
  const isBase = url !== null && /^https?:$/.test(url.protocol) && url.pathname.endsWith("/")
  if (isBase && url.username === "" && url.password === "" && url.search === "" && url.hash === "") return url.href
  throw new UserError(
    `ACCOUNTS_URL is the base address of an accounts service with a slash at its end, such as https://accounts.example/, not "${text}"`,
    exitCodes.wrongUsage,
  )
}

function parsePasskeyDomain(text: string | null): string | null {
  if (text === null || (isRelyingParty(text) && URL.parse(`http://${text}/`)?.host === text)) return text
  throw new UserError(`PASSKEY_DOMAIN is the host that passkeys are for, such as shop.example, not "${text}"`, exitCodes.wrongUsage)
}

function parsePasskeyOrigins(text: string): readonly string[] {
  return text.split(/[\s,]+/).flatMap((origin) => {
    if (origin === "") return []
    if (URL.parse(origin)?.origin === origin && origin.startsWith("https:")) return [origin]
    throw new UserError(
      `PASSKEY_ORIGINS are addresses such as "https://shop.example, https://shop.pl", without a path, not "${origin}"`,
      exitCodes.wrongUsage,
    )
  })
}

/** Two years are the most that anybody asks for. */
const mostHstsSeconds = 63_072_000

/** A balancer that looks less often than twice in this time notices nothing in time. */
const mostLeaveSeconds = 120

function parseSeconds(setting: "HSTS_SECONDS" | "LEAVE_SECONDS", text: string, most: number): number {
  const seconds = Number(text)
  if (/^\d{1,8}$/.test(text) && seconds <= most) return seconds
  throw new UserError(`${setting} is a number of seconds from 0 to ${most}, not "${text}"`, exitCodes.wrongUsage)
}

/** Fails with a UserError, which does not tell the secret in it. */
function parseMailServer(text: string | null): URL | null {
  if (text === null) return null
  const url = URL.parse(text)
  const isServer = url !== null && (url.protocol === "smtp:" || url.protocol === "smtps:") && url.hostname !== ""
  if (isServer && (url.pathname === "" || url.pathname === "/") && url.search === "" && url.hash === "") return url
  throw new UserError("MAIL_SERVER is the address of a mail server such as smtps://name:secret@mail.example:465", exitCodes.wrongUsage)
}

function parseSender(text: string | null): string | null {
  if (text === null || isEmail(text)) return text
  throw new UserError(`MAIL_FROM is the address that mails are from, such as shop@shop.example, not "${text}"`, exitCodes.wrongUsage)
}

const originWords = {
  SHOP_ORIGIN: { whole: "the address of a whole shop", such: "the address of a shop such as https://shop.example" },
  ASSETS_ORIGIN: {
    whole: "a whole address that has the shop's files and pictures",
    such: "an address that has the shop's files and pictures, such as https://cdn.example",
  },
} as const

function parseOrigin(setting: keyof typeof originWords, text: string | null): URL | null {
  if (text === null) return null
  const url = URL.parse(text)
  const isWeb = url !== null && (url.protocol === "https:" || url.protocol === "http:")
  // what stands behind the host would be left out without a word
  if (isWeb && url.href === `${url.origin}/`) return url
  if (isWeb)
    throw new UserError(`${setting} is ${originWords[setting].whole}, without path, name or password: ${url.origin}`, exitCodes.wrongUsage)
  throw new UserError(`${setting} is ${originWords[setting].such}, not "${text}"`, exitCodes.wrongUsage)
}

const optionText = (value: unknown): string | null => (typeof value === "string" ? value : null)
const filled = (value: string | undefined): string | null => (value === undefined || value === "" ? null : value)
