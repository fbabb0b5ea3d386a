import { contactPath } from "../addresses/letter-addresses.ts"
import { bytesPerMegabyte } from "../form/file-words.ts"
import type { FileRules } from "../form/files.ts"
import { type FormRecord, recordField } from "../form/form-record.ts"

/** Characters of what is typed, and how many files of how many bytes come along. Spec: 9.168, 10.680. */
export const contactLimits = {
  name: 80,
  email: 254,
  message: { min: 3, max: 4000 },
  files: { count: 4, bytes: 3 * bytesPerMegabyte },
} as const

/** The field for files, by its id and name. Spec: 10.681. */
export const contactFilesField = "contact_files"

/** The files that the shop takes: pictures, and what is to be read. Spec: 5.39, 5.41, 10.681. */
export const contactFileRules: FileRules = {
  forbiddenTypes: [],
  forbiddenExtensions: [],
  allowed: {
    types: ["image/jpeg", "image/png", "image/webp", "application/pdf", "text/plain"],
    extensions: ["jpg", "jpeg", "png", "webp", "pdf", "txt"],
  },
  maxSize: contactLimits.files.bytes,
  maxFiles: contactLimits.files.count,
}

/** What a message may be about, as it is posted. */
export const contactTopics = ["order", "product", "return", "quote", "other"] as const

/** What a message is about. */
export type ContactTopic = (typeof contactTopics)[number]

/** What each is called. */
export const contactTopicKeys = {
  order: "contact.topicOrder",
  product: "contact.topicProduct",
  return: "contact.topicReturn",
  quote: "contact.topicQuote",
  other: "contact.topicOther",
} as const satisfies Readonly<Record<ContactTopic, string>>

/**
 * The form by which the shop is written to, with files.
 *
 * Spec: 10.680, 10.681, 14.37.
 *
 * @example contactForm.sections.flatMap(({ fields }) => fields).map(({ kind }) => kind)
 * // => ["select", "text", "email", "textarea", "files"]
 */
export const contactForm: FormRecord<ContactFormTextKey> = {
  id: "contact_form",
  action: contactPath,
  sections: [
    {
      id: "contact_fields",
      legend: "contact.legend",
      fields: [
        recordField("contact_topic", "select", "contact.topic", {
          required: true,
          options: contactTopics.map((value) => ({ value, label: contactTopicKeys[value] })),
        }),
        recordField("contact_name", "text", "contact.name", {
          required: true,
          maxLength: contactLimits.name,
          autocomplete: "name",
          width: "half",
        }),
        recordField("contact_email", "email", "contact.email", {
          required: true,
          maxLength: contactLimits.email,
          autocomplete: "email",
          hint: "contact.emailHint",
          width: "half",
        }),
        recordField("contact_message", "textarea", "contact.message", {
          required: true,
          minLength: contactLimits.message.min,
          maxLength: contactLimits.message.max,
        }),
        recordField(contactFilesField, "files", "contact.files", { hint: "contact.filesHint", fileRules: contactFileRules }),
      ],
    },
  ],
  shown: [],
  copies: [],
}

/** The texts that the record names. */
export const contactFormTextKeys = [
  "contact.email",
  "contact.emailHint",
  "contact.files",
  "contact.filesHint",
  "contact.legend",
  "contact.message",
  "contact.name",
  "contact.topic",
  "contact.topicOrder",
  "contact.topicOther",
  "contact.topicProduct",
  "contact.topicQuote",
  "contact.topicReturn",
] as const

export type ContactFormTextKey = (typeof contactFormTextKeys)[number]
