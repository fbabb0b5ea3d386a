import { spawnSync } from "node:child_process"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { projectFolder } from "../../cli/project.ts"
import { expect, test } from "./support/shop-test.ts"

test("what a customer's browser saved of its network becomes a scenario that replays, and holds nothing of theirs", async ({
  browser,
  shop,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "witryna-archive-"))
  try {
    const archive = join(folder, "customer.har")
    const context = await browser.newContext({ baseURL: shop.origin, locale: "pl-PL", recordHar: { path: archive } })
    const page = await context.newPage()
    await page.goto("/search.php?text=zofia.nowakowska%40poczta.example")
    await page.goto("/product-pol-535.html")
    const priced = page.waitForResponse(/\/ajax\/projector\.php/)
    await page.getByRole("radio", { name: "S", exact: true }).click()
    await (await priced).finished()
    await page.getByRole("button", { name: "Dodaj do koszyka" }).first().click()
    await expect(page).toHaveURL(/basketedit/)
    await context.close()

    const target = join(folder, "ticket-4711")
    const words = ["cli/main.ts", "scenario", "import", archive, target, "--json"]
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: projectFolder, encoding: "utf8" })
    const scenario = await readFile(join(target, "scenario.json"), "utf8")
    expect(await readFile(archive, "utf8")).toContain("nowakowska")
    expect(`${scenario}${stdout}${stderr}`).not.toMatch(/zofia|nowakowska|poczta/)
    const { data } = JSON.parse(stdout)
    expect({ status, same: data.same, differing: data.differing }).toEqual({ status: 0, same: true, differing: [] })
    const { entries } = JSON.parse(scenario)
    expect(
      entries.map(({ event }: { readonly event: { readonly type: string; readonly event?: object } }) => event.event ?? event.type),
    ).toEqual(["Opened", "Opened", { type: "SizeChosen", sizeId: "S" }, "Submitted"])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
