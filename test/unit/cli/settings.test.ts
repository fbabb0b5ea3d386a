import { join } from "node:path"
import { expect, test } from "vitest"
import { projectFolder } from "../../../cli/project.ts"
import { shareOf } from "../../../core/changeover/share.ts"
import { readSettings, shopPlaceOf } from "../../../cli/input/settings.ts"
import { exitCodes, UserError } from "../../../cli/user-error.ts"

const refusal = (run: () => unknown) => {
  try {
    run()
    return null
  } catch (cause) {
    return cause instanceof UserError ? cause : null
  }
}

test("without any setting the shop is served at 127.0.0.1:8080 from .witryna in the project", () => {
  expect(readSettings({}, {})).toEqual({
    port: 8080,
    mail: { server: null, from: null },
    host: "127.0.0.1",
    place: { dataFolder: join(projectFolder, ".witryna") },
    dataFolder: join(projectFolder, ".witryna"),
    buildFolder: join(projectFolder, "dist"),
    valkeyUrl: null,
    shopOrigin: null,
    showsOriginPages: true,
    share: null,
    assetsOrigin: null,
    accountsUrl: null,
    passkeys: { domain: null, origins: [] },
    record: null,
    isDevelopment: false,
    isJson: false,
    logsAccess: true,
    trustsProxy: false,
    hosts: [],
    leaveMs: 0,
    metrics: null,
    hstsSeconds: 86_400,
    workers: 1,
  })
})

test("an option wins over the environment, and an empty variable is none", () => {
  expect(readSettings({ port: "9000" }, { PORT: "9001", HOST: "", SHOP_DATA: "/data" })).toMatchObject({
    port: 9000,
    host: "127.0.0.1",
    dataFolder: "/data",
  })
})

test("DATABASE_URL says that the data are on a server, and SHOP_DATA has what is made", () => {
  const databaseUrl = "postgres://shop:secret@db.example/shop"
  expect(readSettings({}, { DATABASE_URL: databaseUrl, SHOP_DATA: "/data" })).toMatchObject({
    place: { databaseUrl, directUrl: null },
    dataFolder: "/data",
  })
  const directUrl = "postgres://shop:secret@db.example:6432/shop"
  expect(shopPlaceOf("/data", { DATABASE_URL: databaseUrl, DIRECT_DATABASE_URL: directUrl })).toEqual({ databaseUrl, directUrl })
  expect(shopPlaceOf("/data", { DATABASE_URL: "", DIRECT_DATABASE_URL: directUrl })).toEqual({ dataFolder: "/data" })
})

test.each(["http", "80a", "-1", "65536", "8080.5", " "])("PORT=%s is refused in one line", (port) => {
  expect(refusal(() => readSettings({}, { PORT: port }))?.message).toMatch(/^PORT is a number from 0 to 65535, not ".*"$/)
})

test.each(["shop.example", "ftp://shop.example", "javascript:1"])("SHOP_ORIGIN=%s is refused in one line", (origin) => {
  expect(refusal(() => readSettings({}, { SHOP_ORIGIN: origin }))?.message).toContain("such as https://shop.example")
})

test("SHOP_ORIGIN is a whole shop: what stands behind or before its host is refused, and not repeated", () => {
  for (const text of ["https://user:secret@shop.example/path?x=1", "https://user:secret@shop.example/", "https://shop.example/pl/"]) {
    const message = refusal(() => readSettings({}, { SHOP_ORIGIN: text }))?.message ?? ""
    expect(message).toMatch(/password: https:\/\/shop\.example$/)
    expect(message).not.toContain("secret")
  }
  expect(readSettings({}, { SHOP_ORIGIN: "https://shop.example/" }).shopOrigin?.href).toBe("https://shop.example/")
})

test("ACCOUNTS_URL is a base address, PASSKEY_DOMAIN a host with a name, PASSKEY_ORIGINS are other pages of the shop (11.98, 11.486)", () => {
  const given = {
    ACCOUNTS_URL: "https://accounts.example/v1/",
    PASSKEY_DOMAIN: "shop.example",
    PASSKEY_ORIGINS: "https://shop.pl, https://shop.de",
  }
  const { accountsUrl, passkeys } = readSettings({}, given)
  expect([accountsUrl, passkeys]).toEqual([
    "https://accounts.example/v1/",
    { domain: "shop.example", origins: ["https://shop.pl", "https://shop.de"] },
  ])
  for (const [name, text] of [
    ["ACCOUNTS_URL", "https://accounts.example/v1"],
    ["ACCOUNTS_URL", "https://u:secret@accounts.example/"],
    ["ACCOUNTS_URL", "javascript:alert(1)/"],
    ["PASSKEY_DOMAIN", "127.0.0.1"],
    ["PASSKEY_DOMAIN", "Shop.example"],
    ["PASSKEY_ORIGINS", "http://shop.pl"],
    ["PASSKEY_ORIGINS", "https://shop.pl/a"],
  ] as const)
    expect(refusal(() => readSettings({}, { [name]: text }))?.message).toContain(name)
})

test("ASSETS_ORIGIN is the whole address that has files and pictures, and not for sources that are worked on", () => {
  expect(readSettings({}, {}).assetsOrigin).toBeNull()
  expect(readSettings({}, { ASSETS_ORIGIN: "https://cdn.example/" }).assetsOrigin).toBe("https://cdn.example")
  for (const text of ["cdn.example", "ftp://cdn.example"])
    expect(refusal(() => readSettings({}, { ASSETS_ORIGIN: text }))?.message).toBe(
      `ASSETS_ORIGIN is an address that has the shop's files and pictures, such as https://cdn.example, not "${text}"`,
    )
  expect(refusal(() => readSettings({}, { ASSETS_ORIGIN: "https://u:secret@cdn.example/a" }))?.message).toBe(
    "ASSETS_ORIGIN is a whole address that has the shop's files and pictures, without path, name or password: https://cdn.example",
  )
  expect(refusal(() => readSettings({ dev: true }, { ASSETS_ORIGIN: "https://cdn.example" }))?.exitCode).toBe(exitCodes.wrongUsage)
})

test.each(["../evil", "Big", "a b", "-a"])("--record %s is wrong usage: the name becomes a folder", (record) => {
  expect(refusal(() => readSettings({ record }, {}))?.exitCode).toBe(exitCodes.wrongUsage)
})

test.each(["0", "65", "two", "1.5", "-2"])("WORKERS=%s is refused in one line", (workers) => {
  expect(refusal(() => readSettings({}, { WORKERS: workers }))?.message).toMatch(
    /^WORKERS is a number of processes from 1 to 64, not ".*"$/,
  )
})

test("a port that was typed is refused with its option", () => {
  const refused = refusal(() => readSettings({ port: "99999" }, { PORT: "80" }))
  expect([refused?.message, refused?.exitCode]).toEqual(['--port is a number from 0 to 65535, not "99999"', exitCodes.wrongUsage])
})

test.each([{ record: "my-case" }, { dev: true }])("several workers and %j do not go together", (options) => {
  expect(refusal(() => readSettings(options, { WORKERS: "2" }))?.exitCode).toBe(exitCodes.wrongUsage)
  expect(readSettings(options, { WORKERS: "1" }).workers).toBe(1)
})

test("the shop's hosts are names as a browser writes them, with a port where there is one", () => {
  expect(readSettings({}, { SHOP_HOSTS: "shop.example, www.shop.example:8443" }).hosts).toEqual(["shop.example", "www.shop.example:8443"])
  for (const text of ["Shop.example", "https://shop.example", "shop.example/", "a@shop.example", ".."])
    expect(refusal(() => readSettings({}, { SHOP_HOSTS: text }))?.message).toContain(`not "${text}"`)
})

test("what is mistyped is refused in words, and not taken for the opposite", () => {
  for (const text of ["yes", "true", "01"])
    for (const name of ["TRUST_PROXY", "ORIGIN_PAGES"])
      expect(refusal(() => readSettings({}, { [name]: text }))?.message).toContain(`${name} is 1`)
  expect([readSettings({}, { TRUST_PROXY: "1" }).trustsProxy, readSettings({}, { TRUST_PROXY: "0" }).trustsProxy]).toEqual([true, false])
  expect([readSettings({}, { HSTS_SECONDS: "0" }).hstsSeconds, readSettings({}, { HSTS_SECONDS: "600" }).hstsSeconds]).toEqual([0, 600])
  expect(refusal(() => readSettings({}, { HSTS_SECONDS: "-1" }))?.message).toContain('not "-1"')
  expect([readSettings({}, {}).leaveMs, readSettings({}, { LEAVE_SECONDS: "15" }).leaveMs]).toEqual([0, 15_000])
  expect(readSettings({}, { METRICS_PORT: "9464" }).metrics).toEqual({ host: "127.0.0.1", port: 9464 })
  expect(refusal(() => readSettings({}, { METRICS_PORT: "x" }))?.message).toBe('METRICS_PORT is a number from 0 to 65535, not "x"')
  expect(refusal(() => readSettings({}, { LEAVE_SECONDS: "600" }))?.message).toBe(
    'LEAVE_SECONDS is a number of seconds from 0 to 120, not "600"',
  )
})

test.each(["mail.example", "https://mail.example", "smtp://shop:geheim@mail.example/inbox", "smtps://shop:geheim@mail.example?pool=1"])(
  "MAIL_SERVER=%s is refused in one line, which does not tell its secret",
  (server) => {
    const refused = refusal(() => readSettings({}, { MAIL_SERVER: server }))
    expect([refused?.exitCode, refused?.message]).toEqual([
      exitCodes.wrongUsage,
      expect.stringContaining("smtps://name:secret@mail.example:465"),
    ])
    expect(refused?.message).not.toContain("geheim")
  },
)

test("MAIL_SERVER and MAIL_FROM say how mails leave the shop", () => {
  const { mail } = readSettings({}, { MAIL_SERVER: "smtps://shop:geheim@mail.example:465", MAIL_FROM: "shop@shop.example" })
  expect([mail.server?.host, mail.from]).toEqual(["mail.example:465", "shop@shop.example"])
  expect(refusal(() => readSettings({}, { MAIL_FROM: "Shop <shop@shop.example>" }))?.message).toContain("MAIL_FROM is the address")
})

test("a share goes together with another shop alone, and is read with its fallback (10.1050, 10.1054)", () => {
  const front = { SHOP_ORIGIN: "https://shop.example" }
  expect(readSettings({ share: "5%" }, front).share).toEqual({ share: shareOf(500), fallbackAfterMs: 3_000 })
  expect(readSettings({ share: "5%", fallbackAfter: "0" }, { ...front, SHARE: "6%" }).share).toEqual({
    share: shareOf(500),
    fallbackAfterMs: null,
  })
  expect(readSettings({}, { ...front, SHARE: "list=1%", FALLBACK_AFTER: "800" }).share?.fallbackAfterMs).toBe(800)
  for (const [options, environment, message] of [
    [{ share: "5%" }, {}, "name it in SHOP_ORIGIN"],
    [{ share: "5" }, front, 'not "5"'],
    [{ share: "basket=5%" }, front, 'there is no kind "basket"'],
    [{ share: "5%" }, { ...front, ORIGIN_PAGES: "0" }, "ORIGIN_PAGES=0 forbids"],
    [{ share: "5%", record: "a-case" }, front, "a recording is of our pages"],
    [{ fallbackAfter: "800" }, front, "say with SHARE who sees ours"],
    [{ share: "5%", fallbackAfter: "soon" }, front, "FALLBACK_AFTER is a number"],
    [{ share: "5%", fallbackAfter: "60000" }, front, "FALLBACK_AFTER is a number"],
  ] as const) {
    const refused = refusal(() => readSettings(options, environment))
    expect([refused?.exitCode, refused?.message]).toEqual([exitCodes.wrongUsage, expect.stringContaining(message)])
  }
})
