/** Passkeys. Spec: 1.5. */
export const plPasskey = {
  "passkey.authorizeTokenRequired": "Parametr authorizeToken jest wymagany.",
  "passkey.cancelled": "Anulowano użycie klucza dostępu. Możesz spróbować ponownie.",
  "passkey.connectionFailed": "Wystąpił błąd połączenia. Nie udało się pobrać danych z adresu {url}.",
  "passkey.loginTokenInvalid": "Parametr loginToken jest nieprawidłowy.",
  "passkey.noData": "Nie udało się pobrać danych.",
  "passkey.refused": "Urządzenie odmówiło użycia klucza dostępu. Spróbuj ponownie lub zaloguj się hasłem.",
  "passkey.registered": "Klucz dostępu został zapisany.",
  "passkey.unknownError": "Wystąpił nieznany błąd.",
  "passkey.unsupported": "Ta przeglądarka nie jest obsługiwana.",
  "passkey.userLoginRequired": "Parametr userLogin jest wymagany.",
} as const
