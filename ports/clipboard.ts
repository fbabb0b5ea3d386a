/**
 * Keeps a text until the shopper pastes it somewhere. It never rejects, and needs nothing of the deferred runtime: a browser takes a text
 * only as long as a press lasts.
 */
export abstract class Clipboard {
  /**
   * Spec: 8.86.
   *
   * @returns false = there is none here, or it is not for this page
   */
  abstract write(text: string): Promise<boolean>
}
