import { describe, expect, test } from "vitest"
import { createMachineStore, embed, type Step } from "../../../core/values/machine.ts"

describe("a running machine", () => {
  /** Every letter becomes a command, and is remembered. */
  const letters: Step<string, string, string> = (seen, event) => [seen + event, event.split("")]

  test("an event sent while commands are performed waits until all of them are: outer A and B, then what A caused", () => {
    const performed: string[] = []
    const store = createMachineStore(letters, "", (command, send) => {
      performed.push(command)
      if (command === "A") send("x")
      if (command === "x") send("y")
    })
    store.send("AB")
    expect(performed).toEqual(["A", "B", "x", "y"])
    expect(store.getSnapshot()).toBe("ABxy")
  })

  test("an event sent by a listener waits for the commands of the step that woke it", () => {
    const performed: string[] = []
    const store = createMachineStore(letters, "", (command) => performed.push(command))
    store.subscribe(() => {
      if (store.getSnapshot() === "A") store.send("B")
    })
    store.send("A")
    expect(performed).toEqual(["A", "B"])
  })

  test("listeners hear of a changed state before its commands are performed, and not of the very same state", () => {
    const heard: string[] = []
    const kept: Step<string, string, string> = (seen, event) => (event === "" ? [seen, ["none"]] : [event, [event]])
    const store = createMachineStore(kept, "", (command) => heard.push(`command ${command}`))
    const stop = store.subscribe(() => heard.push(`state ${store.getSnapshot()}`))
    store.send("a")
    store.send("")
    stop()
    store.send("b")
    expect(heard).toEqual(["state a", "command a", "command none", "command b"])
  })

  test("what is held is taken in its turn: before whatever is sent after it, by a command too, or when the machine is settled", () => {
    const performed: string[] = []
    const store = createMachineStore(letters, "", (command, send) => {
      performed.push(command)
      if (command === "A") send("y")
      if (command === "A") store.hold("z")
    })
    store.hold("a")
    store.hold("b")
    expect([store.getSnapshot(), performed]).toEqual(["", []])
    store.send("A")
    expect(store.getSnapshot()).toBe("abAyz")
    store.hold("c")
    store.settle()
    store.settle()
    expect([store.getSnapshot(), performed]).toEqual(["abAyzc", ["a", "b", "A", "y", "z", "c"]])
  })

  test("a command that fails throws to its sender, and the machine goes on with the next event", () => {
    const store = createMachineStore(letters, "", (command) => {
      if (command === "!") throw new Error("broken")
    })
    expect(() => store.send("!")).toThrow("broken")
    store.send("a")
    expect(store.getSnapshot()).toBe("!a")
  })
})

describe("a machine inside another (4.44)", () => {
  interface Page {
    readonly count: number
    readonly log: string
  }
  const counter: Step<number, number, string> = (count, by) => (by === 0 ? [count, []] : [count + by, ["counted", "told"]])
  const inPage: Step<Page, number, string> = embed(
    counter,
    (page: Page) => page.count,
    (page, count) => ({ ...page, count }),
    (command, page) => [{ ...page, log: `${page.log}${command} ` }, [`${command} at ${page.count}`]],
  )

  test("its commands are lifted one after the other, each from the state that the one before left", () => {
    expect(inPage({ count: 1, log: "" }, 2)).toEqual([{ count: 3, log: "counted told " }, ["counted at 3", "told at 3"]])
  })

  test("an event that changes nothing inside changes nothing outside", () => {
    const page = { count: 1, log: "" }
    expect(inPage(page, 0)[0]).toBe(page)
    expect(inPage(page, 0)[1]).toEqual([])
  })
})
