/** Where payment and delivery are chosen. Spec: 10.18. */
export const checkoutPath = "/order1.php"
