import type { FieldNames, HarmlessKind } from "../values/field-names.ts"

/** The words of a list. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words that mean the same in every shop: codes, pages, statuses, languages, headers. */
const codeWords = words(`
  pol eng pl en PLN EUR y n yes no http https www shop local localhost html php ajax projector graphql v1 m products product content contact
  terms privacy delivery returns basketedit basketchange basketchanges signin login settings main category pol_m return basket_empty hpeciai
  webp jpg avif firm rebatecode added notAdded rowNotChanged notSignedIn basketJoined asked notify success error
  mail set_product_observed tellAvailabilitySize tellAvailabilityEmail question askforproduct_email askforproduct_question review opinion_rating opinion_opinion addopinion_name addopinion_email picture_type picture_bytes picture_size picture_empty enable disable limited unlimited virtual item
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
  saved favouriteAdded favouriteRemoved favouritesFull comparedAdded comparedRemoved comparedCleared comparedFull favourite compared compare comparers shoppinglist listAdded listRemoved listFull listMade listRenamed listDeleted listShared listUnshared listsFull nameMissing nameTaken make rename delete share unshare
  cookies iai_cookie rabateCode_clicked freeeshipping_clicked freeShipping rebateCode necessary all chosen again analytics marketing true false
  password recover ask passwordAsked passwordRefused passwordSet weak_password wrong_password accountChanged accountRefused sessions webAuthn generateRegisterRequest generateLoginRequest passkeySaved passkeyRenamed passkeyRemoved
  newsletter newsletterAsked newsletterDone letterRefused noMail confirm mailing incorect email
  connections loginWayRefused denied expired stale lastWay no_password no_current_password own_email connected disconnected proveConnect
  contactTaken file files type size count empty other quote
  clientRefused clientRegistered fields exists register order new person
  orderRefused incomplete rose changed orderOpen order_open step code order_number order_email order_code orderAddress orderNotAddress orderMailed orderMailLater orderNoMail orderRepeated repeat orderAccountWeak orderAccountThere
  mailed notChecked dataNotChecked onceorder
  client_type client_firm client_nip client_firstname client_lastname client_email client_phone birth_date client_region client_street
  client_street_number client_zipcode client_city deliver_to_billingaddr delivery_firstname delivery_lastname delivery_additional delivery_region
  delivery_street delivery_zipcode delivery_city delivery_phone client_login client_password repeat_password terms_agree client_mailing client_send_sms
  incorect_email incorect_login incorect_nip incorect_phone incorect_zipcode incorrect_region invalid_format login_taken login_taken_login_propose
  login_taken_login_propose_detail incorect_zipcode_detail no_street_number no_street_number_uk no_firmname
  order order1 order2 place order_terms_conditions order_cancel delivery_prepaid delivery_dvp next points lack accepted waiting packed sent delivered cancelled perPage counter cancel orderCancelled orderNotCancelled subscriptionAsItWas subscriptions skip pause resume active paused
  phone delivery payment terms reference report begun refused unfit pending paid
  section security data addresses consents points privacy edit address email deletion accountFormRefused version owner signedOut
  changed removeAddress chooseAddress addressRemoved emailAsked signOutOne signOutEverywhere signOutElsewhere billing invoice
  client_bank address_purpose address_firstname address_lastname address_firm address_phone address_region address_street address_zipcode
  address_city address_province address_default new_email email_password deletion_sure deletion_password incorrect_iban
  withdrawal returns open rma complaint statement rows reason way account claim check case step whole parts courier place kurier
  case_order case_name case_email case_scope case_goods case_reason case_way case_courier case_place case_account case_remedy case_description
  repair exchange lowerPrice moneyBack measure dated above exempt noRows nothing late notSent pictures short long inTime received paidBack settled takeBack
  GET POST HEAD PUT PATCH DELETE OPTIONS notice client
`)

/** An index in brackets belongs to a form, the number of a parameter to a filter. */
const splitName = (name: string): string => name.replaceAll(/\[\d{0,6}\]/g, "").replace(/^(filter_traits)\d{1,6}$/, "$1")

/** What is declared where a field is: of a reply with its Schema, of a form and an address beside it. Whatever is not is masked. */
export interface DeclaredNames {
  /** a name may stay where it is one of these */
  readonly names: ReadonlySet<string>
  /** under these the shop speaks of its goods and itself, where each name on the way is one */
  readonly said: ReadonlySet<string>
  /** what fields of these names hold */
  readonly kinds: ReadonlyMap<string, HarmlessKind>
}

/** Nothing is declared, so nothing is kept. */
export const noNames: DeclaredNames = { names: new Set(), said: new Set(), kinds: new Map() }

/**
 * Several declarations as one. A name that holds different things in two places holds nothing that is known.
 *
 * @example joinNames([noNames], [{ login: "free", number: "number" }]).kinds.get("number") // => "number"
 */
export function joinNames(declared: readonly DeclaredNames[], fields: readonly FieldNames[]): DeclaredNames {
  const kinds = new Map<string, HarmlessKind>()
  const known = [...declared.flatMap((one) => [...one.kinds]), ...fields.flatMap((one) => Object.entries(one))]
  for (const [name, kind] of known) if (kind !== "free") kinds.set(name, (kinds.get(name) ?? kind) === kind ? kind : "free")
  const names = [...declared.flatMap((one) => [...one.names]), ...fields.flatMap(Object.keys)]
  return { names: new Set(names), said: new Set(declared.flatMap((one) => [...one.said])), kinds }
}

/**
 * Does the shop tell of its goods and of itself under this name?
 *
 * @example isSaidName("firstname", noNames) // => false
 */
export const isSaidName = (name: string, { said }: DeclaredNames): boolean => said.has(name) || /^\d{1,6}$/.test(name)

/**
 * May a name stay as it is?
 *
 * @example isHarmlessName("number[2]", joinNames([], [{ number: "number" }])) // => true
 * @example isHarmlessName("Kowalska", noNames) // => false
 */
export function isHarmlessName(name: string, { names }: DeclaredNames): boolean {
  const plain = splitName(name)
  return names.has(plain) || /^\d{1,6}$/.test(plain) || /^part\d{1,4}$/.test(plain)
}

/**
 * Does a word mean the same in every shop?
 *
 * @example isCodeWord("pol") // => true
 */
export const isCodeWord = (word: string): boolean => codeWords.has(word)

/**
 * What a field of this name holds.
 *
 * @example fieldKind("number[2]", joinNames([], [{ number: "number" }])) // => "number"
 * @example fieldKind("firstname", noNames) // => "free"
 */
export const fieldKind = (name: string, { kinds }: DeclaredNames): HarmlessKind => kinds.get(splitName(name)) ?? "free"

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
