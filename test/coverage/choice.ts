import type { Coverage } from "./coverage.ts"

/** Choices on the product page: sizes, versions, sets and configurators. */
export const choiceCoverage: Coverage = {
  "4.39": { by: "core/choice/form-marks.ts#formMarks", test: "%s: the marks of the form (4.39)" },
  "4.40": { by: "core/choice/loading-flags.ts#isLoading", test: "%s: what loads (4.40)" },
  "4.41": { by: "core/choice/display-mode.ts#displayMode", test: "display mode %j is %s (4.41)" },
  "4.42": { by: "core/choice/submit-lines.ts#submitLines", test: "one submit adds %s (4.42)" },
  "4.43": {
    by: "core/choice/detail-module.ts#fieldForm",
    test: "fields of a detached module are tied to the form by its id, others stand in it (4.43)",
  },
  "4.44": {
    by: "core/choice/update-order.ts#updatePage",
    test: "a page is updated in the order of the specification, whatever order the updates are given in (4.44)",
  },
  "4.45": { by: "core/product-page/product-page.ts#openProductPage", test: "none is chosen at first; the only size of a product is" },
  "4.46": { by: "core/product-page/product-page.ts#productPage", test: "choosing a size clears the alert and reads its data again" },
  "4.47": {
    by: "core/product-page/readiness.ts#obstacle",
    test: "stock 0 and status disable turn the form off, and keep the typed quantity",
  },
  "4.48": { by: "core/product-page/product-page.ts#productPage", test: "choosing a size clears the alert and reads its data again" },
  "4.49": { by: "core/product/sizes.ts#preselectedSize", test: "none is chosen at first; the only size of a product is" },
  "4.50": { by: "core/product/sizes.ts#isInStock", test: "a size with the status disable cannot be bought, whatever its stock (4.50)" },
  "4.51": {
    by: "core/product-page/product-page.ts#productPage",
    test: "a bundle's size is chosen without reading its data again (4.51)",
  },
  "4.53": { by: "core/choice/multipack.ts#multipackQuantity", test: "choosing an option sets the quantity, as far as there is stock" },
  "4.54": { by: "core/choice/one-click.ts#oneClick", test: "one-click buttons of a product named %j (4.54)" },
  "4.55": { by: "core/choice/tab-sections.ts#tabSections", test: "on a mobile view a press opens and closes" },
  "4.71": { by: "core/choice/parts-readiness.ts#partsForm", test: "%s: the disabled fields of a set (4.71)" },
  "4.72": { by: "core/choice/counting-options.ts#ruledPlaces", test: "%s: shown, hidden and disabled (4.72)" },
  "4.73": {
    by: "core/choice/configurator-page.ts#configuratorPage",
    test: "with the fields as they would be sent, once the pause ends",
  },
  "5.49": { by: "core/choice/first-obstacle.ts#firstObstacle", test: "one product, %s (5.49)" },
  "5.51": {
    by: "core/choice/set-chooser.ts#setChooser",
    test: "the first thing missing is told for 3.5 s and brought into view, and nothing is sent",
  },
  "5.52": { by: "core/choice/parts-readiness.ts#partsObstacle", test: "%s: what a set lacks (5.52 to 5.54)" },
  "5.53": { by: "core/choice/parts-readiness.ts#partsObstacle", test: "%s: what a set lacks (5.52 to 5.54)" },
  "5.54": { by: "core/choice/parts-readiness.ts#partsObstacle", test: "%s: what a set lacks (5.52 to 5.54)" },
  "5.55": { by: "core/choice/first-obstacle.ts#firstObstacle", test: "a conflicting combination is rejected with its own text (5.55)" },
  "5.56": {
    by: "core/choice/configurator-form.ts#configuratorObstacle",
    test: "a required group without an option is told at the group (5.56)",
  },
  "5.60": {
    by: "core/product-page/product-page.ts#productPage",
    test: "without a size: the alert for 3.5 s, the sizes come into view, nothing is sent",
  },
  "5.61": {
    by: "core/product-page/product-page.ts#productPage",
    test: "without a size: the alert for 3.5 s, the sizes come into view, nothing is sent",
  },
  "9.36": { by: "core/choice/limits.ts#choiceLimits", test: "the pauses and bounds of choices (9.36, 9.38, 16.11)" },
  "9.37": {
    by: "core/choice/bundle-slider.ts#bundleSlider",
    test: "the bundle slider shows two slides with a gap of 16 px, without a loop, on mobile views only (9.37)",
  },
  "9.38": { by: "core/choice/obstacle.ts#obstacleMs", test: "a size and a part are told for 3.5 s, everything else for 10 s (16.35)" },
  "9.39": {
    by: "core/product-page/limits.ts#productPageLimits",
    test: "without a size: the alert for 3.5 s, the sizes come into view, nothing is sent",
  },
}
