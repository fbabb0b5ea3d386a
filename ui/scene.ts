import type { PageFrame } from "../core/pages/page.ts"
import { textCatalogue } from "../core/texts/text-catalogue.ts"
import type { TextCatalogue } from "../core/texts/texts.ts"
import type { Language } from "../core/values/language.ts"
import { makeSay, type Say } from "./say.ts"

/** What every server-rendered view of a page needs besides its model. */
export interface Scene {
  readonly frame: PageFrame
  readonly language: Language
  readonly catalogue: TextCatalogue
  readonly say: Say
}

/** The scene of a page: the frame's language, texts with the shop's own wording. */
export function sceneOf(frame: PageFrame): Scene {
  const { language, overrides } = frame.shell
  const catalogue = textCatalogue(language, overrides)
  return {
    frame,
    language,
    catalogue,
    say: makeSay(catalogue),
  }
}
