/** Signing in by other services. Spec: 1.5. */
export const enWays = {
  "ways.connect": "Connect",
  "ways.connectNamed": "Connect: {name}",
  "ways.connected": "The service is connected with your account. We have also written to you.",
  "ways.connectedSince": "Connected {day}",
  "ways.demo": "Demo account",
  "ways.denied":
    "Signing in with {name} was given up. Try again, or sign in another way. Where the account has no password, a link in a mail sets one.",
  "ways.disconnect": "Disconnect",
  "ways.disconnectHeading": "Disconnect {name}?",
  "ways.disconnectLead": "This service will not sign you in any more. The account and its orders stay.",
  "ways.disconnectNamed": "Disconnect: {name}",
  "ways.disconnectNo": "Keep it connected",
  "ways.disconnected": "The service was disconnected. We have also written to you.",
  "ways.expired":
    "Signing in took too long, or was begun in another browser. Begin again, or sign in another way. Where the account has no password, a link in a mail sets one.",
  "ways.failed":
    "Signing in with {name} did not work. Try again, or sign in another way. Where the account has no password, a link in a mail sets one.",
  "ways.forget": "Do not connect",
  "ways.heading": "Connected services",
  "ways.lastWay": "It is the only way by which you sign in. To disconnect it, set a password first.",
  "ways.lead":
    "Connect your account with a service that you use already, and sign in with one press. The shop never learns your password there.",
  "ways.listHeading": "Services",
  "ways.neverUsed": "No sign-in yet",
  "ways.noPassword": "This account has no password yet. We send you a link by which you set it.",
  "ways.none": "This shop has no services with which an account can be connected.",
  "ways.notConnected": "Not connected",
  "ways.off":
    "This shop does not sign in by that service. Sign in another way. Where the account has no password, a link in a mail sets one.",
  "ways.other": "Another account of {name} is connected already. Disconnect that first.",
  "ways.proveAgain": "This account has no password. Confirm in another way that it is you: sign in once more or set a password.",
  "ways.proveHeading": "Confirm that it is you",
  "ways.proveLead": "It is a while since you signed in. Enter the password, so that nobody else connects their account with yours.",
  "ways.proveSubmit": "Confirm",
  "ways.register": "Open an account with {name}",
  "ways.setPassword": "Set a password",
  "ways.signIn": "Sign in with {name}",
  "ways.stale": "Confirm first that it is you.",
  "ways.taken": "This account of {name} is connected with another account of the shop.",
  "ways.used": "Last sign-in {day}",
  "ways.waitingAccount":
    "There is an account with the address {email} already. Sign in with the password once; from then on {name} will do.",
  "ways.waitingHeading": "One more step",
  "ways.waitingNew": "{name} has confirmed who you are. Fill in the rest; login and password may be left out.",
  "ways.wrongPassword": "The password is not right.",
} as const
