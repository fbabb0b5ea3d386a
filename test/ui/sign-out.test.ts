import { afterEach, beforeEach, expect, test } from "vitest"
import { clearOnSignOut } from "../../ui/runtime/navigation/sign-out.ts"

beforeEach(() => {
  sessionStorage.clear()
  for (const key of ["expchckA", "expchckDeviceRegistered", "search_x", "xexpchck"]) sessionStorage.setItem(key, "1")
  document.body.innerHTML = `<a class="logout_link" href="#out"><b>Wyloguj</b></a><a id="home" href="#home">Start</a>`
})
afterEach(() => {
  sessionStorage.clear()
  for (const name of ["last", "not_signed_out"]) document.cookie = `${name}=; path=/; max-age=0`
})

test("signing out clears what begins with expchck and what was searched for, and nothing else does; a denied storage stops nobody (6.13, 19.113)", () => {
  localStorage.setItem("recent_searches", "[]")
  const left = () => Object.keys(sessionStorage).toSorted()
  let isDenied = true
  clearOnSignOut(
    () => {
      if (isDenied) throw new DOMException("denied", "SecurityError")
      return sessionStorage
    },
    () => localStorage,
  )
  const out = document.querySelector<HTMLElement>(".logout_link b")
  out?.click()
  expect(left()).toHaveLength(4)
  isDenied = false
  document.getElementById("home")?.click()
  expect(left()).toHaveLength(4)
  out?.click()
  expect(left()).toEqual(["xexpchck"])
  expect(localStorage.getItem("recent_searches")).toBeNull()
})

test("a sign-out whose page had no script yet is heard by the next page, once; a visitor who signed in again keeps what they type (6.13, 10.931, 19.39)", () => {
  const left = () => Object.keys(sessionStorage).toSorted()
  const start = () =>
    clearOnSignOut(
      () => sessionStorage,
      () => localStorage,
    )
  start()
  expect(left()).toHaveLength(4)
  // another's cookies, whose names only end like it, and a value that only begins like it
  document.cookie = "not_signed_out=1; path=/"
  document.cookie = "last=signed_out=1; path=/"
  document.cookie = "signed_out=10; path=/"
  start()
  expect(left()).toHaveLength(4)
  document.cookie = "signed_out=1; path=/"
  start()
  expect(left()).toEqual(["xexpchck"])
  // what is deleted may stand there, empty, for the rest of a millisecond
  expect(document.cookie).not.toMatch(/(?:^|; )signed_out=./)
  for (const other of ["last=signed_out=1", "not_signed_out=1"]) expect(document.cookie).toContain(other)
  sessionStorage.setItem("expchck_client_order", "typed")
  start()
  expect(left()).toEqual(["expchck_client_order", "xexpchck"])
})
