/** Where a new password is asked for and set. Spec: 10.591. */
export const passwordPath = "/password-recover.php"
