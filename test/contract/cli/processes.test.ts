import { expect, test } from "vitest"
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

test("an unwritable data folder says so in one line, with what to do", async () => {
  const { code, err } = await witrynaProcess(["texts", "list", "--data", "/dev/null/data"])
  expect(code).toBe(2)
  expect(err).toMatch(
    /^witryna: the data folder \/dev\/null\/data cannot be written \([^\n]+\)\. Make it writable, or choose another with SHOP_DATA=<folder>\.\n$/,
  )
})

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
])("--color wins over the variables: %s", async (_, words, painted) => {
  const shown = async (when: string, environment: Readonly<Record<string, string>>) => {
    const { out, err } = await witrynaProcess([...words, "--color", when], { environment })
    return out + err
  }
  // which variable wins is the rule's own test; here, that every kind of answer obeys it
  expect(await shown("always", { NO_COLOR: "1" })).toContain(painted)
  expect(await shown("never", { FORCE_COLOR: "1" })).not.toContain("\u001B")
})
