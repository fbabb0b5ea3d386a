import { afterEach, beforeEach, expect, test } from "vitest"
import { clearOnSignOut } from "../../ui/runtime/navigation/sign-out.ts"

beforeEach(() => {
  sessionStorage.clear()
  for (const key of ["expchckA", "expchckDeviceRegistered", "search_x", "xexpchck"]) sessionStorage.setItem(key, "1")
  document.body.innerHTML = `<a class="logout_link" href="#out"><b>Wyloguj</b></a><a id="home" href="#home">Start</a>`
})
afterEach(() => sessionStorage.clear())

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
