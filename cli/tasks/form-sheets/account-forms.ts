import { firm } from "./client-forms.ts"
import { type FormToLookAt, byAClient } from "./form-to-look-at.ts"
import { firstAccount } from "../scenario-steps.ts"

/** The sections of an account, and shopping lists. */
export const accountForms: readonly FormToLookAt[] = [
  {
    name: "data",
    open: byAClient("/login.php?section=data"),
    form: "#account_form",
    right: {
      "#client_firstname": "Anna",
      "#client_lastname": "Zielińska",
      "#client_phone": "501 502 503",
      "#birth_date": "1990-05-17",
      "#client_bank": "PL61109010140000071219812874",
    },
    wrong: { "#client_firstname": "", "#client_phone": "12", "#birth_date": "31.02.1990", "#client_bank": "PL61109010140000071219812875" },
  },
  {
    name: "data-firm",
    open: byAClient("/login.php?section=data"),
    form: "#account_form",
    right: { ...firm, "#client_phone": "501 502 503" },
    wrong: { ...firm, "#client_firm": "", "#client_nip": "123" },
  },
  {
    name: "address",
    open: byAClient("/login.php?section=addresses&edit=0"),
    form: "#account_form",
    right: {
      "#address_firstname": "Anna",
      "#address_lastname": "Zielińska",
      "#address_phone": "501 502 503",
      "#address_street": "Długa 12/3",
      "#address_zipcode": "30-001",
      "#address_city": "Kraków",
      "#address_default": true,
    },
    wrong: { "#address_firstname": "A", "#address_zipcode": "1", "#address_phone": "12" },
  },
  {
    name: "password",
    open: byAClient("/login.php?section=security"),
    form: "#account_password",
    right: { "#current_password": firstAccount.password, "#client_password": "Glina-i-Popiol-7", "#repeat_password": "Glina-i-Popiol-7" },
    wrong: { "#current_password": "x", "#client_password": "abc", "#repeat_password": "abd" },
  },
  {
    name: "e-mail",
    open: byAClient("/login.php?section=security"),
    form: "#account_form",
    right: { "#new_email": "anna.nowa@example.org", "#email_password": firstAccount.password },
    wrong: { "#new_email": "anna@" },
  },
  {
    name: "consents",
    open: byAClient("/login.php?section=consents"),
    form: "#account_form",
    right: { "#client_mailing": true },
    wrong: {},
  },
  {
    name: "deletion",
    open: byAClient("/login.php?section=privacy&remove=1"),
    form: "main form:has([type=password])",
    right: { "main form [type=checkbox]": true, "main form [type=password]": firstAccount.password },
    wrong: { "main form [type=password]": "x" },
  },
  {
    name: "shopping-list",
    open: byAClient("/shoppinglist.php"),
    form: "main form:has([name=name])",
    right: { "[name=name]": "Na prezent dla mamy" },
    wrong: {},
  },
]
