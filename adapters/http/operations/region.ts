import { Schema } from "effect"
import type { PlaceOutcome } from "../../../core/delivery/place-form.ts"
import { parsePlaceRefusal } from "../../../core/region/delivery-place.ts"
import { type UnsetMode, unsetSucceeded } from "../../../core/region/forced-place.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"

const Changed = Schema.Struct({
  status: Schema.String,
  error: nullish(Schema.Struct({ code: nullish(Schema.String), message: nullish(Schema.String) })),
})
type Changed = typeof Changed.Type

const selection = selectionOf(Changed)

const placed: PlaceOutcome = { _tag: "Placed" }

const refused = (reply: Changed | null | undefined, format: string | null = null): PlaceOutcome => ({
  _tag: "Refused",
  refusal: parsePlaceRefusal(reply?.error?.code ?? null, reply?.error?.message ?? format),
})

const outcomeOf = (reply: Changed): PlaceOutcome => (reply.status === "success" ? placed : refused(reply))

/** The country of delivery. Spec: 7.67, 11.150. */
export const setRegionOperation: GraphqlOperation<{ readonly countryId: string }, PlaceOutcome> = {
  call: "set region",
  kind: "mutation",
  field: "setRegion",
  args: ({ countryId }) => ({ regionId: countryId }),
  selection,
  decode: decodeWith(Schema.Struct({ setRegion: Changed }), ({ setRegion }) => outcomeOf(setRegion)),
}

/** The post code of delivery; a refusal's message is the form that it must have. Spec: 7.67, 8.16, 11.150. */
export const setPostcodeOperation: GraphqlOperation<{ readonly postcode: string }, PlaceOutcome> = {
  call: "set post code",
  kind: "mutation",
  field: "setTemporaryZipcode",
  args: ({ postcode }) => ({ zipcode: postcode }),
  selection,
  decode: decodeWith(Schema.Struct({ setTemporaryZipcode: Changed }), ({ setTemporaryZipcode }) => outcomeOf(setTemporaryZipcode)),
}

interface UnsetReplies {
  readonly unsetTemporaryRegion?: Changed | null | undefined
  readonly unsetTemporaryZipcode?: Changed | null | undefined
}

const unset =
  (mode: UnsetMode) =>
  ({ unsetTemporaryRegion: region, unsetTemporaryZipcode: zipcode }: UnsetReplies): PlaceOutcome =>
    unsetSucceeded(mode, { region: region?.status ?? null, zipcode: zipcode?.status ?? null }) ? placed : refused(region ?? zipcode)

const plainUnset = { kind: "mutation", args: () => ({}), selection } as const

/** What brings the shop's own place back, under the names that product pages call it by. Spec: 7.30, 7.32, 7.33, 11.89. */
export const unsetPlaceOperations: Readonly<Record<UnsetMode, GraphqlOperation<NoVariables, PlaceOutcome>>> = {
  region: {
    ...plainUnset,
    call: "unset region",
    name: "projectorFormUnsetRegion",
    field: "unsetTemporaryRegion",
    decode: decodeWith(Schema.Struct({ unsetTemporaryRegion: Changed }), unset("region")),
  },
  zipcode: {
    ...plainUnset,
    call: "unset post code",
    name: "projectorFormUnsetZipcode",
    field: "unsetTemporaryZipcode",
    decode: decodeWith(Schema.Struct({ unsetTemporaryZipcode: Changed }), unset("zipcode")),
  },
  regionAndZipcode: {
    ...plainUnset,
    call: "unset region and post code",
    name: "projectorFormUnsetRegionAndZipcode",
    field: "unsetTemporaryRegion",
    // both fields in one mutation: the second stands behind the selection of the first
    selection: `${selection} unsetTemporaryZipcode ${selection}`,
    decode: decodeWith(
      Schema.Struct({ unsetTemporaryRegion: Changed, unsetTemporaryZipcode: nullish(Changed) }),
      unset("regionAndZipcode"),
    ),
  },
}
