/** Where an arrow key leads in a ring of `length`; `null` for other keys. */
export function nextInRing(key: string, index: number, length: number): number | null {
  if (key === "ArrowRight" || key === "ArrowDown") return (index + 1) % length
  if (key === "ArrowLeft" || key === "ArrowUp") return (index + length - 1) % length
  if (key === "Home") return 0
  if (key === "End") return length - 1
  return null
}
