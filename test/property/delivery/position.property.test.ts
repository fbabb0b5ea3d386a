import fc from "fast-check"
import { expect } from "vitest"
import { boundsAround, distanceM, type Position } from "../../../core/values/position.ts"
import { property } from "../../support/property/property.ts"

const places: fc.Arbitrary<Position> = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

const radius = 6_371_008.8

/** A place as a point on a ball of radius 1. */
function onBall({ latitude, longitude }: Position): readonly [number, number, number] {
  const [at, around] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(at) * Math.cos(around), Math.cos(at) * Math.sin(around), Math.sin(at)]
}

/** The length of the arc between two vectors: half the chord is the sine of half the angle. */
function arcM(one: Position, other: Position): number {
  const [a, b] = [onBall(one), onBall(other)]
  const [across, beside] = [Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), Math.hypot(a[0] + b[0], a[1] + b[1], a[2] + b[2])]
  return 2 * radius * Math.atan2(across, beside)
}

property("a distance is the arc between the two places seen as vectors (18.52)", {
  fault: "degrees of longitude are as long as those of latitude",
  rule: distanceM,
  planted: (one: Position, other: Position) => Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude) * 111_195,
  holds: (rule) =>
    fc.property(places, places, (one, other) => {
      const arc = arcM(one, other)
      expect(Math.abs(rule(one, other) - arc)).toBeLessThan(1 + arc * 1e-6)
    }),
})

property("whatever is within a distance of a place lies in the part of the map around it (18.51)", {
  fault: "the part is as wide at every latitude",
  rule: boundsAround,
  planted: ({ latitude, longitude }: Position, withinM: number) => {
    const degrees = withinM / 111_195
    return { south: latitude - degrees, west: longitude - degrees, north: latitude + degrees, east: longitude + degrees }
  },
  holds: (rule) =>
    fc.property(
      fc.record({ latitude: fc.double({ min: -80, max: 80, noNaN: true }), longitude: fc.double({ min: -170, max: 170, noNaN: true }) }),
      fc.integer({ min: 0, max: 359 }),
      fc.integer({ min: 0, max: 999 }),
      (centre, courseDegrees, thousandths) => {
        const course = (courseDegrees * Math.PI) / 180
        const angle = (40 * thousandths) / radius
        // the place reached by going so far on a course
        const at = (centre.latitude * Math.PI) / 180
        const latitude = Math.asin(Math.sin(at) * Math.cos(angle) + Math.cos(at) * Math.sin(angle) * Math.cos(course))
        const turned = Math.atan2(Math.sin(course) * Math.sin(angle) * Math.cos(at), Math.cos(angle) - Math.sin(at) * Math.sin(latitude))
        const place = { latitude: (latitude * 180) / Math.PI, longitude: centre.longitude + (turned * 180) / Math.PI }
        const { south, west, north, east } = rule(centre, 40_000)
        expect(place.latitude >= south && place.latitude <= north && place.longitude >= west && place.longitude <= east).toBe(true)
      },
    ),
})
