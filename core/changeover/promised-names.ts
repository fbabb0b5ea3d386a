import type { PageElement } from "../web/page-elements.ts"

/**
 * Names of section 10 by which other people's software finds things in pages: `#` an id, `.` a class, without either the name of a field.
 * A shop of the platform has some of them; those that its page has, ours should have too.
 */
const promised: Readonly<Record<string, string>> = {
  "10.22": "#menu_search #menu_search_text .menu_search__input .menu_search__submit .search_result",
  "10.27": "#menu_categories #menu_navbar .navbar-nav .navbar-subnav .navbar-subsubnav .nav-link",
  "10.30":
    "#menu_basket #menu_basket_wrapper .menu_basket_list .top_basket__price .badge-info #top_basket_product #top_basket_summary #top_basket_details",
  "10.38": "#menu_additional .account_link .icon-user .icon-search .icon-heart",
  "10.42": "#menu_settings #menu_settings_curr #menu_settings_country #menu_settings_currency",
  "10.46": "#container .main_page .projector_page .search_page .login_page .basketedit_page #viewType",
  "10.49": "#freeShipping .freeShipping__val .bars_top .bars__item",
  "10.52": ".shopping_list_top .slt_link .slt_lists__count .wishes_count",
  "10.57": "#search .product_wrapper .product__icon .product__name .product-name .product__prices",
  "10.63":
    ".--max .--max-exists .product__yousave .product__yousavepercent .omnibus_price .omnibus_price__value .omnibus_label .price_percent",
  "10.67":
    ".product__producer .product__firm .firm_name .product__availability .product__traits .product__compare_item .product__buy_button",
  "10.71":
    "#main_hotspot_zone1 #main_hotspot_zone2 #products_associated_zone1 #products_associated_zone2 #search_hotspot_zone1 #basketedit_hotspot_zone1",
  "10.72":
    ".noproduct #menu_messages_warning #s_setting_0 #s_setting_1 .filters-btn__item .filter_list_content #breadcrumbs .bc-main .bc-product-name",
  "10.77":
    "#projector_form #projector_product_hidden #projector_size_hidden #projector_mode_hidden #projector_number #projector_button_basket",
  "10.80":
    "#projector_subscription_hidden #projector_subscription_days_hidden #radioSubscriptionTrue #radioSubscriptionFalse .projector_subscription__item",
  "10.82":
    "#projector_price_value #projector_price_maxprice #projector_price_yousave .projector_prices__price .projector_lowest_price__value",
  "10.86": "#projector_productname .product_name__name .product_name__wrapper .product_name__block",
  "10.87":
    "#projector_sizes_cont #projector_sizes_select .projector_sizes__item .projector_sizes__sub .projector_sizes__name #projector_amount #alert",
  "10.94":
    "#projector_status_description .projector_status #projector_delivery_label #projector_delivery_days #projector_shipping_info #projector_shipping_dialog",
  "10.98":
    "#tell_availability_dialog #tellAvailabilityEmail #projector_button_observe .projector_prodstock_compare .projector_buy__shopping_list",
  "10.101":
    ".projector_multiversions__item .projector_multiversions__select .projector_versions__item .projector_versions__select #projector_variants_section",
  "10.103":
    ".projector_multipack__item #projector_dictionary .dictionary__param .dictionary__name_txt .dictionary__value_txt #projector_longdescription",
  "10.106":
    "#projector_photos #photos_slider .photos___slider_wrapper .photos__figure .photos__photo #photos_nav #product_questions_list .questions__button",
  "10.116":
    "#Basket .basket__productslist .basket__block .basket__price .basket__name .basket__sum .quantity__input .basket__remove .basketedit_summary_container .basketedit_total_summary #basket_go_next",
  fields: "text product size mode number curr country lang",
}

const wanted: ReadonlySet<string> = new Set(Object.values(promised).flatMap((names) => names.split(" ")))

const statementOf: ReadonlyMap<string, string> = new Map(
  Object.entries(promised).flatMap(([statement, names]) => names.split(" ").map((name) => [name, statement] as const)),
)

/**
 * The statement that promises a name; null for one of a field, and for a name that none promises.
 *
 * Spec: 10.1041.
 *
 * @example promisedBy("#projector_price_value") // => "10.82"
 */
export function promisedBy(name: string): string | null {
  const statement = statementOf.get(name)
  return statement === undefined || statement === "fields" ? null : statement
}

/**
 * The promised names that a page has, each once, in the order of section 10.
 *
 * Spec: 10.1041.
 *
 * @example promisedNamesIn(sampleElement("p", { id: "search", class: "a" })) // => ["#search"]
 */
export function promisedNamesIn(page: PageElement): readonly string[] {
  const found = new Set<string>()
  const note = (name: string): void => void (wanted.has(name) && found.add(name))
  const look = ({ attributes, children }: PageElement): void => {
    const { id, class: classes, name } = attributes
    if (id !== undefined) note(`#${id}`)
    if (classes !== undefined) for (const one of classes.split(/\s+/)) note(`.${one}`)
    if (name !== undefined) note(name)
    for (const child of children) if (typeof child !== "string") look(child)
  }
  look(page)
  return [...wanted].filter((name) => found.has(name))
}
