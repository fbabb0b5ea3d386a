/** Where the empty page is opened: on the shop's own origin. */
export const floorAddress = "/press-floor.html"

/** As many elements as the product page and its menu have. */
const elements = { page: 700, menu: 112 } as const

const many = (count: number, tag: string) => Array.from({ length: count }, (_, at) => `<${tag}>${at}</${tag}>`).join("")

/**
 * What a press costs a browser at least: as many elements as the product page with no style sheet, and handlers that do one thing. One button
 * changes a text, the second one opens a layer with as many elements as the menu, the third one says that it is busy and sends a form. A field tells how
 * long what is typed is.
 */
export const floorPage = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>floor</title>
<button id="text">text</button><p id="said"></p>
<button id="layer" popovertarget="menu">layer</button><div id="menu" popover>${many(elements.menu, "p")}</div>
<form id="form" action="/basketchange.php" method="post"><input name="product" value="1"><button id="send">send</button></form>
<input id="type" aria-label="typed"><p id="typed"></p>
${many(elements.page, "span")}
<script>
let count = 0
document.querySelector("#text").addEventListener("click", () => { document.querySelector("#said").textContent = "pressed " + ++count })
document.querySelector("#type").addEventListener("input", ({ target }) => { document.querySelector("#typed").textContent = target.value.length })
const form = document.querySelector("#form")
form.addEventListener("submit", (sending) => {
  sending.preventDefault()
  document.querySelector("#send").textContent = "sending"
  queueMicrotask(() => form.submit())
})
</script></html>`
