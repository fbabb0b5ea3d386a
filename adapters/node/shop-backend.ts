/** The shop as the web server sees it: embedded in the process, or another server that requests are forwarded to. */
export interface ShopBackend {
  /** @param clientAddress the visitor's network address: sign-in counts tries by it */
  readonly fetch: (request: Request, clientAddress?: string) => Promise<Response>
  /** short text that changes when a page of this visitor may have changed; without it pages get no ETag */
  readonly version?: (request: Request) => Promise<string>
  /** true for another server: what it fails with is a bad gateway, not a defect of ours */
  readonly isRemote: boolean
}
