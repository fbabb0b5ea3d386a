import { afterAll, describe, expect, test, vi } from "vitest"
import { pageFront, bareFront, type PageFront } from "../../core/front/page-front.ts"
import { basketChannel } from "../../ui/runtime/islands/basket-channel.ts"
import { startBanners } from "../../ui/runtime/front/start-banners.ts"
import { startBars } from "../../ui/runtime/front/start-bars.ts"
import { startNotice } from "../../ui/runtime/front/start-notice.ts"
import { writeBanner } from "../../ui/runtime/front/write-banner.ts"
import { renderPage } from "../../ui/server/render-page.tsx"
import { price } from "../support/core/sample-offer.ts"
import { sampleBasket } from "../support/core/sample-shell.ts"
import { until } from "../support/until.ts"
import { pageModels } from "./page-models.ts"
import { assets, nonce } from "./rendered-page.ts"
import { nowMs } from "./samples.ts"

const basket = sampleBasket(1, {
  toFreeShipping: { minor: 18_100 },
  freeShippingFrom: { minor: 25_000 },
  rebate: { code: "LATO10", saved: price("10.00", "8.13") },
})
const bar = { link: null, isFixed: true, isClosable: true, colour: "calm" } as const
const bars = [
  { ...bar, id: "bar1", edge: "top", text: "Zima" },
  { ...bar, id: "bar2", edge: "top", text: "Nowe świece" },
  { ...bar, id: "bar3", edge: "bottom", text: "Zwroty" },
] as const

/** Puts the home page with this front into the window's own document. */
function show(front: PageFront): void {
  const model = pageModels["home"]
  if (model === undefined) throw new Error("no home page")
  const url = new URL("https://shop.example/")
  const html = renderPage({ model, url, language: "pl", nonce, nowMs, assets, recording: null, front })
  document.body.replaceChildren(...new DOMParser().parseFromString(html, "text/html").body.childNodes)
}

// the next file finds an empty page
afterAll(() => document.body.replaceChildren())

const asked = { cookies: "", pageType: "main", allowsScripts: true, basket, isRecorded: false } as const
const front = pageFront({ ...bareFront, bars, banners: ["freeShipping", "rebateCode"], cookieNotice: "on" }, asked)

const ids = (selector: string) => [...document.querySelectorAll(selector)].map(({ id }) => id)
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

describe("bars of a page (2.25, 4.34, 10.51, 10.400, 19.21)", () => {
  test("one that is closed goes, is remembered, and its edge with the last; a page that comes later has it no more", () => {
    localStorage.clear()
    show(front)
    startBars(document, window)
    press("#bar1 .bars__close")
    expect([ids(".bars__item"), localStorage.getItem("closedBars")]).toEqual([["bar2", "bar3"], '["bar1"]'])
    press("#bar3 .bars__close .icon")
    expect([ids(".bars__item"), document.querySelector(".bars_bottom")]).toEqual([["bar2"], null])
    show(front)
    startBars(document, window)
    expect(ids(".bars__item")).toEqual(["bar2"])
  })

  test("in front of another shop a page has the bars of that shop, and none of the front's (10.1079)", () => {
    show(pageFront({ ...bareFront, bars }, { ...asked, announced: [{ ...bar, id: "bar9", edge: "bottom", text: "Dostawa w 24 godziny" }] }))
    expect([ids(".bars__item"), ids(".bars_bottom .bars__item")]).toEqual([["bar9"], ["bar9"]])
  })

  test("what is remembered takes away bars alone, whatever it names", () => {
    localStorage.setItem("closedBars", '["container","bar2",5,null]')
    show(front)
    startBars(document, window)
    expect(ids(".bars__item")).toEqual(["bar1", "bar3"])
    expect(document.getElementById("container")).not.toBeNull()
  })

  test("where a browser keeps nothing a bar is closed on the page", () => {
    show(front)
    const screen = {
      get localStorage(): Storage {
        throw new Error("forbidden")
      },
      innerHeight: 600,
      addEventListener: () => {},
      requestAnimationFrame: () => 0,
    }
    startBars(document, screen)
    press("#bar1 .bars__close")
    expect(ids(".bars__item")).not.toContain("bar1")
  })

  test("the link that closes is pressed by the key of a button as well, and says of which bar it is", () => {
    localStorage.clear()
    show(front)
    startBars(document, window)
    const close = document.querySelector("#bar2 .bars__close")
    expect([close?.getAttribute("role"), close?.getAttribute("aria-label")]).toEqual(["button", "Zamknij komunikat: Nowe świece"])
    close?.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true }))
    expect(ids(".bars__item")).toEqual(["bar1", "bar3"])
  })
})

describe("banners of a page (4.35, 4.37, 9.17, 10.49, 10.50, 10.402, 19.24)", () => {
  const start = () =>
    startBanners(
      document,
      async () => ({ writeBanner }),
      () => expect.unreachable(),
    )

  test("the one of free delivery says what is missing and how far one is, the other which code counts (2.18)", () => {
    show(front)
    const banner = document.getElementById("freeShipping")
    expect(banner?.textContent.replaceAll("\u00a0", " ")).toBe("Do darmowej dostawy brakuje 181,00 zł.")
    expect(banner?.querySelector(".freeShipping__val")?.textContent.replaceAll("\u00a0", " ")).toBe("181,00 zł")
    expect([banner?.classList.contains("--active"), banner?.querySelector("progress")?.value]).toEqual([false, 27])
    expect(document.getElementById("rabateCode")?.textContent).toBe("Działa Twój kod rabatowy LATO10.")
  })

  test("closing one writes its cookie for a day and takes it away; the other stays", () => {
    show(front)
    start()
    const written = vi.spyOn(document, "cookie", "set")
    press(".freeShipping__close")
    expect(written).toHaveBeenCalledExactlyOnceWith("freeeshipping_clicked=true; path=/; max-age=86400")
    expect([document.getElementById("freeShipping"), document.getElementById("rabateCode")?.id]).toEqual([null, "rabateCode"])
    press(".rabateCode__close")
    expect(written).toHaveBeenLastCalledWith("rabateCode_clicked=true; path=/; max-age=86400")
    written.mockRestore()
  })

  test("when the basket changes it says so, and is active when nothing is missing (4.36)", async () => {
    show(front)
    start()
    basketChannel.publish({ ...basket, toFreeShipping: { minor: 0 } })
    await until(() => expect(document.getElementById("freeShipping")?.className).toContain("--active"))
    expect(document.getElementById("freeShipping")?.textContent).toBe("Masz darmową dostawę.")
    basketChannel.publish({ ...basket, rows: [] })
    await until(() => expect(document.getElementById("freeShipping")).toBeNull())
  })
})

describe("the question about cookies (10.54, 10.55, 10.404, 10.405)", () => {
  const notice = () => document.getElementById("ck_dsclr_v2")

  test("accepting and refusing are buttons of a form that look alike, closing is refusing, and each can be chosen", () => {
    show(front)
    const form = notice()?.querySelector("form")
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/cookies.php"])
    const buttons = [...(notice()?.querySelectorAll<HTMLButtonElement>(".ck_dsclr__ways button") ?? [])]
    expect(buttons.map(({ value, textContent }) => [value, textContent])).toEqual([
      ["necessary", "Tylko niezbędne"],
      ["all", "Potwierdzam wszystkie"],
    ])
    const looks = buttons.map(({ className }) => className.replace(/rejectAll|acceptAll/, ""))
    expect(looks[0]).toBe(looks[1])
    const close = document.querySelector<HTMLButtonElement>("#ck_dsclr_v2 #ckdsclmrshtdwn_v2.ck_dsclr__btn_v2")
    expect([close?.value, close?.querySelector("span")?.tagName]).toEqual(["necessary", "SPAN"])
    expect([...(notice()?.querySelectorAll<HTMLInputElement>("input") ?? [])].map(({ name, checked }) => [name, checked])).toEqual([
      ["analytics", false],
      ["marketing", false],
    ])
    expect(document.body.firstElementChild?.id).toBe("ck_dsclr_v2")
  })

  test("once its script runs they are links by the names that programs know, and the focus stays", () => {
    show(front)
    document.querySelector<HTMLElement>(".acceptAll")?.focus()
    startNotice(document)
    const link = document.querySelector<HTMLAnchorElement>('a[href="#acceptAll"]')
    expect([link?.textContent, link?.getAttribute("role"), document.activeElement === link]).toEqual([
      "Potwierdzam wszystkie",
      "button",
      true,
    ])
    expect(document.querySelector("a.rejectAll")?.textContent).toBe("Tylko niezbędne")
  })

  test.each(["a.rejectAll", "#ckdsclmrshtdwn_v2"])("a press on %s remembers the refusal without a page anew", (control) => {
    show(front)
    startNotice(document)
    const written = vi.spyOn(document, "cookie", "set")
    press(control)
    expect(written).toHaveBeenCalledExactlyOnceWith('iai_cookie={"analytics":false,"marketing":false}; path=/; max-age=15552000')
    expect(notice()).toBeNull()
    written.mockRestore()
  })

  test("accepting sends the form as the button would", () => {
    show(front)
    startNotice(document)
    const sent: unknown[] = []
    notice()?.addEventListener("submit", (event) => {
      sent.push([event.defaultPrevented, Reflect.get(event.submitter ?? {}, "value")])
      event.preventDefault()
    })
    const link = document.querySelector('a[href="#acceptAll"]')
    link?.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true }))
    expect(sent).toEqual([[false, "all"]])
    expect(notice()).not.toBeNull()
  })

  test("a page that is written down leaves all of it to the browser", () => {
    const model = pageModels["home"]
    if (model === undefined) throw new Error("no home page")
    const recording = { name: "a", page: "p1", fetch } as const
    const html = renderPage({ model, url: new URL("https://shop.example/"), language: "pl", nonce, nowMs, assets, recording, front })
    expect(html).toContain('id="ck_dsclr_v2"')
    expect(html).not.toContain("/assets/bars-")
    expect(html).not.toContain("closedBars")
  })
})
