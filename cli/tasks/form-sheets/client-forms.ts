import { type FormToLookAt, go } from "./form-to-look-at.ts"
import { firstAccount } from "../scenario-steps.ts"

const address = {
  "#client_street": "Kwiatowa",
  "#client_street_number": "7",
  "#client_zipcode": "00-950",
  "#client_city": "Warszawa",
}
const whom = {
  "#client_firstname": "Zofia",
  "#client_lastname": "Nowacka-Wierzbicka",
  "#client_email": "zofia.nowacka@example.org",
  "#client_phone": "501 502 503",
}
/** A company with a tax number that is one. */
export const firm = { "#client_type1": true, "#client_firm": "Pracownia Ceramiki Glina i Popiół sp. z o.o.", "#client_nip": "5261040828" }
const wrongWhom = {
  "#client_firstname": "Z",
  "#client_email": "zofia@",
  "#client_phone": "12",
  "#client_zipcode": "1",
}
const other = {
  "#deliver_to_billingaddr": false,
  "#delivery_firstname": "Jan",
  "#delivery_lastname": "Kowalski",
  "#delivery_street": "Długa 12/3",
  "#delivery_zipcode": "30-001",
  "#delivery_city": "Kraków",
  "#delivery_phone": "601 602 603",
}
const account = { "#client_login": "zofia-nowacka", "#client_password": "Glina-i-Popiol-7", "#repeat_password": "Glina-i-Popiol-7" }

/** Registration, what a guest says before an order, and signing in. */
export const clientForms: readonly FormToLookAt[] = [
  {
    name: "registration",
    open: go("/client-new.php?register"),
    form: "#client_new",
    right: { ...whom, "#birth_date": "1990-05-17", ...address, ...account, "#terms_agree": true },
    wrong: {
      ...wrongWhom,
      "#birth_date": "31.02.1990",
      "#client_login": firstAccount.login,
      "#client_password": "abc",
      "#repeat_password": "abd",
    },
  },
  {
    name: "registration-firm",
    open: go("/client-new.php?register"),
    form: "#client_new",
    empty: { "#client_type1": true },
    right: { ...firm, ...whom, ...address, ...other, ...account, "#terms_agree": true },
    wrong: { ...firm, "#client_nip": "5261040829", "#deliver_to_billingaddr": false, "#delivery_zipcode": "99", ...wrongWhom },
  },
  {
    name: "guest",
    open: go("/client-new.php"),
    form: "#client_new",
    right: { ...whom, ...address, ...other, "#terms_agree": true },
    wrong: wrongWhom,
  },
  {
    name: "sign-in",
    open: go("/signin.php"),
    form: "#signin_form",
    right: { "#user_login": firstAccount.login, "#user_pass": firstAccount.password },
    wrong: { "#user_login": firstAccount.login, "#user_pass": "nie to haslo" },
  },
  {
    name: "sign-in-to-order",
    open: async (page) => {
      await page.request.post("/basketchange.php", { form: { mode: "1", product: "501", size: "uniw", number: "1" }, maxRedirects: 0 })
      await page.goto("/signin.php?operation=onceorder")
    },
    form: "#signin_form",
    right: { "#user_login": firstAccount.login, "#user_pass": firstAccount.password },
    wrong: {},
  },
  {
    name: "password-asked",
    open: go("/password-recover.php"),
    form: "#password_form",
    right: { "#password_login": firstAccount.login },
    wrong: {},
  },
]
