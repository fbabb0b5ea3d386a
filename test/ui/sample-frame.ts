import type { Basket } from "../../core/basket/basket.ts"
import type { Language } from "../../core/values/language.ts"
import { nothingSaved } from "../../core/saved/saved.ts"
import type { PageFrame } from "../../core/pages/page.ts"
import { sampleCountry } from "../support/core/sample-shell.ts"
import { basket, nowMs } from "./samples.ts"

const ownLanguages = [
  { id: "pol", site: null },
  { id: "eng", site: null },
] as const

export const frame = (language: Language = "pl", shownBasket: Basket | null = basket): PageFrame => ({
  shell: {
    shopName: "Pracownia",
    claim: language === "pl" ? "Rzeczy do domu, robione powoli" : "Things for the home, made slowly",
    language,
    menu: [
      {
        id: 10,
        name: "Kuchnia",
        link: "/pol_m_Kuchnia-10.html",
        children: [
          { id: 11, name: "Kubki i filiżanki", link: "/pol_m_Kuchnia_Kubki-11.html", children: [] },
          { id: 12, name: "Dzbanki", link: "/pol_m_Kuchnia_Dzbanki-12.html", children: [] },
        ],
      },
      {
        id: 20,
        name: "Odzież",
        link: "/pol_m_Odziez-20.html",
        children: [{ id: 21, name: "Koszule", link: "/pol_m_Odziez_Koszule-21.html", children: [] }],
      },
      { id: 30, name: "Tkaniny", link: "/pol_m_Tkaniny-30.html", children: [] },
      { id: 50, name: "Świece i mydła", link: "/pol_m_Swiece-50.html", children: [] },
      { id: 60, name: "Kawa i herbata", link: "/pol_m_Kawa-60.html", children: [] },
      { id: 70, name: "Dom i ogród", link: "/pol_m_Dom-70.html", children: [] },
      { id: 80, name: "Prezenty i warsztaty", link: "/pol_m_Prezenty-80.html", children: [] },
      {
        id: 40,
        name: "Światło i meble",
        link: "/pol_m_Swiatlo-40.html",
        children: [{ id: 41, name: "Lampy", link: "/pol_m_Lampy-41.html", children: [] }],
      },
    ],
    priceFormat: { mask: "###,##0.00", groupSeparator: " ", decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: true },
    currency: "PLN",
    priceType: "gross",
    afterAdding: "redirect",
    contact: {
      company: "Pracownia sp. z o.o.",
      street: "ul. Garncarska 4",
      zipcode: "48-300",
      city: "Nysa",
      taxNumber: "753-000-00-00",
      phone: "+48 77 000 00 00",
      email: "dzien.dobry@pracownia.example",
      hours: "pn.-pt. 9-17",
    },
    contentLinks: [
      { key: "terms", title: "Regulamin", link: "/pl/content/terms.html" },
      { key: "delivery", title: "Dostawa", link: "/pl/content/delivery.html" },
      { key: "contact", title: "Kontakt", link: "/contact-pol.html" },
    ],
    overrides: {},
  },
  visitor: { is: "guest" },
  region: {
    countries: [
      sampleCountry("1143020057", { name: language === "pl" ? "Polska" : "Poland", languages: ownLanguages, isDefault: true }),
      sampleCountry("1143020143", { name: language === "pl" ? "Niemcy" : "Germany", languages: ownLanguages }),
    ],
    currencies: [
      { id: "PLN", symbol: "zł", isSelected: true },
      { id: "EUR", symbol: "€", isSelected: false },
    ],
    chooser: null,
  },
  notice: null,
  saved: nothingSaved,
  basket: shownBasket,
  nowMs,
})
