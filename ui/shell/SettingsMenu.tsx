import type { RegionSettings } from "../../core/region/region-settings.ts"
import { type SettingsView, viewSettings } from "../../core/region/view-settings.ts"
import { pageTexts } from "../../core/texts/page-texts.ts"
import { formatText } from "../../core/texts/texts.ts"
import { ReadingDialog } from "../controls/ReadingDialog.tsx"
import { CountryOptions } from "../region/CountryOptions.tsx"
import type { Say } from "../say.ts"
import type { Scene } from "../scene.ts"

interface Props {
  readonly scene: Scene
  readonly settings: RegionSettings
  /** this page in both languages */
  readonly links: { readonly pl: string; readonly en: string }
}

const dialogId = "settings"

/**
 * Language, currency and country of delivery: a link that says what is set, and the dialog that it opens, whose form works natively. Without
 * scripts the link leads to the dialog as to a section at the head of the page. Spec: 2.19, 10.42 to 10.45, 10.370, 19.57.
 */
export function SettingsMenu({ scene, settings, links }: Props) {
  const { say, language, catalogue } = scene
  const { onlyLanguage } = scene.frame.shell
  const view = viewSettings(settings, { language, onlyLanguage, links, texts: catalogue })
  const { heading } = view
  return (
    <div id="menu_settings">
      <a className="open_trigger" href={`#${dialogId}`}>
        {view.signs.map((sign) => (
          <b key={sign}>{`${sign} `}</b>
        ))}
        <span className="aside">{`${heading}: ${view.set}`}</span>
      </a>
      <ReadingDialog id={dialogId} heading={heading} closeLabel={say("region.close")}>
        <form action="/settings.php" method="post">
          <input type="hidden" name="return" value={links[language]} />
          {(view.otherLanguage !== null || view.sites.length > 0) && <Languages view={view} links={links} say={say} />}
          {view.groups.length > 0 && <CountryField view={view} say={say} />}
          {view.currencies.length > 1 && <CurrencyField view={view} say={say} />}
          <button className="btn --solid --large">{say("region.submit")}</button>
        </form>
      </ReadingDialog>
    </div>
  )
}

/** The page in the other language is one press away; the radios go with the rest of the form. Spec: 10.44, 10.371. */
function Languages({ view, links, say }: Pick<Props, "links"> & { readonly view: SettingsView; readonly say: Say }) {
  const { otherLanguage: other } = view
  return (
    <fieldset>
      <legend className="field__label">{say("region.language")}</legend>
      {view.languages.map(({ code, name, tag, selected }) => (
        <label key={code} lang={tag}>
          <input type="radio" name="lang" value={code} defaultChecked={selected} />
          {name}
        </label>
      ))}
      {view.sites.map(({ name, tag, link }) => (
        <a key={tag} href={link} hrefLang={tag} lang={tag}>
          {name}
        </a>
      ))}
      {other !== null && (
        <a className="header__language" href={links[other]} hrefLang={other} lang={other}>
          {formatText(pageTexts(other, {}), "region.thisPage")}
        </a>
      )}
    </fieldset>
  )
}

function CountryField({ view: { groups, countryId }, say }: { readonly view: SettingsView; readonly say: Say }) {
  return (
    <>
      <label className="field__label" htmlFor="menu_settings_country">
        {say("region.country")}
      </label>
      <select id="menu_settings_country" className="select" name="country" defaultValue={countryId}>
        <CountryOptions groups={groups} />
      </select>
    </>
  )
}

function CurrencyField({ view: { currencies, currencyId }, say }: { readonly view: SettingsView; readonly say: Say }) {
  return (
    <div id="menu_settings_currency">
      <label className="field__label" htmlFor="menu_settings_curr">
        {say("region.currencyField")}
      </label>
      <select id="menu_settings_curr" className="select" name="curr" defaultValue={currencyId}>
        {currencies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
