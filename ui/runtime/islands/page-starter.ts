/**
 * The only script that stands in the page itself; it is small, so that nothing but the page is fetched before the page is seen. It
 * fetches the page's scripts all at once after the first paint, or at the first pointer, key or focus. What is pressed in an island
 * that does not run yet waits for it, in order, and so does a link that a script opens as a dialog. When the scripts do not come, the browser does by itself what was pressed.
 *
 * It is one plain script without imports and exports: the build puts it into the page as it is.
 */
declare global {
  interface Window {
    /** not in TypeScript's own list yet, and not in every browser */
    readonly trustedTypes?: { createPolicy(name: string, rules: object): unknown }
  }
}

const { files = "", thirdParty } = document.currentScript?.dataset ?? {}

// whoever makes the policy of this name decides what strings may become; made here, before any other script, it lets none through.
// Where the shop lists scripts of others, `ui/entries/third-party.ts` makes it before it starts them
if (thirdParty === undefined) window.trustedTypes?.createPolicy("default", {})

// the page of this address; by the time of the scripts history may have changed the address alone
document.documentElement.dataset["path"] = location.pathname

// headings in the shop's own type at once where the page before has fetched it; a shopper's first page does so later (`wearOwnType`)
if (document.referrer.startsWith(`${location.origin}/`)) document.documentElement.dataset["typeface"] = "own"

/** How long a press may wait for the scripts before the browser does it natively, in milliseconds. */
const patienceMs = 3000

/** What an island does by script: buttons, and links that only change the choice on this page. */
const controls = ':is(button, a[href^="?"])'
// a link to a place of the page waits as well: whether that place is a dialog is for the script to say, and what is none it leads to
const waiting = `[id^="island_"]:not([data-live], [data-crashed]) ${controls}, html:not([data-topics]) a[data-topic], html:not([data-dialogs]) a[href^="#"]`

const kept: HTMLElement[] = []
let loading: Promise<unknown> | undefined
let isPatient = true

/** One import for each file, so that none waits until another has named it. */
function load(): void {
  loading ??= Promise.all(files.split(" ").map((file) => import(/* @vite-ignore */ file))).catch((failure: unknown) => {
    // a module that failed stays failed, so from now on the page is one without scripts
    document.documentElement.dataset["scripts"] = "failed"
    giveBack()
    reportError(failure)
  })
}

/** The first of the kept presses that a browser can do by itself leads to another page; a bare button waits on for its script. */
function giveBack(): void {
  isPatient = false
  kept.find((control) => !isBare(control))?.click()
}

/** It does nothing without a script. */
const isBare = (control: Element) => control.matches('[type="button"]')

/** It sends the form as it stands, which needs no script unless a press before it waits. */
const isPlainSubmit = (control: Element) => control.matches('[type="submit"]:not([name])')

/**
 * Plus and minus that say by what they change the field beside them change it at once, as if it had been typed there: the island takes what was
 * typed and judges it. What is kept then is the button that sends the form as it stands. A field is never brought to nothing, and what is not a
 * multiple is left to its rule. Spec: 10.168.
 */
function stepped(control: HTMLElement): HTMLElement {
  const by = Number(control.dataset["by"])
  const field = control.parentElement?.querySelector("input")
  const next = Number(field?.value) + by
  if (!field || !(next > 0) || next % by !== 0) return control
  field.value = String(next)
  return field.form?.querySelector("button") ?? control
}

addEventListener(
  "click",
  (click) => {
    const control = click.target instanceof Element ? click.target.closest<HTMLElement>(waiting) : null
    if (control === null || click.metaKey || click.ctrlKey || click.shiftKey) return
    load()
    if (!isBare(control) && (!isPatient || (isPlainSubmit(control) && kept.length === 0))) return
    click.preventDefault()
    click.stopPropagation()
    const press = stepped(control)
    kept.push(press)
    // to those that wait already: a screen reader's press has neither pointer nor key
    dispatchEvent(new Event("scroll"))
    setTimeout(() => kept.includes(press) && giveBack(), patienceMs)
  },
  true,
)

// an island runs: what was pressed in one that does not is kept once more
addEventListener("islandlive", () => {
  // the press itself was the interaction that the rest of the page's scripts wait for
  if (kept.length > 0) dispatchEvent(new Event("scroll"))
  for (const control of kept.splice(0)) control.click()
})

for (const name of ["pointerdown", "keydown", "focusin"]) addEventListener(name, stirred, { capture: true, passive: true })

/** A page that focuses what it has to say does so before its paint; nobody has done anything yet. */
function stirred({ type, target }: Event): void {
  if (type !== "focusin" || !(target instanceof Element && target.matches("[autofocus]"))) load()
}

/** Looks in each frame whether the page has been painted: an observer is told of it only when the frames after it are done. */
function loadWhenPainted(): void {
  if (performance.getEntriesByName("first-contentful-paint").length > 0) setTimeout(load)
  else requestAnimationFrame(loadWhenPainted)
}
loadWhenPainted()

// a page that nobody looks at, in a hidden tab or fetched ahead, is not painted
addEventListener("load", () => setTimeout(load, 1000))
