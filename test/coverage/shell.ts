import type { Coverage } from "./coverage.ts"

const allowed = "a script of a fragment is run only by an address from the allow-list and with the nonce of the page"
const opening = "the forced-region modal is shown when one of its cookies says showModal is true: %j"
const offer = "in the mode of a recommended or default country that one is offered first; next leads on and back returns"
const failing = "when restoring fails, the loading look is removed, the modal stays open and the shopper is told"
const banner = "a closed banner is remembered by a cookie for 1 day"
const answered =
  "an old answer taken for the new one's. An action is asked for once at a time, waits for its own answer, and always ends told or done"

/** Search, mini basket, region, bars, menus, loading and the session. */
export const shellCoverage: Coverage = {
  "4.18": { by: "core/shell/fragment.ts#loadingContainers", test: "while a fragment loads, its containers are marked as loading" },
  "4.19": {
    by: "core/shell/fragment.ts#fragmentLoad",
    test: "containers are replaced, then the address is updated, then the marked scripts are run",
  },
  "4.20": { by: "core/shell/scripts.ts#markedScripts", test: allowed },
  "4.21": { by: "core/shell/fragment.ts#fragmentLoad", test: "on %j the browser goes to the address in the ordinary way" },
  "4.22": { by: "core/search/search-box.ts#searchBox", test: "a query below the minimum length gives no results" },
  "4.23": {
    by: "core/search/search-box.ts#searchBox",
    test: "a query of the minimum length or more opens the drop-down with its results",
  },
  "4.24": { by: "core/search/suggestions.ts#hasNoSuggestions", test: "when every group of the results is empty, the drop-down closes" },
  "4.25": { by: "core/search/view-search-box.ts#viewSearchBox", test: "the search box has the states focused, open and loading" },
  "4.26": { by: "core/region/forced-region.ts#openForcedRegion", test: opening },
  "4.27": {
    by: "core/region/forced-region.ts#forcedRegion",
    test: "continuing sets showModal to false in both cookies that exist, and closes the modal",
  },
  "4.28": { by: "core/region/forced-region.ts#forcedRegion", test: "on success the cookies are deleted and the page is reloaded" },
  "4.29": { by: "core/region/view-forced-region.ts#viewForcedRegion", test: failing },
  "4.30": {
    by: "core/region/chooser.ts#opensChooser",
    test: "the chooser is shown on load only when wanted and not closed: %j, %j, %s",
  },
  "4.31": {
    by: "core/region/chooser.ts#opensChooser",
    test: "the chooser is shown on load only when wanted and not closed: %j, %j, %s",
  },
  "4.32": { by: "core/region/chooser.ts#closedChooserCookie", test: "the closed cookie is a session cookie with path /" },
  "4.33": { by: "core/region/chooser.ts#chooser", test: offer },
  "4.34": { by: "core/shell/bars.ts#closeBar", test: "a closed announcement bar is removed and its id is stored" },
  "4.35": { by: "core/shell/bars.ts#closedBannerCookie", test: banner },
  "4.36": { by: "core/shell/bars.ts#isShippingFree", test: "toShippingFree %j equals 0" },
  "4.37": { by: "core/shell/bars.ts#isShippingFree", test: "toShippingFree %j is not 0" },
  "4.38": {
    by: "core/shell/menu.ts#dropDowns",
    test: "opening another closes the one that was open; pressing it again closes it",
  },
  "4.52": {
    by: "core/region/view-chooser.ts#regionSection",
    test: "unsetting the region on the product page shows loading, removed on success and after a failure, which is told",
  },
  "4.74": {
    by: "core/shell/tooltip.ts#tooltip",
    test: "the focus keeps it when the mouse leaves, and hides it at once when it leaves too",
  },
  "5.84": {
    by: "core/search/suggestions.ts#searchQuery",
    test: "a search needs at least 2 typed characters, counted after trimming: %j is %j",
  },
  "6.13": { by: "core/shell/session.ts#keysClearedOnSignOut", test: "signing out clears of %j the keys %j" },
  "8.52": { by: "core/shell/remote-action.ts#failureCourse", test: "a background load that fails changes nothing and is logged" },
  "8.53": { by: "core/shell/remote-action.ts#failureCourse", test: "a script that fails to load is noted in the debug log only" },
  "8.54": { by: "core/shell/remote-action.ts#failureCourse", test: "a page fragment that fails falls back to full navigation" },
  "8.55": {
    by: "core/shell/remote-action.ts#failureCourse",
    test: "a product refresh that fails, and every other exception, goes to the error log",
  },
  "8.56": {
    by: "core/shell/remote-action.ts#failureCourse",
    test: "a product refresh that fails, and every other exception, goes to the error log",
  },
  "8.57": { by: "core/shell/remote-action.ts#remoteAction", test: answered },
  "9.9": { by: "core/shell/limits.ts#layoutLimits", test: "while a fragment loads, its containers are marked as loading" },
  "9.10": { by: "core/shell/scripts.ts#scriptLoad", test: "a script is loaded once, and has 5000 ms for it" },
  "9.16": { by: "core/web/cookies.ts#cookieText", test: "a cookie %j of %j for %j days is %s" },
  "9.17": { by: "core/shell/bars.ts#closedBannerCookie", test: banner },
  "9.18": { by: "core/search/suggestions.ts#searchLimits", test: "a search asks for 6 results, starts at 2 characters and waits 500 ms" },
  "9.19": { by: "core/shell/toasts.ts#toastTime", test: "in the shell a toast stays 4000 ms and fades in 0.5 s" },
  "9.20": {
    by: "core/shell/toasts.ts#toastTime",
    test: "on the product page a toast stays 10000 ms, and for code 100 it stays 5000 ms anywhere",
  },
  "9.22": {
    by: "core/basket/drop-down.ts#dropDownMode",
    test: "the drop-down list is hidden with no lines or with more than 22 lines",
  },
  "9.23": {
    by: "core/basket/mini-basket.ts#viewMiniBasket",
    test: "the link, the counter and the sum stay whatever the number of lines",
  },
  "9.24": { by: "core/basket/drop-down.ts#dropDownMode", test: "above 10 lines the mini basket uses the list mode" },
  "9.25": {
    by: "core/shell/viewport.ts#showsBackToTop",
    test: "the back-to-top button appears after 2 viewport heights, of the window as it is now",
  },
  "9.28": { by: "core/shell/images.ts#lazyImageAddress", test: "a screen of %i px with %d dots per pixel, %j: %s" },
  "9.29": {
    by: "core/region/chooser.ts#isShortScreen",
    test: "below a height of 800 px the chooser uses its short-screen scroll mode",
  },
  "9.30": { by: "core/shell/viewport.ts#usesSearchOverlay", test: "the mobile search is used below a width of 768 px" },
  "9.31": { by: "core/shell/menu.ts#menuColumns", test: "groups of the heights %j stand in the columns %j" },
  "9.32": {
    by: "core/shell/scripts.ts#scriptPositions",
    test: "the script positions are head, body_top, body_bottom, before_shop_js and after_shop_js",
  },
  "9.33": { by: "core/region/country.ts#deliveryLanguages", test: "are pol, eng, ger, cze, rum, slo, fre, ukr and hun" },
  "9.34": { by: "core/shell/tooltip.ts#tooltip", test: "500 ms after the mouse has left, and not when an older time ends" },
  "9.35": { by: "core/shell/loader.ts#loader", test: "a loader that was shown stays 700 ms, however short the load" },
  "9.62": {
    by: "core/shell/viewport.ts#scrollOffset",
    test: "a scroll stops 50 px above its target, on desktop below header and tabs",
  },
  "9.63": { by: "core/shell/viewport.ts#isMobile", test: "view 1 is mobile, 2 is tablet, 3 and up are desktop" },
}
