import fc from "fast-check"

export const zones = fc.constantFrom("Europe/Warsaw", "UTC", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu")

/** Around the clock changes of 2026 as well as anywhere in that year. */
export const instants = fc
  .oneof(
    fc.integer({ min: 0, max: 31_536_000 }),
    fc
      .constantFrom("2026-03-29T00:00Z", "2026-10-25T00:00Z", "2026-03-08T06:00Z", "2026-11-01T05:00Z")
      .chain((change) =>
        fc.integer({ min: -86_400, max: 86_400 }).map((shift) => (Date.parse(change) - Date.UTC(2026, 0, 1)) / 1000 + shift),
      ),
  )
  .map((seconds) => Date.UTC(2026, 0, 1) + seconds * 1000)
