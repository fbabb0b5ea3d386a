import { describe, expect, test } from "vitest"
import { renderedHtml, renderedPage } from "./rendered-page.ts"

/** Page, selector, and how many elements or which text it finds. */
type Row = readonly [page: string, selector: string, found: number | string]

const frame: readonly Row[] = [
  ["home", "#container.main_page", 1],
  ["home", "#viewType", 1],
  ["home", "nav#menu_categories #menu_navbar > ul.navbar-nav > li.nav-item > a.nav-link[title]", 8],
  ["home", "#menu_categories ul.navbar-subnav a.nav-link", 4],
  ["home", '#menu_basket > a[href="/basketedit.php?mode=1"]', 1],
  ["home", "#menu_basket > a > span", "2"],
  ["home", "#menu_basket > a > strong", "327,00 zł"],
  ["message", "#menu_basket.--hide > a > span", ""],
  ["home", "#menu_additional a.account_link[href='/signin.php'] > i.icon-user", 1],
  ["account", ".menu_additional__links a.logout_link", "Wyloguj się"],
  ["home", "#main_hotspot_zone1 .products > div.product", 6],
  ["category", "#container.search_page", 1],
  ["category", "#breadcrumbs ol > li.bc-main:first-child > a[href='/']", 1],
  ["category", "#breadcrumbs ol > li.category.bc-item-1 > a", "Kuchnia"],
  ["product", "#container.projector_page", 1],
  ["product", "#breadcrumbs ol > li.bc-active.bc-product-name", "Lniana koszula"],
  ["product", 'link[rel=canonical][href="https://shop.example/product-pol-501-Lniana-koszula.html"]', 1],
  ["product", 'link[rel=alternate][hreflang="en"]', 1],
  ["cart", "#container.basketedit_page", 1],
  ["signIn", "#container.login_page", 1],
  ["pickup", "#container.pickup_page", 1],
  ["pickup", "form#pickup_list_form[method=post] #pickup_point_2[type=radio][checked]", 1],
  ["pickup", "#pickup_list_form .pickupl_submit button", 1],
]

const listing: readonly Row[] = [
  ["category", "#search.products > div.product", 6],
  ["category", "#search > :not(div.product)", 0],
  ["category", 'div.product[data-product_id="503"][data-id="503"][data-product_page="2"][data-product_first="true"]', 1],
  ["category", 'div.product[data-product_disable="true"]', 1],
  ["category", "#search > div > a.product__icon[title][data-product-id] > picture > img", 11],
  ["category", "#search > div > h3 > a.product__name", 6],
  ["category", "#search > div:nth-child(2) strong.price.--max-exists", "189,00 zł"],
  ["category", "#search > div:nth-child(2) del.price.--max", "239,00 zł"],
  ["category", "#search > div:nth-child(2) .product__yousavepercent", "-21%"],
  ["category", ".omnibus_price .omnibus_price__value", "199,00 zł"],
  ["category", ".product__yousave.product__yousavepercent", "-21%"],
  ["category", "#search > div.product.product_wrapper > h3 > a.product__name.product-name[title][href]", 6],
  ["category", ".product__availability.status_description", "Wyprzedane"],
  ["category", ".price:not(:has(.omnibus_label)) > .omnibus_price__text", "Najniższa cena z 30 dni przed obniżką"],
  ["category", "#search .price.--omnibus.omnibus_price:has(.omnibus_price__text) .price_percent", 1],
  ["category", "#search > div:nth-child(2) .price:has(.omnibus_label) del.price.--max", "239,00 zł"],
  ["category", "#search > div:nth-child(2) .price:has(.omnibus_label) .price_percent", "-21%"],
  ["category", "#search_hotspot_zone1 > .products > div.product[data-product_id]", 4],
  ["category", ".listing__sorts a[href$='?sort=price-asc']", "po cenie rosnąco"],
  ["category", ".listing__sorts a[href$='?sort=price-desc']", "po cenie malejąco"],
  ["category", ".listing__sorts a[href$='?sort=name-asc']", "po nazwie rosnąco"],
  ["category", ".listing__sorts a[href$='?sort=name-desc']", "po nazwie malejąco"],
  ["category", "form[action$='-11.html'] select[name=sort] option[value=price-asc]", "od najtańszych"],
  ["category", ".header__language[href^='/eng_m_Kitchen_Mugs-11.html']", 1],
  ["category", '#search a.product__producer.product__firm.firm_name[title="Szwalnia Łąka"][href="/firm-pol-31-Szwalnia-Laka.html"]', 1],
  ["producer", "#container.search_page #content h1", "Pracownia Nysa"],
  ["producer", "#search.products > div.product[data-product_page='1']", 6],
  ["producer", "a.pagination_last[href='/firm-pol-30-Pracownia-Nysa.html?counter=2']", "3"],
  ["emptyProducer", "#content > section.noproduct", 1],
  ["emptyProducer", ".noproduct a[href='/']", 1],
  ["product", ".product_name__firm > a[href='/firm-pol-31-Szwalnia-Laka.html']", "Szwalnia Łąka"],
  ["product", ".dictionary__param[data-producer='true'] a[href='/firm-pol-31-Szwalnia-Laka.html']", 1],
  ["category", ".product__traits", "Materiał: kamionka, wiklina"],
  ["category", ".price.--points", "120 pkt."],
  ["category", "#content h1", "Kubki i filiżanki"],
  ["category", "a.pagination_last", "6"],
  ["category", 'a[href="/pol_m_Kuchnia_Kubki_i_filizanki-11.html?sort=price-asc&counter=1"]', 2],
  ["emptyCategory", "#content > section.noproduct", 1],
  ["emptyCategory", "#search", 0],
  ["lastSeen", "#content > section#last_seen .products > div.product", 3],
  ["lastSeen", "meta[name=robots][content*=noindex]", 1],
  ["lastSeenNothing", "#last_seen", 0],
]

const product: readonly Row[] = [
  ["product", 'form#projector_form[action="/basketchange.php"][method="post"][data-product_id="501"][data-type="item"]', 1],
  ["product", '#projector_form input#projector_product_hidden[name="product"][value="501"]', 1],
  ["product", '#projector_form input#projector_size_hidden[name="size"]', 1],
  ["product", '#projector_form input#projector_mode_hidden[name="mode"][value="1"]', 1],
  ["product", '#projector_form input#projector_number[name="number"][data-sellby="1"][data-prev="1"]', 1],
  ["product", "#projector_form button#projector_button_basket[type=submit][title]", "Dodaj do koszyka"],
  ["product", ".projector_prices__price_wrapper strong#projector_price_value.projector_prices__price.projector_price_value", "189,00 zł"],
  ["product", "del#projector_price_maxprice", "239,00 zł"],
  ["product", "#projector_price_yousave", "-21%"],
  ["product", ".projector_prices__lowest_price[data-change-date] .projector_lowest_price__value", "199,00 zł"],
  ["product", ".projector_prices__lowest_price", "Najniższa cena z 30 dni przed obniżką: 199,00 zł -5%"],
  ["product", "div#projector_status_description", 1],
  ["productOneSize", "div#projector_sizes_cont", 1],
  ["product", ".photos___slider_wrapper div", 3],
  ["product", '#projector_number[data-minimum-quantity="1"]', 1],
  ["product", '#projector_number[step="1"]', 1],
  ["product", "section#projector_productname h1.product_name__name[itemprop=name]", "Lniana koszula"],
  ["product", 'head > meta[property="og:title"][content^="Lniana koszula"]', 1],
  ["product", 'head > meta[property="og:url"][content="https://shop.example/product-pol-501-Lniana-koszula.html"]', 1],
  ["product", 'head > meta[property="og:image"][content^="https://shop.example/"][content$=".jpg"]', 1],
  ["productNoPrice", 'meta[property="product:price:amount"], [itemprop=price]', 0],
  ["product", "#projector_sizes_cont .projector_sizes__sub", "XSSMLXL"],
  ["product", 'a.projector_sizes__item.select_button[href="?selected_size=M"][data-type="M"] > span.projector_sizes__name', "M"],
  ["product", "a.projector_sizes__item.--disabled", "XS"],
  ["productChosen", "a.projector_sizes__item.--selected", "M"],
  ["productChosen", '#projector_size_hidden[value="M"]', 1],
  ["productRefused", "#alert[role=alert]", "Proszę wybrać rozmiar"],
  ["productRefused", '#projector_number[value="3"]', 1],
  ["productManySizes", '#projector_sizes_cont[data-select="true"] select#projector_sizes_select > option[value="40"]', 1],
  ["productManySizes", "select.f-select > option[data-count='3']", 3],
  ["productOneSize", '#projector_sizes_cont[data-onesize="true"]', 1],
  ["productOneSize", '#projector_size_hidden[value="uniw"]', 1],
  ["productSoldOut", '#projector_form[data-sizes_disable="true"] #projector_button_basket[disabled]', 1],
  ["productSoldOut", "#projector_status_description", "Produkt niedostępny"],
  ["product", ".projector_status #projector_status_description.projector_status__description", "Produkt dostępny"],
  ["product", "#projector_variants_section a.projector_versions__item[href]", 3],
  ["product", ".projector_versions__item.--selected", 1],
  ["product", "#projector_dictionary .dictionary__param.row.mb-3 > dt.dictionary__name > span.dictionary__name_txt", 6],
  ["product", ".dictionary__param > dd.dictionary__value > span.dictionary__value_txt", 6],
  ["product", '.dictionary__param[data-producer_code="true"] .dictionary__producer_code.--name', "M"],
  ["product", '.dictionary__param[data-producer_code="true"] .dictionary__producer_code.--value', "KOS-501-M"],
  ["product", ".dictionary__value_txt a.dictionary__more[href^='#']", 1],
  ["product", "dialog#dictionary_more_2", "GramaturaIle waży metr kwadratowy tkaniny.×"],
  ["product", '.dictionary__param[data-code="true"] .dictionary__value_txt', "KOS-501"],
  ["product", "#content a[href='#size_chart']", "Tabela rozmiarów"],
  ["product", "dialog#size_chart table th[scope=row]", "M"],
  ["product", "#projector_details_tab a[href='/document-pol-jak-prac-len.txt']", "Jak prać len"],
  ["product", "#projector_details_tab a[href='mailto:laka@example.com']", 1],
  ["product", "#projector_longdescription", 1],
  [
    "product",
    "#projector_photos #photos_slider .photos___slider_wrapper .photos__figure img.photos__photo[data-img_high_res][data-img_high_res_webp]",
    3,
  ],
  ["product", "#photos_nav.photos__nav a[href^='#photo-']", 3],
  ["product", 'meta[property="product:price:amount"][content="189.00"]', 1],
  ["product", "[itemprop=price][content]", 1],
  ["product", "#products_associated_zone1 .products > .product", 4],
  ["product", "#products_zone1 #products_associated_zone1 > .products > div.product[data-product_id]", 4],
]

const layer: readonly Row[] = [
  ["productWithLayer", "dialog#menu_preloader_add[open] progress", 1],
  ["productWithLayer", "#menu_preloader_add > h2 > span", "Dodano do koszyka"],
  ["productWithLayer", "#menu_preloader_add > div > div > h3 > a", "Lniana koszula"],
  ["productWithLayer", '.added__buttons > a:first-child[class="btn --solid --medium added__button --add"]', "Przejdź do koszyka"],
  ["productWithLayer", 'a.added__button.--add[href="/basketedit.php"]', 1],
  ["productWithLayer", ".added__buttons > a.added__button.--close:nth-child(2)", 1],
]

const cart: readonly Row[] = [
  ["cart", "#Basket > form", 1],
  ["cart", ".basket__productslist > .basket__block:first-child.--labels:not([data-product-id])", 1],
  ["cart", ".basket__productslist > .basket__block[data-product-id]", 2],
  [
    "cart",
    "#Basket > form > div:nth-of-type(1) > div:nth-of-type(2) > div:nth-of-type(5) > div:nth-of-type(3) .basket__remove.remove__button.--desktop",
    1,
  ],
  ["cart", ".basket__block:nth-child(2) .basket__item.--prices span", "189,00 zł"],
  ["cart", ".basket__block:nth-child(2) .basket__name a.product__link", "Lniana koszula"],
  ["cart", ".basket__block:nth-child(3) span.basket__sum", "138,00 zł"],
  ["cart", '.basket__block:nth-child(3) .quantity__input[value="2"]', 1],
  ["cart", ".quantity__add", 2],
  ["cart", ".quantity__del", 2],
  ["cart", ".basketedit_summary_container strong[data-worth]", "327,00 zł"],
  ["cart", "strong.plus_sign", "14,99 zł"],
  ["cart", ".basketedit_total_summary strong", "341,99 zł brutto"],
  ["cart", ".basket__remove > span.remove__button.--desktop", 2],
  ["cart", "#basketedit_hotspot_zone1 > .products > div.product[data-product_id]", 4],
  ["cart", "#basket_go_next[disabled]", 1],
  ["cart", "#basket_go_next[href]", 0],
  ["cartUnreachable", "#Basket", 0],
  ["message", "#return_sub_basket_empty > h3.return_label", "Twój koszyk jest pusty."],
  ["message", "a#retbut_basket_empty", "Rozpocznij zakupy"],
]

const account: readonly Row[] = [
  ["signIn", "#signin-form #signin-form_box_left #signin-form_box_sub_1 > form > div:nth-of-type(2) > button", "Zaloguj się"],
  ["signIn", 'button[class="btn --solid --medium signin_button"]', 1],
  ["signIn", "input#user_login[name=login]", 1],
  ["signIn", "input#user_pass[name=password][type=password]", 1],
  ["signIn", "form [required]", 0],
  ["signIn", "#return_sub_account_badlogin", 0],
  ["signInRefused", "#return_sub_account_badlogin > h3.return_label", "Podany login lub hasło nie jest poprawne."],
  ["signInRefused", '#user_login[value="marta"]', 1],
  ["account", "#login_welcome h1", "Twoje konto: Marta Żak"],
  ["account", "#content > h1 > span", "Twoje konto: Marta Żak"],
  ["account", '#content a[href="/login.php?operation=logout"]', 1],
]

async function finds(page: string, selector: string, found: number | string): Promise<void> {
  const elements = [...(await renderedPage(page)).querySelectorAll(selector)]
  if (typeof found === "number") expect(elements).toHaveLength(found)
  else expect(elements.map((element) => element.textContent.replaceAll("\u00a0", " "))).toEqual(expect.arrayContaining([found]))
}

describe("what other people's programs look for is there", () => {
  test.each(frame)("around the page, %s: %s is %s (2.6, 2.7, 10.27 to 10.33, 10.38 to 10.40, 10.46, 10.48, 10.76, 10.109)", finds)
  test.each(listing)("in a listing, %s: %s is %s (2.63, 10.12, 10.57 to 10.68, 10.72, 10.73, 10.178)", finds)
  test.each(product)("of a product, %s: %s is %s (10.77 to 10.79, 10.81 to 10.90, 10.93 to 10.95, 10.102, 10.104 to 10.106, 10.109)", finds)
  test.each(layer)("in the layer after the add, %s: %s is %s (10.110 to 10.115)", finds)
  test.each(cart)("in the cart, %s: %s is %s (10.116 to 10.119, 10.122 to 10.127, 10.130, 10.131)", finds)
  test.each(account)("at the sign-in, %s: %s is %s (2.14, 10.133, 10.134, 10.137 to 10.139)", finds)

  test("English programs find the add button by its title and the empty cart by its words (10.81, 10.131)", async () => {
    const english = async (name: string) => new DOMParser().parseFromString(await renderedHtml(name, null, "en"), "text/html")
    const button = (await english("product")).querySelector("#projector_button_basket")
    expect(button?.getAttribute("title")).toBe("Add 1 item to shopping basket")
    expect((await english("message")).querySelector("h3.return_label")?.textContent).toBe("Your basket is empty.")
  })

  test("the amount to pay stands in exactly one strong (10.126)", async () => {
    expect((await renderedPage("cart")).querySelectorAll(".basketedit_total_summary strong")).toHaveLength(1)
  })

  test("name and unit price read the same on the product page and in the cart (10.120, 10.121, 10.167)", async () => {
    const [product, cart] = [await renderedPage("product"), await renderedPage("cart")]
    const row = cart.querySelector('.basket__block[data-product-id="501"]')
    expect(row?.querySelector("a.product__link")?.textContent).toBe(product.querySelector("h1")?.textContent)
    expect(row?.querySelector("span.basket__price")?.textContent).toBe(product.querySelector("#projector_price_value")?.textContent)
  })

  test("a product has tabs that lead to its parts: description, traits, enclosures, opinions; its questions, and a modal to ask one (2.39, 10.189)", async () => {
    const page = await renderedPage("product")
    const tabs = [...page.querySelectorAll<HTMLAnchorElement>("#projector_tabs a")].map((link) => link.getAttribute("href") ?? "")
    expect(tabs).toEqual([
      "#projector_longdescription",
      "#projector_parameters",
      "#projector_details_tab",
      "#projector_warranty",
      "#opinions",
    ])
    for (const tab of tabs) expect([tab, page.querySelector(tab)?.closest(".tab")?.localName]).toEqual([tab, "details"])
    expect(page.querySelector("#projector_parameters #projector_dictionary")?.textContent).toContain("Materiał")
    expect(page.querySelector('#projector_details_tab ul[aria-label="Załączniki"]')?.textContent).toContain("Jak prać len")
    expect(page.querySelector("#product_questions_list")?.textContent).toContain("Czy kurczy się w praniu?")
    expect(page.querySelector('#product_questions_list a[href="#product_askforproduct"]')).not.toBeNull()
    expect(page.getElementById("product_askforproduct")?.localName).toBe("dialog")
  })

  test("the total of the cart is its rows and their shipping, and says the tax word (10.166)", async () => {
    const page = await renderedPage("cart")
    const minor = (text: string) => Number(text.replaceAll(/\D/g, ""))
    const rows = [...page.querySelectorAll(".basket__sum")].map(({ textContent }) => minor(textContent))
    const [, shipping] = page.querySelectorAll(".basketedit_summary__row strong")
    const total = page.querySelector(".basketedit_total_summary strong")?.textContent ?? ""
    expect(rows.length).toBeGreaterThan(1)
    expect(minor(total)).toBe(rows.reduce((sum, row) => sum + row, 0) + minor(shipping?.textContent ?? ""))
    expect(total).toMatch(/ (brutto|netto)$/)
  })
})
