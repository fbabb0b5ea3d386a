import { describe, expect, test } from "vitest"
import { askingLimits, askingsPerDay } from "../../../core/asking/asking.ts"
import { acceptReview, refuseReview } from "../../../fixtures/shop/asking/accept-review.ts"
import { waitingPicture, waitingReviews } from "../../../fixtures/shop/catalogue/reviews-store.ts"
import { postsPerDay, refusedPicturesPerDay } from "../../../fixtures/shop/asking/asking-attempts.ts"
import { maxWaitingReviews, waitingShare } from "../../../fixtures/shop/asking/note-review.ts"
import { ratingOf } from "../../support/shop/rating-of.ts"
import type { ShopData } from "../../support/shop/shop-data.ts"
import { sampleJpeg, textBytes } from "../../support/shop/sample-jpeg.ts"
import { makeShopper, noticeOf, shopOrigin, type Shopper } from "../../support/shop/shopper.ts"
import { fromAddress } from "../../support/shop/sign-in.ts"
import { openTestShop } from "../../support/shop/test-shop.ts"

const good = {
  opinion_rating: "4",
  opinion_text: " Rękawy w sam raz. ",
  opinion_name: " Jan K. ",
  opinion_email: " jan@kowalski.com ",
}
const form = "/product-review.php?product=601"
const product = "/product-pol-601-Koszula.html"

interface Sent {
  readonly fields?: Readonly<Record<string, string>>
  readonly files?: readonly File[]
  readonly asking?: string
}

/** As a browser sends the form, with a script and without one. */
async function post(shopper: Shopper, { fields = {}, files = [], asking = "review" }: Sent = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ asking, product: "601", ...good, ...fields })) body.append(name, value)
  for (const file of files) body.append("opinion_photo", file)
  const encoded = new Response(body)
  const headers = { "content-type": encoded.headers.get("content-type") ?? "" }
  const reply = await shopper.send("/product-ask.php", { method: "POST", headers, body: await encoded.arrayBuffer() })
  return [reply.status, reply.headers.get("location")] as const
}

const photo = (bytes: Uint8Array<ArrayBuffer> = sampleJpeg(), name = "foto.jpg", type = "image/jpeg") => new File([bytes], name, { type })
const asBytes = (content: string | Uint8Array<ArrayBuffer>) => (typeof content === "string" ? textBytes(content) : content)
const shown = (shopper: Shopper) =>
  shopper.data(
    "{ ownReviews(productId: 601) { found perStars reviews { author rating date text confirmed picture { url widthPx heightPx } } } }",
  )
const details = (shopper: Shopper) => shopper.data("{ product(productId: 601) { product { ownDetails { rating { mean count } } } } }")

describe("a review of a product (5.90, 10.270, 11.180)", () => {
  test("it is kept for the shop, its writer is thanked, and nobody is shown it (10.272)", async () => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(shop)
    const before = await shown(shopper)
    expect(await post(shopper, { files: [photo()] })).toEqual([303, product])
    expect(await noticeOf(shopper)).toEqual({ is: "asked", productId: 601 })
    expect(await waitingReviews(database.reader)).toEqual([
      expect.objectContaining({
        productId: 601,
        rating: 4,
        author: "Jan K.",
        email: "jan@kowalski.com",
        text: "Rękawy w sam raz.",
        picture: { width: 64, height: 48 },
      }),
    ])
    expect(await shown(shopper)).toEqual(before)
    expect((await shopper.send("/review-picture-1.jpg")).status).toBe(404)
  })

  test("once it is accepted it is shown, and counts: mean, number, stars, and every page that is kept (2.91, 10.272)", async () => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(shop)
    const { mean, count } = (await ratingOf(database.reader, 601)) ?? { mean: "", count: 0 }
    await post(shopper, { fields: { opinion_rating: "1" } })
    await post(shopper, { fields: { opinion_rating: "1", opinion_name: "Ewa" } })
    // what pages are told is kept from now on
    await Promise.all([shown(shopper), details(shopper)])
    const before = await shop.visit(new Request(shopOrigin))
    expect([await acceptReview(database, 1), await acceptReview(database, 1), await acceptReview(database, 9)]).toEqual([
      true,
      false,
      false,
    ])
    expect(await shop.visit(new Request(shopOrigin))).not.toEqual(before)
    expect(Object(await shown(shopper)).ownReviews.reviews[0]).toEqual({
      author: "Jan K.",
      rating: 1,
      date: "2026-03-10",
      text: "Rękawy w sam raz.",
      confirmed: false,
      picture: null,
    })
    expect((await ratingOf(database.reader, 601))?.count).toBe(count + 1)
    expect((await ratingOf(database.reader, 601))?.mean).not.toBe(mean)
    expect(Object(await details(shopper)).product.product.ownDetails.rating).toEqual(await ratingOf(database.reader, 601))
    expect(await refuseReview(database, 1)).toBe(false)
    expect([await refuseReview(database, 2), await waitingReviews(database.reader)]).toEqual([true, []])
  })

  test("its picture is served as a picture and as nothing else (10.273, 11.181)", async () => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(shop)
    await post(shopper, { files: [photo(sampleJpeg({ behind: textBytes("<script>alert(1)</script>") }))] })
    const kept = await waitingPicture(database.reader, 1)
    await acceptReview(database, 1)
    expect(await waitingPicture(database.reader, 1)).toBeNull()
    const { ownReviews } = Object(await shown(shopper))
    expect(ownReviews.reviews[0].picture).toEqual({ url: "/review-picture-1.jpg", widthPx: 64, heightPx: 48 })
    const reply = await shopper.send("/review-picture-1.jpg")
    const bytes = new Uint8Array(await reply.arrayBuffer())
    expect(bytes).toEqual(kept)
    expect(new TextDecoder().decode(bytes)).not.toContain("script")
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "content-length": String(bytes.length),
    })
    expect(await (await shopper.send("/review-picture-1.jpg", { method: "HEAD" })).text()).toBe("")
    for (const path of ["/review-picture-2.jpg", "/review-picture-01.jpg", "/review-picture-1.svg", "/review-picture-1.jpg/x"])
      expect((await shopper.send(path)).status, path).toBe(404)
  })

  test.each([
    ["no stars", { opinion_rating: "" }],
    ["six stars", { opinion_rating: "6" }],
    ["stars that are words", { opinion_rating: "5 OR 1=1" }],
    ["no words", { opinion_text: "  " }],
    ["words without end", { opinion_text: "a".repeat(askingLimits.review.max + 1) }],
    ["no name", { opinion_name: "" }],
    ["a name without end", { opinion_name: "a".repeat(askingLimits.name + 1) }],
    ["an address with a line of its own", { opinion_email: "a@b.pl\r\nBcc: c@d.pl" }],
  ])("%s is refused with what was typed, and leads back to the form (9.90)", async (_, fields) => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(shop)
    expect(await post(shopper, { fields })).toEqual([303, form])
    expect(await shopper.data("{ ownNotice { code form rating text name email } }")).toMatchObject({
      ownNotice: { code: "form", form: "review" },
    })
    expect(await waitingReviews(database.reader)).toEqual([])
  })

  test("without a file it may come as any other form does", async () => {
    const { shop, database } = await openTestShop()
    const reply = await makeShopper(shop).post("/product-ask.php", { asking: "review", product: "601", ...good })
    expect(reply.headers.get("location")).toBe(product)
    expect(await waitingReviews(database.reader)).toHaveLength(1)
  })

  test("one network may send a few a day, and only so many wait at once (9.90, 9.92)", async () => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(fromAddress(shop, "203.0.113.7"))
    for (let at = 0; at < askingsPerDay.review; at += 1) expect(await post(shopper)).toEqual([303, product])
    expect(await post(shopper)).toEqual([303, form])
    expect(await noticeOf(shopper)).toMatchObject({ code: "limit" })
    await fill(database, maxWaitingReviews - (await waitingReviews(database.reader)).length)
    const other = makeShopper(fromAddress(shop, "203.0.113.8"))
    expect(await post(other)).toEqual([303, form])
  })
})

/** The rows of so many reviews that wait, each of a network of its own. */
async function fill(database: ShopData, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1)
    await database.run(
      "INSERT INTO written_review (product, at, language, stars, author, email, text, network) VALUES (601, 0, 'pl', 5, 'a', 'a@b.pl', 'a', ?)",
      `network ${at}`,
    )
}

describe("one network keeps no others out (9.93 to 9.95)", () => {
  test("the fuller the list of those that wait, the fewer of it are one network's (9.95)", () => {
    expect([0, 99, 100, 149, 150, 199].map(waitingShare)).toEqual([5, 5, 2, 2, 1, 1])
  })

  test.each([
    [0, 5],
    [99, 2],
    [100, 2],
    [150, 1],
    [199, 1],
  ])("where %d wait, %d of one network may wait as well, and another network's still go in (9.95)", async (waiting, most) => {
    const { shop, database, clock } = await openTestShop()
    await fill(database, waiting)
    const shopper = makeShopper(fromAddress(shop, "203.0.113.7"))
    const places: unknown[] = []
    for (let at = 0; at < 6; at += 1) {
      // the next day: what a day may have is another limit
      clock.nowMs += 86_400_001
      places.push((await post(shopper))[1])
    }
    expect(places.filter((place) => place === product)).toHaveLength(most)
    expect(await noticeOf(shopper)).toMatchObject({ code: "limit" })
    if (waiting < 199) expect(await post(makeShopper(fromAddress(shop, "203.0.113.8")))).toEqual([303, product])
  })

  test("refused pictures are counted, and what comes after twenty is not looked through; without one a review is taken (9.94)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(fromAddress(shop, "203.0.113.7"))
    const bad = photo(textBytes("no picture"))
    for (let at = 0; at < refusedPicturesPerDay; at += 1) {
      await post(shopper, { files: [bad] })
      expect(await noticeOf(shopper)).toMatchObject({ code: "picture_type" })
    }
    expect(await post(shopper, { files: [photo()] })).toEqual([303, form])
    expect(await noticeOf(shopper)).toMatchObject({ code: "limit" })
    expect(await post(shopper)).toEqual([303, product])
    expect(await post(makeShopper(fromAddress(shop, "203.0.113.8")), { files: [photo()] })).toEqual([303, product])
  })

  test("a hundred posts a day are read, whatever became of them (9.93)", async () => {
    const { shop } = await openTestShop()
    const shopper = makeShopper(fromAddress(shop, "203.0.113.7"))
    for (let at = 0; at < postsPerDay; at += 1) expect((await shopper.post("/product-ask.php", { asking: "none" })).status).toBe(400)
    const request = new Request(`${shopOrigin}/product-ask.php`, { method: "POST", body: new URLSearchParams({ asking: "none" }) })
    const reply = await shop.fetch(request, "203.0.113.7")
    expect([reply.status, await reply.text()]).toEqual([429, expect.stringContaining("Spróbuj ponownie jutro")])
    expect(request.bodyUsed).toBe(false)
    expect((await makeShopper(fromAddress(shop, "203.0.113.8")).post("/product-ask.php", { asking: "none" })).status).toBe(400)
  })

  test("a form of a thousand empty parts and more is not taken apart", async () => {
    const { shop } = await openTestShop()
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
    const send = (parts: number, boundary: string) =>
      makeShopper(shop).send("/product-ask.php", {
        method: "POST",
        headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
        body: `${part.repeat(parts)}--x--\r\n`,
      })
    expect([(await send(60_000, "x")).status, (await send(1001, '"x"')).status, (await send(2, "x")).status]).toEqual([413, 413, 400])
  })
})

describe("what is sent as a picture is hostile (5.91, 9.91, 10.1110)", () => {
  test.each([
    ["a page under a picture's name", "<!DOCTYPE html><script>alert(1)</script>", "foto.jpg", "image/jpeg", "picture_type"],
    ["a drawing with a script", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', "foto.jpg", "image/jpeg", "picture_type"],
    ["a program", "MZ", "foto.exe", "", "picture_type"],
    ["a PNG", "\u0089PNG\r\n", "foto.png", "image/png", "picture_type"],
    ["a picture with two endings", sampleJpeg(), "foto.jpg.html", "image/jpeg", "picture_type"],
    ["a picture that says it is a page", sampleJpeg(), "foto.jpg", "text/html", "picture_type"],
    ["nothing at all", "", "foto.jpg", "image/jpeg", "picture_empty"],
    ["one that breaks off", sampleJpeg().slice(0, -4), "foto.jpg", "image/jpeg", "picture_type"],
    ["one that says it is larger than any", sampleJpeg({ width: 65_535, height: 65_535 }), "foto.jpg", "image/jpeg", "picture_size"],
    ["a large square", sampleJpeg({ width: 2048, height: 2048 }), "foto.jpg", "image/jpeg", "picture_size"],
    [
      "a little too many bytes",
      sampleJpeg({ behind: new Uint8Array(askingLimits.picture.bytes) }),
      "foto.jpg",
      "image/jpeg",
      "picture_bytes",
    ],
  ] as const)("%s is refused with its reason", async (_, content, name, type, code) => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(shop)
    expect(await post(shopper, { files: [photo(asBytes(content), name, type)] })).toEqual([303, form])
    expect(await noticeOf(shopper)).toMatchObject({ code })
    expect(await waitingReviews(database.reader)).toEqual([])
  })

  test("far too many bytes are not read, two files and a file in another form are refused", async () => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(shop)
    const huge = photo(sampleJpeg({ behind: new Uint8Array(2 * askingLimits.picture.bytes) }))
    expect((await post(shopper, { files: [huge] }))[0]).toBe(413)
    expect((await post(shopper, { files: [photo(), photo()] }))[0]).toBe(400)
    expect((await post(shopper, { files: [photo()], asking: "question" }))[0]).toBe(400)
    expect(await waitingReviews(database.reader)).toEqual([])
  })

  test("a picture that stands upright is as good, and a field that was left empty is no file", async () => {
    const { shop, database } = await openTestShop()
    const shopper = makeShopper(shop)
    await post(shopper, { files: [photo(sampleJpeg({ width: 1536, height: 2048 }), "FOTO.JPEG", "")] })
    await post(shopper, { files: [new File([], "", { type: "application/octet-stream" })] })
    expect((await waitingReviews(database.reader)).map(({ picture }) => picture)).toEqual([{ width: 1536, height: 2048 }, null])
  })
})
