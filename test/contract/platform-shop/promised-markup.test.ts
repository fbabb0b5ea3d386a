import { describe, expect, test } from "vitest"
import { PlatformVisit, textOf } from "../../support/platform-shop/shop-visit.ts"

const themes = ["current", "older"] as const

/** What section 10 promises of a page: addresses that open it, and selectors that find something on each. */
const promises: readonly (readonly [statement: string, paths: readonly string[], selectors: readonly string[]])[] = [
  [
    "10.22 to 10.26: the search box",
    ["/", "/pol_m_Ogrod-10.html", "/product-pol-201"],
    [
      'form#menu_search[action$="/search.php"] > div > div:first-of-type > input#menu_search_text.menu_search__input[name=text]',
      "#menu_search button.menu_search__submit[type=submit]",
      "#menu_search > div > div:nth-of-type(2).search_result",
    ],
  ],
  [
    "10.27 to 10.29: the menu of categories",
    ["/"],
    [
      "nav#menu_categories #menu_navbar ul.navbar-nav > li.nav-item a.nav-link[title]",
      "#menu_navbar ul.navbar-nav > li.nav-item > ul.navbar-subnav > li.nav-item > a.nav-link",
      "#menu_navbar ul.navbar-subnav ul.navbar-subsubnav > li.nav-item > a.nav-link",
    ],
  ],
  [
    "10.30 to 10.37: the basket in the header",
    ["/"],
    [
      "#menu_basket_wrapper #menu_basket.--hide",
      '#menu_basket > a[href$="/basketedit.php?mode=1"] > span.badge.badge-info',
      "#menu_basket > a > strong.top_basket__price",
      ".menu_basket_list .top_basket__details",
      ".top_basket__summary_item.--worth",
      "template#top_basket_product",
    ],
  ],
  [
    "10.38 to 10.46: account, settings and markers",
    ["/"],
    [
      "#menu_additional .menu_additional__links a.account_link i.icon-user",
      "#menu_settings form[method=post] select#menu_settings_curr[name=curr] option[value=EUR]",
      "#menu_settings select#menu_settings_country[name=country]",
      '#menu_settings input[type=radio][name=lang][value="eng"]',
      "#menu_settings button.btn.--solid.--large",
      "#menu_settings_currency",
      "#container.main_page",
      "#viewType",
      "#freeShipping .freeShipping__val",
      ".bars_top .bars__item#bar11[data-close][data-fixed] a.bars__close",
      ".shopping_list_top[data-empty] a.slt_link",
      'a[href="#acceptAll"]',
      "a.rejectAll",
      "#ck_dsclr_v2 #ckdsclmrshtdwn_v2 span",
      "a.wishes_count i.icon-heart",
    ],
  ],
  [
    "10.57 to 10.76: a list",
    ["/pol_m_Ogrod-10.html", "/pl/menu/dom-20.html", "/search.php?text=kubek", "/firm-pol-2-Laka-Las.html"],
    [
      "#container.search_page",
      "#content h1",
      "#search.products > div.product.product_wrapper[data-product_id][data-id][data-product_page]",
      "#search > div.product > a.product__icon[href][title][data-product-id] picture img[alt]",
      "#search > div > h3 > a.product__name.product-name[href][title]",
      "#search .product__prices strong.price",
      "#search .product__availability.status_description",
      '#search a.product__compare_item.--add[href*="/settings.php?comparers=add&product="]',
      "#s_setting_0 a[data-index]",
      "#s_setting_1 a[data-index]",
      "button.filters-btn__item",
      "#filters_submit",
      "#breadcrumbs ol > li.bc-main a",
    ],
  ],
  [
    "10.62 to 10.67: a reduced product on a list",
    ["/pol_m_Ogrod-10.html"],
    [
      "#search strong.price.--max-exists",
      "#search del.price.--max",
      "#search .product__yousave .product__yousavepercent",
      "#search .price.--omnibus.omnibus_price .omnibus_price__value",
      "#search a.product__producer.product__firm.firm_name[title]",
      '#search div.product[data-product_first="true"]',
      '#search div.product[data-product_disable="true"]',
    ],
  ],
  [
    "10.77 to 10.109: a product of one size",
    ["/product-pol-202", "/product-pol-202-Lopata.html", "/pl/products/lopata-202", "/product-eng-202"],
    [
      "#container.projector_page",
      'form#projector_form[method=post][data-product_id="202"][data-type]',
      "#projector_form #projector_product_hidden[name=product]",
      '#projector_form #projector_size_hidden[name=size][value="uniw"]',
      '#projector_form #projector_mode_hidden[name=mode][value="1"]',
      "#projector_form #projector_number[name=number][data-prev][data-sellby][step][data-minimum-quantity]",
      "#projector_form button#projector_button_basket[type=submit]",
      ".projector_prices__price_wrapper strong#projector_price_value.projector_prices__price.projector_price_value[itemprop=price][content]",
      "del#projector_price_maxprice",
      "#projector_price_yousave",
      ".projector_prices__lowest_price[data-change-date] .projector_lowest_price__value",
      "#projector_productname .product_name__wrapper h1.product_name__name[itemprop=name]",
      ".product_name__block.--description",
      '#projector_sizes_cont[data-onesize="true"]',
      ".projector_buy__number_wrapper > div a[data-value='5']",
      ".projector_buy__number_wrapper a[data-value=null]",
      "#projector_amount",
      "#alert",
      ".projector_status #projector_status_description.projector_status__description",
      "#projector_shipping_info #projector_delivery_label",
      "#projector_delivery_days",
      'a.projector_shipping__info[href="#shipping_info"]',
      'a#projector_button_observe[href$="#add_favorite"]',
      "a.projector_prodstock_compare",
      'a.projector_buy__shopping_list[href="#addToShoppingList"]',
      "#projector_dictionary .dictionary__param.row.mb-3[data-producer] a.dictionary__value_txt",
      "#projector_dictionary .dictionary__param[data-code] .dictionary__value_txt",
      "#projector_longdescription",
      "#projector_photos #photos_slider .photos___slider_wrapper .photos__figure img.photos__photo[data-img_high_res][data-img_high_res_webp]",
      "#photos_nav.photos__nav",
      "link[rel=canonical]",
      'meta[property="og:url"]',
      'meta[property="og:title"]',
      'meta[property="og:image"]',
      'meta[property="product:price:amount"]',
      "#breadcrumbs ol > li.bc-active.bc-product-name",
    ],
  ],
  [
    "10.87 to 10.89: a product in sizes",
    ["/product-pol-208?selected_size=4"],
    [
      '#projector_sizes_cont .projector_sizes__sub a.projector_sizes__item.select_button.--selected[href="?selected_size=4"][data-type="4"] .projector_sizes__name',
      'a.projector_sizes__item.--disabled[data-type="3"]',
      '#projector_size_hidden[value="4"]',
      'a[href="#tellAvailability"]',
    ],
  ],
  [
    "10.90: many sizes behind a list",
    ["/product-pol-209"],
    [
      '#projector_sizes_cont[data-select="true"] select#projector_sizes_select[name=projector_sizes] option[value="40"][data-count]',
      "#projector_sizes_cont button.f-dropdown-toggle",
      "#projector_sizes_cont ul.f-dropdown-menu a.f-dropdown-item",
    ],
  ],
  [
    "10.98: a product that is sold out",
    ["/product-pol-219"],
    ['#projector_form[data-sizes_disable="true"]', 'a[href="#tellAvailability"]', "#tell_availability_dialog #tellAvailabilityEmail"],
  ],
  [
    "10.101: versions of two levels",
    ["/product-pol-214"],
    [
      ".projector_multiversions__item[data-id] .projector_multiversions__item_link.--selected",
      "select.projector_multiversions__select option[data-values_id][data-product][data-link][data-title][selected]",
    ],
  ],
  ["10.102: versions of one level", ["/product-pol-205"], ["#projector_variants_section"]],
  ["10.103: prices by quantity", ["/product-pol-203"], [".projector_multipack__item[data-value='6'] input[name=multipack_radio]"]],
  [
    "10.80: a subscription",
    ["/product-pol-221"],
    [
      '#projector_form[data-subscription="true"] #projector_subscription_hidden[name=subscription]',
      "#projector_subscription_days_hidden[name=days_in_period]",
      "#radioSubscriptionTrue",
      "#radioSubscriptionFalse",
      'a.projector_subscription__item.--selected[data-days="14"]',
    ],
  ],
  ["10.77: a price formula and a collection", ["/product-pol-212"], ['#projector_form[data-price_formula="true"]']],
  ["10.77: a collection", ["/product-pol-211"], ['#projector_form[data-collection="true"]']],
  ["10.71: zones of the home page", ["/"], ["#main_hotspot_zone1 .products > div.product", "#main_hotspot_zone2 .products > div.product"]],
  ["10.72: nothing found", ["/search.php?text=niematakiego", "/pol_m_Archiwum-50.html"], ["#content > section.noproduct"]],
  ["10.130: an empty basket", ["/return.php?status=basket_empty"], ["#return_sub_basket_empty > h3.return_label", "a#retbut_basket_empty"]],
]

const table = promises.flatMap(([statement, paths, selectors]) => paths.map((path) => [statement, path, selectors] as const))

describe.each(themes)("the %s theme", (theme) => {
  const visit = new PlatformVisit({ theme })

  test.each(table)("%s, at %s", async (_, path, selectors) => {
    const { document, status } = await visit.open(path)
    expect(status).toBe(200)
    expect(selectors.filter((selector) => document.querySelector(selector) === null)).toEqual([])
  })

  test("children of the grid are tiles only, of which a list has a set number", async () => {
    const { document } = await visit.open("/pol_m_Dom-20.html")
    const tiles = [...(document.querySelector("#search")?.children ?? [])]
    expect(tiles.map(({ tagName, classList }) => [tagName, classList.contains("product")])).toEqual(tiles.map(() => ["DIV", true]))
    expect(tiles).toHaveLength(12)
  })

  test("one element says whether a product can be bought", async () => {
    const words = await Promise.all(
      ["/product-pol-201", "/product-pol-219"].map(async (path) =>
        [...(await visit.open(path)).document.querySelectorAll("#projector_status_description")].map(({ textContent }) => textContent),
      ),
    )
    expect(words).toEqual([["Produkt dostępny"], ["Produkt niedostępny"]])
  })

  test("a price by phone is no amount anywhere", async () => {
    const { html } = await visit.open("/product-pol-223")
    expect(html).not.toMatch(/projector_price_value"|product:price:amount|"offers"|itemprop="?price/)
    expect(html).not.toMatch(/\b0,00.{1,8}(?=<\/strong>\s*<div class="projector_prices)/)
  })

  test("addresses that the shop does not have are 404", async () => {
    for (const path of ["/nope.html", "/product-pol-9999", "/pol_m_Nic-999.html", "/firm-pol-99-Nic.html", "/pol_m_Dom-20.html?counter=7"])
      expect([path, (await visit.open(path)).status]).toEqual([path, 404])
  })
})

test("the one page in ISO-8859-2 has its letters, and an older theme's texts read as the current one's", async () => {
  const [current, older] = await Promise.all(themes.map((theme) => new PlatformVisit({ theme }).open("/O-nas-cinfo-pol-4.html")))
  if (current === undefined || older === undefined) throw new Error("there are two themes")
  expect([current.contentType, older.contentType]).toEqual(["text/html; charset=utf-8", "text/html; charset=iso-8859-2"])
  for (const selector of ["h1", "#cms_4 p"]) expect(textOf(older, selector)?.trim()).toBe(textOf(current, selector)?.trim())
})

test("the current theme tells product_data, the older one does not", async () => {
  const [current, older] = await Promise.all(themes.map((theme) => new PlatformVisit({ theme }).open("/product-pol-208")))
  expect(current?.html).toMatch(/<script class="ajaxLoad">[\s\S]*window\.product_data = \[\{id:208,/)
  expect(older?.html).not.toContain("product_data =")
})
