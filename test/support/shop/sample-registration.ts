/** What Zofia fills in to register or to order: the form of the page, without login and password. The small catalogue calls its countries by their codes. */
export const sampleRegistration = {
  client_type: "person",
  client_firstname: "Zofia",
  client_lastname: "Nowacka",
  client_email: "zofia@example.org",
  client_phone: "512 345 678",
  client_region: "PL",
  client_street: "Polna",
  client_street_number: "3/4",
  client_zipcode: "81-001",
  client_city: "Gdynia",
  deliver_to_billingaddr: "1",
  terms_agree: "1",
} as const
