/** Subscriptions. Spec: 1.5. */
export const plSubscription = {
  "subscription.addOnce": "Dodaj do koszyka",
  "subscription.cancel": "Anuluj",
  "subscription.choosePeriod": "Wybierz okres dostawy.",
  "subscription.confirm": "Zmień okres i zamów",
  "subscription.conflict": "W koszyku masz subskrypcję z innym okresem dostawy. Wybierz okres wspólny dla wszystkich produktów.",
  "subscription.lost": "Nie udało się zmienić okresu dostawy. Sprawdź koszyk, bo może w nim brakować: {products}.",
  "subscription.noCommonPeriod": "Tego produktu nie można połączyć z subskrypcją w koszyku: nie mają wspólnego okresu dostawy.",
  "subscription.notMoved": "Nie udało się zmienić okresu dostawy w koszyku. Spróbuj ponownie.",
  "subscription.once": "Zakup jednorazowy",
  "subscription.order": "Zamów subskrypcję",
  "subscription.period": "co {days} {days|dzień|dni|dni|dnia}",
  "subscription.saving": "Oszczędzasz {amount}",
  "subscription.savingPercent": "Oszczędzasz {amount} (-{percent}%)",
  "subscription.stock": "({amount} {unit} w magazynie)",
  "subscription.subscribe": "Subskrypcja",
} as const
