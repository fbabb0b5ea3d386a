import type { Review } from "./details.ts"

/** How reviews are sorted; of equal ones the newer stands first. */
export const reviewSorts = ["newest", "best", "worst"] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** Which reviews of a product are shown. */
export interface ReviewQuery {
  readonly sort: ReviewSort
  /** only those with this many stars, 1 to 5; null = all */
  readonly stars: number | null
  /** only those of clients who bought the product */
  readonly confirmedOnly: boolean
  /** from 0 */
  readonly page: number
}

/** What a product's page shows of its reviews when its address asks for nothing else. */
export const plainReviewQuery: ReviewQuery = { sort: "newest", stars: null, confirmedOnly: false, page: 0 }

/** One page of a product's reviews. */
export interface FoundReviews {
  readonly reviews: readonly Review[]
  /** how many the query finds on all of its pages */
  readonly found: number
  readonly perPage: number
  /** how many the product has with 5, 4, 3, 2 and 1 stars, whatever is asked for */
  readonly perStars: readonly number[]
}

/**
 * What a query finds among all reviews of a product, on one page.
 *
 * Spec: 2.48, 10.1023.
 *
 * @example reviewsTogether([], plainReviewQuery) // => { reviews: [], found: 0, perPage: 1, perStars: [0, 0, 0, 0, 0] }
 */
export function reviewsTogether(all: readonly Review[], { sort, stars, confirmedOnly, page }: ReviewQuery): FoundReviews {
  const found = all.filter(({ rating, confirmed }) => (stars === null || rating === stars) && (confirmed || !confirmedOnly))
  const sorted = found.toSorted((one, other) => {
    const apart = sort === "newest" ? 0 : sort === "best" ? other.rating - one.rating : one.rating - other.rating
    return apart === 0 ? other.date.localeCompare(one.date) : apart
  })
  const perStars = [5, 4, 3, 2, 1].map((many) => all.filter(({ rating }) => rating === many).length)
  return { reviews: page === 0 ? sorted : [], found: found.length, perPage: Math.max(found.length, 1), perStars }
}

/** The names by which an address asks for reviews. */
const names = { sort: "opinions_sort", stars: "opinions_rating", confirmedOnly: "opinions_confirmed", page: "opinions_page" } as const

/** Later pages are asked for by nobody but those who try a shop. */
const maxPage = 999

/**
 * The reviews that an address asks for; what it does not name, or not rightly, is as on a plain page. `null` = it asks for nothing.
 *
 * Spec: 2.48, 10.188.
 *
 * @example reviewQueryOf(new URLSearchParams("opinions_sort=best&opinions_rating=4&opinions_page=2"))
 * // => { sort: "best", stars: 4, confirmedOnly: false, page: 2 }
 * @example reviewQueryOf(new URLSearchParams("opinions_rating=6")) // => null
 */
export function reviewQueryOf(query: URLSearchParams): ReviewQuery | null {
  const stars = /^[1-5]$/.exec(query.get(names.stars) ?? "")
  const page = /^\d{1,3}$/.exec(query.get(names.page) ?? "")
  const asked = reviewQueryFrom({
    sort: query.get(names.sort),
    rating: stars === null ? null : Number(stars[0]),
    confirmed: query.get(names.confirmedOnly) === "1",
    page: page === null ? 0 : Number(page[0]),
  })
  return isPlain(asked) ? null : asked
}

/** What is asked of a product's reviews, before it is judged; whole numbers. */
export interface AskedReviews {
  readonly sort?: string | null
  readonly rating?: number | null
  readonly confirmed?: boolean | null
  readonly page?: number | null
}

/**
 * The reviews that somebody asks for: what there is none of is as on a plain page.
 *
 * Spec: 2.48, 11.115.
 *
 * @example reviewQueryFrom({ sort: "worst", rating: 9, page: -1 })
 * // => { sort: "worst", stars: null, confirmedOnly: false, page: 0 }
 */
export function reviewQueryFrom({ sort, rating, confirmed, page }: AskedReviews): ReviewQuery {
  return {
    sort: reviewSorts.find((known) => known === sort) ?? plainReviewQuery.sort,
    stars: rating !== null && rating !== undefined && rating >= 1 && rating <= 5 ? rating : null,
    confirmedOnly: confirmed === true,
    page: Math.min(Math.max(page ?? 0, 0), maxPage),
  }
}

const isPlain = ({ sort, stars, confirmedOnly, page }: ReviewQuery): boolean =>
  sort === plainReviewQuery.sort && stars === null && !confirmedOnly && page === 0

/**
 * Whether a name in an address asks for reviews.
 *
 * Spec: 10.188.
 *
 * @example isReviewName("opinions_sort") // => true
 */
export function isReviewName(name: string): boolean {
  return Object.values<string>(names).includes(name)
}

/**
 * What an address says to ask for these reviews: nothing of what is as on a plain page.
 *
 * Spec: 2.48, 10.188.
 *
 * @example reviewQueryParts({ sort: "best", stars: null, confirmedOnly: true, page: 0 })
 * // => { opinions_sort: "best", opinions_confirmed: "1" }
 */
export const reviewQueryParts = ({ sort, stars, confirmedOnly, page }: ReviewQuery): Readonly<Record<string, string>> => ({
  ...(sort === plainReviewQuery.sort ? {} : { [names.sort]: sort }),
  ...(stars === null ? {} : { [names.stars]: String(stars) }),
  ...(confirmedOnly ? { [names.confirmedOnly]: "1" } : {}),
  ...(page > 0 ? { [names.page]: String(page) } : {}),
})

/**
 * The link by which a product's page shows these reviews, and leads to them.
 *
 * Spec: 2.48, 10.188.
 *
 * @param kept what else the page's address says
 *
 * @example reviewLink({ sort: "best", stars: null, confirmedOnly: true, page: 0 }) // => "?opinions_sort=best&opinions_confirmed=1#opinions"
 * @example reviewLink(plainReviewQuery, { selected_size: "M" }) // => "?selected_size=M#opinions"
 */
export const reviewLink = (query: ReviewQuery, kept: Readonly<Record<string, string>> = {}): string =>
  `?${new URLSearchParams({ ...kept, ...reviewQueryParts(query) }).toString()}#opinions`

/** The pages before and after one page of reviews; null = there is none. */
export interface ReviewNeighbours {
  readonly before: ReviewQuery | null
  readonly after: ReviewQuery | null
}

/**
 * The pages beside a page of reviews. From a page beyond the last one leads back to the first.
 *
 * Spec: 2.48.
 *
 * @example reviewNeighbours({ ...plainReviewQuery, page: 1 }, { found: 9, perPage: 4 }).after?.page // => 2
 * @example reviewNeighbours(plainReviewQuery, { found: 4, perPage: 4 }) // => { before: null, after: null }
 */
export function reviewNeighbours(query: ReviewQuery, { found, perPage }: Pick<FoundReviews, "found" | "perPage">): ReviewNeighbours {
  const isBeyond = query.page > 0 && query.page * perPage >= found
  return {
    before: query.page === 0 ? null : { ...query, page: isBeyond ? 0 : query.page - 1 },
    after: (query.page + 1) * perPage < found && query.page < maxPage ? { ...query, page: query.page + 1 } : null,
  }
}
