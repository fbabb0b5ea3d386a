/** Passkeys. Spec: 1.5. */
export const enPasskey = {
  "passkey.authorizeTokenRequired": "authorizeToken is required",
  "passkey.cancelled": "Using the passkey was cancelled. You can try again.",
  "passkey.connectionFailed": "A connection error occurred. It was not possible to retrieve data from {url}",
  "passkey.loginTokenInvalid": "loginToken is invalid.",
  "passkey.noData": "Failed to retrieve data.",
  "passkey.refused": "The device refused to use the passkey. Try again or sign in with a password.",
  "passkey.registered": "The passkey has been saved.",
  "passkey.unknownError": "Unknown error occured.",
  "passkey.unsupported": "Browser not supported.",
  "passkey.userLoginRequired": "userLogin is required",
} as const
