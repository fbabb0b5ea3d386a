import type { SignInPageModel } from "../../core/pages/page.ts"
import type { Scene } from "../scene.ts"

/**
 * Sign-in with a password. Empty fields are sent too: the shop has one answer whatever was wrong.
 *
 * Spec: 2.14, 10.133, 10.134, 10.137; the platform's positions of box, form and button.
 */
export function SignInPage({ model, scene }: { readonly model: SignInPageModel; readonly scene: Scene }) {
  const { say } = scene
  return (
    <main id="content" className="wrap sign-in" tabIndex={-1}>
      <h1>{say("signIn.heading")}</h1>
      <div id="signin-form" className="sign-in__boxes">
        <div id="signin-form_box_left" className="sign-in__box">
          <div id="signin-form_box_sub_1">
            <form className="signin_form" action="/signin.php" method="post" noValidate>
              <input type="hidden" name="operation" value="login" />
              <div className="signin_fields">
                {model.refused !== null && (
                  <div id="return_sub_account_badlogin" className="alert" role="alert">
                    <h3 className="return_label" aria-level={2}>
                      {say(model.refused === "wrong" ? "signIn.refused" : "signIn.later")}
                    </h3>
                  </div>
                )}
                <div className="field">
                  <label className="field__label" htmlFor="user_login">
                    {say("signIn.login")}
                  </label>
                  <input
                    className="field__input"
                    id="user_login"
                    name="login"
                    type="text"
                    autoComplete="username"
                    autoCapitalize="none"
                    spellCheck={false}
                    defaultValue={model.login}
                    {...(model.refused === "wrong" ? { "aria-invalid": true, "aria-describedby": "return_sub_account_badlogin" } : {})}
                  />
                </div>
                <div className="field">
                  <label className="field__label" htmlFor="user_pass">
                    {say("signIn.password")}
                  </label>
                  <input
                    className="field__input"
                    id="user_pass"
                    name="password"
                    type="password"
                    autoComplete="current-password"
                    {...(model.refused === "wrong" ? { "aria-invalid": true, "aria-describedby": "return_sub_account_badlogin" } : {})}
                  />
                </div>
              </div>
              <div className="signin_buttons">
                <button type="submit" className="btn --solid --medium signin_button">
                  {say("signIn.submit")}
                </button>
              </div>
            </form>
          </div>
        </div>
        <div id="signin-form_box_right" className="sign-in__box">
          <h2>{say("signIn.whyHeading")}</h2>
          <ul className="sign-in__reasons">
            <li>{say("signIn.whyPrices")}</li>
            <li>{say("signIn.whyPoints")}</li>
            <li>{say("signIn.whyBasket")}</li>
          </ul>
        </div>
      </div>
    </main>
  )
}
