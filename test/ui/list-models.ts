import { readFilters } from "../../core/filters/chosen-filters.ts"
import type { OfferedFilters } from "../../core/filters/offered-filters.ts"
import type { ShownPageModel } from "../../core/pages/page.ts"
import type { ProducerPageContent } from "../../core/product/listing.ts"
import { frame } from "./sample-frame.ts"
import { tiles } from "./sample-tiles.ts"
import { picture } from "./samples.ts"

const offered: OfferedFilters = {
  groups: [
    { key: "sizes", name: null, values: ["XS", "S", "M", "L", "XL", "XXL", "36", "38", "40"].map((id) => ({ id, name: id, count: 4 })) },
    {
      key: "traits26",
      name: "Kolor",
      values: [
        { id: "mchowy", name: "mchowy", count: 3 },
        { id: "bialy", name: "biały", count: 0 },
      ],
    },
    {
      key: "producer",
      name: null,
      values: [
        { id: "30", name: "Pracownia Nysa", count: 5 },
        { id: "31", name: "Szwalnia", count: 7 },
      ],
    },
  ],
  prices: { lowest: { minor: 3900 }, highest: { minor: 28_900 } },
  available: 9,
}

const { filters: someFilters } = readFilters(
  new URLSearchParams("filter_sizes=M,XXL&filter_traits26=bialy&filter_pricerange=20-100&filter_availability=y"),
)

const producer: ProducerPageContent = {
  name: "Pracownia Nysa",
  place: "Nysa",
  story: "Dwoje garncarzy i pies.",
  picture: picture("producer-30", "Koło garncarskie"),
  contact: { address: "ul. Garncarska 2, 48-300 Nysa", email: "nysa@example.com" },
  links: { pl: "/firm-pol-30-Pracownia-Nysa.html", en: "/firm-eng-30-Pracownia-Nysa.html" },
  query: { producerId: 30, page: 1 },
  total: 54,
  perPage: 24,
  tiles,
}

/** Models of the pages with lists: categories, producers, searches. */
export const listModels: Readonly<Record<string, ShownPageModel>> = {
  producer: { page: "producer", frame: frame(), producer },
  emptyProducer: {
    page: "producer",
    frame: frame(),
    producer: { ...producer, story: null, query: { producerId: 30, page: 0 }, total: 0, tiles: [] },
  },
  search: {
    page: "search",
    frame: frame(),
    query: { text: "kubek", page: 0 },
    found: { by: "words", total: 30, perPage: 24, tiles, recommended: tiles.slice(0, 4) },
  },
  searchForgiven: {
    page: "search",
    frame: frame(),
    query: { text: "kubke", page: 0 },
    found: { by: "forgiven", total: 1, perPage: 24, tiles: tiles.slice(0, 1) },
  },
  searchNothing: {
    page: "search",
    frame: frame(),
    query: { text: "samolot", page: 0 },
    found: { by: "words", total: 0, perPage: 24, tiles: [] },
  },
  searchTooShort: { page: "search", frame: frame(), query: { text: "k", page: 0 }, found: null },
  searchEmpty: { page: "search", frame: frame(), query: { text: "", page: 0 }, found: null },
  category: {
    page: "category",
    frame: frame(),
    listing: {
      categoryId: 11,
      name: "Kubki i filiżanki",
      description: "Kamionka, która lubi zmywarkę i gorącą kawę.",
      picture: picture("category-11", "Naczynia na półkach"),
      breadcrumbs: [
        { name: "Kuchnia", link: "/pol_m_Kuchnia-10.html" },
        { name: "Kubki i filiżanki", link: "/pol_m_Kuchnia_Kubki-i-filizanki-11.html" },
      ],
      links: { pl: "/pol_m_Kuchnia_Kubki_i_filizanki-11.html", en: "/eng_m_Kitchen_Mugs-11.html" },
      children: [{ name: "Duże", link: "/pol_m_Kuchnia_Kubki_Duze-13.html" }],
      total: 62,
      perPage: 12,
      portions: [12, 24, 48],
      query: { categoryId: 11, sort: "price-asc", page: 2 },
      tiles,
      recommended: tiles.slice(0, 4),
    },
  },
  categoryFiltered: {
    page: "category",
    frame: frame(),
    listing: {
      categoryId: 12,
      name: "Odzież",
      description:
        `${"Len, bawełna i wełna szyte w Nysie. ".repeat(6)}${"Każdą sztukę nosi się latami i oddaje do naprawy. ".repeat(6)}`.trim(),
      picture: null,
      breadcrumbs: [{ name: "Odzież", link: "/pol_m_Odziez-12.html" }],
      links: { pl: "/pol_m_Odziez-12.html", en: "/eng_m_Clothes-12.html" },
      children: [],
      total: 30,
      perPage: 12,
      portions: [12, 24, 48],
      query: { categoryId: 12, sort: "price-asc", page: 0, filters: someFilters },
      tiles,
      recommended: [],
      offered,
    },
  },
  categoryOfMoreTiles: {
    page: "category",
    frame: frame(),
    listing: {
      categoryId: 12,
      name: "Odzież",
      description:
        `${"Len, bawełna i wełna szyte w Nysie. ".repeat(6)}${"Każdą sztukę nosi się latami i oddaje do naprawy. ".repeat(6)}`.trim(),
      picture: null,
      breadcrumbs: [{ name: "Odzież", link: "/pol_m_Odziez-12.html" }],
      links: { pl: "/pol_m_Odziez-12.html", en: "/eng_m_Clothes-12.html" },
      children: [],
      total: 30,
      perPage: 24,
      portions: [12, 24, 48],
      query: { categoryId: 12, sort: "price-asc", page: 0, filters: someFilters, portions: 24 },
      tiles,
      recommended: [],
      offered,
    },
  },
  producerUnknownFilter: {
    page: "producer",
    frame: frame(),
    producer: {
      ...producer,
      query: { producerId: 30, page: 0, filters: readFilters(new URLSearchParams("filter_sizes=XXS")).filters, isCut: true },
      total: 0,
      tiles: [],
      offered: { ...offered, available: 0 },
    },
  },
  searchFiltered: {
    page: "search",
    frame: frame(),
    query: { text: "kubek", page: 0, filters: someFilters },
    found: { by: "words", total: 30, perPage: 24, tiles, offered },
  },
  categoryOfOne: {
    page: "category",
    frame: frame(),
    listing: {
      categoryId: 14,
      name: "Drewno",
      description: "",
      picture: null,
      breadcrumbs: [{ name: "Drewno", link: "/pol_m_Drewno-14.html" }],
      links: { pl: "/pol_m_Drewno-14.html", en: "/eng_m_Wood-14.html" },
      children: [],
      total: 1,
      perPage: 12,
      query: { categoryId: 14, sort: "default", page: 0 },
      tiles: tiles.slice(0, 1),
      recommended: [],
    },
  },
  emptyCategory: {
    page: "category",
    frame: frame(),
    listing: {
      categoryId: 13,
      name: "Duże",
      description: "",
      picture: null,
      breadcrumbs: [{ name: "Duże", link: "/pol_m_Duze-13.html" }],
      links: { pl: "/pol_m_Duze-13.html", en: "/eng_m_Large-13.html" },
      children: [],
      total: 0,
      perPage: 12,
      query: { categoryId: 13, sort: "default", page: 0 },
      tiles: [],
      recommended: [],
    },
  },
}
