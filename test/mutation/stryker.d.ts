// The parts of Stryker that mutation testing uses. It is installed when `npm run mutation` first runs; types are checked without it.

declare module "@stryker-mutator/core" {
  export class Stryker {
    constructor(options: Readonly<Record<string, unknown>>)
    runMutationTest(): Promise<unknown>
  }
}
