import sharp from "sharp"
import { expect, onTestFinished, test } from "vitest"
import { casePicturesField, casePictureRules } from "../../../core/returns/case-pictures.ts"
import { caseOfNumber } from "../../../fixtures/shop/returns/cases-store.ts"
import { readPictures } from "../../../fixtures/shop/returns/pictures-store.ts"
import { boughtMugs, casesOf, opened, posted } from "../../support/shop/case-shop.ts"

const path = "/rma-open.php"

/** A photograph as a telephone makes it, with where it was made; of so many bytes that nothing compresses them. */
const photograph = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 60 } } })
    .withExif({ IFD0: { ImageDescription: "Krakowska 12, kuchnia" } })
    .jpeg({ quality: 95 })
    .toBuffer()

test("photographs of a complaint are kept without what a telephone wrote into them; one that is too large is told, and what was typed stays, as is an empty one (9.196, 10.851, 10.856, 10.858, 10.1110)", async () => {
  const { shopper, number, database } = await boughtMugs(onTestFinished)
  await posted(shopper, path, { step: "order", case_order: number })
  await posted(shopper, path, { step: "rows", "case_amount[0]": "1" })
  const claim = async (pictures: readonly Buffer[]) => {
    const form = new FormData()
    form.set("step", "claim")
    form.set("case_description", "Ucho odpadło po tygodniu.")
    form.set("case_remedy", "repair")
    for (const [at, bytes] of pictures.entries())
      form.append(casePicturesField, new File([new Uint8Array(bytes)], `IMG_${at}.JPG`, { type: "image/jpeg" }))
    const answer = await shopper.send(path, { method: "POST", body: form })
    return `${answer.status} ${answer.headers.get("location") ?? ""}`
  }
  const [small, large] = [await photograph(320, 240), await photograph(3600, 2700)]
  expect(small.includes("Krakowska 12")).toBe(true)
  expect(large.length).toBeGreaterThan(casePictureRules.maxSize)
  expect(await claim([large])).toBe(`303 ${path}?step=claim`)
  const refused = await opened(shopper, { kind: "complaint", step: "claim" })
  expect([refused.faults, refused.draft.values.case_description, refused.pictures]).toEqual([
    [{ code: "pictures" }],
    "Ucho odpadło po tygodniu.",
    0,
  ])
  expect(await claim([small, Buffer.alloc(0)])).toBe(`303 ${path}?step=claim`)
  expect(await claim([small, small])).toBe(`303 ${path}?step=check`)
  const { key } = await opened(shopper, { kind: "complaint", step: "check" })
  await posted(shopper, path, { step: "check", key })
  const [sent] = (await casesOf(shopper)) ?? []
  const kept = await caseOfNumber(database.reader, sent?.number ?? "")
  const pictures = await readPictures(database.reader, kept?.key ?? "")
  expect(pictures).toHaveLength(2)
  for (const picture of pictures) {
    const { format, width, exif } = await sharp(picture).metadata()
    expect([format, width, exif]).toEqual(["jpeg", 320, undefined])
  }
})
