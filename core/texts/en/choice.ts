/** Variants, versions, bundles, collections and configurators. Spec: 1.5. */
export const enChoice = {
  "choice.atLeastOneOption": "Choose at least 1 option",
  "choice.chooseVersion": "Choose a version",
  "choice.configurationLink": "Link to this configuration",
  "choice.conflict": "The product with the selected configuration does not exist. Select another variant.",
  "choice.conflictHint": "This choice will change the other options",
  "choice.inBundle": "In the set",
  "choice.inCollection": "In the collection",
  "choice.loading": "The chosen version is being loaded. Try again in a moment.",
  "choice.notANumber": "Enter a number.",
  "choice.nothingSelected": "Can not add to cart because no product was selected",
  "choice.otherOption": "Choose another option.",
  "choice.version": "Version",
  "choice.versionNotChosen": "Please choose version",
} as const
