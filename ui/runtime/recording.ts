import type { Words } from "../../core/pages/page-machine.ts"
import type { RecordedStep, Recorder } from "./recorder.ts"

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

/** Notes a machine of the page: its name, and what the shopper sees of it at first. */
export function noteMachine(machine: string, seen: () => Words): void {
  note((loaded) => loaded.follow(machine, seen))
}

/** Notes a step of a machine: its event, and what the shopper sees after it. */
export function noteStep(step: RecordedStep): void {
  const sinceMs = performance.now()
  note((loaded) => loaded.step(sinceMs, step))
}

/** Notes that the last event leaves the page for an address, without a form. */
export function noteLeave(address: string): void {
  note((loaded) => loaded.leaves(address))
}
