import { describe, expect, test } from "vitest"
import { sheetLayout } from "../../../cli/tasks/sheet-layout.ts"

const screens = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]

describe("a contact sheet", () => {
  const { width, height, shots } = sheetLayout(3, screens, 2, 1 / 3)
  const boxes = shots.map(({ left, top, width: wide, screen }) => ({
    left,
    top,
    right: left + wide,
    bottom: top + Math.round(screen.height / 3),
  }))

  test("shows each page on each screen in each scheme once", () => {
    expect(new Set(shots.map(({ row, screen, scheme }) => `${row} ${screen.width} ${scheme}`)).size).toBe(3 * 3 * 2)
    expect(shots).toHaveLength(3 * 3 * 2)
  })

  test("has no two shots on each other, and all of them within its edges", () => {
    for (const [at, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThan(0)
      expect(box.top).toBeGreaterThan(0)
      expect(box.right).toBeLessThan(width)
      expect(box.bottom).toBeLessThan(height)
      const covered = boxes
        .slice(at + 1)
        .filter((other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom)
      expect(covered).toEqual([])
    }
  })
})
