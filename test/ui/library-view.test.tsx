import { join } from "node:path"
import { act, fireEvent, render, screen } from "@testing-library/react"
import React from "react"
import { transformWithOxc } from "vite"
import { expect, test, vi } from "vitest"
import type { QuantityRules } from "../../core/quantity/check-quantity.ts"
import { openQuantityField } from "../../core/quantity/quantity-field.ts"
import { orderLimits, stockOf } from "../../core/quantity/wire-limits.ts"
import { projectFolder, projectSources } from "../support/sources/project-sources.ts"
import { publicFile } from "../support/sources/public-paths.ts"
import { codeBlocks } from "../support/sources/run-page.ts"

const views = projectSources(["docs/library"], /\.md$/).flatMap((page) => codeBlocks(page).filter(({ language }) => language === "tsx"))

/** What the view of the pages takes. */
interface QuantityProps {
  readonly rules: QuantityRules
  readonly label: string
}

/** The component that a block of the library's pages exports, with the sources of the core under the library's paths. */
async function componentOf(source: string): Promise<React.ComponentType<QuantityProps>> {
  const { code } = await transformWithOxc(source, "view.tsx", { jsx: { runtime: "classic" } })
  const imports = [...code.matchAll(/^import \{([^}]*)\} from "([^"]+)";?$/gm)]
  const known = new Map<string, unknown>([["React", React]])
  for (const [, names = "", from = ""] of imports) {
    const exported: unknown = from === "react" ? React : await import(join(projectFolder, publicFile(from.replace(/^witryna\//, ""))))
    for (const name of names.split(",").map((part) => part.trim())) known.set(name, Reflect.get(Object(exported), name))
  }
  const body = code.replaceAll(/^import .*$/gm, "").replace(/^export function (\w+)/m, "return $1; function $1")
  // the pages are our own, run in a test
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  return new Function(...known.keys(), body)(...known.values())
}

test("the view of the library's pages runs: what is typed is taken after its pause, and the button stops at the stock", async () => {
  expect(views).toHaveLength(1)
  const Quantity = await componentOf(views[0]?.code ?? "")
  vi.useFakeTimers()
  const sellBy = { coefficient: 1, scale: 0 }
  const unit = { name: "szt.", singular: "sztuka", few: "sztuki", plural: "sztuk", fraction: "sztuki", sellBy, precision: 0 }
  const rules = { unit, limits: orderLimits({}), stock: stockOf(3), status: "enable" } as const
  expect(openQuantityField(rules).text).toBe("1")
  render(<Quantity rules={rules} label="How many" />)
  const field = screen.getByLabelText<HTMLInputElement>(/^How many/)
  fireEvent.click(screen.getByRole("button", { name: "+" }))
  expect(field.value).toBe("2")
  fireEvent.change(field, { target: { value: "12" } })
  expect(field.value).toBe("12")
  act(() => void vi.advanceTimersByTime(500))
  expect([field.value, screen.getByRole<HTMLButtonElement>("button", { name: "+" }).disabled]).toEqual(["3", true])
})
