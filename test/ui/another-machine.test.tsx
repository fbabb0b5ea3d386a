import { Result } from "effect"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, test, vi } from "vitest"
import { until } from "../support/until.ts"
import { decodeRecorded } from "../../adapters/replay/recorded-page.wire.ts"
import { listed, type MachineList } from "../../core/pages/page-machine.ts"
import { pageMachines } from "../../core/pages/page-machines.ts"
import { basketChannel } from "../../ui/runtime/islands/basket-channel.ts"
import { createRecorder } from "../../ui/runtime/recording/recorder.ts"
import type { IslandProps } from "../../ui/runtime/islands/island-data.ts"
import { runIsland } from "../../ui/runtime/islands/run-island.tsx"
import { useMachine } from "../../ui/runtime/islands/use-machine.ts"
import { MachineIsland } from "../../ui/islands/MachineIsland.tsx"
import { sceneOf } from "../../ui/scene.ts"
import { type GiftNote, giftNote, type GiftNoteEvent, type GiftNoteView } from "../support/core/sample-machine.ts"
import { pageModels } from "./page-models.ts"
import { basket } from "./samples.ts"

const recorded = async () => giftNote
const machines: MachineList = { ...pageMachines, giftNote: listed(giftNote) }

/** The view of a machine that the shop does not have: beside its record, all that is new. */
function GiftNoteForm({ store, texts }: IslandProps<GiftNote, GiftNoteEvent, "product.add">) {
  const [note, send] = useMachine(store)
  const { text, wrapped, status, rows } = giftNote.view(note, texts)
  return (
    <p>
      <output data-rows={rows}>{`${text} ${status}`}</output>
      <input
        type="checkbox"
        aria-label={texts.texts["product.add"]}
        checked={wrapped}
        onChange={() => send({ type: "WrappingTicked", wrapped: !wrapped })}
      />
      <button type="button" onClick={() => send({ type: "NoteTyped", text: "Sto lat" })}>
        +
      </button>
    </p>
  )
}

let leaving = new EventTarget()
const posted: unknown[] = []
let recorder: ReturnType<typeof createRecorder> | null = null

// the recorder is told of machines and steps as on a page that is recorded
vi.mock("../../ui/runtime/recording/recording.ts", () => ({
  noteMachine: (machine: string, _: unknown, shown: () => GiftNoteView) => {
    const noteStep = recorder?.follow(machine, giftNote, shown)
    return (event: GiftNoteEvent, shownAfter: () => GiftNoteView) => noteStep?.(1000, event, shownAfter)
  },
  noteLeave: () => {},
  isRecording: () => false,
}))

afterEach(() => {
  recorder = null
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** The island as the server writes it into a page. */
function serve(name: string): void {
  const model = pageModels[name]
  if (model === undefined || model.frame === null) throw new Error(`no sample page "${name}"`)
  const island = (
    <MachineIsland
      name="giftNote"
      machine={giftNote}
      island={GiftNoteForm}
      textKeys={["product.add"]}
      model={model}
      scene={sceneOf(model.frame)}
    />
  )
  document.body.innerHTML = `<div id="container" data-page="product">${renderToString(island)}</div>`
}

test("a machine that joins the list runs in the browser and is recorded there, with its record and its view alone", async () => {
  vi.stubGlobal("fetch", async (_: string, { body }: { readonly body: string }) => {
    posted.push(JSON.parse(body))
    return new Response(null, { status: 200 })
  })
  serve("product")
  expect(document.querySelector("output")?.textContent).toBe(" typing")
  leaving = new EventTarget()
  recorder = createRecorder({ addEventListener: leaving.addEventListener.bind(leaving), fetch, location: { reload: () => {} } })
  runIsland("giftNote", giftNote, GiftNoteForm, { recorded, report: (_, failure) => expect(failure).toBeUndefined() })
  document.querySelector("button")?.dispatchEvent(new Event("pointerdown", { bubbles: true }))
  await until(() => expect(document.querySelector("#island_giftNote")?.hasAttribute("data-live")).toBe(true))
  document.querySelector("button")?.click()
  await until(() => expect(document.querySelector("output")?.textContent).toBe("Sto lat typing"))
  leaving.dispatchEvent(new Event("pagehide"))

  const sent = posted.map((one) => decodeRecorded(one, machines))
  expect(sent.map(Result.getOrThrow)).toMatchObject([
    { tells: [{ is: "Waits" }] },
    {
      tells: [
        { is: "Saw", at: 0, outcome: { views: { giftNote: { text: "", status: "typing" } } } },
        { is: "Did", at: 1, event: { type: "Machine", machine: "giftNote", event: { type: "NoteTyped", text: "Sto lat" } } },
      ],
    },
    { tells: [{ is: "Saw", at: 1, outcome: { views: { giftNote: { text: "Sto lat", status: "typing" } } } }] },
  ])
})

test("a page without the machine has no island of it", () => {
  serve("home")
  expect(document.querySelector("#island_giftNote")).toBeNull()
  runIsland("giftNote", giftNote, GiftNoteForm, { recorded, report: () => {} })
  expect(document.querySelector("[data-live]")).toBeNull()
})

describe("an island that starts", () => {
  const live = () => until(() => expect(document.querySelector("#island_giftNote")?.hasAttribute("data-live")).toBe(true))
  const point = () => document.querySelector("button")?.dispatchEvent(new Event("pointerdown", { bubbles: true }))
  const shown = () => document.querySelector("output")?.textContent

  test("takes over what was typed into the served markup, which is read while it still stands", async () => {
    serve("product")
    const wasLive: boolean[] = []
    runIsland("giftNote", giftNote, GiftNoteForm, {
      recorded,
      report: () => {},
      typed: (container, { text }) => {
        wasLive.push(container.hasAttribute("data-live"))
        return [{ type: "NoteTyped", text: `${text}typed early` } as const]
      },
    })
    expect(wasLive).toEqual([])
    point()
    await live()
    await until(() => expect(shown()).toBe("typed early typing"))
    expect(wasLive).toEqual([false])
  })

  test("takes over what was typed before the press that brings it to life", async () => {
    serve("product")
    const heard: string[] = []
    const step: typeof giftNote.step = (state, event) => {
      heard.push(event.type === "NoteTyped" ? event.text : event.type)
      return giftNote.step(state, event)
    }
    const typed = () => [{ type: "NoteTyped", text: "typed early" } as const]
    runIsland("giftNote", { ...giftNote, step }, GiftNoteForm, { recorded, report: () => {}, typed })
    point()
    document.querySelector("button")?.click()
    await until(() => expect(heard).toHaveLength(2))
    expect(heard).toEqual(["typed early", "Sto lat"])
  })

  test("hears of a basket that another machine changed, and of a page that came back from history", async () => {
    serve("product")
    const returned = { type: "NoteTyped", text: "back again" } as const
    const watched = { ...giftNote, hears: { ...giftNote.hears, returned } }
    runIsland("giftNote", watched, GiftNoteForm, { recorded, report: () => {} })
    point()
    await live()
    basketChannel.publish(basket)
    await until(() => expect(document.querySelector("output")?.dataset["rows"]).toBe(String(basket.rows.length)))
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }))
    expect(shown()).toBe(" typing")
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
    await until(() => expect(shown()).toBe("back again typing"))
  })
})
