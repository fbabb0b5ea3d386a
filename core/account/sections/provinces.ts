/** A province of a country, by its code of ISO 3166-2 and its name, which is the same in every language. */
export interface Province {
  readonly code: string
  readonly name: string
}

/** The country whose addresses have a province, by its two letters. Spec: 10.626. */
export const provinceCountry = "PL"

/** The provinces of Poland in the order of the alphabet. Spec: 3.67, 10.626. */
export const provinces: readonly Province[] = [
  { code: "PL-02", name: "dolnośląskie" },
  { code: "PL-04", name: "kujawsko-pomorskie" },
  { code: "PL-06", name: "lubelskie" },
  { code: "PL-08", name: "lubuskie" },
  { code: "PL-10", name: "łódzkie" },
  { code: "PL-12", name: "małopolskie" },
  { code: "PL-14", name: "mazowieckie" },
  { code: "PL-16", name: "opolskie" },
  { code: "PL-18", name: "podkarpackie" },
  { code: "PL-20", name: "podlaskie" },
  { code: "PL-22", name: "pomorskie" },
  { code: "PL-24", name: "śląskie" },
  { code: "PL-26", name: "świętokrzyskie" },
  { code: "PL-28", name: "warmińsko-mazurskie" },
  { code: "PL-30", name: "wielkopolskie" },
  { code: "PL-32", name: "zachodniopomorskie" },
]

/** What is chosen by who names no province: a choice like any other, so that an address without one is one, too. Spec: 10.626. */
export const noProvince = "none"

/**
 * What a province is called; "" = none of the known ones.
 *
 * Spec: 10.626.
 *
 * @example [provinceName("PL-22"), provinceName("XX")] // => ["pomorskie", ""]
 */
export const provinceName = (code: string): string => provinces.find((one) => one.code === code)?.name ?? ""
