import type { PageFrame } from "../core/pages/page.ts"
import { keepTogether } from "../core/texts/no-break.ts"
import { pageTexts } from "../core/texts/page-texts.ts"
import type { TextCatalogue } from "../core/texts/texts.ts"
import type { Language } from "../core/values/language.ts"
import { makeSay, type Say } from "./say.ts"

/** What every server-rendered view of a page needs besides its model. */
export interface Scene {
  readonly frame: PageFrame
  readonly language: Language
  readonly catalogue: TextCatalogue
  readonly say: Say
  /** a sentence of the shop's data, with its lines kept together; names and other texts that programs compare are shown as they are */
  readonly prose: (text: string) => string
}

/** The scene of a page: the frame's language, texts with the shop's own wording. Spec: 19.67. */
export function sceneOf(frame: PageFrame): Scene {
  const { language, overrides } = frame.shell
  const catalogue = pageTexts(language, overrides)
  return {
    frame,
    language,
    catalogue,
    say: makeSay(catalogue),
    prose: (text) => keepTogether(text, language),
  }
}
