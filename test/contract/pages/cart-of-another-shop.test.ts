import { expect, test } from "vitest"
import { openSecondFront, type SecondFront } from "../../support/origin/second-front.ts"

// Our cart in front of the shop that nobody of us wrote.

/** The products of its rows, each with that of its picture: files of the platform have its number in their names (10.20). */
const picturesIn = (html: string) =>
  html
    .split(/(?=class="basket__block --product)/)
    .slice(1)
    .map((row) =>
      [/data-product-id="(\d+)"/, /basket__photo[^]*?<img[^>]*src="[^"]*-(\d+)_1\.jpg"/].map((place) => place.exec(row)?.[1] ?? "none"),
    )

const cart = async (front: SecondFront) => picturesIn((await front.html("/basketedit.php")).html)

test.each(["current", "older"] as const)(
  "in front of the %s theme rows have the pictures that the API tells, else those that pages have shown, else none (10.1015)",
  async (theme) => {
    const told = openSecondFront(theme)
    const untold = openSecondFront(theme, { lacks: ["BasketProductData.icon"] })
    for (const front of [told, untold])
      for (const product of ["213", "203"]) await front.post("/basketchange.php", { product, size: "uniw", number: "1", mode: "1" })
    const both = [
      ["213", "213"],
      ["203", "203"],
    ]
    expect(await cart(told)).toEqual(both)
    expect(told.asked.filter((asked) => asked.includes("/product-") || asked.includes("_m_"))).toEqual([])
    // the home page, which is read for what stands around the cart, shows the second of them
    await cart(untold)
    expect(await cart(untold)).toEqual([["213", "none"], both[1]])
    await untold.html("/product-pol-213.html")
    expect(await cart(untold)).toEqual(both)
  },
)
