import { contentAddress } from "../../core/addresses/content-address.ts"
import { cookiesPath } from "../../core/pages/request.ts"
import type { Scene } from "../scene.ts"
import { Icon } from "./Icon.tsx"

/**
 * Asks what a visitor agrees to. Accepting and refusing are a press each on buttons that look alike; closing is refusing. It is the first of
 * the page for the keyboard, holds nothing up, and is a form: it works without scripts. Spec: 10.54, 10.55, 10.403, 10.404, 10.553.
 */
export function CookieNotice({ scene: { say, language } }: { readonly scene: Scene }) {
  return (
    <section id="ck_dsclr_v2" className="ck_dsclr_v2 iai_cookie" aria-labelledby="ck_dsclr_head">
      <form method="post" action={cookiesPath}>
        <h2 id="ck_dsclr_head" className="ck_dsclr__head">
          {say("consent.heading")}
        </h2>
        <button id="ckdsclmrshtdwn_v2" className="ck_dsclr__btn_v2" name="consent" value="necessary" aria-label={say("consent.close")}>
          <span>
            <Icon name="close" />
          </span>
        </button>
        <p>
          {say("consent.text")} <a href={contentAddress(language, "privacy")}>{say("consent.policy")}</a>
        </p>
        <div className="ck_dsclr__ways">
          <button className="btn rejectAll" name="consent" value="necessary" data-href="#rejectAll">
            {say("consent.reject")}
          </button>
          <button className="btn acceptAll" name="consent" value="all" data-href="#acceptAll">
            {say("consent.accept")}
          </button>
        </div>
        <details>
          <summary>{say("consent.choose")}</summary>
          <label>
            <input type="checkbox" name="analytics" value="1" /> {say("consent.analytics")}
          </label>
          <label>
            <input type="checkbox" name="marketing" value="1" /> {say("consent.marketing")}
          </label>
          <button className="btn" name="consent" value="chosen">
            {say("consent.save")}
          </button>
        </details>
      </form>
    </section>
  )
}

/** Takes an answer back from the foot of any page, so that it is asked for again. Spec: 10.404. */
export const ConsentAgain = ({ scene: { say } }: { readonly scene: Scene }) => (
  <form className="consent_again" method="post" action={cookiesPath}>
    <button name="consent" value="again">
      {say("consent.footer")}
    </button>
  </form>
)
