import { type FormRecord, recordField } from "../../../core/form/form-record.ts"

/** A short form with everything that a record can say: a choice that shows a field, and one that makes a group the same as another. */
export const sampleRecord: FormRecord = {
  id: "sample",
  action: "/sample.php",
  sections: [
    {
      id: "sample_who",
      legend: "client.who",
      fields: [
        recordField("kind", "radio", "client.type", {
          required: true,
          options: [
            { value: "person", label: "client.person" },
            { value: "firm", label: "client.company" },
          ],
        }),
        recordField("firm", "firm", "client.firm", { required: true }),
        recordField("city", "city", "client.city", { required: true }),
      ],
    },
    {
      id: "sample_where",
      legend: "client.delivery",
      fields: [
        recordField("same", "checkbox", "client.sameAddress"),
        recordField("other_city", "city", "client.city", { group: "other", required: true }),
      ],
    },
  ],
  shown: [
    { part: "firm", when: { field: "kind", is: "firm" } },
    { part: "other", when: { field: "same", is: "" } },
  ],
  copies: [{ group: "other", as: "", when: { field: "same", is: "1" } }],
}
