import { describe, expect, test } from "vitest"
import { openVersionChooser, versionChooser, type VersionChooser, type VersionChooserEvent } from "../../../core/choice/version-chooser.ts"
import { choices, shirtIndex } from "./sample-choices.ts"

const step = versionChooser(shirtIndex, "content")
const open = openVersionChooser(shirtIndex, 1)
const choose = (pair: string): VersionChooserEvent => {
  const [choice] = choices(pair)
  return { type: "VersionChosen", attribute: choice?.attribute ?? "", value: choice?.value ?? "" }
}
const after = (chooser: VersionChooser, ...events: readonly VersionChooserEvent[]) =>
  events.reduce((state, event) => step(state, event)[0], chooser)

test("a page opens with the values of its own product (16.3)", () => {
  expect(open).toEqual({ productId: 1, chosen: choices("colour:red length:short"), asked: 0, loading: null })
})

describe("a choice that reaches another product loads it (2.47, 16.12)", () => {
  test("its content is asked for, and the page becomes that product's", () => {
    const [loading, commands] = step(open, choose("colour:blue"))
    expect(commands).toEqual([{ type: "LoadProduct", asked: 1, productId: 3, link: "/product-3" }])
    expect(loading).toEqual({
      productId: 1,
      chosen: choices("length:short colour:blue"),
      asked: 1,
      loading: { productId: 3, link: "/product-3" },
    })
    expect(step(loading, { type: "ProductLoaded", asked: 1 })).toEqual([{ ...loading, productId: 3, loading: null }, []])
  })

  test("a load that fails goes to the address in the ordinary way (4.21)", () => {
    const loading = after(open, choose("colour:blue"))
    expect(step(loading, { type: "ProductNotLoaded", asked: 1 })).toEqual([
      { ...loading, loading: null },
      [{ type: "GoTo", link: "/product-3" }],
    ])
  })

  test("plain variants are gone to at once (2.46)", () => {
    const [state, commands] = versionChooser(shirtIndex, "page")(open, choose("colour:blue"))
    expect(commands).toEqual([{ type: "GoTo", link: "/product-3" }])
    expect(state).toEqual({ productId: 1, chosen: choices("length:short colour:blue"), asked: 1, loading: null })
  })
})

describe("what is old changes nothing (16.12)", () => {
  const twice = after(open, choose("colour:blue"), choose("colour:red"), choose("length:long"))
  test.each([
    ["an answer to an older load", { type: "ProductLoaded", asked: 1 }],
    ["a failure of an older load", { type: "ProductNotLoaded", asked: 1 }],
    ["the chosen value again", choose("length:long")],
    ["a dead end", choose("colour:white")],
  ] as const)("%s", (_case, event) => expect(step(twice, event)[0]).toBe(twice))

  test("an answer nobody waits for any more", () => {
    const loaded = after(open, choose("colour:blue"), { type: "ProductLoaded", asked: 1 })
    expect(step(loaded, { type: "ProductLoaded", asked: 1 })).toEqual([loaded, []])
    expect(step(loaded, { type: "ProductNotLoaded", asked: 1 })).toEqual([loaded, []])
  })

  test("choosing the shown product again stops the load", () => {
    const back = after(open, choose("colour:blue"), choose("colour:red"))
    expect(back).toEqual({ productId: 1, chosen: choices("length:short colour:red"), asked: 2, loading: null })
    expect(step(after(open, choose("colour:blue")), choose("colour:red"))[1]).toEqual([])
  })
})

test("a conflict loads nothing, makes a load void, and the newest choice stays (5.55, 16.6)", () => {
  const blue = after(open, choose("colour:blue"))
  const [conflict, commands] = step(blue, choose("length:long"))
  expect(commands).toEqual([])
  expect(conflict).toEqual({ productId: 1, chosen: choices("colour:blue length:long"), asked: 2, loading: null })
  expect(step(conflict, choose("colour:red"))[1]).toEqual([{ type: "LoadProduct", asked: 3, productId: 2, link: "/product-2" }])
})

test("a page that comes back from history shows its own product's values", () => {
  const gone = after(open, choose("colour:blue"))
  expect(after(gone, { type: "Returned" })).toEqual({ ...open, asked: 2 })
  expect(step(after(gone, { type: "Returned" }), { type: "ProductLoaded", asked: 1 })[0]).toEqual({ ...open, asked: 2 })
})
