/**
 * Is it the name of a program that reads pages for a search engine or a preview? It is asked nothing that people are asked.
 *
 * Spec: 10.374.
 *
 * @param userAgent as the browser says it
 *
 * @example isCrawler("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)") // => true
 * @example isCrawler("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36") // => false
 */
export function isCrawler(userAgent: string): boolean {
  return /(?:^|[^u])bot\b|crawl|spider|slurp|facebookexternalhit|preview|lighthouse/i.test(userAgent)
}
