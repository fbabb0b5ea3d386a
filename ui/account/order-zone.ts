/** The zone of the platform's shops. */
export const orderZone = "Europe/Warsaw"
