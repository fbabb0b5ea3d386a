// What the package promises of this room, as `witryna/region`: the project itself imports the files.
export {
  type Chooser,
  type ChooserCommand,
  type ChooserEvent,
  type ChooserStart,
  type ChosenRegion,
  chooser,
  closedChooser,
  closedChooserCookie,
  isShortScreen,
  regionFields,
} from "./chooser.ts"
export {
  type ChooserMode,
  type Country,
  type CountryGroup,
  type CountryLanguage,
  type DeliveryLanguage,
  countryGroups,
  deliveryLanguages,
  languageName,
  languageOf,
  offeredCountry,
  offeredName,
  parseDeliveryLanguage,
  readCountries,
  startCountry,
  textLanguage,
} from "./country.ts"
export {
  type CheckedPlace,
  type DeliveryCountry,
  type DeliveryPlace,
  type PlaceRefusal,
  type TypedPlace,
  checkPlace,
  parsePlaceRefusal,
  placeCodes,
  placeName,
  placeRefusalWords,
} from "./delivery-place.ts"
export {
  type ForcedKind,
  type ForcedRegion,
  type ForcedRegionCommand,
  type ForcedRegionEvent,
  forcedCookies,
  forcedRegion,
  openForcedRegion,
  readForcedPlaces,
  seenPlaceCookie,
  unsetLabel,
} from "./forced-region.ts"
export { maxTypedPostcode, readPostcode } from "./postcode.ts"
export { type ChooserOpening, opensChooser } from "./chooser-opening.ts"
export { type CountryOption, type CountryOptionGroup, groupedOptions } from "./country-options.ts"
export {
  type ChooserTextKey,
  type ChooserView,
  type LanguageOption,
  type RegionSection,
  regionSection,
  viewChooser,
} from "./view-chooser.ts"
export {
  type ForcedRegionTextKey,
  type ForcedRegionView,
  type LabelledValues,
  restoreProblem,
  viewForcedRegion,
} from "./view-forced-region.ts"
export { regionLimits } from "./limits.ts"
export { type UnsetMode, unsetMode, type UnsetReply, unsetSucceeded, type ForcedPlace, type ForcedPlaces } from "./forced-place.ts"
