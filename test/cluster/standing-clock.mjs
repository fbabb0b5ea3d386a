// Loaded before a replica: its clock stands at the moment of the recorded journeys, as that of the shop that made them did.
const standsAtMs = Number(process.env.WITRYNA_CLUSTER_NOW)
const Real = Date
globalThis.Date = class extends Real {
  constructor(...of) {
    super(...(of.length === 0 ? [standsAtMs] : of))
  }

  static now() {
    return standsAtMs
  }
}
