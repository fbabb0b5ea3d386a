/** Room for the bodies of posts that are read at once: they are whole in memory before the shop sees them. */
export interface BodyBudget {
  /**
   * Takes room for a body before it is read.
   *
   * @param bytes as many as the body may come to
   * @returns gives the room back, once; null = there is none now
   */
  readonly take: (bytes: number) => (() => void) | null
}

/** A budget of so many bytes. */
export function makeBodyBudget(limitBytes: number): BodyBudget {
  let taken = 0
  return {
    take(bytes) {
      if (taken + bytes > limitBytes) return null
      taken += bytes
      let isBack = false
      return () => {
        if (!isBack) taken -= bytes
        isBack = true
      }
    },
  }
}

/** As many bytes as the body of a request may come to: those that it says, or the limit where it says none. Units: bytes. */
export function expectedBytes({ method, headers }: Pick<Request, "method" | "headers">, limitBytes: number): number {
  if (method !== "POST") return 0
  const said = headers.get("content-length") ?? ""
  return /^\d{1,15}$/.test(said) ? Math.min(Number(said), limitBytes) : limitBytes
}
