/** Five stars, filled to the rating; the words beside them say it. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <svg className="stars" viewBox="0 0 110 20" width="110" height="20" aria-hidden="true" focusable="false">
      {[0, 1, 2, 3, 4].map((place) => (
        <path
          key={place}
          className={rating >= place + 0.75 ? "stars__full" : rating >= place + 0.25 ? "stars__half" : "stars__none"}
          d="M10 1.800l2.500 5.400 5.900.700-4.400 4 1.200 5.800L10 14.800l-5.200 2.900L6 11.900l-4.400-4 5.900-.700z"
          transform={`translate(${place * 22} 0)`}
        />
      ))}
    </svg>
  )
}
