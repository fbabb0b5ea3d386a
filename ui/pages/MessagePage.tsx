import { homeAddress } from "../../core/addresses/addresses.ts"
import type { MessagePageModel } from "../../core/basket/message.page.ts"
import type { Scene } from "../scene.ts"
import { OfferedTiles } from "../tiles/OfferedTiles.tsx"
import { CategoryWays } from "./CategoryWays.tsx"

/** The message after the last row of the cart is gone. Spec: 2.4, 2.101, 10.130, 10.131, 10.184. */
export function MessagePage({ model, scene }: { readonly model: MessagePageModel; readonly scene: Scene }) {
  const { say } = scene
  return (
    <main id="content" tabIndex={-1}>
      <div className="wrap message">
        <h1 className="aside">{say("message.basketHeading")}</h1>
        <div id="return_sub_basket_empty" className="empty">
          <svg className="empty__drawing" viewBox="0 0 160 96" width="160" height="96" fill="none" aria-hidden="true">
            <path d="M4 90.500h152" stroke="currentColor" strokeWidth="1.5" />
            <path
              d="M38 38h84l-9 52H47L38 38ZM38 38l20-28M122 38l-20-28M46 55h68M44 72h72"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinejoin="round"
            />
          </svg>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- nobody asked for this page: the cart led here, and this says why */}
          <h3 className="return_label" aria-level={2} tabIndex={-1} autoFocus>
            {say("message.basketEmpty")}
          </h3>
          <p>{say("message.basketEmptyText")}</p>
          <a id="retbut_basket_empty" className="btn --solid --large" href={homeAddress(scene.language)}>
            {say("message.startShopping")}
          </a>
          <CategoryWays scene={scene} />
        </div>
      </div>
      <OfferedTiles tiles={model.offered} scene={scene} />
    </main>
  )
}
