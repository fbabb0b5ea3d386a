import type { OpenedMachine } from "../pages/page-machine.ts"
import type { PageTask } from "../pages/page-task.ts"
import { knowTask } from "./known-device-task.ts"
import { deviceTask, flowTask } from "./passkey-flow-task.ts"
import {
  savePasskey,
  type SavePasskey,
  type SavePasskeyCommand,
  type SavePasskeyEvent,
  type savePasskeyTextKeys,
  type SavePasskeyView,
  viewSavePasskey,
} from "./save-passkey.ts"

/** What a browser needs of saving a passkey: how it opens stays with the page's record. */
export const openedSavePasskey: OpenedMachine<
  SavePasskey,
  SavePasskeyEvent,
  SavePasskeyCommand,
  SavePasskeyView,
  (typeof savePasskeyTextKeys)[number]
> = { step: savePasskey, view: viewSavePasskey, task: savePasskeyTask, hears: {} }

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
