const quantityName = /^(own_)?number(\[|$)/
const commaNumber = /^\d+,\d+$/

/** What a form sends, its quantities with a dot, however their fields show them. Spec: 17.37. */
export function dotted(formData: FormData): FormData {
  for (const [name, value] of formData) {
    if (quantityName.test(name) && typeof value === "string" && commaNumber.test(value)) formData.set(name, value.replace(",", "."))
  }
  return formData
}

/** Every form of the page is sent so, and read so by what asks it. */
export function sendDots(): void {
  document.addEventListener("formdata", ({ formData }) => void dotted(formData))
}
