import { escapedHtml } from "../../core/web/html-text.ts"
import type { PricedPoint, PriceFall } from "./priced-points.ts"

const width = 720
const height = 400
const left = 72
const right = 24
const top = 24
const bottom = 48

/** A price over one parameter as an SVG of its own: a line that stops where there is no price, and a mark with words where it falls. */
export function plottedPrices(prices: readonly PricedPoint[], falls: readonly PriceFall[], name: string): string {
  const xs = prices.map(({ point }) => point[name] ?? 0)
  const ys = prices.flatMap(({ gross }) => (gross === null ? [] : [Number(gross)]))
  const x = scaleOf(xs, left, width - right)
  const y = scaleOf([0, ...ys], height - bottom, top)
  const lines = unbroken(prices).map((part) => {
    const places = part.map(({ point, gross }) => `${x.place(point[name] ?? 0)},${y.place(Number(gross))}`).join(" ")
    return `<polyline points="${places}" fill="none" stroke="#0e5459" stroke-width="2"/>`
  })
  const marks = falls.map(({ point, before, gross }) => {
    const at = point[name] ?? 0
    const words = `${name} ${at}: the price falls from ${before} to ${gross}`
    return `<circle cx="${x.place(at)}" cy="${y.place(Number(gross))}" r="5" fill="#a3271b"><title>${escapedHtml(words)}</title></circle>`
  })
  const across = x.ticks.map((tick) => label(x.place(tick), height - bottom + 20, "middle", String(tick)))
  const up = y.ticks.flatMap((tick) => [
    `<line x1="${left}" x2="${width - right}" y1="${y.place(tick)}" y2="${y.place(tick)}" stroke="#d8d1c2"/>`,
    label(left - 8, y.place(tick) + 4, "end", String(tick)),
  ])
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="#1e1b17" role="img">`,
    `<title>${escapedHtml(`price by ${name}`)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fbf9f4"/>`,
    ...up,
    ...across,
    label((left + width - right) / 2, height - 8, "middle", name),
    ...lines,
    ...marks,
    "</svg>",
  ].join("\n")
}

const label = (x: number, y: number, anchor: string, text: string) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${escapedHtml(text)}</text>`

/** Where a value stands between two edges, and five round values to read by. */
function scaleOf(values: readonly number[], from: number, to: number) {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const span = most - least || 1
  const rough = span / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((round) => round >= rough) ?? rough
  const first = Math.ceil(least / step)
  const count = Math.floor(most / step) - first + 1
  return {
    place: (value: number) => Math.round((from + ((value - least) / span) * (to - from)) * 10) / 10,
    // a product of round numbers is not round in binary
    ticks: Array.from({ length: count }, (_, at) => Number(((first + at) * step).toPrecision(12))),
  }
}

/** The points with a price, in stretches without a gap. */
function unbroken(prices: readonly PricedPoint[]): readonly (readonly PricedPoint[])[] {
  const parts: PricedPoint[][] = [[]]
  for (const price of prices) {
    if (price.gross === null) parts.push([])
    else parts.at(-1)?.push(price)
  }
  return parts.filter((part) => part.length > 0)
}
