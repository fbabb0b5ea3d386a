import { act, cleanup, render } from "@testing-library/react"
import { afterEach, describe, expect, test, vi } from "vitest"
import type { FormEvent } from "../../core/form/form-state.ts"
import { contactMachine } from "../../core/letters/contact-machine.ts"
import { type ContactState, contactTextKeys } from "../../core/letters/opened-contact.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { ContactForm } from "../../ui/letters/ContactForm.tsx"
import { sendWithProgress } from "../../ui/letters/send-with-progress.ts"
import { letterModels } from "./letter-models.ts"
import { renderedPage } from "./rendered-page.ts"

const texts = textCatalogue("pl", {})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe("the form by which the shop is written to", () => {
  test("posts to its own address with files, and says what each field is (10.680, 10.681)", async () => {
    const page = await renderedPage("contact")
    const form = page.querySelector("form#contact_form")
    expect(["method", "action", "enctype"].map((name) => form?.getAttribute(name))).toEqual(["post", "/contact.php", "multipart/form-data"])
    const controls = [...page.querySelectorAll("#contact_form :is(input, select, textarea)")]
    expect(controls.map((one) => one.getAttribute("name"))).toEqual(
      "contact_topic contact_name contact_email contact_message contact_files".split(" "),
    )
    expect(controls.slice(1, 3).map((one) => one.getAttribute("autocomplete"))).toEqual(["name", "email"])
    expect(page.querySelector("#contact_files")?.hasAttribute("multiple")).toBe(true)
    expect(page.querySelector("#contact_progress")?.hasAttribute("hidden")).toBe(true)
  })

  test("empties the field of a file that is not taken, with its words, and of too many (5.39 to 5.42, 9.168, 10.681, 10.1110)", () => {
    const opened = contactMachine.open(letterModels.contact)
    if (opened === null) throw new Error("the page has a form")
    const messageOf = (files: readonly { readonly name: string; readonly size: number; readonly type: string }[]) => {
      const [chosen] = contactMachine.step(opened, { type: "FilesChosen", field: "contact_files", files })
      const field = contactMachine.view(chosen, texts).fields.find(({ id }) => id === "contact_files")
      return [field?.value, field?.message]
    }
    const good = { name: "kubek.jpg", size: 3_145_728, type: "image/jpeg" }
    expect(messageOf([good])).toEqual(["kubek.jpg", null])
    expect(messageOf([{ name: "kubek.exe", size: 1, type: "" }])).toEqual(["", expect.stringContaining("kubek.exe")])
    expect(messageOf([good, { ...good, size: 0 }])).toEqual(["", "Plik kubek.jpg jest pusty. Wybierz inny."])
    expect(messageOf([{ ...good, size: 3_145_729 }])).toEqual(["", expect.stringContaining("3,00 MB")])
    expect(messageOf([good, good, good, good, good])).toEqual(["", "Za dużo plików naraz. Najwięcej w tym polu: 4."])
  })

  test("comes back with what was typed and what is wrong with a file (11.490, 11.492, 11.575, 14.30)", async () => {
    const page = await renderedPage("contactRefused")
    expect(page.querySelector("#contact_message")?.textContent).toBe("Kubek\njest pęknięty")
    expect(page.querySelector("#contact_topic option[selected]")?.getAttribute("value")).toBe("return")
    expect(page.querySelector("#contact_files_message")?.textContent).toContain("kubek.exe")
    expect(page.title).toMatch(/^Błąd: Napisz do nas/)
  })

  test("tells the names of several files below the field, as text, and of one the browser alone (10.989)", () => {
    const opened = contactMachine.open(letterModels.contact)
    if (opened === null) throw new Error("the page has a form")
    const store = createMachineStore<ContactState, FormEvent, unknown>(contactMachine.step, opened, () => {})
    render(<ContactForm store={store} texts={pickTexts(texts, contactTextKeys)} />)
    const choose = (...names: readonly string[]) =>
      act(() => {
        const files = names.map((name) => ({ name, size: 1, type: "image/jpeg" }))
        store.send({ type: "FilesChosen", field: "contact_files", files })
      })
    const told = () => (document.querySelector("#contact_files ~ [role=status]")?.textContent ?? "").split("\n")
    expect(told()).toEqual([""])
    choose("kubek.jpg", "<b>dno</b>.jpg")
    expect(told()).toEqual(["kubek.jpg", "<b>dno</b>.jpg"])
    choose("kubek.jpg")
    expect(told()).toEqual([""])
  })

  test("says that there were too many, or that the shop has the message (9.167, 10.682)", async () => {
    expect((await renderedPage("contactLater")).querySelector(".menu_messages_warning_sub")?.textContent).toMatch(/dużo\swiadomości/)
    const sent = await renderedPage("contactSent")
    expect([sent.querySelector("h1")?.textContent, sent.querySelector("form#contact_form")]).toEqual(["Wiadomość wysłana", null])
  })
})

describe("sending with files (10.682)", () => {
  /** A request that a test answers. */
  function stubRequest() {
    const upload = new EventTarget()
    const request = Object.assign(new EventTarget(), {
      upload,
      status: 0,
      responseText: "",
      open: () => {},
      setRequestHeader: () => {},
      send: () => {},
    })
    vi.stubGlobal("XMLHttpRequest", function () {
      return request
    })
    return request
  }

  function sending() {
    document.body.innerHTML = '<form action="/contact.php"><input name="a" value="b"></form>'
    const form = document.querySelector("form")
    if (form === null) throw new Error("there is a form")
    const [request, told] = [stubRequest(), vi.fn<(part: number) => void>()]
    const natively = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {})
    const led = vi.spyOn(location, "assign").mockImplementation(() => {})
    sendWithProgress(form, told)
    return { request, told, natively, led }
  }

  test("tells how much has gone, and goes on where the shop says", () => {
    const { request, told, natively, led } = sending()
    request.upload.dispatchEvent(Object.assign(new Event("progress"), { lengthComputable: true, loaded: 1, total: 4 }))
    expect(told.mock.calls).toEqual([[0.25]])
    Object.assign(request, { status: 200, responseText: '{"location":"/contact.php"}' }).dispatchEvent(new Event("load"))
    expect([led.mock.calls, natively.mock.calls]).toEqual([[["/contact.php"]], []])
  })

  test.each([
    ["no network", 0, "", "error"],
    ["a refusal", 413, "", "load"],
    ["another page", 200, "<html>", "load"],
    ["another site", 200, '{"location":"//evil.example"}', "load"],
  ])("%s leaves it to the browser", (_what, status, responseText, event) => {
    const { request, natively, led } = sending()
    Object.assign(request, { status, responseText }).dispatchEvent(new Event(event))
    expect([natively.mock.calls.length, led.mock.calls]).toEqual([1, []])
  })
})
