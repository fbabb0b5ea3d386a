// What the package promises of this room, as `witryna/product-page`: the project itself imports the files.
export type {
  Asking,
  BundleChoice,
  BundlePrice,
  ChoiceEvent,
  ChoiceOf,
  ChoiceQuestion,
  ChosenPrice,
  CollectionChoice,
  ConfiguredChoice,
  DatedChoice,
  FreshSize,
  ProductChoice,
  ProductKind,
  ProductKindName,
  ProductRules,
  ProductTerms,
  RefreshedSizes,
  RowsChoice,
  SetChoice,
  ShopFacts,
  SingleChoice,
  SizedChoice,
  UnitPriceReply,
  VariantRow,
  VersionsChoice,
} from "./choice.ts"
export { type OptionState, applyRules } from "./configurator-rules.ts"
export {
  type Configurator,
  type ConfiguratorItem,
  type ItemChoice,
  type NumberItem,
  type OptionItem,
  type OptionRule,
  type TextItem,
  configuratorOf,
  itemChoices,
  valuesOf,
  withValues,
} from "./configurator.ts"
export {
  type MeasuredSides,
  configurationLink,
  configuratorFields,
  configuratorObstacle,
  configuredKind,
  measuredSides,
  ownFormula,
} from "./configured-kind.ts"
export { datedKind, openDated, stockOnDate } from "./dated-kind.ts"
export { type Opening, type ProductKindRecord, anyKind, productKinds } from "./kinds.ts"
export { checkedMultipack, multipackQuantity, withMultipack } from "./multipack-kind.ts"
export {
  type FormFlags,
  type Obstacle,
  type ObstacleTextKey,
  type Place,
  configuredObstacleTexts,
  datedObstacleTexts,
  formFlags,
  obstacleMs,
  obstacleText,
  obstacleTimes,
  rowsObstacleTexts,
  setObstacleTexts,
  subscriptionObstacleTexts,
  versionsObstacleTexts,
} from "./obstacles.ts"
export { type OfKind, type PairedChoice, type PairedKindName, isPairedKind, kindsTogether, pairedKinds } from "./paired-kinds.ts"
export {
  type BundlePart,
  type Part,
  type PartLook,
  choosePartSize,
  choosePartVersion,
  isSelected,
  nothingSelected,
  partSize,
  partVersion,
  partsObstacle,
  timesDecimal,
} from "./parts.ts"
export type { OfferedChoices, OfferedKind, OfferedOf, OfferedRow, ProductChoices } from "./product-choices.ts"
export {
  type ProductPageState,
  type ProductPageCommand,
  type ProductPageEvent,
  type ProductPageStart,
  type ProductTimer,
  openProductPage,
  productPage,
} from "./product-page.ts"
export {
  type TabKind,
  type TabLayout,
  type TabSections,
  type TabSectionsCommand,
  type TabSectionsEvent,
  isTabOpen,
  productTabs,
  tabIds,
  tabKinds,
  tabSections,
} from "./product-tabs.ts"
export { type FirstQuantities, firstQuantities, listsQuantities, withQuantityList } from "./quantity-list-kind.ts"
export {
  type Question,
  type QuestionCommand,
  type QuestionEvent,
  noQuestion,
  question,
  questionsAbout,
  recalculationMs,
} from "./question.ts"
export { type QuotedPrices, quotedPrices } from "./quoted-prices.ts"
export { alertedRow, isOrdered, rowLines, rowsFieldName, rowsKind, viewRow } from "./rows-kind.ts"
export type {
  ChoiceView,
  DateView,
  ItemView,
  MultipackView,
  PartView,
  ProductSections,
  QuantityListView,
  QuantityOption,
  RowView,
  SectionContext,
  SetView,
  SizeView,
  StockView,
  VersionGroupView,
} from "./sections.ts"
export { type SetTextKey, setKind, setLines, setTotal } from "./set-kind.ts"
export { openSingle, singleKind } from "./single.ts"
export {
  asksSize,
  blockedSizes,
  chooseSize,
  mergeSizes,
  offeredPrice,
  pricedSize,
  refused,
  rulesOfSize,
  sizeObstacle,
  sizeOf,
  sizeRefusal,
  sizedPeriods,
  sizedPrice,
  sizedRules,
  stockObstacle,
  viewSizeChoice,
  viewSizes,
  viewStock,
  withoutReductions,
} from "./sized.ts"
export { type SentField, collectionFieldNames, fieldValue, hasField, productFields, sentAtOnce, toBasket } from "./submit.ts"
export { openPurchase, withSubscription } from "./subscription-kind.ts"
export {
  type ClosestVariant,
  type MultiversionItem,
  type Variant,
  type VariantAttribute,
  type VariantIndex,
  type VariantTable,
  type ChosenValue,
  closestPerValue,
  closestVariant,
  multiversionItems,
  variantIndex,
} from "./variants.ts"
export { openVersions, versionsKind } from "./versions-kind.ts"
export {
  type VersionGroup,
  type VersionOutcome,
  type VersionState,
  type VersionValue,
  chooseVersion,
  groupHint,
  versionGroups,
  versionHint,
  versionName,
  versionOutcome,
  versionsOf,
} from "./versions.ts"
export { priceApart, viewPart } from "./view-part.ts"
export { type PriceLineView, type ProductPageTextKey, type ProductPageView, viewProductPage } from "./view-product-page.ts"
