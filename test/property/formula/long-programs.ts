/** The whole numbers from 0, so many of them. */
export const range = (length: number) => Array.from({ length }, (_, at) => at)

const rows = (count: number) => range(count).map((at) => `{ from: ${at * 10}, to: ${at * 10 + 9}, price: ${at}.99 }`)

/** Programs that are as long as price lists are: their name, the text and the value for `a = 7` and `b = 2.5`. */
export const longPrograms: readonly (readonly [string, string, unknown])[] = [
  ["a sum of 10,000 terms", `return ${range(10_000).join(" + ")}`, 49_995_000],
  [
    "a joined text of 3,000 parts",
    `return (${range(3000)
      .map((at) => `"${at % 10}"`)
      .join(" + ")}).length`,
    3000,
  ],
  [
    "5,000 conditions",
    `${range(5000)
      .map((at) => `if (a === ${at + 100}) return ${at};`)
      .join(" else ")} else return -1`,
    -1,
  ],
  [
    "5,000 choices",
    `return ${range(5000)
      .map((at) => `a === ${4999 - at + 8} ? ${at} : `)
      .join("")} -2`,
    -2,
  ],
  [
    "5,000 alternatives",
    `return ${range(5000)
      .map((at) => `a === ${at + 8}`)
      .join(" || ")} || 9`,
    9,
  ],
  [
    "mixed logic",
    `return ${range(3000)
      .map((at) => `a > ${at} && b`)
      .join(" || ")}`,
    2.5,
  ],
  ["a table of 2,000 rows", `const rows = [${rows(2000).join()}]; return rows.find((r) => r.to > 15000).price`, 1500.99],
  ["200,000 characters", `const rows = [${rows(4300).join()}]; return rows.find((r) => r.to > 40000).price`.padEnd(200_000), 4000.99],
]
