import type { Say } from "../texts/say.ts"

/** Says that everything done on this page is being written down. */
export function RecordingBanner({ name, say }: { readonly name: string; readonly say: Say }) {
  return (
    <p className="recording" role="status">
      {say("shell.recording")} <b>{name}</b>
    </p>
  )
}
