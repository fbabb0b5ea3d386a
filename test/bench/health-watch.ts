import { get } from "node:http"

// Asks for a server's health again and again, each time by a new connection as a load balancer does, in a process that the load of the
// other requests does not hold up: `health-watch.ts <origin>`. Tells how many milliseconds the slowest answer took when it is asked.

/** How often health is asked, in milliseconds. */
const everyMs = 100

const [origin = ""] = process.argv.slice(2)
let slowestMs = 0

const ask = (): void => {
  const began = performance.now()
  const asked = get(`${origin}/healthz`, { agent: false }, (reply) => {
    reply.on("end", () => {
      slowestMs = Math.max(slowestMs, performance.now() - began)
      setTimeout(ask, everyMs)
    })
    reply.resume()
  })
  asked.on("error", (error) => {
    throw error
  })
}
ask()
process.on("message", () => process.send?.({ ms: slowestMs }))
process.on("disconnect", () => process.exit())
