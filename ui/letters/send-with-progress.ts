/**
 * Sends a form as it stands and tells how much of it has gone: what a browser does by itself shows nothing for megabytes. The shop answers where to
 * go on; whatever else comes, the browser sends the form in its own way.
 *
 * Spec: 10.682.
 *
 * @param told gets the part that has gone, 0 to 1
 */
export function sendWithProgress(form: HTMLFormElement, told: (part: number) => void): void {
  const natively = () => HTMLFormElement.prototype.submit.call(form)
  const request = new XMLHttpRequest()
  request.open("POST", form.action)
  request.setRequestHeader("accept", "application/json")
  request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) told(loaded / total)
  })
  request.addEventListener("load", () => {
    const to = request.status === 200 ? locationIn(request.responseText) : null
    if (to === null) natively()
    else location.assign(to)
  })
  request.addEventListener("error", natively)
  request.send(new FormData(form))
}

/** The address in an answer of the shop: a path of its own, and nothing else. */
function locationIn(text: string): string | null {
  try {
    const told: unknown = JSON.parse(text)
    const to = typeof told === "object" && told !== null && "location" in told ? told.location : null
    return typeof to === "string" && /^\/[^/\\]/.test(to) ? to : null
  } catch {
    return null
  }
}
