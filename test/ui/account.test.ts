import { expect, test } from "vitest"
import { accountPlaces } from "../../core/account/sections/account-places.ts"
import { pageNames, pages } from "../../core/pages/pages.ts"
import { accountModels } from "./account-models.ts"
import { nothingSaved } from "../../core/saved/saved.ts"
import { htmlOf, renderedPage } from "./rendered-page.ts"

/** As it is read: a short word is kept on the line of the next one. */
const words = (element: Element | null | undefined) => (element?.textContent ?? "").replaceAll("\u00a0", " ")

const links = (page: Document, within: string) =>
  [...page.querySelectorAll<HTMLAnchorElement>(`${within} a`)].map((link) => [words(link), link.getAttribute("href")])

const posted = (form: Element | null | undefined) =>
  [...(form?.querySelectorAll<HTMLInputElement>("input, select") ?? [])].map(({ name, value }) => `${name}=${value}`)

const valueOf = (page: Document, id: string) => page.querySelector<HTMLInputElement>(`#${id}`)?.getAttribute("value")

test("the menu names the pages of the account, marks the one that is open, and ends with the way out (10.139, 10.620, 10.932)", async () => {
  const overview = await renderedPage("account")
  const named = links(overview, ".account__menu")
  expect(named.slice(0, 7)).toEqual([
    ["Przegląd", "/login.php"],
    ["Zamówienia", "/client-orders.php"],
    ["Subskrypcje", "/subscriptions.php"],
    ["Zwroty i reklamacje", "/returns.php"],
    ["Ulubione", "/basketedit.php?mode=2"],
    ["Listy zakupowe", "/shoppinglist.php"],
    ["Twoje dane", "/login.php?section=data"],
  ])
  expect(named).toContainEqual(["Logowanie i hasło", "/login.php?section=security"])
  expect(named.at(-1)).toEqual(["Wyloguj się", "/login.php?operation=logout"])
  for (const [page, open] of [
    ["account", "Przegląd"],
    ["accountData", "Twoje dane"],
    ["accountAddressEdit", "Adresy"],
    ["accountPoints", "Punkty"],
  ] as const)
    expect([...(await renderedPage(page)).querySelectorAll(".account__menu [aria-current=page]")].map(words)).toEqual([open])
})

test("every page of the menu is one of the shop, under the address that the menu names (10.620)", () => {
  const query = (section: string | null) => new URLSearchParams(section === null ? "" : `section=${section}`)
  const pagesAt = (address: string) => {
    const { pathname, searchParams } = new URL(address, "https://shop.example")
    return pageNames.filter((name) => pages[name].read(pathname, searchParams) !== null)
  }
  const found = accountPlaces.map(({ address }) => pagesAt(address("pl")))
  expect(found).toEqual(accountPlaces.map(({ page }) => [page]))
  expect(pageNames.filter((name) => pages[name].read("/login.php", query("cellar")) !== null)).toEqual([])
})

test("the overview greets by name and shows what matters: no orders yet, points, address, data, sign-in and consents (10.138, 10.621, 10.1016)", async () => {
  const page = await renderedPage("account")
  expect(words(page.querySelector("#login_welcome h1"))).toBe("Twoje konto: Marta Żak")
  const card = (id: string) => words(page.querySelector(`[aria-labelledby=${id}_heading]`))
  expect(card("account_orders")).toContain("Nie masz jeszcze żadnych zamówień.")
  expect(card("account_points")).toContain("120")
  expect(card("account_addresses")).toContain("Portowa 7")
  expect(card("account_person")).toContain("Glinka sp. z o.o.")
  expect(page.querySelector("[aria-labelledby=account_person_heading]")?.textContent).toContain("Glinka sp.\u00a0z\u00a0o.o.")
  expect(card("account_login")).toContain("marta@example.com")
  expect(card("account_consents_card")).toContain("newsletter")
})

test("the overview leads to favourites and lists, and says how many there are (10.932)", async () => {
  const { account } = accountModels
  const saved = {
    ...nothingSaved,
    favourites: [501, 535],
  }
  const page = async (shown: typeof account) => new DOMParser().parseFromString(await htmlOf(shown), "text/html")
  const card = "[aria-labelledby=account_kept_heading]"
  expect(links(await page({ ...account, frame: { ...account.frame, saved } }), card)).toEqual([
    ["Ulubione: 2 produkty", "/basketedit.php?mode=2"],
    ["Listy zakupowe", "/shoppinglist.php"],
  ])
  expect(links(await page(account), card).map(([label]) => label)).toEqual(["Ulubione", "Listy zakupowe"])
})

test("a shop that tells no more than who is signed in has an overview all the same (10.621)", async () => {
  const { account } = accountModels
  const told = { ...account, client: null, frame: { ...account.frame, saved: null } }
  const page = new DOMParser().parseFromString(await htmlOf(told), "text/html")
  expect([...page.querySelectorAll(".account__card h2")].map(words)).toEqual(["Zamówienia", "Punkty", "Logowanie i hasło"])
})

test("the data stand in a form that posts without scripts, with the version that was seen (10.623, 10.625)", async () => {
  const page = await renderedPage("accountData")
  const form = page.querySelector("#account_form")
  expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", "/login.php"])
  expect(posted(form)).toEqual(
    expect.arrayContaining(["operation=data", "version=2", "client_firm=Glinka sp. z o.o.", "client_nip=5252248481", "client_bank="]),
  )
  expect([valueOf(page, "client_firstname"), valueOf(page, "client_phone")]).toEqual(["Marta", "512345678"])
  expect(page.querySelector("#birth_date")?.getAttribute("autocomplete")).toBe("bday")
})

test("who was second to change the data sees what the first has saved beside what they typed, and chooses (10.628)", async () => {
  const { accountData } = accountModels
  const notice = { is: "accountFormRefused", form: "data", about: "", why: "changed", typed: { client_phone: "600" }, faults: [] } as const
  const page = new DOMParser().parseFromString(await htmlOf({ ...accountData, frame: { ...accountData.frame, notice } }), "text/html")
  const saved = page.querySelector("[aria-labelledby=account_saved_heading]")
  expect([...(saved?.querySelectorAll("dd") ?? [])].map(words)).toEqual([
    "Firma",
    "Glinka sp. z o.o.",
    "5252248481",
    "Marta",
    "Żak",
    "512345678",
  ])
  expect(saved?.querySelector("a")?.getAttribute("data-forgets")).toBe("expchck_account_data")
  expect(valueOf(page, "client_phone")).toBe("600")
})

test("where the shop has it locked, who buys is shown and not asked for (10.624)", async () => {
  const page = await renderedPage("accountDataLocked")
  expect(page.querySelectorAll("#client_firm, #client_nip, [name=client_type]")).toHaveLength(0)
  const card = words(page.querySelector("[aria-labelledby=account_company_heading]"))
  expect(card).toContain("5252248481")
  expect(card).toContain("Dane firmy zmieniamy my.")
  const { accountDataLocked: locked } = accountModels
  const person = new DOMParser().parseFromString(await htmlOf({ ...locked, client: { ...locked.client, type: "person" } }), "text/html")
  const facts = [...person.querySelectorAll("[aria-labelledby=account_company_heading] :is(dt, dd)")].map(words)
  expect(facts).toEqual(["Kupujesz jako", "Osoba prywatna"])
  expect(valueOf(page, "client_firstname")).toBe("Marta")
})

test("addresses stand by what they are for, the default one first, and each has its ways (10.626, 10.628)", async () => {
  const page = await renderedPage("accountAddresses")
  const groups = [...page.querySelectorAll(".account__group")].map(words)
  expect(groups).toEqual(["Adres zamieszkania lub siedziby", "Adres dostawy"])
  const delivery = [...page.querySelectorAll("[aria-labelledby=account_delivery_heading] li")]
  expect(delivery.map((one) => words(one.querySelector("address span:nth-child(2)")))).toEqual(["Portowa 7", "Letnia 1"])
  expect(words(delivery[0])).toContain("Domyślny")
  expect(words(delivery[0])).toContain("pomorskie, Polska")
  expect(links(page, "[aria-labelledby=account_delivery_heading] li:nth-child(2)")).toEqual([
    ["Zmień: Letnia 1, Hel", "/login.php?section=addresses&edit=6"],
    ["Usuń adres: Letnia 1, Hel", "/login.php?section=addresses&remove=6"],
  ])
  expect(posted(delivery[1]?.querySelector("form"))).toEqual(["operation=chooseAddress", "address=6"])
  expect(delivery[0]?.querySelector("form")).toBeNull()
  expect(links(page, "#content").map(([, href]) => href)).toContain("/login.php?section=addresses&edit=0")
})

test("an address that is not there any more is told so with 404, and leads to the others (10.1111)", async () => {
  const page = await renderedPage("accountAddressGone")
  expect([words(page.querySelector("#content .failure__status")), words(page.querySelector("h1"))]).toEqual([
    "404",
    "Tego adresu nie ma na Twoim koncie",
  ])
  expect(links(page, "#content")).toEqual([
    ["Zobacz swoje adresy", "/login.php?section=addresses"],
    ["Przejdź na stronę główną", "/"],
  ])
})

test("the form of an address has the one that is changed, its version, and a province in Poland (3.67, 10.626)", async () => {
  const page = await renderedPage("accountAddressEdit")
  expect(posted(page.querySelector("#account_form"))).toEqual(
    expect.arrayContaining(["operation=address", "address=7", "version=3", "address_street=Portowa 7", "address_zipcode=84-150"]),
  )
  expect(words(page.querySelector("#address_province option[selected]"))).toBe("pomorskie")
  expect(page.querySelector("#address_street")?.getAttribute("autocomplete")).toBe("street-address")
  const fresh = await renderedPage("accountAddressNew")
  expect(posted(fresh.querySelector("#account_form"))).toEqual(expect.arrayContaining(["address=0", "address_street="]))
  // an address without a province is one, too
  expect(words(fresh.querySelector("#address_province option[value=none]"))).toBe("Nie wybieram")
  expect(fresh.querySelector("#address_province option[value='']")).toBeNull()
})

test("the second of two who change one address sees what was saved beside what they typed, and may keep it (10.628)", async () => {
  const page = await renderedPage("accountAddressChanged")
  expect(words(page.querySelector(".menu_messages_warning_sub[autofocus]"))).toContain("Ktoś zapisał to w międzyczasie")
  expect(words(page.querySelector("[aria-labelledby=account_saved_heading]"))).toContain("Inna 9")
  expect(links(page, "[aria-labelledby=account_saved_heading]")).toEqual([["Zostaw zapisaną wersję", "/login.php?section=addresses"]])
  expect(valueOf(page, "address_street")).toBe("Moja 5")
  expect(posted(page.querySelector("#account_form"))).toContain("version=4")
  expect(page.querySelector("title")?.textContent).toMatch(/^Błąd: /)
})

test("what was typed before the session was over is filled in and not judged, with the version that was seen, and said not to be saved (10.1091)", async () => {
  const page = await renderedPage("accountDataUnsaved")
  expect(words(page.querySelector(".notice-line"))).toContain("nie jest jeszcze zapisane")
  expect([valueOf(page, "client_lastname"), valueOf(page, "client_phone")]).toEqual(["7", ""])
  expect(posted(page.querySelector("#account_form"))).toEqual(expect.arrayContaining(["version=3", "owner=marta@example.com"]))
  expect(page.querySelector("#account_form [role=alert], #account_form [aria-invalid=true], .--fail-validation")).toBeNull()
})

test("an address is gone after a second question only (10.629)", async () => {
  const page = await renderedPage("accountAddressRemove")
  expect(words(page.querySelector("#content"))).toContain("Czy na pewno usunąć ten adres?")
  expect(posted(page.querySelector("#content form"))).toEqual(["operation=removeAddress", "address=7"])
})

test("another e-mail address is asked for with the password, and devices are signed out one by one or all (10.622, 10.634, 10.636)", async () => {
  const page = await renderedPage("accountSecurity")
  expect(posted(page.querySelector("#account_form"))).toEqual([
    "operation=email",
    "owner=marta@example.com",
    "new_email=",
    "email_password=",
  ])
  expect(words(page.querySelector("[aria-labelledby=account_email_now_heading]"))).toContain("Teraz: marta@example.com")
  const devices = [...page.querySelectorAll(".account__sessions > li")]
  expect(devices.map(words)).toEqual([
    expect.stringMatching(/^Firefox, Linux to urządzenie$/),
    expect.stringMatching(/^Safari, iPhone ostatnio 12 listopada 2026Wyloguj$/),
  ])
  expect(posted(devices[1]?.querySelector("form"))).toEqual(["operation=signOutOne", "session=bbbbbbbbbbbbbbbb"])
  const all = page.querySelector("[aria-labelledby=account_sessions_heading] .logout_link")
  expect([words(all), posted(all?.closest("form"))]).toEqual(["Wyloguj wszędzie, tu też", ["operation=signOutEverywhere"]])
})

test("consents are switches, and say since when they are given or taken back; their form says which were seen as given (10.630, 10.1069)", async () => {
  const page = await renderedPage("accountConsents")
  const isOn = (id: string) => page.querySelector(`#${id}`)?.hasAttribute("checked")
  expect([isOn("client_mailing"), isOn("client_send_sms")]).toEqual([true, false])
  expect(page.querySelector("#account_form [name=version]")?.getAttribute("value")).toBe("1")
  const since = words(page.querySelector("[aria-labelledby=account_consents_since_heading]"))
  expect(since).toContain("Zgoda z dnia 1 marca 2026")
  expect(since).toContain("Zgoda wycofana 2 kwietnia 2026")
})

test("the history of points comes to the balance (10.631)", async () => {
  const page = await renderedPage("accountPoints")
  const rows = [...page.querySelectorAll(".account__table tbody tr")].map((row) => [...row.children].map(words))
  expect(rows).toEqual([
    ["2 listopada 2026", "Kubek Poranek", "-80"],
    ["–", "Stan wcześniejszy", "+200"],
  ])
})

test("the data are downloaded, and the account is deleted after a second question that says what stays (10.632, 10.633)", async () => {
  const page = await renderedPage("accountPrivacy")
  expect(links(page, ".account__parts")).toEqual([
    ["Pobierz swoje dane", "/login.php?operation=export"],
    ["Chcę usunąć konto", "/login.php?section=privacy&remove=1"],
  ])
  expect(page.querySelector("#account_form")).toBeNull()
  const question = await renderedPage("accountDeletion")
  expect(words(question.querySelector(".account__parts"))).toMatch(/Zamówienia zostają.*Subskrypcje trwają dalej/)
  expect(posted(question.querySelector("#account_form"))).toEqual([
    "operation=deletion",
    "owner=marta@example.com",
    "deletion_sure=1",
    "deletion_password=",
  ])
})

test("the link of a mail changes nothing until its button is pressed, and says so where it does not work (10.635, 11.475)", async () => {
  const page = await renderedPage("accountEmail")
  expect(posted(page.querySelector("#content form"))).toEqual(["operation=confirmEmail", `token=${"k".repeat(43)}`])
  expect(words((await renderedPage("accountEmailGone")).querySelector("[role=alert]"))).toBe(
    "Ten link wygasł albo był już użyty. Poproś o nowy w swoim koncie.",
  )
})

test("who has no password is asked for a sign-in of just now in its place, and is led to where a password is set; why signing in came to nothing is told (10.983, 10.984, 10.1080)", async () => {
  const again = ["Zaloguj się przez Konto demo", expect.stringMatching(/^\/signin-with\.php\?provider=demo&return=/)]
  const set = ["Ustaw hasło", "/password-recover.php"]
  const stale = await renderedPage("accountNoPassword")
  expect(stale.querySelectorAll("#content [type=password], #new_email")).toHaveLength(0)
  expect(links(stale, "[aria-labelledby=account_password_heading]")).toEqual([set])
  expect(links(stale, "[aria-labelledby=account_email_now_heading]")).toEqual([again, set])
  const fresh = await renderedPage("accountNoPasswordFresh")
  expect(posted(fresh.querySelector("[aria-labelledby=account_email_now_heading] form"))).toEqual([
    "operation=email",
    "owner=marta@example.com",
    "new_email=",
  ])
  expect(links(fresh, "[aria-labelledby=account_email_now_heading]")).toEqual([])
  const ending = await renderedPage("accountDeletionNoPassword")
  expect(ending.querySelectorAll("#deletion_sure, #content [type=password]")).toHaveLength(0)
  expect(links(ending, "#content").slice(-3, -1)).toEqual([again, set])
  const passkeys = await renderedPage("accountPasskeysNoPassword")
  expect(links(passkeys, "[aria-labelledby=account_passkey_new_heading]")).toEqual([again, set])
  expect(words(passkeys.querySelector("#content [role=alert] [autofocus]"))).toContain("Logowanie przez Konto demo zostało przerwane.")
})

test("a wrong password of now is said at its field, which is marked, and in the summary above (10.988)", async () => {
  const page = await renderedPage("accountDeletionWrong")
  const field = page.querySelector("#deletion_password")
  expect([field?.getAttribute("aria-invalid"), field?.getAttribute("aria-describedby")]).toEqual(["true", "deletion_password_message"])
  expect(words(page.querySelector("#deletion_password_message"))).toBe("Obecne hasło nie jest poprawne.")
  expect(links(page, "#account_form .form-summary[autofocus]")).toEqual([
    ["Obecne hasło: Obecne hasło nie jest poprawne.", "#deletion_password"],
  ])
  expect(page.querySelector<HTMLInputElement>("#deletion_sure")?.checked).toBe(true)
})

test("that another e-mail address is the own one is said at its field, which keeps it (10.634)", async () => {
  const page = await renderedPage("accountEmailOwn")
  const field = page.querySelector<HTMLInputElement>("#new_email")
  expect([field?.value, field?.getAttribute("aria-invalid")]).toEqual(["marta@example.com", "true"])
  expect(words(page.querySelector("#new_email_message"))).toBe("To już jest adres tego konta. Wpisz inny.")
})
