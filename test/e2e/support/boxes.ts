import type { Page } from "playwright/test"

/**
 * What a visitor cannot read because of where it stands, in words: texts and controls that overlap, boxes of one row that do, what is cut
 * off, and what leaves the panel that it belongs to. What is laid over something on purpose (absolute and fixed boxes) is compared with
 * its own kind only, and what scrolls by itself is judged by the part that is seen.
 */
export const crowdedBoxes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Box {
      readonly left: number
      readonly top: number
      readonly right: number
      readonly bottom: number
    }
    interface Leaf extends Box {
      readonly owner: Element
      readonly node: Node
      readonly layer: Element | null
      readonly words: string
    }
    const slack = 1
    // the page stands still meanwhile, and each element is asked for again and again by what is in it
    const once = <Answer>(ask: (element: Element) => Answer) => {
      const known = new Map<Element, Answer>()
      return (element: Element): Answer => {
        const answer = known.get(element) ?? ask(element)
        known.set(element, answer)
        return answer
      }
    }
    const styleOf = once((element) => {
      const { clipPath, position, overflowX, overflowY, textOverflow, display } = getComputedStyle(element)
      return { clipPath, position, overflowX, overflowY, textOverflow, display }
    })
    const edgeOf = once((element) => element.getBoundingClientRect())
    const nameOf = (element: Element) =>
      `${element.localName}${element.id === "" ? "" : `#${element.id}`}${element.className === "" || typeof element.className !== "string" ? "" : `.${element.className.trim().split(/\s+/).join(".")}`}`
    const ancestors: (element: Element) => readonly Element[] = once((element) => {
      const { parentElement: parent } = element
      return parent === null ? [element] : [element, ...ancestors(parent)]
    })
    const isSeen = once(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        // what only a screen reader has
        !ancestors(element).some((one) => styleOf(one).clipPath.startsWith("inset(")),
    )
    const layerOf = (element: Element) => ancestors(element).find((one) => /absolute|fixed/.test(styleOf(one).position)) ?? null
    const meet = (one: Box, other: Box) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack

    const found = new Set<string>()
    const leaves: Leaf[] = []

    /** The part of a box that its scrolling ancestors show; what another ancestor cuts off is told. */
    const shown = (box: Box, owner: Element, words: string): Box | null => {
      let { left, top, right, bottom } = box
      let scrolls = false
      for (const one of ancestors(owner)) {
        const { overflowX, overflowY, textOverflow, position } = styleOf(one)
        const edge = edgeOf(one)
        if (overflowX !== "visible" || overflowY !== "visible") {
          scrolls ||= /auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)
          const isCut = left < edge.left - slack || right > edge.right + slack || top < edge.top - slack || bottom > edge.bottom + slack
          if (isCut && !scrolls && textOverflow !== "ellipsis" && one !== document.body && one !== document.documentElement)
            found.add(`"${words}" is cut off by ${nameOf(one)}`)
          left = Math.max(left, edge.left)
          right = Math.min(right, edge.right)
          top = Math.max(top, edge.top)
          bottom = Math.min(bottom, edge.bottom)
        }
        if (position === "fixed") break
      }
      return right - left > slack && bottom - top > slack ? { left, top, right, bottom } : null
    }

    /** A panel shows where it ends: by its ground or by its border at both sides. */
    const isPanel = once((element) => {
      const { backgroundColor, backgroundImage, borderLeftWidth, borderRightWidth, display } = getComputedStyle(element)
      const hasGround = !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor) || backgroundImage !== "none"
      return display !== "inline" && (hasGround || (Number.parseFloat(borderLeftWidth) > 0 && Number.parseFloat(borderRightWidth) > 0))
    })

    const add = (box: Box, owner: Element, node: Node, words: string) => {
      const part = shown(box, owner, words)
      if (part === null) return
      const panel = ancestors(owner).find(
        (one) => one !== node && one !== document.body && one !== document.documentElement && isPanel(one),
      )
      const edge = panel && edgeOf(panel)
      if (
        panel !== undefined &&
        edge !== undefined &&
        (part.left < edge.left - slack ||
          part.right > edge.right + slack ||
          part.top < edge.top - slack ||
          part.bottom > edge.bottom + slack)
      )
        found.add(`"${words}" leaves ${nameOf(panel)}`)
      leaves.push({ ...part, owner, node, layer: layerOf(owner), words })
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const { parentElement: owner, textContent } = text
      const words = (textContent ?? "").trim().slice(0, 40)
      if (owner === null || words === "" || !isSeen(owner) || owner.closest("script, style, option, template") !== null) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, top, bottom, height } of range.getClientRects())
        // the letters themselves are lower than the font's box
        add({ left, right, top: top + height * 0.2, bottom: bottom - height * 0.2 }, owner, text, words)
    }
    for (const control of document.body.querySelectorAll("button, input:not([type=hidden]), select, progress, img, a.btn")) {
      if (!isSeen(control)) continue
      add(control.getBoundingClientRect(), control, control, nameOf(control))
      if (control instanceof HTMLInputElement && control.scrollWidth > control.clientWidth + slack)
        found.add(`"${control.value}" is cut off in ${nameOf(control)}`)
    }
    for (const [at, one] of leaves.entries())
      for (const other of leaves.slice(at + 1)) {
        if (one.node === other.node || one.layer !== other.layer || !meet(one, other)) continue
        if (one.node.contains(other.node) || other.node.contains(one.node)) continue
        found.add(`"${one.words}" and "${other.words}" overlap`)
      }

    const childrenOf = (element: Element): readonly Element[] =>
      [...element.children].flatMap((child) => (styleOf(child).display === "contents" ? childrenOf(child) : [child]))
    for (const row of document.body.querySelectorAll("*")) {
      if (!/grid|flex/.test(styleOf(row).display) || !isSeen(row)) continue
      const boxes = childrenOf(row).filter((child) => isSeen(child) && !/absolute|fixed/.test(styleOf(child).position))
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1))
          if (meet(edgeOf(one), edgeOf(other))) found.add(`${nameOf(one)} and ${nameOf(other)} overlap in ${nameOf(row)}`)
    }
    return [...found]
  })

/** The text spacing that a page has to bear: WCAG 2.2, 1.4.12. */
export const textSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }"

/** Adds a style sheet of the browser's user: the policy of the page lets no other in. */
export const addStyle = (page: Page, style: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, style)
