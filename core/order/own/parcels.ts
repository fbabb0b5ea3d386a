/** A parcel of an order as its buyer is shown it. */
export interface ShownParcel {
  readonly number: string
  /** where its courier tells how far it is; null = nowhere */
  readonly link: string | null
}

/** Parcels of one order. */
export const maxParcels = 20

/**
 * The number of a parcel as somebody typed it; null = couriers give none like it.
 *
 * Spec: 10.816. Letters, digits and hyphens, 4 to 40 of them; blanks are left out.
 *
 * @example readParcel("6800 0000 1234 AB") // => "680000001234AB"
 * @example readParcel("<b>") // => null
 */
export function readParcel(typed: string): string | null {
  const plain = typed.replaceAll(/\s/g, "")
  return /^[\dA-Za-z-]{4,40}$/.test(plain) ? plain : null
}

/**
 * Where a courier tells how far a parcel is.
 *
 * Spec: 10.816.
 *
 * @param form the courier's address, with `{number}` where that of the parcel stands; absent = the courier has none
 *
 * @example trackingAddress("https://courier.example/{number}", "A-1234") // => "https://courier.example/A-1234"
 * @example trackingAddress(undefined, "A-1234") // => null
 */
export const trackingAddress = (form: string | undefined, number: string): string | null =>
  form === undefined ? null : form.replaceAll("{number}", encodeURIComponent(number))
