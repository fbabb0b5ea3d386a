/**
 * The one list of what a recording may keep (ADR 0028): every name and word that is not here, and that the shop did not say as its
 * catalogue, is masked. So a new name is hidden until somebody decides that it is harmless, and never the other way round.
 */
const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Names on the way to what the shop says about its goods and itself. Whatever stands below another name is not its catalogue. */
const catalogueNames = words(`
  data product products ownShop ownHome ownListing ownProducer ownContent basket hero chosen reduced categories makers payments couriers tiles ownTile ownRelated producer firm unit sizes
  items sizeprices sizeavailability sizedelivery versions price prices max crossedPrice omnibusPrice omnibusPriceDetails beforeRebate
  beforeRebateDetails suggested advancePrice depositPrice totalDepositPrice pointsPrice gross net value formatted currency youSavePercent
  omnibusPriceIsHigherThanSellingPrice newPriceEffectiveUntil rebateNumber threshold threshold_end ownLeftEnd left nextleft nextthreshold nextprice price_net
  orderQuantityRange max_quantity_per_order max_size_quantity_per_order min_quantity_per_order min_size_quantity_per_order
  subscription_min_quantity basketCost totalProductsCost shippingCost totalToPay ownDeposit toShippingFree ownShippingFreeFrom summaryBasket worth
  productsNumber productsCounter shipping orderDivisionPossible ownUnitPrice took perPage total categoryId sort page id type name versionName
  code link productsLink icon iconSecond ownIcon description awardedParameters values search sellBy unit_sellby precision singular plural
  ownFew ownFraction ownPlace ownStory ownVatPercent taxes vat ownForPointsOnly ownReductionEndsAt ownNeeds ownListsQuantities ownDetails
  set parts boughtAs optional ownThumbnail bundleprice bundle amount_diff_gross amount_diff_net percent_diff
  ownChoices multiversions way attributes points pointsReceive dates places configurator required min max initial shownWhen parameter program
  points_recive amount amount_mo amount_mw amount_mp phone_price phonePrice availability availableNow available visible descriptionTel status
  iconTel delivery_days_undefined delivery_date claim priceType afterAdding priceFormat mask groupSeparator decimalSeparator symbol
  symbolBefore space menu children contentPages key title texts text html breadcrumbs links pl en picture pictures secondPicture alt large
  medium thumbnail avif webp jpg px priceFrom perUnit sizeNames summary parameters traits safety documents video seconds isSilent extension sizeChart note more columns rating mean count variants productId selected warranty
  priority price_retail price_wholesale price_formatted price_net_formatted maxprice maxprice_net srp srp_net yousave yousave_net
  yousave_percent nextOrder ownMeasure measure of ownPeriods own_periods omnibus_price omnibus_price_net omnibus_price_details basket_enable status_description status_description_tel status_gfx
  status_gfx_tel delay_time unknown_delivery_time gfx product_name product_icon rebateNumber number forPoints
  worth_net ownPoints each
  rebate own_beforerebate beforerebate_net beforerebate_yousave_percent
  shippingTime ownWorth ownFreeFrom ownTimeZone ownStock time days hours unknownTime todayShipmentDeadline weekDay weekAmount today minutes courier
  prepaid cost deliveryTime minworth pointsEnabled pointsCost pickupPoint
  ownQuestions answer askedOn
  ownPayments methods default group channel system terms additionalClientCost percent fixed minimum
  ownInstalments instalments minPrice maxPrice maxProducts totalPrice plan terms months inCart allAllowed
  ownStores stocks stockInfo strictQuantity street zipcode city country latitude longitude openingHours monday tuesday wednesday thursday friday
  saturday sunday open allDay from till mail
  base_price promotiontill_date promotiontill_hour discounttill_date discounttill_hour distinguishedtill_date distinguishedtill_hour
  specialtill_date specialtill_hour
`)

/** Other names of the wire, of forms, of addresses, of events and of what is seen: they stay, what stands below them is judged. */
const otherNames = words(`
  query mutation variables errors hello client firstname lastname fullname login email phone password name message error results limit
  additional comment size quantity contact company street zipcode city taxNumber hours reviews author date language confirmed ownNotice is
  attribute row rows lowered ProductInput searchInput productsId displaySizesByConfig addProductsToBasket removeProductsFromBasket
  ownChangeBasketProducts lang mode action operation get counter selected_size return text
  refused request sizeId rowId by url page product cart miniBasket price maxPrice priceLines availability sizes state button label enabled
  hint alert version options setSaving period periodSaving subtotal sum problem toFreeShipping true false null
  wholesale_order shippingCost_formatted shippingCost_net_formatted worth_formatted worth_net_formatted worth_unit user default notice
  subscription_period product_version_name size_name icon_second rodo region basketGroupId basketGroups types subscription daysInPeriod
  for_points ownForPoints worthPoints
  ownRebate saved activateRebateCode deactivateRebateCode
  selected_parts own_collection own_number selected_rows own_rows bundleParts
  priceformula_calculation_error priceformula_calculation_error_msg ownRowDetails soldOut ownSubscription days days_in_period selected_subscription bundleProducts bundledId details
  purchase own_date bundle_product bundle_size bundle_number ownDate selected_date dateId
  ownReviews found perPage perStars opinions_sort opinions_rating opinions_confirmed opinions_page
  ownContact address producerId story
  ShippingInput ships day dialog delivery heading
  setRegion regionId setTemporaryZipcode unsetTemporaryRegion unsetTemporaryZipcode projectorFormUnsetRegion projectorFormUnsetZipcode
  projectorFormUnsetRegionAndZipcode projector_shipping_fetchShippingTime ownPlace countries regionChosen countryId postcode country place shown
  question_email question_text opinion_rating opinion_text opinion_name opinion_email opinion_photo widthPx heightPx
  promotionEnd rebateCode active asking availability_email recaptcha field form notify told faults errdesc isSubmitting

  pickup_text pickup_lat pickup_lon pickup_point pickup_ids pickup chosen ownPickup ownDelivery lacking courierId point pickupPointsSearch searchInput pickupPoints openingDays allDay
  coordinates latitude longitude requiredClientNumber ownDistance ownChosen ownMapTiles attribution ownQuickPayments buttons kind quick_payment quickPayments street gps text data ids open from till
`)

/** Words that mean the same in every shop: codes, pages, statuses, languages, headers. */
const codeWords = words(`
  pol eng pl en PLN EUR y n yes no http https www shop local localhost html php ajax projector graphql v1 m products product content contact
  terms privacy delivery returns basketedit basketchange basketchanges signin login settings main category pol_m return basket_empty hpeciai
  webp jpg avif firm rebatecode added notAdded rowNotChanged notSignedIn basketJoined asked notify success error
  mail set_product_observed tellAvailabilitySize tellAvailabilityEmail question askforproduct_email askforproduct_question review opinion_rating opinion_opinion addopinion_name addopinion_email picture_type picture_bytes picture_size enable disable limited unlimited virtual item
  size_not_chosen product_unknown size_unknown product_unavailable price_by_phone quantity_not_a_number choice_missing row_unknown
  quantity_below_minimum quantity_above_maximum quantity_off_step not_offered form_incomplete form_unreadable problem wrong later noLogin noPassword nothing
  uniw onesize prepaid dvp gross net redirect layer guest wholesaler retail logout login add set remove step period date
  parameter_missing parameter_unknown parameter_not_a_number parameter_out_of_bounds parameter_too_short parameter_too_long
  price_not_calculated calculatePrice date_missing date_unknown date_full number select radio checkbox
  default name asc desc newest best worst period_missing period_unknown sold_once_only points_sign_in not_for_points points_missing once subscription optional only off part parameter
  available unavailable selected disabled
  application json text plain xml javascript x www form urlencoded charset utf 8 octet stream
  pickup sites pickupChosen pickupForgotten pickupRefused forget unknown missing none gone refused taken quickPayment oneClick express locker demoPay demoExpress demoLocker
  stores payments instalments last seen quick
  GET POST HEAD PUT PATCH DELETE OPTIONS notice client
`)

/** Fields that hold a number, such as a quantity or an id. */
const numberNames = words(`
  number quantity points limit amount by counter page product products productId productsId id mode categoryId rows lowered refused status px widthPx heightPx
  own_rows days daysInPeriod days_in_period selected_subscription basketGroupId bundledId bundle_product bundle_number rating found perPage
  opinions_rating opinions_confirmed opinions_page
`)

/** Fields that hold a code which the shop handed out, such as a size. */
const shopCodeNames = words(
  "size bundle_size selected_size sizeId own_date ownDate selected_date dateId itemId optionId partId attribute value type key sort filter opinions_sort",
)

/** Fields that hold a day, such as that of a review: whoever wrote it is masked, and the day alone says nobody's name. */
const dayNames = words("date")

/** Times of day, such as opening hours. */
const clockNames = words("from till")

/** Several ids in one value. */
const idsNames = words("products pickup_ids")

/** Degrees on earth: they say where somebody is. */
const positionNames = words("latitude longitude pickup_lat pickup_lon")

/** Fields that hold an address of the shop. */
const addressNames = words("return url link location action")

const splitName = (name: string): string => name.replaceAll(/\[\d{0,6}\]/g, "")

/**
 * Does the shop tell of its goods and of itself under this name?
 *
 * @example isCatalogueName("producer") // => true
 * @example isCatalogueName("client") // => false
 */
export const isCatalogueName = (name: string): boolean => catalogueNames.has(name) || /^\d{1,6}$/.test(name)

/**
 * May a name stay as it is? An index in brackets belongs to a form.
 *
 * @example isHarmlessName("number[2]") // => true
 * @example isHarmlessName("Kowalska") // => false
 */
export function isHarmlessName(name: string): boolean {
  const plain = splitName(name)
  return catalogueNames.has(plain) || otherNames.has(plain) || /^\d{1,6}$/.test(plain) || /^part\d{1,4}$/.test(plain)
}

/**
 * Does a word mean the same in every shop?
 *
 * @example isCodeWord("pol") // => true
 */
export const isCodeWord = (word: string): boolean => codeWords.has(word)

/** What a field of a name holds; `free` is whatever somebody wrote. */
export type HarmlessKind = "number" | "ids" | "code" | "address" | "day" | "clock" | "position" | "free"

/**
 * What a field of this name holds.
 *
 * @example fieldKind("number[2]") // => "number"
 * @example fieldKind("firstname") // => "free"
 */
export function fieldKind(name: string): HarmlessKind {
  const plain = splitName(name)
  if (idsNames.has(plain)) return "ids"
  if (numberNames.has(plain)) return "number"
  if (shopCodeNames.has(plain)) return "code"
  if (dayNames.has(plain)) return "day"
  if (clockNames.has(plain)) return "clock"
  if (positionNames.has(plain)) return "position"
  return addressNames.has(plain) ? "address" : "free"
}

/**
 * Is it a list of ids, as an address names several? Each has at most six digits.
 *
 * @example isIdList("501.535") // => true
 * @example isIdList("600700800") // => false
 */
export const isIdList = (text: string): boolean => /^\d{1,6}(?:[.-]\d{1,6})*$/.test(text)

/**
 * Is it a number that people order or that an id is made of? More digits may be a phone, a birthday or an account.
 *
 * @example isShortNumber("1 000,5") // => true
 * @example isShortNumber("600 700 800") // => false
 */
export const isShortNumber = (text: string): boolean => /^[\d\s.,+-]*$/.test(text) && text.replaceAll(/\D/g, "").length <= 6
