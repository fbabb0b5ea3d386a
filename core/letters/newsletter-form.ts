import { newsletterPath } from "../addresses/letter-addresses.ts"
import { type FormRecord, recordField } from "../form/form-record.ts"

/** Characters of what is typed into it, at most. */
export const newsletterLimits = { name: 80, email: 254 } as const

/** The field that says what is asked for, by its id. Spec: 10.670. */
export const newsletterActionField = "mailing_action_contact"

/**
 * The form of the newsletter: an address is put on its list or taken off. Who leaves is asked for neither a name nor a consent.
 *
 * Spec: 10.670, 10.671, 14.37.
 *
 * @example newsletterForm.shown // => [{ part: "adding", when: { field: "mailing_action_contact", is: "add" } }]
 */
export const newsletterForm: FormRecord<NewsletterFormTextKey> = {
  id: "newsletter_form",
  action: newsletterPath,
  sections: [
    {
      id: "newsletter_fields",
      legend: "newsletter.legend",
      fields: [
        recordField(newsletterActionField, "radio", "newsletter.action", {
          name: "mailing_action",
          required: true,
          options: [
            { value: "add", label: "newsletter.add", id: "mailing_action_add" },
            { value: "remove", label: "newsletter.remove", id: "mailing_action_remove" },
          ],
        }),
        recordField("mailing_email", "email", "newsletter.email", {
          required: true,
          maxLength: newsletterLimits.email,
          autocomplete: "email",
        }),
        recordField("mailing_name", "text", "newsletter.name", {
          group: "adding",
          maxLength: newsletterLimits.name,
          autocomplete: "given-name",
        }),
        recordField("mailing_consent", "checkbox", "newsletter.consent", { group: "adding", required: true }),
      ],
    },
  ],
  shown: [{ part: "adding", when: { field: newsletterActionField, is: "add" } }],
  copies: [],
}

/** The texts that the record names. */
export const newsletterFormTextKeys = [
  "newsletter.action",
  "newsletter.add",
  "newsletter.consent",
  "newsletter.email",
  "newsletter.legend",
  "newsletter.name",
  "newsletter.remove",
] as const

export type NewsletterFormTextKey = (typeof newsletterFormTextKeys)[number]
