import type { OpenedMachine, RecordedMachine } from "../pages/page-machine.ts"
import type { PageTask } from "../pages/page-task.ts"
import { knownShapes, knowTask } from "./known-device-task.ts"
import { deviceTask, flowTask } from "./passkey-flow-task.ts"
import {
  savePasskey,
  type SavePasskey,
  type SavePasskeyCommand,
  type SavePasskeyEvent,
  type savePasskeyKeys,
  type SavePasskeyView,
  viewSavePasskey,
} from "./save-passkey.ts"

/** What a browser needs of saving a passkey: how it opens stays with the page's record. */
export const openedSavePasskey: OpenedMachine<
  SavePasskey,
  SavePasskeyEvent,
  SavePasskeyCommand,
  SavePasskeyView,
  (typeof savePasskeyKeys)[number]
> = { step: savePasskey, view: viewSavePasskey, task: savePasskeyTask, hears: {} }

/** What a recording keeps of it: no password, and so not the press that sends it. Spec: 4.44. */
export const recordedSavePasskey: RecordedMachine<SavePasskeyEvent, SavePasskeyView> = {
  outcome: ({ busy, message, failed, hasButton, asksPassword, passwordFault, absence }) => ({
    busy,
    message,
    failed,
    hasButton,
    asksPassword,
    passwordFault,
    absence: absence?.words ?? null,
  }),
  shopperEvents: { Shown: {}, DeviceKnown: knownShapes, CancelPressed: {} },
}

function savePasskeyTask(command: SavePasskeyCommand): PageTask<SavePasskeyEvent> {
  switch (command.type) {
    case "KnowDevice":
      return knowTask(command.settings)
    case "TellAccepted":
      return deviceTask({ is: "tell", accepted: command.accepted })
    case "Leave":
      return { effect: "navigate", address: command.address }
    case "AskLeave": {
      const { leaveId, password } = command
      return {
        effect: "shop",
        call: "passkeyCall",
        input: { is: "leave", password },
        answered: (reply) => ({ type: "LeaveAnswered", leaveId, reply }),
        failed: { type: "LeaveAnswered", leaveId, reply: { is: "failed", url: "" } },
      }
    }
    default:
      return flowTask(command)
  }
}
