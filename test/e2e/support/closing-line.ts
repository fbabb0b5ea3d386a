import type { FullResult, Reporter, Suite, TestCase } from "playwright/types/testReporter"
import { keepAgain } from "../../../cli/tasks/again.ts"
import { isWholeWalk, walkSeed } from "./share.ts"

/** Ends a run with what it was: how many tests, how many only when run again, how many pages they opened, and which share of the matrix. */
export default class ClosingLine implements Reporter {
  #tests: readonly TestCase[] = []

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = suite.allTests()
  }

  onEnd({ status }: FullResult): void {
    const ran = this.#tests.filter(({ results }) => results.length > 0)
    const again = ran.filter((one) => one.outcome() === "flaky").length
    const failed = ran.filter((one) => one.outcome() === "unexpected").length
    const pages = ran
      .flatMap(({ results }) => results.flatMap(({ annotations }) => annotations))
      .reduce((sum, { type, description }) => sum + (type === pagesOpened ? Number(description) : 0), 0)
    keepAgain(again, ran.length)
    const walked = isWholeWalk ? "the whole matrix" : `a share of the matrix, WITRYNA_SEED=${walkSeed} (WITRYNA_WALK=whole walks all of it)`
    console.log(`  ${ran.length} browser tests, ${failed} failed, ${again} passed only when run again; ${pages} pages opened; ${walked}`)
    if (status !== "passed") console.log(`  the run ${status}`)
  }
}

/** The note that a test leaves of how many pages it opened. */
export const pagesOpened = "pages opened"
