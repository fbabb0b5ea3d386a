/** Variants, versions, bundles, collections and configurators. Spec: 1.5. */
export const plChoice = {
  "choice.atLeastOneOption": "Wybierz co najmniej 1 opcję.",
  "choice.chooseVersion": "Wybierz wariant",
  "choice.configurationLink": "Link do tej konfiguracji",
  "choice.conflict": "Produkt o wybranej konfiguracji nie istnieje. Wybierz inny wariant.",
  "choice.conflictHint": "Ten wybór zmieni pozostałe opcje",
  "choice.inBundle": "W zestawie",
  "choice.inCollection": "W kolekcji",
  "choice.loading": "Wczytujemy wybrany wariant. Spróbuj ponownie za chwilę.",
  "choice.notANumber": "Wpisz liczbę.",
  "choice.nothingSelected": "Nie można dodać do koszyka, ponieważ nie wybrano żadnego produktu.",
  "choice.otherOption": "Wybierz inną opcję.",
  "choice.version": "Wariant",
  "choice.versionNotChosen": "Proszę wybrać wariant",
} as const
