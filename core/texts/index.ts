// What the package promises of this room, as `witryna/texts`: the project itself imports the files.
export { type TextFaults, checkTexts, placeholderNames } from "./check-texts.ts"
export { keepHtmlTogether, keepTogether } from "./no-break.ts"
export { ownWording, pageTexts } from "./page-texts.ts"
export { builtInTexts, ownTexts, pickTexts, textCatalogue, textKeys } from "./text-catalogue.ts"
export {
  type GivenParameters,
  type PluralForm,
  type TextCatalogue,
  type TextKey,
  type TextOverrides,
  type TextParameters,
  type Texts,
  type WholeTexts,
  formatText,
  joinKeys,
  keysIn,
  pluralForm,
} from "./texts.ts"
