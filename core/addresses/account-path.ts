/** The path under which the account is. Spec: 10.15, 10.620. */
export const accountPath = "/login.php"
