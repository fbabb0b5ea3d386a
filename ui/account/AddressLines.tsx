import type { AccountAddress } from "../../core/account/sections/client-account.ts"
import { provinceName } from "../../core/account/sections/provinces.ts"

/** An address as it is written on a parcel. Spec: 3.67, 10.626. */
export function AddressLines({ address }: { readonly address: AccountAddress }) {
  const { firstName, lastName, firm, street, zipcode, city, country, phone, provinceCode } = address
  const place = `${zipcode} ${city}`.trim()
  const region = [provinceName(provinceCode), country].filter((word) => word !== "").join(", ")
  const lines = [`${firstName} ${lastName}`.trim(), firm, street, place, region, phone].filter((line) => line !== "")
  return (
    <address className="account__address">
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines do not move, and two may be alike
        <span key={at}>{line}</span>
      ))}
    </address>
  )
}
