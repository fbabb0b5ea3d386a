import type { RecordedMachine } from "../../../core/pages/page-machine.ts"
import type { NoteStep, Recorder } from "./recorder.ts"

let recorder: Promise<Recorder> | null = null

/** True while the server says that this page is being recorded. */
export const isRecording = () => document.body.dataset["recording"] !== undefined

/** Loads the recorder on a page that is being recorded; elsewhere nothing is loaded. */
export function startRecording(): void {
  if (isRecording()) recorder = import("./recorder.ts").then((chunk) => chunk.createRecorder())
}

const note = (write: (loaded: Recorder) => void) => {
  recorder?.then(write).catch(() => {})
}

/**
 * Notes a machine of the page.
 *
 * @param load fetches what a recording keeps of it, on a page that is recorded
 * @param shown what the shopper sees of it at first
 * @returns notes a step of it: its event, and what the shopper sees after it
 */
export function noteMachine<Event extends { readonly type: string }, View>(
  machine: string,
  load: () => Promise<RecordedMachine<Event, View>>,
  shown: () => View,
): (event: Event, shown: () => View) => void {
  if (recorder === null) return () => {}
  let noteStep: NoteStep<Event, View> | null = null
  // whatever is noted later waits for it too, so that all is written in the order in which it happened
  recorder = Promise.all([recorder, load()]).then(([loaded, recorded]) => {
    noteStep = loaded.follow(machine, recorded, shown)
    return loaded
  })
  return (event, shownAfter) => {
    const sinceMs = performance.now()
    note(() => noteStep?.(sinceMs, event, shownAfter))
  }
}

/** Notes that a step has asked the shop, or works something out by itself, and when that is over. */
export function noteCall(answered: Promise<unknown>, isOwn: boolean = false): void {
  note((loaded) => loaded.awaits(answered, isOwn))
}

/** Notes that the last event leaves the page for an address, without a form. */
export function noteLeave(address: string): void {
  note((loaded) => loaded.leaves(address))
}
