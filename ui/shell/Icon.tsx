const paths = {
  user: "M12 12.2a4.1 4.1 0 1 0 0-8.2 4.1 4.1 0 0 0 0 8.2ZM4 20.5c.7-3.8 3.8-6.3 8-6.3s7.3 2.5 8 6.3",
  basket: "M3.5 9.5h17l-1.7 10.5H5.2L3.5 9.5ZM8 9.5 11 3.5M16 9.5 13 3.5",
  search: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.5 15.5l5 5",
  menu: "M3.5 7.5h17M3.5 12.5h17M3.5 17.5h11",
  list: "M3.5 6.5h1.5M8.5 6.5h12M3.5 12h1.5M8.5 12h12M3.5 17.5h1.5M8.5 17.5h12",
  close: "M5 5l14 14M19 5 5 19",
} as const

/** A line drawing of 24 px, whose lines the style sheet draws, that says nothing by itself: the control beside it carries the name. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <i className={`icon icon-${name}`} aria-hidden="true">
      <svg viewBox="0 0 24 24" width="24" height="24">
        <path d={paths[name]} />
      </svg>
    </i>
  )
}
