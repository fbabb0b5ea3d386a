import { Agent, type IncomingHttpHeaders, request } from "node:http"

/** What came back. Status 0: nothing did, or the balancer says that nothing did. */
export interface Answer {
  readonly status: number
  readonly ms: number
  readonly body: string
  /** where it leads; "" = nowhere */
  readonly location: string
  /** in seconds; 0 = it does not say */
  readonly retryAfter: number
}

/** A browser with an address of its own: cookies, one connection, no scripts. */
export interface Browser {
  /** without what the page says */
  readonly get: (path: string) => Promise<Answer>
  /** with it */
  readonly read: (path: string) => Promise<Answer>
  readonly post: (path: string, fields: Readonly<Record<string, string>>) => Promise<Answer>
  readonly cookie: (name: string) => string
  readonly close: () => void
}

/** Long after the balancer has given up. */
const patienceMs = 90_000

/** An address of this machine for each browser: what is counted for a network is counted for one of them. */
const addressOf = (at: number): string => `127.0.${1 + Math.floor(at / 250)}.${1 + (at % 250)}`

export function openBrowser(origin: URL, at: number): Browser {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const cookies = new Map<string, string>()
  const ask = (path: string, form: string | null, isRead = form !== null): Promise<Answer> => {
    const beganMs = performance.now()
    const headers = {
      accept: "text/html",
      "accept-encoding": isRead ? "identity" : "gzip",
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(form === null ? {} : { "content-type": "application/x-www-form-urlencoded", "content-length": Buffer.byteLength(form) }),
    }
    return new Promise((resolve) => {
      const answered = (status: number, body = "", { "retry-after": wait, location = "" }: IncomingHttpHeaders = {}) =>
        resolve({ status, body, location, retryAfter: Number(wait ?? 0), ms: performance.now() - beganMs })
      const options = { agent, headers, method: form === null ? "GET" : "POST", localAddress: addressOf(at), timeout: patienceMs }
      const asked = request(new URL(path, origin), options, (reply) => {
        for (const line of reply.headers["set-cookie"] ?? []) {
          const [pair = ""] = line.split(";")
          cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1))
        }
        let body = ""
        reply.setEncoding("utf8").on("data", (text: string) => (body += isRead ? text : ""))
        reply.on("error", () => answered(0)).on("end", () => answered(reply.statusCode ?? 0, body, reply.headers))
      })
      asked.on("timeout", () => asked.destroy()).on("error", () => answered(0))
      asked.end(form)
    })
  }
  return {
    get: (path) => ask(path, null),
    read: (path) => ask(path, null, true),
    post: (path, fields) => ask(path, new URLSearchParams(fields).toString()),
    cookie: (name) => cookies.get(name) ?? "",
    close: () => agent.destroy(),
  }
}
