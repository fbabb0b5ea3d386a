import type { FormCommand, FormEvent } from "../form/form-state.ts"
import { type FormValues, openRecord } from "../form/record-form.ts"
import type { RecordView } from "../form/view-record.ts"
import type { ClientRefusal } from "../messages/client-notice.ts"
import type { PageModelOf } from "../pages/page.ts"
import type { PageMachine } from "../pages/page-machine.ts"
import { signInAddress, withQuery } from "../addresses/addresses.ts"
import { clientForm, clientFormAddress } from "./client-form.ts"
import { clientTypes } from "./client-limits.ts"
import { clientFormQuery, keptClientKey } from "./kept-client.ts"
import { type ClientFormState, type ClientTextKey, openedClient } from "./opened-client.ts"
import { recordedRecord } from "../form/recorded/recorded-form.ts"

/**
 * The form of a client's data, of who registers and of who orders without an account. A recording keeps what was typed as masks of the same
 * length.
 *
 * Spec: 10.141 to 10.149, 10.530 to 10.534.
 */
export const clientMachine: PageMachine<ClientFormState, FormEvent, FormCommand, RecordView, ClientTextKey> = {
  ...openedClient,
  ...recordedRecord,
  open: (model) => (model.page === "client" ? openClient(model) : null),
}

/** Why nothing was kept, where no field is wrong. */
const refusalTexts = { fields: null, exists: "client.exists", limit: "client.refusedLimit" } as const satisfies Readonly<
  Record<ClientRefusal, ClientFormState["told"]>
>

/** What stands in it before anybody types: a private person, who has things sent home, to where the visitor's prices are for. */
function openClient({ setting, isOrdering, frame, refused, known, terms, privacy }: PageModelOf<"client">): ClientFormState {
  const offered = frame.region?.countries ?? []
  const countries = offered.map(({ id, name }) => ({ value: id, text: name }))
  const home = (offered.find(({ isSelected }) => isSelected) ?? offered.find(({ isDefault }) => isDefault) ?? offered[0])?.id ?? ""
  const plain: FormValues = { client_type: clientTypes.person, client_region: home, delivery_region: home, deliver_to_billingaddr: "1" }
  const values = refused?.typed ?? { ...plain, ...known }
  const verdict = refused === null ? null : { faults: refused.faults, whole: [] }
  const { language, strongPassword } = frame.shell
  const opened = openRecord(clientForm(setting), values, { strongPassword, verdict })
  const told = refused === null ? null : refusalTexts[refused.why]
  return {
    ...opened,
    form: { ...opened.form, clientExists: told === "client.exists" ? true : null, hasFailed: refused !== null },
    setting,
    countries,
    told,
    // a name without a value is written as the platform writes it
    action: withQuery(clientFormAddress, new URLSearchParams(clientFormQuery({ ...setting, isOrdering }))).replace("register=", "register"),
    keptKey: keptClientKey(setting.purpose),
    signIn: signInAddress(language, setting.purpose === "register" ? null : clientFormAddress),
    terms,
    privacy,
  }
}
