/** Passes on a line that ends with "34/200" only when another tenth is done: the terminal belongs to others as well. */
export function everyTenth(say: (line: string) => void): (line: string) => void {
  let shown = 0
  return (line) => {
    const count = /(\d+)\/(\d+)$/.exec(line)
    const tenth = count === null ? null : Math.floor((Number(count[1]) / Number(count[2])) * 10)
    if (tenth !== null && tenth === shown) return
    shown = tenth ?? shown
    say(line)
  }
}
