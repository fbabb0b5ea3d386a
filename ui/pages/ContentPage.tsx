import type { ContentPageModel } from "../../core/shell/content.page.ts"
import { ShopHtml } from "../ShopHtml.tsx"
import type { Scene } from "../scene.ts"
import { Breadcrumbs } from "../shell/Breadcrumbs.tsx"

/** A page of text: terms, privacy, delivery, returns, contact. */
export function ContentPage({ model, scene }: { readonly model: ContentPageModel; readonly scene: Scene }) {
  return (
    <main id="content" className="wrap content" tabIndex={-1}>
      <Breadcrumbs scene={scene} crumbs={[]} here={model.title} />
      <div className="content__columns">
        <h1>{model.title}</h1>
        <ShopHtml className="prose" below={1} html={model.html} language={scene.language} />
        <nav className="content__others" aria-label={scene.say("shell.footerHelp")}>
          <ul>
            {scene.frame.shell.contentLinks.map((other) => (
              <li key={other.key}>
                <a href={other.link} {...(other.key === model.key ? { "aria-current": "page" as const } : {})}>
                  {other.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </main>
  )
}
