import { expect, test } from "vitest"
import { runCommand } from "../../support/cli/run-command.ts"

test.each([
  [["compare", "501", "--pages", "5"], "--pages is for the comparison of a shop"],
  [["compare", "501", "--html", "a.html"], "--html is for the comparison of a shop"],
  [["compare", "https://shop.example", "--differences"], "--differences is for products"],
  [["compare", "https://shop.example", "501"], "one address, and nothing else"],
  [["compare", "501", "https://shop.example"], "one address, and nothing else"],
  [["compare", "https://shop.example/path"], "without a path"],
  [["compare", "shop.example"], "It is a product such as 501"],
  [["compare", "https://shop.example", "--pages", "0"], "from 1 to 2000"],
])("%j is wrong usage: %s", async (words, message) => {
  const { err, code } = await runCommand(...words)
  expect([code, err]).toEqual([64, expect.stringContaining(message)])
})
