import { expect, test } from "vitest"
import { showSending } from "../../ui/runtime/navigation/show-sending.ts"

test("the pressed button of a form that a browser posts is busy until the page comes back; a form sent by its script, a search and one that opens beside stay (10.1124)", () => {
  document.body.innerHTML = `
    <form id="list" method="post"><button id="make">Utwórz</button><button id="delete">Usuń</button></form>
    <form id="scripted" method="post"><button id="scripted-button">Wyślij</button></form>
    <form id="search"><button id="search-button">Szukaj</button></form>
    <form id="beside" method="post" target="_blank"><button id="beside-button">Pobierz</button></form>`
  showSending(document)
  document.getElementById("scripted")?.addEventListener("submit", (event) => event.preventDefault())
  const press = (id: string) => {
    const submitter = document.getElementById(id)
    submitter?.closest("form")?.dispatchEvent(new SubmitEvent("submit", { submitter, bubbles: true, cancelable: true }))
  }
  const busy = () => [...document.querySelectorAll("[aria-busy]")].map(({ id }) => id)
  for (const id of ["scripted-button", "search-button", "beside-button"]) press(id)
  expect(busy()).toEqual([])
  press("delete")
  expect(busy()).toEqual(["delete"])
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  expect(busy()).toEqual([])
})
