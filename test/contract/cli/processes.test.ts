import { expect, onTestFinished, test, vi } from "vitest"
import { obeyColourOption } from "../../../cli/output/colour.ts"
import { runCommand } from "../../support/cli/run-command.ts"
import { witrynaProcess } from "../../support/cli/witryna-process.ts"

test("--help ends with 0 from any folder", async () => {
  const { code, out } = await witrynaProcess(["--help"])
  expect(code).toBe(0)
  expect(out).toContain("witryna replay")
})

test("a wrong setting is one line on standard error, and exit code 64", async () => {
  const { code, out, err } = await witrynaProcess(["serve"], { environment: { PORT: "shop" } })
  expect([code, out, err]).toEqual([64, "", 'witryna: PORT is a number from 0 to 65535, not "shop"\n'])
})

test("a scenario that exists is not overwritten without --force", async () => {
  const { code, err } = await witrynaProcess(["serve", "--port", "0", "--record", "buy-single-size"])
  expect([code, err]).toEqual([64, "witryna: the scenario buy-single-size exists: choose another name, or replace it with --force\n"])
})

test("an unwritable data folder says so in one line, with what to do", async () => {
  const { code, err } = await witrynaProcess(["shop", "seed", "--data", "/dev/null/data"])
  expect(code).toBe(1)
  expect(err).toMatch(
    /^witryna: the data file \/dev\/null\/data\/shop\.db cannot be written \([^\n]+\)\. Make its folder writable, or choose another folder with SHOP_DATA=<folder>\.\n$/,
  )
})

test.each([["serve"], ["shop", "seed"], ["texts", "list"]])(
  "a server that cannot be reached is told in one line, without its password: %s",
  async (...words) => {
    const environment = { DATABASE_URL: "postgres://shop:hush-hush@localhost:1/shop", PORT: "0" }
    const { code, out, err } = await witrynaProcess(words, { environment })
    expect([code, out]).toEqual([1, ""])
    expect(err).toMatch(
      /^witryna: DATABASE_URL: the database shop at localhost:1 cannot be reached \([^\n]+\)\. Start it, or name another\.\n$/,
    )
  },
)

test("a password can come from standard input, so that no history keeps it", async () => {
  const { out, code } = await witrynaProcess(["password", "-", "--lang", "en"], { input: "Tajne-haslo\n" })
  expect([out.split("\n").slice(0, 4), code]).toEqual([
    ["met: at least 10 characters", "met: 1 lowercase letter", "met: 1 uppercase letter", "met: 1 digit or 1 special character"],
    0,
  ])
})

test.each([
  ["help", ["price", "--help"], "\u001B[1mUsage:\u001B[0m"],
  ["a verdict", ["replay", "buy-single-size", "--quiet"], "\u001B[32msame\u001B[0m"],
  ["a command that nobody knows", ["valdate"], "\u001B[31mwitryna:\u001B[0m"],
  ["a file that is not there", ["replay", "nowhere.json"], "\u001B[31mwitryna:\u001B[0m"],
])("--color wins over the variables: %s", async (_, given, painted) => {
  onTestFinished(() => void vi.unstubAllEnvs())
  // in this process, as the program begins: a process for each answer would take most of its time to start
  const shown = async (when: string, variable: "NO_COLOR" | "FORCE_COLOR") => {
    vi.unstubAllEnvs()
    vi.stubEnv("NO_COLOR", undefined)
    vi.stubEnv("FORCE_COLOR", undefined)
    process.env[variable] = "1"
    const words = [...given, "--color", when]
    obeyColourOption(words, process.env)
    const { out, err } = await runCommand(...words)
    return out + err
  }
  // which variable wins is the rule's own test; here, that every kind of answer obeys it
  expect(await shown("always", "NO_COLOR")).toContain(painted)
  expect(await shown("never", "FORCE_COLOR")).not.toContain("\u001B")
})

test("--color wins over the variables in a process of its own", async () => {
  const shown = async (when: string, environment: Readonly<Record<string, string>>) =>
    (await witrynaProcess(["price", "--help", "--color", when], { environment })).out
  expect(await shown("always", { NO_COLOR: "1" })).toContain("\u001B[1mUsage:\u001B[0m")
  expect(await shown("never", { FORCE_COLOR: "1" })).not.toContain("\u001B")
})
