import { describe, expect, test } from "vitest"
import { type AccountPasskeys, viewPasskeyRow } from "../../../core/passkey/account-passkeys.ts"
import { type PasskeyCallReply, passkeyLeaveRefusals } from "../../../core/passkey/device.ts"
import { openSavePasskey, savePasskey, type SavePasskeyEvent, viewSavePasskey } from "../../../core/passkey/save-passkey.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"

const polish = textCatalogue("pl", {})
const account: AccountPasskeys = { login: "jan", person: "Jan Kos", handle: "aGFuZGxl", domain: null, isFresh: true, passkeys: [] }
const known: SavePasskeyEvent = { type: "DeviceKnown", why: "none", offers: true, domain: "sklep.pl", named: "" }
const leave = (given: Extract<PasskeyCallReply, { readonly is: "leave" }>["leave"], leaveId = 1): SavePasskeyEvent => ({
  type: "LeaveAnswered",
  leaveId,
  reply: { is: "leave", leave: given },
})
const run = (of: AccountPasskeys, ...events: readonly SavePasskeyEvent[]) =>
  events.reduce((at, event) => savePasskey(at[0], event), [openSavePasskey(of, { leadsTo: "/p", signsInFirst: false }), []] as ReturnType<
    typeof savePasskey
  >)
const press: SavePasskeyEvent = { type: "SavePressed", password: "" }
const success = { status: "success", errorMsg: null, data: '{"publicKey":{}}', ms: null, loginToken: null }
const told = (requestId: number): SavePasskeyEvent => ({
  type: "CallAnswered",
  requestId,
  reply: { is: "replied", reply: success, isUnknown: false },
})

describe("saving a passkey", () => {
  test("has no button and no password where one signs in first, and tells the password manager all the same (10.661, 10.984)", () => {
    const first = openSavePasskey({ ...account, isFresh: false }, { leadsTo: "/p", signsInFirst: true })
    const [page, asked] = savePasskey(first, known)
    expect(asked.map(({ type }) => type)).toEqual(["TellAccepted"])
    expect(viewSavePasskey(page, polish)).toMatchObject({ hasButton: false, absence: null, message: null })
  })

  test("asks for leave, then runs the flow, and shows the list once it is saved (10.655)", () => {
    const [asking, asked] = run(account, { type: "Shown" }, known, press)
    expect(asked).toEqual([{ type: "AskLeave", leaveId: 1, password: "" }])
    expect(viewSavePasskey(asking, polish)).toMatchObject({ busy: true, message: null })
    const steps: readonly SavePasskeyEvent[] = [
      { type: "Shown" },
      known,
      press,
      leave({ token: "t0ken" }),
      { type: "SupportTold", requestId: 1, why: "none" },
    ]
    expect(run(account, ...steps)[1][0]).toEqual({
      type: "FetchChallenge",
      requestId: 2,
      path: "generateRegisterRequest",
      body: "t0ken",
    })
    expect(JSON.stringify(run(account, ...steps)[0])).not.toContain("t0ken")
    const made: SavePasskeyEvent = {
      type: "PasskeyMade",
      requestId: 3,
      transports: "internal,usb",
      clientDataJSON: "AQ==",
      attestationObject: "Ag==",
    }
    const [, sending] = run(account, ...steps, told(2), made)
    expect(sending[0]).toMatchObject({ body: expect.stringContaining('"authenticatorTransportMethods":["internal","usb"]') })
    const [saved, commands] = run(account, ...steps, told(2), made, told(4))
    expect(commands).toEqual([{ type: "Leave", address: "/p" }])
    expect(viewSavePasskey(saved, polish)).toMatchObject({ failed: false, message: "Klucz dostępu został zapisany." })
  })

  test("wants the password of who signed in a while ago, and says at its field that it is missing or wrong (10.656)", () => {
    const old = { ...account, isFresh: false }
    const [missing, asked] = run(old, { type: "Shown" }, known, press)
    expect(asked).toEqual([])
    expect(viewSavePasskey(missing, polish)).toMatchObject({ asksPassword: true, passwordFault: "Podaj hasło.", message: null })
    const typed: SavePasskeyEvent = { type: "SavePressed", password: "x" }
    expect(run(old, { type: "Shown" }, known, typed)[1]).toEqual([{ type: "AskLeave", leaveId: 1, password: "x" }])
    const [wrong] = run(old, { type: "Shown" }, known, typed, leave({ refused: "wrong_password" }))
    expect(viewSavePasskey(wrong, polish)).toMatchObject({ passwordFault: "Obecne hasło nie jest poprawne.", busy: false })
    expect(JSON.stringify(wrong)).not.toContain('"x"')
    const [late] = run(account, { type: "Shown" }, known, press, leave({ refused: "no_password" }))
    expect(viewSavePasskey(late, polish).asksPassword).toBe(true)
  })

  test.each([...passkeyLeaveRefusals, "failed" as const])("%s is said in words", (refused) => {
    const [page] = run(account, { type: "Shown" }, known, press, leave({ refused }))
    const { message, passwordFault, failed } = viewSavePasskey(page, polish)
    expect((message ?? passwordFault ?? "").length).toBeGreaterThan(5)
    expect(failed).toBe(message !== null)
  })

  test("an answer to an older press changes nothing, and a press meanwhile asks nothing", () => {
    const [page] = run(account, { type: "Shown" }, known, press)
    expect(savePasskey(page, press)).toEqual([page, []])
    expect(savePasskey(page, leave({ token: "t" }, 0))).toEqual([page, []])
    const [cancelled] = savePasskey(page, { type: "CancelPressed" })
    expect(savePasskey(cancelled, leave({ token: "t" }))).toEqual([cancelled, []])
  })

  test("a browser that cannot is told so, because one came for it, and nothing has failed (8.45, 10.655)", () => {
    const [page] = run(account, { type: "Shown" }, { ...known, why: "authenticator" })
    expect(viewSavePasskey(page, polish)).toMatchObject({
      hasButton: false,
      failed: false,
      message: "Ta przeglądarka nie jest obsługiwana.",
    })
    expect(savePasskey(page, press)).toEqual([page, []])
  })

  test("the password manager is told what the account has, where it ever had one (10.661)", () => {
    const accepted = { domain: null, handle: "aGFuZGxl", login: "jan", person: "Jan Kos", credentials: [] }
    expect(run(account, { type: "Shown" }, known)[1]).toEqual([{ type: "TellAccepted", accepted }])
    expect(run({ ...account, handle: null }, { type: "Shown" }, known)[1]).toEqual([])
    expect(run(account, { type: "Shown" }, { ...known, why: "host" })[1]).toEqual([])
  })
})

test("a passkey is called as its owner calls it, else as its maker is (10.654, 20.31)", () => {
  const made = { year: 2026, month: 11, day: 3 }
  const passkey = { id: 1, name: "", aaguid: "08987058-cadc-4b81-b6e1-30de50dcbe96", made, used: made, isSynced: false, credential: "AQ" }
  expect(viewPasskeyRow(passkey, polish)).toEqual({
    id: 1,
    name: "Windows Hello",
    ownName: "",
    maker: null,
    made: "Zapisany 03.11.2026",
    used: "Ostatnio użyty 03.11.2026",
    where: "Na jednym urządzeniu",
  })
  expect(viewPasskeyRow({ ...passkey, name: "Praca" }, polish)).toMatchObject({ name: "Praca", maker: "Windows Hello" })
  expect(viewPasskeyRow({ ...passkey, aaguid: "?" }, polish)).toMatchObject({ name: "Klucz dostępu", maker: null })
})
