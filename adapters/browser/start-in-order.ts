import { positionedScript } from "../../core/pages/third-party-scripts.ts"
import { scriptPositions } from "../../core/shell/script-positions.ts"
import { type ScriptCommand, type ScriptEvent, type ScriptLoad, scriptLoad, unloadedScript } from "../../core/shell/scripts.ts"

/**
 * Starts the scripts of others that a shop lists, by their positions: those of one at once, those of the next when these are there, have
 * failed, or have not come in their time.
 *
 * Spec: 9.32, 10.555, 19.50.
 */
export async function startInOrder(document: Document, listed: readonly string[]): Promise<void> {
  const scripts = listed.map(positionedScript)
  for (const position of scriptPositions) {
    const place = position === "head" ? document.head : document.body
    const beginning = scripts.filter((script) => script.position === position)
    await Promise.all(
      beginning.map(({ address }) => {
        const script = document.createElement("script")
        script.async = true
        script.src = address
        return loaded(script, () => (position === "body_top" ? place.prepend(script) : place.append(script)))
      }),
    )
  }
}

/** Resolves when a script is there, has failed, or its time is over, which only the browser's log says. Spec: 8.53, 9.10. */
const loaded = (script: HTMLScriptElement, begin: () => void): Promise<void> =>
  new Promise((resolve) => {
    let load: ScriptLoad = unloadedScript
    // by hand: what runs machines comes with all of a page's islands, which need not be there
    const send = (event: ScriptEvent): void => {
      const [next, commands] = scriptLoad(load, event)
      load = next
      for (const command of commands) perform(command)
      if (load.is !== "loading") resolve()
    }
    const perform = (command: ScriptCommand): void => {
      if (command.type === "StartTimer") return void setTimeout(() => send({ type: "TimerEnded", timerId: command.timerId }), command.ms)
      if (command.type === "LogDebug") return console.debug(`script not loaded: ${script.src}`)
      const { requestId } = command
      script.addEventListener("load", () => send({ type: "Loaded", requestId }))
      script.addEventListener("error", () => send({ type: "NotLoaded", requestId }))
      begin()
    }
    send({ type: "Needed" })
  })
