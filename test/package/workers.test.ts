import { spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { expect, onTestFinished, test } from "vitest"
import { buildPages } from "../../cli/tasks/build-pages.ts"
import { prepareShop } from "../../fixtures/shop/prepare-shop.ts"
import { makeStoreShared } from "../../fixtures/shop/sharing/store-shared.ts"
import { openShopStore } from "../../fixtures/shop/store/open-shop-store.ts"
import { attemptLimit, beginAttempt } from "../../fixtures/shop/sign-in/attempts.ts"
import { projectFolder } from "../support/sources/project-sources.ts"

interface Line {
  readonly event?: string
  readonly address?: string
  readonly pid?: number
  readonly path?: string
}

/** `witryna serve` with two workers, and every line that it prints. */
async function startTwoWorkers() {
  await buildPages({ root: projectFolder, mode: "production" })
  const dataFolder = await mkdtemp(join(tmpdir(), "witryna-workers-"))
  await prepareShop({ dataFolder })
  const child = spawn(process.execPath, ["cli/main.ts", "serve", "--port", "0", "--data", dataFolder, "--json"], {
    cwd: projectFolder,
    env: { ...process.env, WORKERS: "2", SHOP_ORIGIN: "", METRICS_PORT: "0" },
    stdio: ["ignore", "pipe", "ignore"],
  })
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve))
  onTestFinished(async () => {
    child.kill("SIGKILL")
    await ended
    await rm(dataFolder, { recursive: true, force: true })
  })
  const lines: Line[] = []
  const waiting = new Set<() => void>()
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(JSON.parse(line))
    for (const look of waiting) look()
  })
  /** Waits until the lines so far have what is wanted of them. */
  const until = <Found>(find: (lines: readonly Line[]) => Found | undefined): Promise<Found> =>
    new Promise((resolve) => {
      const look = () => {
        const found = find(lines)
        if (found === undefined) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  const origin = await until((said) => said.find(({ event }) => event === "listening")?.address)
  return { child, ended, until, origin, dataFolder }
}

/** One request on a connection of its own, so that workers take turns. @returns status and location */
function send(url: URL, body: string | null = null): Promise<readonly [number | undefined, string | undefined]> {
  return new Promise((resolve, reject) => {
    const headers = body === null ? {} : { "content-type": "application/x-www-form-urlencoded" }
    const sent = request(url, { method: body === null ? "GET" : "POST", agent: false, headers }, (answer) => {
      answer.resume().once("end", () => resolve([answer.statusCode, answer.headers.location]))
    })
    sent.once("error", reject).end(body)
  })
}

/** Asks an address again and again until something has happened; each answer is a good one. */
async function askUntil(happened: Promise<true>, url: URL): Promise<void> {
  const waiting = { isOver: false }
  void happened.then((over) => (waiting.isOver = over))
  while (!waiting.isOver) expect((await send(url))[0]).toBe(200)
}

test("two workers answer on one port, one that dies is replaced, and they count requests and tries to sign in together", async () => {
  const { child, ended, until, origin, dataFolder } = await startTwoWorkers()
  const workersOf = (lines: readonly Line[]) => lines.flatMap(({ event, pid }) => (event === "worker" && pid !== undefined ? [pid] : []))
  const answeredBy = (lines: readonly Line[], path: string) =>
    new Set(lines.flatMap((line) => (line.path === path && line.pid !== undefined ? [line.pid] : [])))
  const [first, second] = await until((lines) => {
    const [one, other] = workersOf(lines)
    return one === undefined || other === undefined ? undefined : ([one, other] as const)
  })

  // the second one may still be starting: both have answered when both are in the log
  const health = new URL("/healthz", origin)
  await askUntil(
    until((lines) => (answeredBy(lines, "/healthz").size === 2 ? true : undefined)),
    health,
  )

  // each request has its line in the log, and its place in the sum of both
  const counted = await until((lines) => lines.find(({ event }) => event === "metrics")?.address)
  const [, count] = /^witryna_answer_seconds_count\{kind="probe",status="2xx"\} (\d+)$/m.exec(await (await fetch(counted)).text()) ?? []
  await until((lines) => (lines.filter(({ path }) => path === "/healthz").length === Number(count) ? true : undefined))

  const login = (password: string) =>
    send(new URL("/signin.php", origin), new URLSearchParams({ operation: "login", login: "anna@example.com", password }).toString())
  // all tries but two are made here, in a third process: hashing so many passwords would outlast the minute on a busy machine
  const store = await openShopStore({ dataFolder })
  const shared = makeStoreShared(store)
  for (let tries = 2; tries < attemptLimit.tries; tries += 1) {
    expect(await beginAttempt(shared, { login: "anna@example.com", address: null, device: null }, Date.now())).not.toBeNull()
  }
  await store.close()
  // two wrong ones fill the minute, whoever of the two is asked; then even the right one comes too early
  for (const password of ["wrong", "wrong", "Pracownia-Anna-24"]) expect(await login(password)).toEqual([303, "/signin.php"])
  expect(await until((lines) => (answeredBy(lines, "/signin.php").size === 2 ? 2 : undefined))).toBe(2)

  process.kill(first, "SIGKILL")
  const third = await until((lines) => workersOf(lines)[2])
  // the one that only starts keeps nobody from asking
  expect((await fetch(counted)).status).toBe(200)
  expect([first, second]).not.toContain(third)
  await askUntil(
    until((lines) => (answeredBy(lines, "/healthz").has(third) ? true : undefined)),
    health,
  )

  child.kill("SIGTERM")
  expect(await ended).toBe(0)
  for (const pid of [second, third]) expect(() => process.kill(pid, 0)).toThrow("ESRCH")
}, 120_000)
