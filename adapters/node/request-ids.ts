import { AsyncLocalStorage } from "node:async_hooks"

const running = new AsyncLocalStorage<string>()

/** Does something for a request: whatever it leads to knows the request's id, without being told. */
export const inRequest = <Result>(id: string, work: () => Result): Result => running.run(id, work)

/** The id of the request that something is done for at this moment; null = it is for none. */
export const currentRequestId = (): string | null => running.getStore() ?? null
