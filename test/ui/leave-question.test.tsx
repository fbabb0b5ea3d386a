import { act, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import {
  leaveQuestion,
  type LeaveQuestion,
  type LeaveQuestionCommand,
  type LeaveQuestionEvent,
} from "../../core/basket/leaving/leave-question.ts"
import { typedInCartKeys } from "../../core/basket/leaving/typed-in-cart.ts"
import { pickTexts, textCatalogue } from "../../core/texts/text-catalogue.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { FormLeaveQuestion, LeaveQuestionIsland } from "../../ui/cart/LeaveQuestionIsland.tsx"
import { leaveDialogTextKeys } from "../../ui/cart/leave-question-texts.ts"
import { until } from "../support/until.ts"

const texts = pickTexts(textCatalogue("pl", {}), leaveDialogTextKeys)

function Cart({ isUnsaved }: { readonly isUnsaved: boolean }) {
  return (
    <>
      <div className="cart__parts">
        <form id="basket_form" method="post" action="/basketchange.php">
          <textarea name="comment[a]" data-unsaved={isUnsaved || undefined} aria-label="Uwaga" />
        </form>
        <form id="files" method="post" action="/basketchange.php?type=files" />
      </div>
      <form id="search" />
      {/* what is not of the cart, as on any page */}
      <a href="/pl/contact.html">Kontakt</a>
      <a href="#Basket">Do listy</a>
      <a href="/regulamin.pdf" target="_blank">
        Regulamin
      </a>
      <a href="mailto:a@example.com">Napisz</a>
    </>
  )
}

/** The links that the browser would have followed: what a page does with its links, it does before its window hears of them. */
function opened(isUnsaved: boolean) {
  const store = createMachineStore<LeaveQuestion, LeaveQuestionEvent, LeaveQuestionCommand>(leaveQuestion, { is: "staying" }, () => {})
  const page = (has: boolean) => (
    <>
      <Cart isUnsaved={has} />
      <LeaveQuestionIsland store={store} texts={texts} />
    </>
  )
  const { rerender } = render(page(isUnsaved))
  const followed: string[] = []
  const note = (click: Event) => {
    if (!click.defaultPrevented && click.target instanceof HTMLAnchorElement) followed.push(click.target.textContent)
    click.preventDefault()
  }
  addEventListener("click", note)
  return { followed, user: userEvent.setup(), change: (has: boolean) => rerender(page(has)), end: () => removeEventListener("click", note) }
}

/** Does the browser ask in its own words before the page goes? */
const asksBrowser = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }))

test("a link off a cart with a change that is not sent asks; staying leaves all as it was, leaving follows the link (5.82, 10.575)", async () => {
  const { user, followed, end } = opened(true)
  await user.click(screen.getByRole("link", { name: "Kontakt" }))
  expect(screen.getByRole("dialog", { name: "Masz niezapisane zmiany" }).textContent).toContain(
    "Zmiany nie zostały zapisane. Czy na pewno chcesz opuścić tę stronę?",
  )
  const stay = screen.getByRole("button", { name: "Zostań w koszyku" })
  expect(document.activeElement).toBe(stay)
  await user.keyboard("{Enter}")
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(followed).toEqual([])
  expect(asksBrowser()).toBe(true)
  await user.click(screen.getByRole("link", { name: "Kontakt" }))
  await user.click(screen.getByRole("button", { name: "Opuść bez zapisywania" }))
  expect(followed).toEqual(["Kontakt"])
  // once, and not again in the browser's words
  expect(asksBrowser()).toBe(false)
  end()
})

test("what does not leave the page asks nothing, and neither does a cart in which all is sent (10.575)", async () => {
  const { user, followed, change, end } = opened(true)
  for (const name of ["Do listy", "Regulamin", "Napisz"]) await user.click(screen.getByRole("link", { name }))
  expect(followed).toEqual(["Do listy", "Regulamin", "Napisz"])
  change(false)
  await user.click(screen.getByRole("link", { name: "Kontakt" }))
  expect([followed.at(-1), asksBrowser()]).toEqual(["Kontakt", false])
  end()
})

test.each([
  ["the form of the cart goes along", "basket_form", false],
  ["a form that comes back to the cart is there again", "files", false],
  ["any other form would be lost", "search", true],
])("what is posted with %s, so that the browser asks: %s, %j (10.575, 10.905)", async (_, id, asks) => {
  const { change, end } = opened(false)
  change(true)
  await until(() => expect(asksBrowser()).toBe(true))
  const form = document.getElementById(id)
  act(() => void form?.dispatchEvent(new Event("formdata", { bubbles: true })))
  expect(asksBrowser()).toBe(asks)
  end()
})

test("who leaves the cart without what is typed does not find it there again (10.905)", async () => {
  // what another file of tests has left there
  sessionStorage.clear()
  for (const key of Object.values(typedInCartKeys)) sessionStorage.setItem(key, '{"a":"4"}')
  const { user, end } = opened(true)
  await user.click(screen.getByRole("link", { name: "Kontakt" }))
  await user.click(screen.getByRole("button", { name: "Zostań w koszyku" }))
  expect(sessionStorage).toHaveLength(2)
  await user.click(screen.getByRole("link", { name: "Kontakt" }))
  await user.click(screen.getByRole("button", { name: "Opuść bez zapisywania" }))
  expect(sessionStorage).toHaveLength(0)
  end()
})

test("a changed form asks before a link off its page is followed, and not of a link within it (5.82, 10.604)", async () => {
  const store = createMachineStore<LeaveQuestion, LeaveQuestionEvent, LeaveQuestionCommand>(leaveQuestion, { is: "staying" }, () => {})
  render(
    <>
      <form id="client_new" data-unsaved="">
        <a href="/signin.php">Zaloguj się</a>
      </form>
      <a href="/regulamin.html">Regulamin</a>
      <FormLeaveQuestion store={store} texts={texts} />
    </>,
  )
  const followed: string[] = []
  const note = (click: Event) => {
    if (!click.defaultPrevented && click.target instanceof HTMLAnchorElement) followed.push(click.target.textContent)
    click.preventDefault()
  }
  addEventListener("click", note)
  const user = userEvent.setup()
  await user.click(screen.getByRole("link", { name: "Zaloguj się" }))
  expect(followed).toEqual(["Zaloguj się"])
  await user.click(screen.getByRole("link", { name: "Regulamin" }))
  expect(document.querySelector("#form_leave")).not.toBeNull()
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Zostań na stronie" }))
  await user.click(screen.getByRole("button", { name: "Opuść bez zapisywania" }))
  expect([followed, asksBrowser()]).toEqual([["Zaloguj się", "Regulamin"], false])
  removeEventListener("click", note)
})
