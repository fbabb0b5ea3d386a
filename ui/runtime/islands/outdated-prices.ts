/** What the islands of a page tell each other by when the shop asks other prices now than the page shows. */
export const outdatedEvent = "pricesoutdated"
