/** Prints the seed of this run, so that a failure of a property can be repeated. */
export default function announceSeed(): void {
  console.log(`seed ${process.env["WITRYNA_SEED"] ?? "unknown"} (repeat with WITRYNA_SEED=${process.env["WITRYNA_SEED"] ?? ""})`)
}
