import { expect, test } from "vitest"
import { newsletterMachine } from "../../core/letters/newsletter-machine.ts"
import { faultText } from "../../core/form/asked/validation-code.ts"
import { viewRecord } from "../../core/form/view-record.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { letterModels } from "./letter-models.ts"
import { renderedPage } from "./rendered-page.ts"
import { frame } from "./sample-frame.ts"

const texts = textCatalogue("pl", {})
const textOf = (page: Document, selector: string) => page.querySelector(selector)?.textContent.replaceAll("\u00a0", " ")

test("the form has the platform's group and posts to its own address; what is for adding is hidden by styles alone (10.670, 10.671)", async () => {
  const page = await renderedPage("newsletter")
  const form = page.querySelector("form#newsletter_form")
  expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", "/newsletter.php"])
  const radios = [...page.querySelectorAll("#mailing_action_contact [name=mailing_action]")]
  expect(radios.map((one) => [one.getAttribute("value"), one.hasAttribute("checked")])).toEqual([
    ["add", true],
    ["remove", false],
  ])
  expect(radios.map((one) => one.getAttribute("data-shows"))).toEqual(["a", null])
  const marked = [...page.querySelectorAll("[data-part=a] input")].map((one) => one.getAttribute("name"))
  expect(marked).toEqual(["mailing_name", "mailing_consent"])
  expect(page.querySelectorAll("#newsletter_form :disabled, #newsletter_form .field[hidden]")).toHaveLength(0)
  expect(page.querySelector(".letter-page__privacy a")?.getAttribute("href")).toBe("/pl/content/privacy.html")
})

test("leaving asks for neither name nor consent, and the shop is asked nothing about the address (10.671, 10.675)", () => {
  const opened = newsletterMachine.open(letterModels.newsletter)
  if (opened === null) throw new Error("the page has a form")
  const [adding, stopped] = newsletterMachine.step(opened, { type: "Typed", field: "mailing_email", value: "ola@example.com" })
  expect(stopped.map(({ type }) => type)).toEqual(["StartTimer"])
  const [refused] = newsletterMachine.step(adding, { type: "SubmitPressed" })
  const errors = (page: typeof opened) => page.form.fields.filter(({ state }) => state === "error").map(({ id }) => id)
  expect(errors(refused)).toEqual(["mailing_consent"])
  const [leaving] = newsletterMachine.step(adding, { type: "Chosen", field: "mailing_action_contact", value: "remove" })
  expect(
    viewRecord(leaving, texts, faultText)
      .fields.filter(({ isDisabled }) => isDisabled)
      .map(({ id }) => id),
  ).toEqual(["mailing_name", "mailing_consent"])
  const [asked, commands] = newsletterMachine.step(leaving, { type: "SubmitPressed" })
  expect(errors(asked)).toEqual([])
  expect(commands.map((command) => newsletterMachine.task(command, "pl").effect)).not.toContain("shop")
})

test("it opens with the address of who is signed in (10.670)", () => {
  const visitor = { is: "client", kind: "client", firstName: "Marta", lastName: "Żak", email: "marta@example.com", points: "1" } as const
  const opened = newsletterMachine.open({ ...letterModels.newsletter, frame: { ...frame(), visitor } })
  expect(opened?.form.fields.map(({ value }) => value)).toEqual(["add", "marta@example.com", "Marta", ""])
})

test("a refused form comes back with what was typed, each fault at its field, and a title that says so (10.670, 10.1093, 11.490, 14.30)", async () => {
  const page = await renderedPage("newsletterRefused")
  expect(page.getElementById("mailing_name")?.getAttribute("value")).toBe("Ola")
  expect(page.getElementById("mailing_email_message")?.textContent).toMatch(/e.mail/)
  expect(page.querySelector('.menu_messages_warning_sub a[href="#mailing_consent"]')).not.toBeNull()
  expect(page.title).toMatch(/^Błąd: Newsletter/)
})

test("a link that does not work any more leads to the form, which says so (10.673)", async () => {
  expect(textOf(await renderedPage("newsletterGone"), ".menu_messages_warning_sub")).toMatch(/wygasł albo był już użyty/)
})

test.each([
  ["of a mail that asks", "newsletterConfirm", "Tak, zapisz mnie"],
  ["of a letter", "newsletterLeave", "Wypisz mnie"],
])("the followed link %s shows a button that posts, and nothing else (10.673, 10.674, 11.491)", async (_whose, name, words) => {
  const page = await renderedPage(name)
  const form = page.querySelector("#content form")
  expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", "/newsletter.php"])
  const posted = [...(form?.querySelectorAll("input") ?? [])].map((one) => [one.getAttribute("name"), one.getAttribute("value")])
  expect(posted).toEqual([
    ["operation", "confirm"],
    ["token", "k".repeat(43)],
  ])
  expect(textOf(page, "#content button")).toBe(words)
})

test.each([
  ["newsletterSent", "Sprawdź pocztę", /^Jeśli ten adres jest na liście, link do wypisania jest już w drodze\./],
  ["newsletterDone", "Adres jest wypisany", /^Nie wyślemy już żadnego listu/],
])("%s says what comes next (10.672, 10.673)", async (name, heading, words) => {
  const page = await renderedPage(name)
  expect(textOf(page, "h1")).toBe(heading)
  expect(textOf(page, ".letter-page__done p")).toMatch(words)
})
