import { describe, expect, test } from "vitest"
import { family } from "../../../fixtures/catalogue/studio/family.ts"
import type { Material, StudioScene } from "../../../fixtures/catalogue/studio/scene.ts"
import { sceneHash } from "../../../fixtures/catalogue/studio/photographs.ts"
import { families } from "../../../fixtures/catalogue/studio/scenes/families/every-family.ts"

const glaze = (colour: string): Material => ({ kind: "glaze", colour, gloss: 0.6 })
const camera = { at: [0, -9, 3], look: [0, 0, 1] } as const
const of = (own: Material): StudioScene => ({
  seed: 1,
  set: { kind: "ground" },
  things: [{ shows: ["mug"], parts: [{ shape: { kind: "ball", radius: 1 }, material: { ...own, foot: 0.1 } }] }],
  camera,
})
const made = family(
  { glaze: glaze("#888888") },
  { 901: { glaze: glaze("#224466") }, 902: { glaze: glaze("#aa7733") } },
  ({ glaze: own }) => [of(own), { ...of(own), seed: 2 }],
)

/** A scene without what may differ between members: the colours of what is their own. */
const shapeOf = (told: unknown): unknown =>
  JSON.parse(
    JSON.stringify(told, (key, value: unknown) => {
      if (key === "lit" || key === "shows") return undefined
      return typeof value === "object" && value !== null && "own" in value && "kind" in value ? value.kind : value
    }),
  )

describe("a family of goods", () => {
  test("has a picture for each view of each member, known by its number, and all of a view have one light", () => {
    expect(Object.keys(made)).toEqual(["901-1", "901-2", "902-1", "902-2"])
    expect(made["901-1"]?.lit).toEqual(made["902-1"]?.lit)
    expect(made["901-1"]?.lit).not.toEqual(made["901-2"]?.lit)
    expect(JSON.stringify(made["901-1"]?.lit)).toContain("#888888")
    expect(JSON.stringify(made["902-1"]?.things)).toContain('"colour":"#aa7733","gloss":0.6,"own":true')
  })

  test("is known by its light as well: another one is another picture of every member", () => {
    const brighter = family({ glaze: glaze("#999999") }, { 901: { glaze: glaze("#224466") } }, ({ glaze: own }) => [of(own)])
    expect(brighter["901-1"]?.things).toEqual(made["901-1"]?.things)
    expect(sceneHash(brighter["901-1"] ?? of(glaze("#000000")))).not.toBe(sceneHash(made["901-1"] ?? of(glaze("#000000"))))
  })

  test("differs from the scene it is lit in by what is marked as its own alone, so that the light fits", () => {
    const scenes = Object.entries(families)
    expect(scenes.length).toBeGreaterThan(20)
    expect(scenes.filter(([, scene]) => JSON.stringify(shapeOf(scene)) !== JSON.stringify(shapeOf(scene.lit)))).toEqual([])
    expect(scenes.filter(([, { things }]) => !JSON.stringify(things).includes('"own":true')).map(([name]) => name)).toEqual([])
  })
})
