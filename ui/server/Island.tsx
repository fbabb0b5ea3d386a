import type { ReactNode } from "react"
import { dataId, type IslandDataById, type IslandId } from "../runtime/island-data.ts"
import { JsonScript } from "./JsonScript.tsx"

interface Props<Id extends IslandId> {
  readonly id: Id
  readonly data: IslandDataById[Id]
  readonly nonce: string
  readonly className?: string
  readonly children: ReactNode
}

/** A part of the page that a script brings to life, and beside it the data that it starts from. */
export function Island<Id extends IslandId>({ id, data, nonce, className, children }: Props<Id>) {
  return (
    <>
      <div id={id} className={className}>
        {children}
      </div>
      <JsonScript id={dataId(id)} type="application/json" nonce={nonce} data={data} />
    </>
  )
}
