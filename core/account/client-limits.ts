// what every form of a client's data has in common

/** Characters of what is typed into a form of a client's data, at most. */
export const clientLimits = {
  name: 80,
  firm: 150,
  nip: 20,
  street: 120,
  streetNumber: 20,
  zipcode: 12,
  city: 80,
  phone: 30,
  email: 254,
} as const

/** The kinds of clients, as the form posts them. */
export const clientTypes = { firm: "firm", person: "person" } as const
