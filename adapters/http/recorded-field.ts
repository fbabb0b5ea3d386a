import { Schema } from "effect"
import type { HarmlessKind } from "../../core/values/field-names.ts"

/** What a recording may keep of a field of a reply; of one without it every word is masked. A class, so that it is known again. */
export class RecordedField {
  /** what stands here, and on the whole way to it, the shop says of its goods and itself */
  readonly isSaid: boolean
  /** what it holds wherever else its name stands */
  readonly kind: HarmlessKind
  constructor(isSaid: boolean, kind: HarmlessKind) {
    this.isSaid = isSaid
    this.kind = kind
  }
}

/**
 * A field in which the shop says something of its goods and itself: a recording keeps it, where every field on the way to it is such a
 * field.
 *
 * @param kind what a field of this name holds elsewhere
 */
export const said = <Field extends Schema.Top>(field: Field, kind: HarmlessKind = "free"): Field["Rebuild"] =>
  field.annotateKey({ recording: new RecordedField(true, kind) })

/** A field of which a recording keeps no more than what its kind is, such as a short number. */
export const holds = <Field extends Schema.Top>(field: Field, kind: HarmlessKind): Field["Rebuild"] =>
  field.annotateKey({ recording: new RecordedField(false, kind) })

/** A decoder that knows what it decodes, so that a recording knows what it may keep. */
export const decoderOf = <Reply extends Schema.Decoder<unknown> & Schema.Top>(reply: Reply) =>
  Object.assign(Schema.decodeUnknownResult(reply), { reply })
