import { readFile, readdir } from "node:fs/promises"
import { createServer, type Socket } from "node:net"
import { createInterface } from "node:readline"
import { expect, onTestFinished, test } from "vitest"
import { outboxFile, outboxFolder, outboxWay, type ReadyMail, smtpWay } from "../../../fixtures/shop/mail/mail-way.ts"
import { temporaryFolderForTest } from "../../support/shop/test-shop.ts"

const mail: ReadyMail = {
  id: 7,
  kind: "passwordLink",
  atMs: 1000,
  from: { name: 'Pracownia, "dom"', address: "sklep@example.com" },
  to: "ola@example.com",
  subject: "Ustaw nowe hasło",
  text: "Zażółć\n",
  html: "<p>Zażółć</p>",
}

test("without a mail server a mail is a file of the outbox, for its owner alone, beside its text (10.593)", async () => {
  const folder = outboxFolder(await temporaryFolderForTest())
  await outboxWay(folder).send(mail)
  expect((await readdir(folder)).toSorted()).toEqual(["7-passwordLink.eml", "7-passwordLink.txt"])
  const whole = await readFile(outboxFile(folder, mail, "eml"), "utf8")
  expect(whole).toMatch(/^Message-ID: <7\.1000\.sklep\.witryna@example\.com>$/m)
  expect(whole).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(whole).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m)
  expect(whole).toMatch(/^Content-Type: text\/html; charset=utf-8$/m)
  expect(await readFile(outboxFile(folder, mail, "txt"), "utf8")).toBe("To: ola@example.com\nSubject: Ustaw nowe hasło\n\nZażółć\n")
})

/** A mail server that says yes to everything; `offers` are its extensions. */
async function mailServer(offers: readonly string[]) {
  const heard: string[] = []
  const answer = (socket: Socket, line: string, state: { isData: boolean }): void => {
    if (state.isData) {
      if (line === ".") state.isData = false
      if (line === ".") socket.write("250 taken\r\n")
      return
    }
    heard.push(line)
    if (line.startsWith("EHLO")) socket.write(["250-here", ...offers.map((name) => `250-${name}`), "250 8BITMIME", ""].join("\r\n"))
    else if (line === "DATA") {
      state.isData = true
      socket.write("354 go on\r\n")
    } else if (line.startsWith("AUTH")) socket.write("235 fine\r\n")
    else socket.write(line === "QUIT" ? "221 bye\r\n" : "250 fine\r\n")
  }
  const server = createServer((socket) => {
    socket.write("220 here\r\n")
    const state = { isData: false }
    const lines = createInterface({ input: socket }).on("line", (line) => answer(socket, line, state))
    // who is refused hangs up, and what reads the lines tells that once more
    for (const heardEnd of [socket, lines]) heardEnd.on("error", () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("the server has no port")
  return { heard, port: address.port }
}

test("a mail server is told sender, recipient and who sends, and nothing of the recipient's text is a command", async () => {
  const { heard, port } = await mailServer(["AUTH PLAIN"])
  await smtpWay(new URL(`smtp://shop:ge%40heim@127.0.0.1:${port}`)).send(mail)
  expect(heard.slice(1, 4)).toEqual([
    `AUTH PLAIN ${Buffer.from("\0shop\0ge@heim").toString("base64")}`,
    "MAIL FROM:<sklep@example.com>",
    "RCPT TO:<ola@example.com>",
  ])
  const odd = smtpWay(new URL(`smtp://127.0.0.1:${port}`)).send({ ...mail, to: "ola@example.com>\r\nRCPT TO:<eve@example.com" })
  await odd.catch(() => {})
  expect(heard.filter((line) => line.startsWith("RCPT TO:<eve@"))).toEqual([])
})

test("a server that is elsewhere and offers no TLS is told nothing, and its secret is in no error", async () => {
  const { heard, port } = await mailServer(["AUTH PLAIN"])
  // reaches this machine, and is none of the names by which it is known to be this one
  const refused = smtpWay(new URL(`smtp://shop:geheim@0.0.0.0:${port}`))
    .send(mail)
    .then(
      () => "sent",
      (error: unknown) => String(error),
    )
  expect(await refused).toMatch(/TLS/i)
  expect(await refused).not.toContain("geheim")
  expect(heard.join("\n")).not.toMatch(/AUTH|MAIL FROM/)
})
