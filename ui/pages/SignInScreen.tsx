import { signInMachine, signInTextKeys } from "../../core/account/sign-in-machine.ts"
import { passkeySignInTextKeys } from "../../core/passkey/passkey-sign-in.ts"
import { passkeySignInMachine } from "../../core/passkey/passkey-sign-in-machine.ts"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import { PasskeySignInIsland } from "../passkey/PasskeySignInIsland.tsx"
import type { BodyProps } from "./page-body.ts"
import { SignInForm } from "./SignInForm.tsx"
import { SignInPage } from "./SignInPage.tsx"

/** Sign-in with its islands. */
export function SignInScreen({ model, scene }: BodyProps<"signIn">) {
  const form = (
    <MachineIsland model={model} scene={scene} name="signIn" machine={signInMachine} island={SignInForm} textKeys={signInTextKeys} />
  )
  const passkey = (
    <MachineIsland
      model={model}
      scene={scene}
      name="passkeySignIn"
      machine={passkeySignInMachine}
      island={PasskeySignInIsland}
      textKeys={passkeySignInTextKeys}
    />
  )
  return <SignInPage model={model} scene={scene} form={form} passkey={passkey} />
}
