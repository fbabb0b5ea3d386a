// What the package promises of this room, as `witryna/delivery`: the project itself imports the files.
export { type SizeAvailability, availabilityWords, stockLines } from "./availability.ts"
export {
  type AnswerCache,
  type CheckedProduct,
  type CourierQuestion,
  type DeliveryProduct,
  type ShippingCheck,
  type ShippingForm,
  type ShippingFormPart,
  cacheAnswer,
  cachedAnswer,
  courierKey,
  deliveryProduct,
  normalizedQuestion,
  shippingCheck,
} from "./courier-question.ts"
export { deliveryCostWords, missingSubtotal, missingSubtotalWords } from "./courier-words.ts"
export { deliveryPointsWords, emptyListWords } from "./list-words.ts"
export {
  type CourierList,
  type CourierListSettings,
  type CourierOption,
  type CourierRow,
  basketDelivery,
  cheapestDelivery,
  courierGroups,
  viewCouriers,
} from "./couriers.ts"
export {
  type DeliveryWording,
  type DividedOrderTime,
  deliveryWording,
  deliveryWords,
  dividedOrderWording,
  shipWords,
  weekdayWord,
} from "./delivery-time.ts"
export { mapLimits, shippingLimits } from "./limits.ts"
export {
  type DayHours,
  type HourMinute,
  type HoursGroup,
  type OpeningHours,
  type WireHours,
  hoursGroups,
  isOpenAt,
  openNowWords,
  openingLines,
  readDayHours,
} from "./opening-hours.ts"
export { openingProduct } from "./opening-question.ts"
export {
  type FoundPoint,
  type OfferedPickup,
  type PickupAnswer,
  type PickupList,
  asksForPoints,
  mapMiddle,
  namedPoints,
  pickupAddress,
  pickupReachM,
  pickupsPerPage,
} from "./pickup-list.ts"
export {
  type MapTiles,
  type MapView,
  type PointCluster,
  type PointPlaces,
  isTilesAddress,
  listedInView,
  mostListed,
  ownTiles,
  packPlaces,
  tilesOrigin,
  unpackPlaces,
} from "./pickup-map.ts"
export {
  type NamedPlace,
  type PickupPoint,
  addressLine,
  foldedWords,
  hasWords,
  isTownNamed,
  placeKey,
  placeWords,
  searchedWords,
} from "./pickup-point.ts"
export {
  type PlaceChange,
  type PlaceFormState,
  type PlaceFormCommand,
  type PlaceFormEvent,
  type PlaceOutcome,
  type PlaceProblem,
  openPlaceForm,
  placeForm,
  restoreMode,
} from "./place-form.ts"
export { type ShippedStock, type ShippingAnswer, answerHoldsUntil, nextWordChange, shipQuestion } from "./product-shipping.ts"
export {
  type ComingWeekday,
  type DeliveryTime,
  type ShipQuestion,
  type ShipTime,
  type ShipWording,
  type TimeSpan,
  dayAfter,
  nextShipChange,
  readDeadline,
  shipWording,
} from "./ship-time.ts"
export { type AskedForm, askedForm, checkShippingForm, shippingFormOf } from "./shipping-form.ts"
export {
  type FormPlace,
  type ShippingPanel,
  type ShippingPanelCommand,
  type ShippingPanelEvent,
  type ShippingPanelStart,
  openShippingPanel,
  shippingPanel,
} from "./shipping-panel.ts"
export { type StoreListView, type StorePoint, type StoreQuestion, type StoreRow, type StoreStocks, viewStores } from "./store-list.ts"
export { type StoreMap, storeMap, storeMapSize } from "./store-map.ts"
export {
  type LocationFailure,
  type StoreStock,
  clusterLabel,
  clusterName,
  locationFailure,
  locationWords,
  stockModalWords,
  storeStock,
  storeStockWords,
} from "./stores.ts"
export { type PickupRowView, distanceWords, pickupFoundWords, viewPickupPoint } from "./view-pickup.ts"
export { type PlaceFormView, viewPlaceForm } from "./view-place-form.ts"
export {
  type PickupView,
  type ShippingDialogView,
  type ShippingPanelTextKey,
  type ShippingView,
  viewShippingPanel,
} from "./view-shipping.ts"
