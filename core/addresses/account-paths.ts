/** The path under which the account is. Spec: 10.15, 10.620. */
export const accountPath = "/login.php"

/** Where a new password is asked for and set. Spec: 10.591. */
export const passwordPath = "/password-recover.php"
