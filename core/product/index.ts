// What the package promises of this room, as `witryna/product`: the project itself imports the files.
export { dateField, dateWords, isDateId } from "./date-words.ts"
export type {
  Crumb,
  PictureFiles,
  ProducerContact,
  ProductDetails,
  ProductParameter,
  ProductPicture,
  ProductProducer,
  Review,
  SizeCode,
  VariantLink,
} from "./details.ts"
export { type AskedDocument, type ProductDocument, documentAddress, parseDocumentAddress } from "./documents.ts"
export {
  type HomeContents,
  type Listing,
  type ListingQuery,
  type Maker,
  type PageLink,
  type PagingView,
  type ProducerPageContent,
  type ProducerQuery,
  type ListedProduct,
  type SortKey,
  type ListedVersions,
  parseSortKey,
  sortKeys,
  viewPaging,
} from "./listing.ts"
export {
  type Availability,
  type KnownPrice,
  type Measure,
  type MultipackStep,
  type OmnibusPrice,
  type ProductOffer,
  type ProductSize,
  type ProductType,
  type SizePrice,
  type SubscriptionMode,
  type SubscriptionPeriod,
  hasMoreToChoose,
} from "./offer.ts"
export { type ProductVideo, parseVideoAddress, videoAddress } from "./product-video.ts"
export { type ReviewPicture, parseReviewPicture, reviewPictureAddress } from "./review-picture.ts"
export {
  type AskedReviews,
  type ReviewNeighbours,
  type FoundReviews,
  type ReviewQuery,
  type ReviewSort,
  isReviewName,
  plainReviewQuery,
  reviewLink,
  reviewNeighbours,
  reviewQueryFrom,
  reviewQueryOf,
  reviewSorts,
} from "./reviews.ts"
export { type DateRefusal, type ServiceDate, type ServiceTime, bookableDate, serviceTime } from "./service-date.ts"
export { type SizeChartData, type SizeMeasures, sizeChartOf } from "./size-chart.ts"
export {
  availabilityOf,
  dearerSizes,
  findSize,
  hasMultipack,
  isInStock,
  isSingleSize,
  isSingleSizeId,
  preselectedSize,
  pricesDiffer,
  sameSize,
  wireSize,
} from "./sizes.ts"
export { starsWidth } from "./stars.ts"
export { producerCodes, tileTraits } from "./traits.ts"
export {
  type WeighedVersion,
  differInPrice,
  firstOfGroups,
  leadingVersion,
  tileVersions,
  versionsOnTile,
  wholeRows,
} from "./versions-in-lists.ts"
