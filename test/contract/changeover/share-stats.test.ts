import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { makeFileMeasures } from "../../../adapters/node/file-measures.ts"
import { makeShareCounter } from "../../../adapters/node/keep-share-counts.ts"
import { shareStatsAnswer } from "../../../cli/shop/share-stats-answer.ts"
import { measuresFolder } from "../../../cli/shop/measures-answer.ts"
import { runCommand } from "../../support/cli/run-command.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

const folder = mkdtempSync(join(tmpdir(), "witryna-stats-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test("before anything was counted it says so, and what begins it (10.1057)", async () => {
  const { out, code } = await runCommand("origin", "stats", "--data", folder)
  expect([out, code]).toEqual([`Nothing was counted in ${folder}. \`serve --share 5%\` begins it, and writes once a minute.`, 0])
  expect((await shareStatsAnswer(folder)).data).toEqual({ from: null, to: null, kinds: [] })
})

test("what two processes counted on two days adds up, by kind and side, with its times (10.1057)", async () => {
  for (const days of [0, 1]) {
    const sink = makeFileMeasures({
      folder: measuresFolder(folder),
      nowMs: () => testNowMs + days * 86_400_000,
      onTrouble: () => undefined,
    })
    const counter = makeShareCounter(sink)
    for (let at = 0; at < 10; at += 1) counter.count({ kind: "product", outcome: "ours", ms: 20 + at })
    for (let at = 0; at < 90; at += 1) counter.count({ kind: "product", outcome: "theirs", ms: 180 })
    counter.count({ kind: "list", outcome: "late", ms: 3_400 })
    counter.count({ kind: "list", outcome: "failed", ms: 90 })
    counter.count({ kind: "list", outcome: "crawler", ms: 90 })
    counter.write()
    // nothing new is no line
    counter.write()
    await sink.settled()
  }
  const { out, code } = await runCommand("origin", "stats", "--data", folder)
  expect([out.split("\n").map((line) => line.replaceAll(/ +/g, " ")), code]).toEqual([
    [
      "2026-03-10 to 2026-03-11",
      "",
      "pages ours the shop's crawlers ours failed ours late ours of all",
      "product 20 180 · · · 10.0 %",
      "list · · 2 2 2 0.0 %",
      "all 20 180 2 2 2 9.8 %",
      "",
      "half of them, 95 of 100 within ours the shop's",
      "product 25, 50 ms 200, 200 ms",
      "list - -",
      "all 25, 50 ms 200, 200 ms",
    ],
    0,
  ])
  const { data } = await shareStatsAnswer(folder)
  expect(data).toMatchObject({
    kinds: [{ kind: "product", by: { ours: { answers: 20, medianMs: 25, slowMs: 50 } } }, { kind: "list" }, { kind: "all" }],
  })
})
