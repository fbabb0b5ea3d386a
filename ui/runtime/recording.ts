import type { RecordedStep, Recorder } from "./recorder.ts"

let recorder: Promise<Recorder> | null = null

/** True while the server says that this page is being recorded. */
const isRecording = () => document.body.dataset["recording"] !== undefined

/** Loads the recorder on a page that is being recorded; elsewhere nothing is loaded. */
export function startRecording(): void {
  if (isRecording()) recorder = import("./recorder.ts").then((chunk) => chunk.createRecorder())
}

const tell = (note: (loaded: Recorder) => void) => {
  recorder?.then(note).catch(() => {})
}

/** Notes a step of a machine: its event, and the state it left. */
export function noteStep(step: RecordedStep): void {
  const atMs = Date.now()
  tell((loaded) => loaded.step(atMs, step))
}

/** Notes a native submit, which leaves the page. */
export function noteSubmit(form: HTMLFormElement): void {
  const atMs = Date.now()
  tell((loaded) => loaded.submitted(atMs, form, null))
}

/** Notes that the last event leaves the page without a form. */
export function noteLeave(): void {
  tell((loaded) => loaded.leaves())
}
