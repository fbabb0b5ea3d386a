import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parseRowOptions } from "../../core/basket/row-options.ts"
import { rowHash } from "../../fixtures/shop/basket/basket-rows.ts"
import { contentOfOrderFile, filesOfOrder } from "../../fixtures/shop/basket/files-store.ts"
import { contactKinds, kindOfFile } from "../../fixtures/shop/letters/file-kind.ts"
import type { StoredOrder } from "../../fixtures/shop/orders/orders-store.ts"
import type { ShopReader } from "../../fixtures/shop/store/shop-store.ts"

/** A file of an order. */
export interface OrderFile {
  readonly id: number
  /** which of the order's lines it is for, from 1; null = none that can be told */
  readonly line: number | null
  /** as the buyer called it */
  readonly name: string
  readonly bytes: number
  /** where it was written out to; null = it was not */
  readonly file: string | null
}

/** The files that came with the rows of an order. Spec: 10.783. @param folder gets them; null = they stay in the store */
export async function orderFiles(reader: ShopReader, order: StoredOrder, folder: string | null): Promise<readonly OrderFile[]> {
  const rows = order.lines.map(({ productId, sizeId, options }) => rowHash(productId, sizeId, parseRowOptions(options) ?? undefined))
  const listed: OrderFile[] = []
  for (const { id, row, name, bytes } of await filesOfOrder(reader, order.id)) {
    const at = rows.indexOf(row)
    const file =
      folder === null ? null : await writtenOut(folder, `${order.number}-${id}`, (await contentOfOrderFile(reader, order.id, id)) ?? null)
    listed.push({ id, line: at < 0 ? null : at + 1, name, bytes, file })
  }
  return listed
}

/** By what is in a file, and not as its sender called it: a name may lead anywhere. */
async function writtenOut(folder: string, name: string, content: Uint8Array | null): Promise<string | null> {
  if (content === null) return null
  const kind = kindOfFile(content)
  const file = join(folder, `${name}.${kind === null ? "bin" : contactKinds[kind][0]}`)
  await mkdir(folder, { recursive: true })
  // what a stranger sent is for nobody else, and stands in no place of another file
  await writeFile(file, content, { mode: 0o600, flag: "wx" })
  return file
}
