import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { recordJourney } from "../../adapters/replay/replay-scenario.ts"
import { scenarioFile, writeScenario } from "../../adapters/replay/scenario-files.ts"
import { createShop } from "../../fixtures/shop/create-shop.ts"
import { openShopStore } from "../../fixtures/shop/store/open-shop-store.ts"
import { scenarioFolder } from "../project.ts"
import { fillingIn } from "./fill-in-order.ts"
import { journeyDevice } from "./journey-device.ts"
import { journeyMails } from "./journey-mails.ts"
import { setForJourney } from "./journey-settings.ts"
import { runTask } from "./run-task.ts"
import { recordedAtMs } from "./scenario-steps.ts"
import { scenarioPlans } from "./scenario-plans.ts"

const named = process.argv.slice(2)

/** Records the project's own scenarios again, or those that are named, each with a shop of its own in a folder that is gone afterwards. */
await runTask(async () => {
  for (const { shopSettings, ...plan } of scenarioPlans) {
    if (named.length > 0 && !named.includes(plan.name)) continue
    const dataFolder = await mkdtemp(join(tmpdir(), "witryna-record-"))
    try {
      const [mails, device] = [journeyMails(), journeyDevice(plan.settings.origin)]
      const mail = { way: mails, from: null, hosts: [new URL(plan.settings.origin).host] }
      const shop = await createShop({ dataFolder, mail, now: () => recordedAtMs, log: (line) => console.error(JSON.stringify(line)) })
      const store = await openShopStore({ dataFolder })
      await setForJourney(store, shopSettings)
      if (shopSettings?.passkeyOf !== undefined) await device.saveIn(store, shopSettings.passkeyOf, recordedAtMs)
      await store.close()
      const file = scenarioFile(plan.name, [scenarioFolder])
      await writeScenario(file, await recordJourney(plan, fillingIn(mails.following(device.answering((request) => shop.fetch(request))))))
      await shop.close()
      console.log(`recorded ${file}`)
    } finally {
      await rm(dataFolder, { recursive: true, force: true })
    }
  }
})
