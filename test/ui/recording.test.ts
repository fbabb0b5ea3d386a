import { afterEach, expect, test, vi } from "vitest"
import { until } from "../support/until.ts"
import { isRecording, noteLeave, noteMachine, startRecording } from "../../ui/runtime/recording/recording.ts"
import { giftNote, type GiftNoteEvent, type GiftNoteView } from "../support/core/sample-machine.ts"

const typed: GiftNoteEvent = { type: "NoteTyped", text: "Sto lat" }
const shown = (text: string) => (): GiftNoteView => ({ text, wrapped: false, status: "typing", rows: "" })

afterEach(() => vi.unstubAllGlobals())

test("a page that is not recorded fetches neither the recorder nor what it keeps of a machine", () => {
  const load = vi.fn<() => Promise<typeof giftNote>>()
  startRecording()
  noteMachine("giftNote", load, shown(""))(typed, shown("Sto lat"))
  noteLeave("/")
  expect(isRecording()).toBe(false)
  expect(load).not.toHaveBeenCalled()
})

test("what happens before the recorder knows a machine is written later, in the order in which it happened", async () => {
  const told: string[] = []
  vi.stubGlobal("fetch", async (_: string, { body }: { readonly body: string }) => {
    const { tells }: { readonly tells: readonly { readonly is: string; readonly event?: { readonly machine: string } }[] } =
      JSON.parse(body)
    told.push(...tells.map(({ is, event }) => (event === undefined ? is : `${is} ${event.machine}`)))
    return new Response(null, { status: 200 })
  })
  document.body.dataset["recording"] = "my-case"
  startRecording()
  const late = Promise.withResolvers<typeof giftNote>()
  const noteEarly = noteMachine("early", async () => giftNote, shown(""))
  const noteLate = noteMachine("late", () => late.promise, shown(""))
  noteLate(typed, shown("Sto lat"))
  noteEarly(typed, shown("Sto lat"))
  noteLeave("/return.php")
  await until(() => expect(told).toEqual(["Waits"]))
  late.resolve(giftNote)
  await until(() => expect(told).toEqual(["Waits", "Saw", "Did late", "Saw", "Did early", "Leaves"]))
})
