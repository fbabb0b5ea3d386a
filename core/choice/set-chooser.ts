import { firstObstacle } from "./first-obstacle.ts"
import { obstacleMs } from "./obstacle.ts"
import { choosePartSize, choosePartVersion, type Part } from "./part.ts"
import type { SetChoice, SetChooser, SetChooserCommand, SetChooserEvent } from "./set-chooser-state.ts"
import { submitFields } from "./submit-fields.ts"

type Stepped = readonly [SetChooser, readonly SetChooserCommand[]]

/**
 * A bundle or collection as its page opens.
 *
 * Spec: 4.71.
 *
 * @example openSetChooser({ is: "collection", parts: [] }).submitting // => false
 */
export function openSetChooser(choice: SetChoice): SetChooser {
  return { choice, asked: 0, refreshing: false, timers: 0, notice: null, submitting: false }
}

/**
 * One step of a bundle or collection. A change of a part of a bundle reads the bundle's data again; a late answer and an old
 * timer change nothing.
 *
 * Spec: 4.5, 4.6 (submitting), 4.51, 4.71, 5.51 to 5.54, 9.38, 16.17, 16.23.
 *
 * @example setChooser({ asked: 2, refreshing: true }, { type: "BundleNotRefreshed", asked: 1 }) // => [{ asked: 2, refreshing: true }, []]
 */
export function setChooser(set: SetChooser, event: SetChooserEvent): Stepped {
  switch (event.type) {
    case "PartChecked":
      return changePart(set, event.part, (part) =>
        part.optional && part.checked !== event.checked ? { ...part, checked: event.checked } : part,
      )
    case "PartVersionChosen":
      return changePart(set, event.part, (part) => choosePartVersion(part, event.productId))
    case "PartSizeChosen":
      return changePart(set, event.part, (part) => choosePartSize(part, event.sizeId))
    case "AddPressed":
      return pressAdd(set)
    case "NoticeDismissed":
      return set.notice === null ? [set, []] : [{ ...set, notice: null }, []]
    case "Returned":
      return set.submitting ? [{ ...set, submitting: false }, []] : [set, []]
    case "TimerEnded":
      return set.notice?.asked === event.asked ? [{ ...set, notice: null }, []] : [set, []]
    case "BundleRefreshed":
      if (!isAwaited(set, event) || set.choice.is !== "bundle") return [set, []]
      return [{ ...set, refreshing: false, choice: { ...set.choice, bundlePrice: event.price } }, []]
    case "BundleNotRefreshed":
      return isAwaited(set, event) ? [{ ...set, refreshing: false }, []] : [set, []]
  }
}

const isAwaited = (set: SetChooser, { asked }: { readonly asked: number }) => set.refreshing && asked === set.asked

/** Once a part has changed, the price that the shop told is that of another bundle. */
function changePart(set: SetChooser, id: string, change: (part: Part) => Part): Stepped {
  const part = set.choice.parts.find((one) => one.id === id)
  const changed = part === undefined ? part : change(part)
  if (changed === undefined || changed === part) return [set, []]
  const parts = set.choice.parts.map((one) => (one === part ? changed : one))
  if (set.choice.is === "collection") return [{ ...set, notice: null, choice: { ...set.choice, parts } }, []]
  const asked = set.asked + 1
  const choice = { ...set.choice, parts, bundlePrice: null }
  const refresh: SetChooserCommand = { type: "RefreshBundle", asked, productId: choice.offer.id, fields: submitFields(choice) }
  return [{ ...set, choice, asked, refreshing: true, notice: null }, [refresh]]
}

function pressAdd(set: SetChooser): Stepped {
  if (set.submitting) return [set, []]
  const obstacle = firstObstacle(set.choice)
  if (obstacle === null) return [{ ...set, notice: null, submitting: true }, [{ type: "SubmitForm" }]]
  const timers = set.timers + 1
  return [
    { ...set, timers, notice: { obstacle, asked: timers } },
    [
      { type: "StartTimer", timer: "notice", asked: timers, ms: obstacleMs(obstacle) },
      { type: "ShowPlace", place: obstacle.at },
    ],
  ]
}
