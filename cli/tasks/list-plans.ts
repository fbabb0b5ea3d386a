import type { ShopJourney } from "./basket-plans.ts"
import { everyPlan, opened } from "./scenario-steps.ts"

/** The journeys through searches and lists that come with the project. */
export const listPlans: readonly ShopJourney[] = [
  {
    ...everyPlan,
    name: "search-to-product",
    title: "A slip is forgiven, the word itself finds more, and the list in the order of its prices leads to a product",
    events: [
      { atMs: 0, event: opened("/") },
      { atMs: 3000, event: opened("/search.php?text=dzbanke") },
      { atMs: 6000, event: opened("/search.php?text=dzbanek") },
      { atMs: 9000, event: opened("/search.php?text=dzbanek&sort=price-asc") },
      { atMs: 13_000, event: opened("/product-pol-507-Dzbanek-Studnia-1-2-l.html") },
    ],
    endMs: 15_000,
  },
  {
    ...everyPlan,
    name: "filter-and-come-back",
    title: "A long list is filtered and gone on in, a product is looked at, and the way back shows the same list",
    events: [
      { atMs: 0, event: opened("/search.php?text=do") },
      { atMs: 4000, event: opened("/search.php?text=do&filter_availability=y") },
      { atMs: 8000, event: opened("/search.php?text=do&filter_availability=y&counter=1") },
      { atMs: 12_000, event: opened("/product-pol-548-Lampa-stolowa-Latarnik.html") },
      { atMs: 16_000, event: opened("/search.php?text=do&filter_availability=y&counter=1") },
    ],
    endMs: 18_000,
  },
  {
    ...everyPlan,
    name: "filter-and-sort",
    title: "A list is filtered, put into another order and gone through to a product",
    events: [
      { atMs: 0, event: opened("/pol_m_Odziez-120.html") },
      { atMs: 4000, event: opened("/pol_m_Odziez-120.html?filter_sizes=M") },
      { atMs: 8000, event: opened("/pol_m_Odziez-120.html?filter_sizes=M&filter_traits15=100-len&filter_pricerange=100-900") },
      { atMs: 12_000, event: opened("/pol_m_Odziez-120.html?sort=price-desc&filter_sizes=M&filter_pricerange=100-900") },
      { atMs: 16_000, event: opened("/product-pol-535-Koszula-lniana-ze-stojka.html?selected_size=M") },
    ],
    endMs: 18_000,
  },
]
