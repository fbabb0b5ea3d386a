import type { Page } from "playwright"
import { type FormToLookAt, go } from "./form-to-look-at.ts"

/** Opens a dialog of a product's page by a link that a shopper presses. */
const asked =
  (path: string, link: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path)
    await page.waitForLoadState("networkidle")
    await page.locator(link).first().click()
    await page.locator("dialog[open]").waitFor()
  }

/** What is written to the shop: letters, questions, reviews. */
export const letterForms: readonly FormToLookAt[] = [
  {
    name: "newsletter",
    open: go("/newsletter.php"),
    form: "#newsletter_form",
    right: { "#mailing_email": "zofia@example.org", "#mailing_name": "Zofia", "#mailing_consent": true },
    wrong: { "#mailing_email": "zofia@" },
  },
  {
    name: "newsletter-left",
    open: async (page) => {
      await page.goto("/newsletter.php")
      await page.waitForLoadState("networkidle")
      await page.locator('[name="mailing_action"][value="remove"]').check()
    },
    form: "#newsletter_form",
    right: { "#mailing_email": "zofia@example.org" },
    wrong: { "#mailing_email": "zofia@" },
  },
  {
    name: "contact",
    open: go("/contact.php"),
    form: "#contact_form",
    right: {
      "#contact_name": "Zofia Nowacka",
      "#contact_email": "zofia@example.org",
      "#contact_message": "Dzień dobry, kubek przyszedł z pękniętym uchem. Czy mogę prosić o nowy? Zdjęcie dołączam.",
      "#contact_files": { file: "kubek-z-peknietym-uchem-zdjecie-z-telefonu.jpg", bytes: 240_000 },
    },
    wrong: { "#contact_email": "zofia@", "#contact_files": { file: "program.exe", bytes: 12 } },
  },
  {
    name: "question",
    open: asked("/product-pol-501.html", "a[href*='askforproduct']"),
    form: "#askforproduct_form",
    isDialog: true,
    right: { "#askforproduct_email": "zofia@example.org", "#askforproduct_question": "Czy ten kubek nadaje się do zmywarki?" },
    wrong: { "#askforproduct_email": "zofia@" },
  },
  {
    name: "notify",
    open: asked("/product-pol-512.html", "#projector_form a[href*='tell']"),
    form: "dialog[open] form",
    isDialog: true,
    right: { "dialog[open] [type=email]": "zofia@example.org" },
    wrong: { "dialog[open] [type=email]": "zofia@" },
  },
  {
    name: "review",
    open: go("/product-review.php?product=503"),
    form: "#opinions_add_form",
    right: {
      '[name="opinion_rating"][value="4"]': true,
      "#opinion_opinion": "Piękny i ciężki, dobrze leży w dłoni. Szkliwo trochę ciemniejsze niż na zdjęciu.",
      "#addopinion_name": "Zofia",
      "#addopinion_email": "zofia@example.org",
      '[name="opinion_photo"]': { file: "zdjecie.jpg", bytes: 240_000 },
    },
    wrong: { "#addopinion_email": "zofia@", '[name="opinion_photo"]': { file: "zdjecie.pdf", bytes: 12 } },
  },
  {
    name: "place",
    open: async (page) => {
      await page.goto("/product-pol-501.html")
      await page.waitForLoadState("networkidle")
      await page.locator("a[href*='shipping_info']").first().click()
      await page.locator("#shipping_info").waitFor()
    },
    form: "#shipping_info form",
    isDialog: true,
    right: { "#shipping_zipcode": "30-001" },
    wrong: { "#shipping_zipcode": "1" },
  },
]
