import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react"
import { useMachine } from "../islands/use-machine.ts"
import { closeDropDown, headDropDowns, openDropDown } from "./drop-downs.ts"

interface Settings {
  /** there is nothing to open: the link leads on at once */
  readonly isEmpty: boolean
  readonly onOpen: () => void
}

/** What the place of the basket needs of the shopper's moves. */
interface BasketDropDown {
  readonly isOpen: boolean
  readonly place: RefObject<HTMLDivElement | null>
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: (event: PointerEvent) => void
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: (event: FocusEvent) => void
  readonly onClick: (event: MouseEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const id = "basket"

/**
 * When the list of the header's basket is open: under the pointer, while a key has brought the focus there, and after a finger, whose second touch
 * follows the link. Escape closes it until pointer or focus come anew.
 *
 * Spec: 4.38, 10.378.
 */
export function useBasketDropDown({ isEmpty, onOpen }: Settings): BasketDropDown {
  const [{ open }] = useMachine(headDropDowns)
  const place = useRef<HTMLDivElement>(null)
  /** Escape was pressed since pointer or focus came */
  const isDismissed = useRef(false)
  /** what the last press was made with, and whether it found the list open */
  const press = useRef({ isTouch: false, isOpen: false })
  const isOpen = open === id && !isEmpty

  const show = () => {
    if (isEmpty || isDismissed.current) return
    openDropDown(id)
    onOpen()
  }
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })

  // it came to life because somebody was on the way to it
  useEffect(() => {
    const isNear = place.current?.matches(":hover") === true && matchMedia("(hover: hover)").matches
    if (isNear || place.current?.querySelector(":focus-visible") !== null) latest.current()
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const away = new AbortController()
    const dismiss = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== "Escape") return
      isDismissed.current = true
      closeDropDown(id)
      if (place.current?.contains(document.activeElement) === true) place.current.querySelector("a")?.focus()
    }
    const leave = ({ target }: Event) => {
      if (target instanceof Node && place.current?.contains(target) === false) closeDropDown(id)
    }
    document.addEventListener("keydown", dismiss, { signal: away.signal })
    document.addEventListener("pointerdown", leave, { signal: away.signal })
    return () => away.abort()
  }, [isOpen])

  return {
    isOpen,
    place,
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== "touch") show()
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === "touch") return
      isDismissed.current = false
      closeDropDown(id)
    },
    onPointerDown: ({ pointerType }) => {
      press.current = { isTouch: pointerType === "touch", isOpen }
    },
    onFocus: ({ target }) => {
      if (target.matches(":focus-visible")) show()
    },
    onBlur: ({ relatedTarget, currentTarget }) => {
      if (currentTarget.contains(relatedTarget)) return
      isDismissed.current = false
      if (!currentTarget.matches(":hover")) closeDropDown(id)
    },
    onKeyDown: () => {
      press.current = { isTouch: false, isOpen }
    },
    onClick: (click) => {
      const { isTouch, isOpen: wasOpen } = press.current
      const isLink = click.target instanceof Element && click.target.closest(".top_basket__sub") !== null
      if (!isTouch || wasOpen || !isLink || isEmpty) return
      click.preventDefault()
      isDismissed.current = false
      show()
    },
  }
}
