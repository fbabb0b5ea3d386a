import { signInMachine, signInTextKeys } from "../../core/account/sign-in-machine.ts"
import { MachineIsland } from "../islands/MachineIsland.tsx"
import type { BodyProps } from "./page-body.ts"
import { SignInForm } from "./SignInForm.tsx"
import { SignInPage } from "./SignInPage.tsx"

/** Sign-in with its island. */
export function SignInScreen({ model, scene }: BodyProps<"signIn">) {
  const form = (
    <MachineIsland model={model} scene={scene} name="signIn" machine={signInMachine} island={SignInForm} textKeys={signInTextKeys} />
  )
  return <SignInPage model={model} scene={scene} form={form} />
}
