/**
 * The same bytes, with word of an error on the way: a status cannot be taken back once a page streams, so the log is
 * where its failure shows. A reader that leaves early is no error.
 */
export function watchedBody(body: ReadableStream<Uint8Array>, onError: (cause: unknown) => void): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (cause) {
        onError(cause)
        controller.error(cause)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
