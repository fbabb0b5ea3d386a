const paths = {
  user: "M12 12.2a4.1 4.1 0 1 0 0-8.2 4.1 4.1 0 0 0 0 8.2ZM4 20.5c.7-3.8 3.800-6.300 8-6.300s7.300 2.500 8 6.300",
  basket: "M3.500 9.500h17l-1.700 10.500H5.200L3.500 9.500ZM8 9.500 11 3.500M16 9.500 13 3.500",
  menu: "M3.500 7.500h17M3.500 12.500h17M3.500 17.500h11",
  close: "M5 5l14 14M19 5 5 19",
} as const

/** A line drawing of 24 px that says nothing by itself: the control beside it carries the name. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <i className={`icon icon-${name}`} aria-hidden="true">
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
      >
        <path d={paths[name]} />
      </svg>
    </i>
  )
}
