import fc from "fast-check"
import { smallestFailing } from "../../../core/scenario/smallest-failing.ts"
import { property } from "../../support/property/property.ts"

type Rule = typeof smallestFailing

/** What a rule comes to when tries fail as they are said to, and how often it asked. */
function run(rule: Rule, count: number, fails: (kept: readonly number[]) => boolean) {
  const asking = rule(count)
  let asked = 0
  let next = asking.next()
  while (next.done !== true) {
    asked += 1
    next = asking.next(fails(next.value))
  }
  return { kept: next.value, asked }
}

/** Halves alone, and no single step is tried again. */
function* halvesOnly(count: number): Generator<readonly number[], readonly number[], boolean> {
  let kept: readonly number[] = Array.from({ length: count }, (_, at) => at)
  for (let size = Math.ceil(count / 2); size > 1; size = Math.ceil(size / 2)) {
    for (let at = 0; at < kept.length; at += size) {
      const rest = [...kept.slice(0, at), ...kept.slice(at + size)]
      if (yield rest) kept = rest
    }
  }
  return kept
}

property("a failure that needs some steps keeps these and no other", {
  fault: "single steps are not tried",
  rule: smallestFailing,
  planted: halvesOnly,
  holds: (rule) =>
    fc.property(
      fc.integer({ min: 1, max: 40 }).chain((count) => fc.tuple(fc.constant(count), fc.subarray([...Array(count).keys()]))),
      ([count, needed]) => {
        const { kept, asked } = run(rule, count, (tried) => needed.every((step) => tried.includes(step)))
        return kept.length === needed.length && needed.every((step) => kept.includes(step)) && asked <= count * count + 2 * count
      },
    ),
})

/** Any tries at all may fail: what a number made of them says. */
const anyFailure = fc.infiniteStream(fc.boolean()).map((answers) => {
  const known = new Map<string, boolean>()
  return (kept: readonly number[]): boolean => {
    const key = kept.join()
    const answer = known.get(key) ?? answers.next().value === true
    known.set(key, answer)
    return answer
  }
})

/** Each single step is tried once, and one that was needed for another stays. */
function* onceEach(count: number): Generator<readonly number[], readonly number[], boolean> {
  let kept: readonly number[] = Array.from({ length: count }, (_, at) => at)
  for (let at = 0; at < kept.length;) {
    const rest = kept.filter((_, place) => place !== at)
    if (yield rest) kept = rest
    else at += 1
  }
  return kept
}

property("whatever fails, what is left failed when it was tried, is in order, and no step of it can be left out alone", {
  fault: "a step that was needed for another one stays when that is gone",
  rule: smallestFailing,
  planted: onceEach,
  holds: (rule) =>
    fc.property(fc.integer({ min: 0, max: 9 }), anyFailure, (count, fails) => {
      const { kept } = run(rule, count, fails)
      const isInOrder = kept.every((step, at) => step < count && (at === 0 || step > (kept[at - 1] ?? count)))
      const isSmallest = kept.every((step) => !fails(kept.filter((other) => other !== step)))
      return isInOrder && (kept.length === count || fails(kept)) && isSmallest
    }),
})
