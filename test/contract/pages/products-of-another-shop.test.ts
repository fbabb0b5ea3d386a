import { describe, expect, test } from "vitest"
import { boughtFields, cartNames, isPressable } from "../../support/origin/bought-fields.ts"
import { openSecondFront } from "../../support/origin/second-front.ts"
import { openWholeFront, sideOf } from "../../support/origin/whole-front.ts"

type Fetch = (request: Request) => Promise<Response>

/** The second shop as one that says nowhere which languages can be chosen. */
const withoutLanguages = (shop: Fetch) => async (request: Request) => {
  const answer = await shop(request)
  if (!answer.headers.get("content-type")?.startsWith("text/html")) return answer
  return new Response((await answer.text()).replaceAll(/name=(["']?)lang\b/gi, "name=$1none"), answer)
}

describe.each(["current", "older"] as const)("in front of the %s theme", (theme) => {
  test.each([
    ["its page in the other language is the same", []],
    ["it has no page in the other language", ["/main-eng.html"]],
  ])("a shop that lets no language be chosen is offered in its own alone where %s (10.1039)", async (_, lacks) => {
    const { visit } = openWholeFront({ theme, languages: ["pol"], lacks }, { change: withoutLanguages })
    await visit.open("/")
    await visit.open("/main-eng.html")
    const page = await visit.open("/product-eng-201.html?number=2")
    expect([page.status, page.path, sideOf(page)]).toEqual([200, "/product-pol-201.html?number=2", "ours"])
    expect(page.document.querySelectorAll("[hreflang], input[name=lang], .header__language")).toHaveLength(0)
  })

  test("a shop that lets no language be chosen and has both, or cannot be read in the other, stays in both (10.1039)", async () => {
    const trouble = (shop: Fetch) => async (request: Request) =>
      request.url.includes("main-eng") ? new Response("away", { status: 503 }) : withoutLanguages(shop)(request)
    for (const { visit } of [
      openWholeFront({ theme }, { change: withoutLanguages }),
      openWholeFront({ theme, languages: ["pol"] }, { change: trouble }),
    ]) {
      await visit.open("/")
      await visit.open("/main-eng.html")
      const page = await visit.open("/product-eng-201.html")
      expect([page.path, page.document.documentElement.getAttribute("lang")]).toEqual(["/product-eng-201.html", "en"])
      expect(page.document.querySelector(".header__language")).not.toBeNull()
    }
  })

  test("what is sold by subscription alone is bought in its period, without scripts (10.1025)", async () => {
    const front = openSecondFront(theme)
    const { html } = await front.html("/product-pol-222.html")
    expect(isPressable(html)).toBe(true)
    expect(html).toMatch(/30\s*dni/)
    const posted = await front.post("/basketchange.php", boughtFields(html))
    expect(posted.headers.get("location")).toMatch(/basketedit/)
    expect(cartNames((await front.html("/basketedit.php")).html)).toEqual(["Herbata miesiąca"])
  })

  test("what can be bought once or by subscription is bought in either way, at the price of each, without scripts (3.39, 10.1075, 11.224)", async () => {
    const front = openSecondFront(theme)
    const shown = (html: string) => /id="projector_price_value"[^>]*>([^<]*)/.exec(html)?.[1]?.replaceAll("\u00A0", " ")
    const once = (await front.html("/product-pol-221.html")).html
    const each = (await front.html("/product-pol-221.html?selected_subscription=14")).html
    expect([once, each].map(shown)).toEqual(["49,90 zł", "44,91 zł"])
    expect(once.match(/data-days="\d+"/g)).toEqual(['data-days="14"', 'data-days="30"'])
    await front.post("/basketchange.php", boughtFields(once))
    await front.post("/basketchange.php", boughtFields(each))
    const cart = (await front.html("/basketedit.php")).html
    expect(cart.match(/co 14 dni/)).not.toBeNull()
    expect(cart.match(/44,91|49,90/g)).toEqual(expect.arrayContaining(["44,91", "49,90"]))
  })

  test("what our page cannot sell is left to the shop's own, where that is shown (10.1025)", async () => {
    const front = openSecondFront(theme, { areShownWhole: true })
    const statuses = [201, 208, 210, 211, 212, 214, 218, 222].map(async (id) => [id, (await front.html(`/product-pol-${id}.html`)).status])
    expect((await Promise.all(statuses)).filter(([, status]) => status !== 200)).toEqual([
      [212, 501],
      [218, 501],
    ])
    // nobody tells what it costs by subscription
    const untold = openSecondFront(theme, { areShownWhole: true, lacks: ["ProductData.subscription"] })
    expect((await untold.html("/product-pol-221.html")).status).toBe(501)
    const alone = openSecondFront(theme, { lacks: ["ProductData.subscription"] })
    const { html } = await alone.html("/product-pol-221.html")
    expect([isPressable(html), html.includes("projector_subscription__item")]).toEqual([true, false])
  })
})
