import { fireEvent } from "@testing-library/react"
import { expect, test } from "vitest"
import { sendDots } from "../../ui/runtime/navigation/send-dots.ts"
import { limited, metres, sampleOffer, sampleSize } from "../support/core/sample-offer.ts"
import { runningForm } from "./running-form.tsx"

test("a quantity by the metre stands in its field with a comma, whatever was typed, and steps on with one (17.37)", () => {
  const { container } = runningForm(sampleOffer({ unit: metres, sizes: [sampleSize("uniw", limited("20"))] }))
  const field = container.querySelector<HTMLInputElement>("#projector_number")
  if (field === null) throw new Error("no field")
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const leave = () => fireEvent.blur(field)
  expect(field.value).toBe("0,5")
  type("2,5")
  leave()
  expect(field.value).toBe("2,5")
  type("1.2")
  leave()
  expect(field.value).toBe("1,5")
  fireEvent.keyDown(field, { key: "ArrowUp" })
  expect(field.value).toBe("2")
})

test("what is sent has a dot, in the fields of quantities alone (17.37)", () => {
  sendDots()
  const formData = new FormData()
  for (const [name, value] of [
    ["number", "1,5"],
    ["number[2]", "0,25"],
    ["own_number", "2"],
    ["width", "1,5"],
  ] as const)
    formData.set(name, value)
  document.dispatchEvent(Object.assign(new Event("formdata"), { formData }))
  expect([...formData]).toEqual([
    ["number", "1.5"],
    ["number[2]", "0.25"],
    ["own_number", "2"],
    ["width", "1,5"],
  ])
})
