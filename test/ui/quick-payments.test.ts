import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { startQuickPayments } from "../../ui/entries/quick-payments.ts"
import { renderedHtml, renderedPage } from "./rendered-page.ts"

describe("the markup of quick payments (2.35, 4.54, 10.99)", () => {
  test("stands behind the form under the platform's names, each button with its id, and says what a press comes to", async () => {
    const page = await renderedPage("productQuick")
    const items = [...page.querySelectorAll(".projector_oneclick .projector_oneclick__item.--checked")]
    expect(items.map((item) => [item.id, item.getAttribute("data-id"), item.getAttribute("data-kind")])).toEqual([
      ["oneclick_demoPay", "demoPay", "oneClick"],
      ["oneclick_demoLocker", "demoLocker", "locker"],
    ])
    const buttons = items.map((item) => item.querySelector("button"))
    expect(buttons.map((button) => [button?.name, button?.value, button?.type, button?.getAttribute("form")])).toEqual([
      ["quick_payment", "demoPay", "submit", "projector_form"],
      ["quick_payment", "demoLocker", "submit", "projector_form"],
    ])
    expect(page.getElementById(buttons[0]?.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Wersja pokazowa.")
    const form = page.getElementById("projector_form")
    const section = page.getElementById("projector_oneclick")
    expect(form !== null && section !== null && form.compareDocumentPosition(section)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(page.querySelector<HTMLInputElement>("#projector_quick_payment")?.disabled).toBe(true)
  })

  test.each(["product", "productVersions", "productOneSize", "productDearFirst", "productSoldOut"])(
    "the document of %s, without a provider, has not a byte of it (10.276)",
    async (name) => {
      expect(await renderedHtml(name)).not.toMatch(/oneclick|quick|demoPay/i)
    },
  )
})

/** A form whose own script, as the island's, takes every sending over. */
function openForm(isStopped: () => boolean) {
  document.body.innerHTML = `
    <form id="projector_form" action="/basketchange.php" method="post">
      <input name="number" value="7"><button id="add">Dodaj</button>
    </form>
    <button id="pay" form="projector_form" name="quick_payment" value="demoPay">Zapłać</button>
    <input type="hidden" id="projector_quick_payment" name="quick_payment" form="projector_form" disabled>
    <form id="other"><button id="else">Szukaj</button></form>`
  const sent: string[] = []
  const form = document.querySelector<HTMLFormElement>("#projector_form")
  document.body.addEventListener("submit", onSubmit)
  function onSubmit(submit: SubmitEvent) {
    if (submit.submitter?.hasAttribute("name") === true) throw new Error("the form itself was to be sent")
    submit.preventDefault()
    if (form === null || submit.target !== form || isStopped()) return
    // what the browser sends then, past its handlers
    sent.push(
      new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""])).toString(),
    )
  }
  const press = (id: string) => document.querySelector<HTMLButtonElement>(`[id="${id}"]`)?.click()
  return { sent, press, end: () => document.body.removeEventListener("submit", onSubmit) }
}

describe("a press on a quick payment, with its script (7.83, 10.278)", () => {
  let end = () => {}
  beforeEach(() => {
    end = startQuickPayments()
  })
  afterEach(() => end())

  test("passes the form's own check and is sent with what was typed and the id of the button, once", () => {
    const form = openForm(() => false)
    form.press("pay")
    expect(form.sent).toEqual(["number=7&quick_payment=demoPay"])
    form.end()
  })

  test("what the check stops is not sent, and an add after it is an add", () => {
    const isStopped = vi.fn<() => boolean>(() => true)
    const form = openForm(isStopped)
    form.press("pay")
    expect([isStopped.mock.calls.length, form.sent]).toEqual([1, []])
    isStopped.mockReturnValue(false)
    form.press("add")
    expect(form.sent).toEqual(["number=7"])
    form.press("pay")
    expect(form.sent[1]).toBe("number=7&quick_payment=demoPay")
    form.end()
  })

  test("other forms are left alone", () => {
    const form = openForm(() => false)
    form.press("else")
    expect(form.sent).toEqual([])
    form.end()
  })
})
