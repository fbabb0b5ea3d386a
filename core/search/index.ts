// What the package promises of this room, as `witryna/search`: the project itself imports the files.
export { type SearchBox, type SearchCommand, type SearchEvent, activeEntry, emptySearchBox, searchBox } from "./search-box.ts"
export { type SearchContext, readSearchCache, searchCacheEntry, searchCacheKey } from "./search-cache.ts"
export {
  type FoundLink,
  type FoundNode,
  type FoundProduct,
  type SearchArrow,
  type SearchEntry,
  type Suggestions,
  hasNoSuggestions,
  nextEntry,
  noSuggestions,
  searchEntries,
  searchLimits,
  searchQuery,
} from "./suggestions.ts"
export {
  type NamePart,
  type SearchBoxView,
  type SearchEntryView,
  type SearchGroupView,
  type SearchPrices,
  type SearchTextKey,
  type TextRange,
  markedParts,
  typedRange,
  viewSearchBox,
} from "./view-search-box.ts"
