/** The day of the tests: a Tuesday at noon in Warsaw. */
export const testNowMs = Date.UTC(2026, 2, 10, 11)
