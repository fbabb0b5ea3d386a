// What the package promises of this room, as `witryna/passkey`: the project itself imports the files.
export { decodeBase64, encodeBase64 } from "./base64.ts"
export {
  type AccountsReply,
  type Challenge,
  type ChallengeValue,
  type GivenCredential,
  type NewCredential,
  loginBody,
  loginRequestBody,
  readAccountsReply,
  readChallenge,
  registerBody,
} from "./ceremony.ts"
export {
  type PasskeyCommand,
  type PasskeyEnd,
  type PasskeyEvent,
  type PasskeyFlow,
  type PasskeyOperation,
  type PasskeyRequest,
  type PasskeyStage,
  type ShopSignIn,
  openPasskeyFlow,
  passkeyFlow,
} from "./passkey-flow.ts"
export {
  type Browser,
  type BrowserFacts,
  type BrowserSigns,
  type PasskeyObstacle,
  type PasskeySettings,
  type PasskeySupport,
  everyPasskey,
  passkeyLimits,
  passkeySupport,
  readBrowser,
} from "./support.ts"
export { type PasskeyView, viewPasskey } from "./view-passkey.ts"
