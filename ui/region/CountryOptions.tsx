import type { CountryOptionGroup } from "../../core/region/country-options.ts"

/** The countries of a list to choose from, under their headings where there are groups. Spec: 3.31, 19.15. */
export const CountryOptions = ({ groups }: { readonly groups: readonly CountryOptionGroup[] }) =>
  groups.map(({ heading, countries }) => {
    const options = countries.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))
    return heading === null ? (
      options
    ) : (
      <optgroup key={heading} label={heading}>
        {options}
      </optgroup>
    )
  })
