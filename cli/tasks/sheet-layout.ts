/** A screen that pages are looked at on, in CSS pixels. */
export interface SheetScreen {
  readonly width: number
  readonly height: number
}

/** One shot of a contact sheet: which row and screen it shows, in which scheme, and where on the sheet it lies. */
export interface Shot {
  readonly row: number
  readonly screen: SheetScreen
  readonly scheme: number
  readonly left: number
  readonly top: number
  readonly width: number
}

/** Where everything lies on a contact sheet, in pixels of the sheet. */
export interface SheetLayout {
  readonly width: number
  readonly height: number
  readonly shots: readonly Shot[]
}

/** Between two shots, and around all of them. */
const gap = 16

/**
 * Where the shots of a contact sheet lie: a row for each page, its screens beside each other, then the same again for each further scheme. `scale` is
 * how many pixels of the sheet one of the page takes.
 *
 * @example sheetLayout(1, [{ width: 300, height: 200 }], 1, 1 / 2).shots[0] // => { row: 0, screen: { width: 300, height: 200 }, scheme: 0, left: 16, top: 16, width: 150 }
 */
export function sheetLayout(rows: number, screens: readonly SheetScreen[], schemes: number, scale: number): SheetLayout {
  const scaled = (px: number) => Math.round(px * scale)
  const columns = screens.map((_, at) => screens.slice(0, at).reduce((left, { width }) => left + scaled(width) + gap, 0))
  const schemeWidth = screens.reduce((sum, { width }) => sum + scaled(width) + gap, 0)
  const rowHeight = Math.max(...screens.map(({ height }) => scaled(height))) + gap
  const shots: Shot[] = []
  for (let scheme = 0; scheme < schemes; scheme += 1)
    for (let row = 0; row < rows; row += 1)
      for (const [column, screen] of screens.entries())
        shots.push({
          row,
          screen,
          scheme,
          left: gap + scheme * schemeWidth + (columns[column] ?? 0),
          top: gap + row * rowHeight,
          width: scaled(screen.width),
        })
  return { width: gap + schemes * schemeWidth, height: gap + rows * rowHeight, shots }
}
